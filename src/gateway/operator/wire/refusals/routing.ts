import type { RoutingProblems, RoutingRefusals } from '../../../operations/routing/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

// Merchants' people know nothing of routing, so these are in English only.

export const routingSentences: Sentences<RoutingRefusals> = {
  routingVersionNotFound: ({ version }) =>
    problem(
      'routingVersionNotFound',
      `There is no version ${version} of the routing rules. GET /operator/routing/versions lists them.`,
    ),
  routingNoDraft: ({ version, state }) =>
    problem('routingNoDraft', `Version ${version} of the routing rules is ${state}. Begin a new draft from it.`),
  routingNotSimulated: ({ version }) =>
    problem(
      'routingNotSimulated',
      `Version ${version} of the routing rules was not simulated since it was changed. Simulate it, read the result, then ask again.`,
    ),
  routingDiscarded: ({ version }) =>
    problem('routingDiscarded', `Version ${version} of the routing rules was given up. Begin a new draft from it.`),
  routingAcquirerUnknown: ({ rule, acquirer }) =>
    problem(
      'routingAcquirerUnknown',
      `The rule "${rule}" names the acquirer ${acquirer}, which is not in the configuration.`,
    ),
  simulationNotFound: ({ simulationNo }) =>
    problem('simulationNotFound', `There is no simulation ${simulationNo}. It may be older than 30 days.`),
  simulationsWaiting: ({ waiting }) =>
    problem('simulationsWaiting', `${waiting} simulations wait already. Ask again when one of them is done.`),
};

export const routingPhrases: Phrases<RoutingProblems> = {
  ruleNameRepeated: () => 'is the name of a rule before; give each rule its own',
  ruleAcquirerRepeated: () => 'is named by this rule already; name each acquirer once',
  sharesNotWhole: ({ sum }) => `have shares that add up to ${sum} percent; make it 100`,
  shareMissing: () => 'is missing: a rule that divides needs the share of each acquirer',
  shareNotAsked: () => 'is only for a rule that divides; leave it out, or choose the strategy share',
  floorNotAsked: () => 'is only for a rule by success rate; leave it out, or choose the strategy success',
  rangeReversed: () => 'must not be less than first',
  rangesOverlap: ({ first }) => `is within the range that begins with ${first}; ranges must not overlap`,
  timeReversed: () => 'must be later than from; write two times for one over midnight',
  amountReversed: () => 'must not be less than min',
  amountEmpty: () => 'needs a min or a max; leave the amount out if it has neither',
  sinceAfterUntil: () => 'must be before until, and in the past',
  rulesOrVersion: () => 'and version cannot both be there, and one of them has to be',
};
