import type { OrderSearch } from '../../domain/orders/reports.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Param } from '../engine/engine.ts';
import { LISTED_STATE } from '../states.ts';
import { listParam } from '../engine/table.ts';

/** Trade numbers from `low` (inclusive) to `high` (exclusive). */
export interface Span {
  readonly low: string;
  readonly high: string;
}

/** Conditions on kind and listed state, with their two parameters after the given ones. */
export function filterOrders(
  dialect: Dialect,
  search: Pick<OrderSearch, 'kinds' | 'states'>,
  given: readonly Param[],
): { readonly sqlOf: (columns: { kind: string; state: string }) => string; readonly params: Param[] } {
  const kinds = { type: 'text', param: `$${given.length + 1}` } as const;
  const states = { type: 'int', param: `$${given.length + 2}` } as const;
  return {
    sqlOf: ({ kind, state }) => `${dialect.oneOf(kind, kinds)} and ${dialect.oneOf(state, states)}`,
    params: [...given, filterParam(search.kinds), filterParam(search.states?.map((state) => LISTED_STATE[state]))],
  };
}

/** What a caller filters by, for `dialect.oneOf`. An empty list is no filter, and neither is an absent one. */
export function filterParam(list: readonly (string | number)[] | undefined): Param {
  return listParam(isGiven(list) ? list : null);
}

/** In filters of callers an empty list matches everything, like an absent one. */
export function isGiven<Value>(list: readonly Value[] | undefined): list is readonly Value[] {
  return list !== undefined && list.length > 0;
}
