import type { components } from '../../../../../generated/operator.ts';
import type { Tone } from '../../desk/views/parts.ts';
import type { ColumnId } from './order-columns.ts';
import type { ShownState } from './order-words.ts';

type Order = components['schemas']['Order'];
type StateWords = readonly [text: string, tone: Tone];

/** What differs between the operator's list of orders and a shop's. */
export interface OrdersDesk {
  readonly path: string;
  /** A shop's list has its payments only, and names no merchant. */
  readonly isOfShop: boolean;
  readonly columns: readonly ColumnId[];
  readonly defaultColumns: readonly ColumnId[];
  /** Where they differ from the operator's. */
  readonly titles: Readonly<Partial<Record<ColumnId, string>>>;
  /** As the filter names them. */
  readonly states: Readonly<Record<ShownState, StateWords>>;
  /** As a row shows it, which may say more. */
  readonly stateOf: (order: Order) => StateWords;
}
