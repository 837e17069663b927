import type { OrderSearch } from '../domain/reports.ts';
import type { Param } from './engine.ts';

/** Trade numbers from `low` up to but not including `high`. */
export interface Span {
  readonly low: string;
  readonly high: string;
}

/** Conditions on kind and listed state, with their parameters after the given ones. */
export function filterOrders(
  search: Pick<OrderSearch, 'kinds' | 'states'>,
  given: readonly Param[],
  columns = { kind: 'kind', state: 'listed_state' },
): { readonly sql: string; readonly params: Param[] } {
  const params = [...given];
  const oneOf = (column: string, values: readonly Param[] | undefined) => {
    if (!isGiven(values)) return '';
    const places = values.map((value) => `$${params.push(value as Param)}`);
    return ` and ${column} in (${places.join(', ')})`;
  };
  return { sql: oneOf(columns.kind, search.kinds) + oneOf(columns.state, search.states), params };
}

/** An empty list asks for everything, as an absent one does. */
export function isGiven(list: readonly unknown[] | undefined): list is readonly unknown[] {
  return list !== undefined && list.length > 0;
}
