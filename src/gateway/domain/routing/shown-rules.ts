import { formatAmount } from '../money.ts';
import type { RoutingCondition, RoutingRule, RoutingTime, RoutingUse } from './routing-rules.ts';

// Rules in words, for whoever approves them and for the record.

/** A line for each rule, under its place and name. */
export function shownRules(rules: readonly RoutingRule[]): Record<string, unknown> {
  return Object.fromEntries(rules.map((rule, index) => [`${index + 1}. ${rule.name}`, ruleText(rule)]));
}

function ruleText({ when, use, retriesDeclined }: RoutingRule): string {
  const conditions = conditionTexts(when);
  const left = conditions.length === 0 ? 'always' : conditions.join(', ');
  return `${left}: ${useText(use)}${retriesDeclined ? '; another one after a soft or technical decline' : ''}`;
}

function conditionTexts(when: RoutingCondition): string[] {
  const { methods, currencies, amount, cardCountries, cardRegions, cardRanges, merchants, times, percent } = when;
  return [
    ...(methods === null ? [] : [methods.join(' or ')]),
    ...(currencies === null ? [] : [`in ${currencies.join(' or ')}`]),
    ...(amount === null ? [] : [amountText(amount)]),
    ...(cardCountries === null ? [] : [`cards of ${cardCountries.join(' or ')}`]),
    ...(cardRegions === null ? [] : [`cards of the region ${cardRegions.join(' or ')}`]),
    ...(cardRanges === null
      ? []
      : [
          `cards ${cardRanges.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(' or ')}`,
        ]),
    ...(merchants === null ? [] : [`merchants ${merchants.join(', ')}`]),
    ...(times === null ? [] : [times.map(timeText).join(' or ')]),
    ...(percent === null ? [] : [`${percent} % of these`]),
  ];
}

function amountText({ currency, min, max }: NonNullable<RoutingCondition['amount']>): string {
  if (max === null) return `from ${formatAmount(min ?? 0n, currency)} ${currency}`;
  if (min === null) return `up to ${formatAmount(max, currency)} ${currency}`;
  return `${formatAmount(min, currency)} to ${formatAmount(max, currency)} ${currency}`;
}

const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function timeText({ days, from, until }: RoutingTime): string {
  return `${days.map((day) => DAYS[day]).join(' ')} ${clockText(from)} to ${clockText(until)}`;
}

/** Such as `08:30`. */
export function clockText(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function useText(use: RoutingUse): string {
  switch (use.by) {
    case 'share':
      return use.acquirers.map(({ name, percent }) => `${name} ${percent} %`).join(', ');
    case 'cost':
      return `the least cost of ${use.acquirers.join(', ')}`;
    case 'success':
      return `the best success rate of ${use.acquirers.join(', ')}, at least ${use.floorPercent} % for each`;
    case 'preference':
      return use.acquirers.join(', then ');
  }
}
