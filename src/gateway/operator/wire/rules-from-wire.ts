import type { components } from '../../../../generated/operator.ts';
import type { RoutingCondition, RoutingRule, RoutingTime, RoutingUse } from '../../domain/routing/routing-rules.ts';
import { invalid } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import { amountProblems } from './merchant.ts';
import { boundOf } from './routing.ts';

// Routing rules as they were sent, and what is wrong with them that the contract cannot say.

type Schemas = components['schemas'];

export function routingRulesFromWire(rules: Schemas['RoutingRules']): RoutingRule[] | InputProblem[] {
  const problems = rules.flatMap((rule, index) => [
    ...(rules.findIndex(({ name }) => name === rule.name) < index
      ? [invalid(`rules[${index}].name`, 'ruleNameRepeated')]
      : []),
    ...conditionProblems(rule.when, `rules[${index}].when`),
    ...useProblems(rule.use, `rules[${index}].use`),
  ]);
  return problems.length > 0 ? problems : rules.map(ruleFromWire);
}

export function areProblems(read: readonly RoutingRule[] | readonly InputProblem[]): read is readonly InputProblem[] {
  return read[0] !== undefined && 'field' in read[0];
}

function conditionProblems({ amount, cardRanges, times }: Schemas['RoutingCondition'], at: string): InputProblem[] {
  return [
    ...(amount === undefined ? [] : amountProblemsOf(amount, `${at}.amount`)),
    ...(cardRanges ?? []).flatMap(({ first, last }, index) =>
      last < first ? [invalid(`${at}.cardRanges[${index}].last`, 'rangeReversed')] : [],
    ),
    ...(times ?? []).flatMap(({ from, until }, index) =>
      until <= from ? [invalid(`${at}.times[${index}].until`, 'timeReversed')] : [],
    ),
  ];
}

function amountProblemsOf({ currency, min, max }: Schemas['RoutingAmount'], at: string): InputProblem[] {
  const problems = [
    ...(min === null ? [] : amountProblems(`${at}.min`, min, currency)),
    ...(max === null ? [] : amountProblems(`${at}.max`, max, currency)),
  ];
  if (problems.length > 0) return problems;
  if (min === null && max === null) return [invalid(`${at}.max`, 'amountEmpty')];
  const [least, most] = [boundOf(min, currency), boundOf(max, currency)];
  return least !== null && most !== null && least > most ? [invalid(`${at}.max`, 'amountReversed')] : [];
}

function useProblems({ strategy, acquirers, floorPercent }: Schemas['RoutingUse'], at: string): InputProblem[] {
  const isShare = strategy === 'share';
  const sum = acquirers.reduce((whole, { percent = 0 }) => whole + percent, 0);
  const ofEach = acquirers.flatMap(({ acquirer, percent }, index) => [
    ...(acquirers.findIndex((other) => other.acquirer === acquirer) < index
      ? [invalid(`${at}.acquirers[${index}].acquirer`, 'ruleAcquirerRepeated')]
      : []),
    ...(isShare && percent === undefined ? [invalid(`${at}.acquirers[${index}].percent`, 'shareMissing')] : []),
    ...(!isShare && percent !== undefined ? [invalid(`${at}.acquirers[${index}].percent`, 'shareNotAsked')] : []),
  ]);
  if (ofEach.length > 0) return ofEach;
  return [
    ...(isShare && sum !== 100 ? [invalid(`${at}.acquirers`, 'sharesNotWhole', { sum })] : []),
    ...(strategy !== 'success' && floorPercent !== undefined ? [invalid(`${at}.floorPercent`, 'floorNotAsked')] : []),
  ];
}

function ruleFromWire({ name, when, use, retriesDeclined = false }: Schemas['RoutingRule']): RoutingRule {
  return { name, when: conditionFromWire(when), use: useFromWire(use), retriesDeclined };
}

function conditionFromWire(when: Schemas['RoutingCondition']): RoutingCondition {
  const { amount, times } = when;
  return {
    methods: when.methods ?? null,
    currencies: when.currencies ?? null,
    amount: amount
      ? {
          currency: amount.currency,
          min: boundOf(amount.min, amount.currency),
          max: boundOf(amount.max, amount.currency),
        }
      : null,
    cardCountries: when.cardCountries ?? null,
    cardRegions: when.cardRegions ?? null,
    cardRanges: when.cardRanges ?? null,
    merchants: when.merchants ?? null,
    times: times?.map(timeFromWire) ?? null,
    percent: when.percent ?? null,
  };
}

function timeFromWire({ days, from, until }: Schemas['RoutingTime']): RoutingTime {
  return { days: days.toSorted(), from: minuteOf(from), until: minuteOf(until) };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const FLOOR_PERCENT = 5;

function useFromWire({ strategy, acquirers, floorPercent = FLOOR_PERCENT }: Schemas['RoutingUse']): RoutingUse {
  if (strategy === 'share') {
    return { by: strategy, acquirers: acquirers.map(({ acquirer: name, percent = 0 }) => ({ name, percent })) };
  }
  const names = acquirers.map(({ acquirer }) => acquirer);
  return strategy === 'success' ? { by: strategy, acquirers: names, floorPercent } : { by: strategy, acquirers: names };
}
