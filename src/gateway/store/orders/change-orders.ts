import type { AgendaEntry, AgendaKey } from '../../domain/orders/agenda.ts';
import type { ChangeTarget, Decision, LockedOrder, OrderChange } from '../../domain/orders/order-store.ts';
import { leaveIfErased } from './after-erasure.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import { effectStatements } from './effects.ts';
import { endedTriesStatements } from './ended-tries.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { insertReplaysStatement } from './idempotency.ts';
import { lockOrders } from './lock-orders.ts';
import { orderNewsStatements } from './order-news.ts';
import { createOrderView } from './locked-orders.ts';
import type { OrderView } from './locked-orders.ts';
import { addAloneShares } from '../people/alone-days.ts';
import { assignments, jsonOf } from '../engine/table.ts';
import { CHARGEBACKS, CHARGEBACK_ENDS, ORDER_CHANGES, ORDER_KEY_COLUMNS, REFUNDS, REFUND_ENDS } from '../tables.ts';

interface DecidedChange {
  readonly target: ChangeTarget;
  readonly change: OrderChange;
}

/** Locks, calls `decide`, writes: one transaction (S16). A constraint that fails here is a bug, and rejects. */
export function changeOrders<Result>(
  engine: Engine,
  targets: readonly ChangeTarget[],
  decide: (locked: LockedOrder | null, target: ChangeTarget) => Decision<Result>,
): Promise<Result[]> {
  return engine.transaction((transaction) => changeOrdersIn(transaction, engine.dialect, targets, decide));
}

/** As a part of a transaction that writes more. */
export async function changeOrdersIn<Result>(
  transaction: Transaction,
  dialect: Dialect,
  targets: readonly ChangeTarget[],
  decide: (locked: LockedOrder | null, target: ChangeTarget) => Decision<Result>,
): Promise<Result[]> {
  const view = createOrderView(await lockOrders(transaction, dialect, targets));
  const decided: DecidedChange[] = [];
  const results = targets.map((target) => {
    const locked = view.look(target);
    const { result, change } = decide(locked, target);
    if (change === undefined) return result;
    if (locked === null) throw new Error(`a change was decided for ${target.tradeNo}, which does not exist`);
    decided.push({ target, change: view.apply(locked.order, change) });
    return result;
  });
  await addAloneShares(
    transaction,
    decided.flatMap(({ change }) => change.alone ?? []),
  );
  if (decided.length > 0) await transaction.all(writeStatements(dialect, view, decided));
  return results;
}

function writeStatements(dialect: Dialect, view: OrderView, decided: readonly DecidedChange[]): Statement[] {
  const changed = [...view.orders.values()].filter(({ before, after }) => before !== after);
  const replays = decided.flatMap(({ change }) =>
    change.replay === undefined ? [] : [{ ...change.replay, createdAt: change.at }],
  );
  const booked = decided.flatMap(({ target: { merNo }, change: { at, groups = [] } }) =>
    groups.map((group) => ({ merNo, at, group })),
  );
  return [
    updateOrders(
      dialect,
      changed.map(({ after }) => after),
    ),
    ...refundStatements(dialect, view),
    ...chargebackStatements(dialect, view),
    ...decided.flatMap(({ target, change }) => endedTriesStatements(dialect, target, change)),
    ...effectStatements(dialect, {
      booked,
      moves: changed,
      notifications: decided.flatMap(({ change }) => change.notifications ?? []),
      agenda: mergeAgendaChanges(decided),
    }),
    replays.length === 0 ? null : insertReplaysStatement(dialect, replays),
    ...decided.flatMap(({ change: { news = [] } }) => news.flatMap((one) => orderNewsStatements(dialect, one))),
    ...auditStatements(
      dialect,
      decided.flatMap(({ change }) => change.audit ?? []),
    ),
  ].filter((statement) => statement !== null);
}

function updateOrders(
  dialect: Dialect,
  orders: readonly Parameters<typeof ORDER_CHANGES.encode>[0][],
): Statement | null {
  if (orders.length === 0) return null;
  return {
    sql: `update orders set ${assignments(ORDER_CHANGES, ORDER_KEY_COLUMNS)} from ${dialect.rows(ORDER_CHANGES.columns)}
          where orders.mer_no = r.mer_no and orders.trade_no = r.trade_no`,
    params: [jsonOf(orders.map(ORDER_CHANGES.encode))],
  };
}

function refundStatements(dialect: Dialect, view: OrderView): Statement[] {
  const refunds = [...view.refunds.values()];
  const added = refunds.filter(({ before }) => before === null).map(({ after }) => after);
  const changed = refunds.filter(({ before, after }) => before !== null && before !== after);
  const remarked = added.filter(({ remark }) => remark !== '');
  const statements: Statement[] = [];
  if (added.length > 0) statements.push({ sql: REFUNDS.insert(dialect), params: [jsonOf(added.map(REFUNDS.encode))] });
  if (remarked.length > 0) statements.push(leaveIfErased(dialect, remarked));
  if (changed.length > 0) {
    const rows = dialect.rows(REFUNDS.columns);
    statements.push({
      sql: `update refunds set ${assignments(REFUND_ENDS)} from ${rows}
            where refunds.mer_no = r.mer_no and refunds.refund_no = r.refund_no`,
      params: [jsonOf(changed.map(({ after }) => REFUNDS.encode(after)))],
    });
  }
  return statements;
}

function chargebackStatements(dialect: Dialect, view: OrderView): Statement[] {
  const chargebacks = [...view.chargebacks.values()];
  const added = chargebacks.filter(({ before }) => before === null).map(({ after }) => CHARGEBACKS.encode(after));
  const changed = chargebacks.filter(({ before, after }) => before !== null && before !== after);
  const statements: Statement[] = [];
  if (added.length > 0) statements.push({ sql: CHARGEBACKS.insert(dialect), params: [jsonOf(added)] });
  if (changed.length > 0) {
    const rows = dialect.rows(CHARGEBACKS.columns);
    statements.push({
      sql: `update chargebacks set ${assignments(CHARGEBACK_ENDS)} from ${rows}
            where chargebacks.mer_no = r.mer_no and chargebacks.chargeback_no = r.chargeback_no`,
      params: [jsonOf(changed.map(({ after }) => CHARGEBACKS.encode(after)))],
    });
  }
  return statements;
}

const nameOf = ({ merNo, task, subject }: AgendaKey) => `${merNo} ${task} ${subject}`;

/** A later decision may remove what an earlier one added, and vice versa. Within one decision, additions win. */
function mergeAgendaChanges(decided: readonly DecidedChange[]): { add: AgendaEntry[]; remove: AgendaKey[] } {
  const words = new Map<string, { key: AgendaKey; entry: AgendaEntry | null }>();
  for (const { change } of decided) {
    for (const key of change.agenda?.remove ?? []) words.set(nameOf(key), { key, entry: null });
    for (const entry of change.agenda?.add ?? []) words.set(nameOf(entry), { key: entry, entry });
  }
  return {
    add: [...words.values()].flatMap(({ entry }) => entry ?? []),
    remove: [...words.values()].filter(({ entry }) => entry === null).map(({ key }) => key),
  };
}
