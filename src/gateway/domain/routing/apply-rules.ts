import type { OrderMethod } from '../method.ts';
import type { CardRange } from './card-ranges.ts';
import { drawOf } from './draw.ts';
import type { AskedAcquirer } from './routing-decision.ts';
import type { RoutingCondition, RoutingRule, RoutingTime, RoutingUse } from './routing-rules.ts';

// Which rule holds for an order, and in which order it asks acquirers. Nothing here waits: a payment is on its way.

export interface RoutedOrder {
  readonly tradeNo: string;
  readonly merNo: number;
  readonly method: OrderMethod;
  readonly currency: string;
  readonly amount: bigint;
  /** Null without a card. */
  readonly cardFirst6: string | null;
  readonly at: number;
}

/** What is known beside the order. Each is asked only if a rule needs it. */
export interface RoutingFacts {
  /** Null for a card that the operator's table does not have. */
  findCard(first6: string): CardRange | null;
  /** The day of the week, from 1 for Monday, and the minute of the day. */
  clockAt(at: number): { readonly day: number; readonly minute: number };
  /** Null if nothing is agreed. */
  costOf(acquirer: string, order: RoutedOrder, card: CardRange | null): bigint | null;
  /** How many of a thousand payments it approved lately; null if there were too few. */
  approvedOf(acquirer: string, order: RoutedOrder): number | null;
}

type Holds = (order: RoutedOrder, look: Look) => boolean;

export interface CompiledRules {
  /** Null if none holds. */
  find(order: RoutedOrder, facts: RoutingFacts): RoutingRule | null;
}

/** Made once for each version: a payment only looks things up. */
export function compileRules(rules: readonly RoutingRule[]): CompiledRules {
  const compiled = rules.map((rule) => ({ rule, conditions: conditionsOf(rule) }));
  const byKind = new Map<string, typeof compiled>();
  /** Those that may hold for a method and a currency: there are few of either. */
  function rulesFor({ method, currency }: RoutedOrder): typeof compiled {
    const kind = `${method} ${currency}`;
    const known = byKind.get(kind);
    if (known !== undefined) return known;
    const found = compiled.filter(({ rule: { when } }) => mayHold(when, { method, currency }));
    byKind.set(kind, found);
    return found;
  }
  return {
    find(order, facts) {
      const look = lookOnce(order, facts);
      return rulesFor(order).find(({ conditions }) => conditions.every((holds) => holds(order, look)))?.rule ?? null;
    },
  };
}

function mayHold(
  { methods, currencies, amount }: RoutingCondition,
  { method, currency }: Pick<RoutedOrder, 'method' | 'currency'>,
): boolean {
  if (methods !== null && !methods.includes(method)) return false;
  if (currencies !== null && !currencies.includes(currency)) return false;
  return amount === null || amount.currency === currency;
}

/** Asked at most once for an order, however many rules ask. */
interface Look {
  card(): CardRange | null;
  clock(): { readonly day: number; readonly minute: number };
}

function lookOnce(order: RoutedOrder, facts: RoutingFacts): Look {
  let card: CardRange | null | undefined;
  let clock: ReturnType<RoutingFacts['clockAt']> | undefined;
  return {
    card: () => (card === undefined ? (card = cardOf(order, facts)) : card),
    clock: () => (clock ??= facts.clockAt(order.at)),
  };
}

function cardOf({ cardFirst6 }: RoutedOrder, facts: RoutingFacts): CardRange | null {
  return cardFirst6 === null ? null : facts.findCard(cardFirst6);
}

/** What is quick and excludes most comes first; that method and currency are named is known before. */
function conditionsOf({ name, when }: RoutingRule): readonly Holds[] {
  const { merchants, amount, cardRanges, cardCountries, cardRegions, times, percent } = when;
  const conditions: (Holds | null)[] = [
    oneOf(merchants, ({ merNo }) => merNo),
    amount && withinAmount(amount),
    cardRanges && (({ cardFirst6 }) => cardRanges.some((range) => isWithin(cardFirst6, range))),
    oneOf(cardCountries, (_order, look) => look.card()?.country ?? null),
    oneOf(cardRegions, (_order, look) => look.card()?.region ?? null),
    times && ((_order, look) => times.some((time) => isAt(time, look.clock()))),
    percent === null ? null : ({ tradeNo }) => drawOf(tradeNo, `rule ${name}`) * 100 < percent,
  ];
  return conditions.filter((condition) => condition !== null);
}

function oneOf<Value extends string | number>(
  list: readonly Value[] | null,
  valueOf: (order: RoutedOrder, look: Look) => Value | null,
): Holds | null {
  if (list === null) return null;
  const values = new Set<Value | null>(list);
  return (order, look) => values.has(valueOf(order, look));
}

function withinAmount({ min, max }: NonNullable<RoutingCondition['amount']>): Holds {
  return ({ amount }) => (min === null || amount >= min) && (max === null || amount <= max);
}

function isWithin(first6: string | null, { first, last }: { readonly first: string; readonly last: string }): boolean {
  return first6 !== null && first <= first6 && first6 <= last;
}

function isAt({ days, from, until }: RoutingTime, { day, minute }: { day: number; minute: number }): boolean {
  return days.includes(day) && minute >= from && minute < until;
}

/** In the order in which they are asked; `able` are those of the rule that may take the order, in its order. */
export function rankAcquirers(
  { name, use }: Pick<RoutingRule, 'name' | 'use'>,
  {
    able,
    order,
    facts,
  }: { readonly able: readonly string[]; readonly order: RoutedOrder; readonly facts: RoutingFacts },
): readonly AskedAcquirer[] {
  switch (use.by) {
    case 'preference':
      return able.map((acquirer) => ({ acquirer }));
    case 'share':
      return byShare(use, able, drawOf(order.tradeNo, `share ${name}`));
    case 'cost':
      return byCost(able, order, facts);
    case 'success':
      return bySuccess(able, {
        order,
        facts,
        floorPercent: use.floorPercent,
        draw: drawOf(order.tradeNo, `success ${name}`),
      });
  }
}

/** Shares hold among those that may take it: what one cannot take is divided as the rest is. */
function byShare(
  { acquirers }: Extract<RoutingUse, { by: 'share' }>,
  able: readonly string[],
  draw: number,
): AskedAcquirer[] {
  const shares = acquirers.filter(({ name }) => able.includes(name));
  const whole = shares.reduce((sum, { percent }) => sum + percent, 0);
  let left = draw * whole;
  const place = shares.findIndex(({ percent }) => (left -= percent) < 0);
  const drawn = shares[place] ?? shares.at(-1);
  const rest = shares.filter((one) => one !== drawn).toSorted((one, other) => other.percent - one.percent);
  return [...(drawn === undefined ? [] : [drawn]), ...rest].map(({ name: acquirer }) => ({ acquirer }));
}

/** Those without an agreed cost come last. */
function byCost(able: readonly string[], order: RoutedOrder, facts: RoutingFacts): AskedAcquirer[] {
  const card = cardOf(order, facts);
  return able
    .map((acquirer) => ({ acquirer, cost: facts.costOf(acquirer, order, card) }))
    .toSorted((left, right) => compareCosts(left.cost, right.cost))
    .map(({ acquirer, cost }) => ({ acquirer, ...(cost !== null && { cost: String(cost) }) }));
}

function compareCosts(left: bigint | null, right: bigint | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left < right ? -1 : Number(left > right);
}

interface Succeeding {
  readonly order: RoutedOrder;
  readonly facts: RoutingFacts;
  readonly floorPercent: number;
  readonly draw: number;
}

/** The best first. Each of the others is first for its floor of orders; those of which too little is known come last. */
function bySuccess(able: readonly string[], { order, facts, floorPercent, draw }: Succeeding): AskedAcquirer[] {
  const ranked = able
    .map((acquirer) => ({ acquirer, approved: facts.approvedOf(acquirer, order) }))
    .toSorted((left, right) => (right.approved ?? -1) - (left.approved ?? -1));
  const floored = ranked[1 + Math.floor((draw * 100) / floorPercent)];
  const [first, ...rest] = floored === undefined ? ranked : [floored, ...ranked.filter((one) => one !== floored)];
  return [...(first === undefined ? [] : [first]), ...rest].map(({ acquirer, approved }) => ({
    acquirer,
    ...(approved !== null && { approved }),
  }));
}
