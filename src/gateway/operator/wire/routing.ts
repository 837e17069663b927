import type { components } from '../../../../generated/operator.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import { clockText } from '../../domain/routing/shown-rules.ts';
import type { RoutingDecision } from '../../domain/routing/routing-decision.ts';
import type { RoutingCondition, RoutingRule, RoutingTime, RoutingUse } from '../../domain/routing/routing-rules.ts';
import type { ListedRouting } from '../../domain/routing/routing-store.ts';
import { momentText, optionalMoment } from './merchant.ts';

// Routing rules, from domain to wire. The other way is rules-from-wire.ts.

type Schemas = components['schemas'];

export function routingToWire(routing: ListedRouting): Schemas['RoutingVersion'] {
  const { version, state, edit, comment, basedOn, rules, simulation, createdBy, changedBy } = routing;
  return {
    version,
    state,
    edit,
    comment,
    basedOn,
    rules: rules.map(ruleToWire),
    simulation,
    createdAt: momentText(routing.createdAt),
    createdBy,
    changedAt: momentText(routing.changedAt),
    changedBy,
    liveFrom: optionalMoment(routing.liveFrom),
    liveUntil: optionalMoment(routing.liveUntil),
    liveBefore: routing.liveBefore,
  };
}

function ruleToWire({ name, when, use, retriesDeclined }: RoutingRule): Schemas['RoutingRule'] {
  return { name, when: conditionToWire(when), use: useToWire(use), retriesDeclined };
}

function conditionToWire(when: RoutingCondition): Schemas['RoutingCondition'] {
  const { methods, currencies, amount, cardCountries, cardRegions, cardRanges, merchants, times, percent } = when;
  return {
    // It was checked by the contract when it came in.
    ...(methods && { methods: [...methods] as Schemas['Method'][] }),
    ...(currencies && { currencies: [...currencies] }),
    ...(amount && { amount: amountToWire(amount) }),
    ...(cardCountries && { cardCountries: [...cardCountries] }),
    ...(cardRegions && { cardRegions: [...cardRegions] }),
    ...(cardRanges && { cardRanges: [...cardRanges] }),
    ...(merchants && { merchants: [...merchants] }),
    ...(times && { times: times.map(timeToWire) }),
    ...(percent !== null && { percent }),
  };
}

function amountToWire({ currency, min, max }: NonNullable<RoutingCondition['amount']>): Schemas['RoutingAmount'] {
  const text = (amount: bigint | null) => (amount === null ? null : formatAmount(amount, currency));
  return { currency, min: text(min), max: text(max) };
}

function timeToWire({ days, from, until }: RoutingTime): Schemas['RoutingTime'] {
  return { days: [...days], from: clockText(from), until: clockText(until) };
}

function useToWire(use: RoutingUse): Schemas['RoutingUse'] {
  return {
    strategy: use.by,
    acquirers:
      use.by === 'share'
        ? use.acquirers.map(({ name: acquirer, percent }) => ({ acquirer, percent }))
        : use.acquirers.map((acquirer) => ({ acquirer })),
    ...(use.by === 'success' && { floorPercent: use.floorPercent }),
  };
}

export function decisionToWire(
  { version, rule, by, asked, refused }: RoutingDecision,
  { attempt, currency }: { readonly attempt: number | null; readonly currency: string },
): Schemas['RoutingDecision'] {
  return {
    attempt,
    version,
    rule,
    strategy: by,
    asked: asked.map(({ acquirer, cost, approved, isHeldBack }) => ({
      acquirer,
      cost: cost === undefined ? null : formatAmount(BigInt(cost), currency),
      approved: approved ?? null,
      heldBack: isHeldBack ?? false,
    })),
    refused: refused.map(({ acquirer, reason }) => ({ acquirer, reason })),
  };
}

/** An amount of a condition, which has no bound where it is null. */
export function boundOf(amount: string | null, currency: string): bigint | null {
  return amount === null ? null : parseAmount(amount, currency);
}
