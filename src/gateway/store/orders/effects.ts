import type { AgendaEntry, AgendaKey } from '../../domain/orders/agenda.ts';
import type { NewNotification } from '../../domain/deliveries/notification.ts';
import { addAgendaStatement, removeAgendaStatement } from './agenda.ts';
import { notifyStatement } from '../deliveries/deliveries.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { bookStatements } from '../ledger/ledger.ts';
import type { BookedGroup } from '../ledger/ledger.ts';
import { totalsStatements } from './totals.ts';
import type { OrderMove } from './totals.ts';

/** The consequences of a change of orders. */
export interface Effects {
  readonly booked: readonly BookedGroup[];
  readonly moves: readonly OrderMove[];
  readonly notifications: readonly NewNotification[];
  readonly agenda: { readonly add: readonly AgendaEntry[]; readonly remove: readonly AgendaKey[] };
}

/** After the orders, and in the same order in every transaction, to avoid deadlocks. */
export function effectStatements(dialect: Dialect, { booked, moves, notifications, agenda }: Effects): Statement[] {
  return [
    ...bookStatements(dialect, booked),
    ...totalsStatements(dialect, moves),
    notifyStatement(dialect, notifications),
    removeAgendaStatement(dialect, agenda.remove),
    addAgendaStatement(dialect, agenda.add),
  ].filter((statement) => statement !== null);
}
