import { ACCOUNTS } from '../../domain/ledger/ledger.ts';
import { ENDED_TASK, afterEnd, changeOfEnd } from '../../domain/payments/payment-end.ts';
import type { EndChange } from '../../domain/payments/payment-end.ts';
import type { FinishedPayment } from '../../domain/payments/payment-store.ts';
import { CommitUnknownError, DatabaseUnavailableError } from '../../domain/store-errors.ts';
import { notificationRow } from '../deliveries/deliveries.ts';
import { POSTGRES, amongTrades } from '../engine/dialect.ts';
import type { ColumnTypes, Dialect } from '../engine/dialect.ts';
import { effectStatements } from '../orders/effects.ts';
import { endedTriesStatements } from '../orders/ended-tries.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { recordAnswersStatement } from '../orders/idempotency.ts';
import { ACCOUNT_COLUMNS, ADD_TO_BALANCE, balanceKey, payDebtsFirst, postingRows } from '../ledger/ledger.ts';
import { recordedAnswer } from '../orders/recorded-answer.ts';
import { ORDER_STATE, SETTLE_IN_TOTALS } from '../states.ts';
import { assignments, bigintOf, columnOf, integerOf, jsonOf, textOf } from '../engine/table.ts';
import { NOTIFICATIONS } from '../deliveries/delivery-tables.ts';
import { AGENDA, ORDER_KEY_COLUMNS, PAYMENT_ENDS, POSTINGS } from '../tables.ts';
import { ADD_TO_TOTALS } from '../orders/totals.ts';

// Ends payments, many at once: state, postings, balances, totals, notifications and agenda in one transaction (I7, I8). The
// condition on the state makes each payment end once, however often it is requested (I5).

type Outcome = 'finished' | 'alreadyFinal';

const SET = `${assignments(PAYMENT_ENDS, ORDER_KEY_COLUMNS)}, listed_state = r.state`;

/** A record with the changes of its end. */
interface Ending {
  readonly record: FinishedPayment;
  readonly change: EndChange;
}

export async function finishPayments(engine: Engine, records: readonly FinishedPayment[]): Promise<Outcome[]> {
  const first = new Map<string, FinishedPayment>();
  for (const record of records) if (!first.has(keyOf(record))) first.set(keyOf(record), record);
  // Sorted, so that two nodes that end the same payments lock them in the same order.
  const distinct = [...first.values()]
    .toSorted((left, right) => (left.order.tradeNo < right.order.tradeNo ? -1 : 1))
    .map((record) => ({ record, change: changeOfEnd(record) }));
  const finished =
    engine.dialect.name === 'postgres'
      ? await finishWithoutDebt(engine, distinct)
      : await finishInSteps(engine, distinct);
  return records.map((record) =>
    finished.has(keyOf(record)) && first.get(keyOf(record)) === record ? 'finished' : 'alreadyFinal',
  );
}

function keyOf({ order }: FinishedPayment): string {
  return `${order.merNo} ${order.tradeNo}`;
}

function finishInSteps(engine: Engine, endings: readonly Ending[]): Promise<Set<string>> {
  const { dialect } = engine;
  return engine.transaction(async (transaction) => {
    const rows = await transaction.query(
      `update orders set ${SET} from ${dialect.rows(PAYMENT_ENDS.columns)}
       where orders.mer_no = r.mer_no and orders.trade_no = r.trade_no and orders.state = ${ORDER_STATE.processing}
       returning orders.mer_no, orders.trade_no, orders.settlement_currency as currency, (
         ${inDebt('orders')}
       ) as debt`,
      [jsonOf(endings.map(encodeEnd))],
    );
    const keys = new Set(rows.map((row) => `${String(row['mer_no'])} ${textOf(row['trade_no'])}`));
    const ended = endings.filter(({ record }) => keys.has(keyOf(record)));
    // SQLite has one writer, so no debt can arise meanwhile: only balances that are in debt are read again.
    const mayOwe = dialect.name === 'sqlite' ? rows.filter((row) => row['debt'] !== null) : rows;
    const debts = await lockDebts(transaction, dialect, mayOwe);
    const statements = effects(dialect, ended, debts);
    if (statements.length > 0) await transaction.all(statements);
    return keys;
  });
}

/** The debt of an order's merchant in its settlement currency; no row if there is none. */
function inDebt(order: string): string {
  return `select b.debt from balances b
          where b.mer_no = ${order}.mer_no and b.currency = ${order}.settlement_currency and b.debt < 0`;
}

/** I14: the amount of a debt at the time of payment is known only under the lock of its balance. */
async function lockDebts(
  transaction: Transaction,
  dialect: Dialect,
  ended: readonly Row[],
): Promise<ReadonlyMap<string, bigint>> {
  if (ended.length === 0) return new Map();
  const keys = ended.map((row) => ({ mer_no: integerOf(row['mer_no']), currency: textOf(row['currency']) }));
  const distinct = [...new Map(keys.map((key) => [balanceKey(key.mer_no, key.currency), key])).values()];
  const rows = await transaction.query(
    `select b.mer_no, b.currency, b.debt from ${dialect.rows({ mer_no: 'int', currency: 'text' })}
     join balances b on b.mer_no = r.mer_no and b.currency = r.currency
     order by b.mer_no, b.currency ${dialect.forUpdate}`,
    [jsonOf(distinct)],
  );
  return new Map(
    rows.map((row) => [balanceKey(integerOf(row['mer_no']), textOf(row['currency'])), bigintOf(row['debt'])]),
  );
}

function effects(dialect: Dialect, endings: readonly Ending[], debts: ReadonlyMap<string, bigint>): Statement[] {
  const answers = endings.flatMap(({ record }) => record.answer ?? []);
  const tries = endings.flatMap(({ record, change }) => endedTriesStatements(dialect, record.order, change));
  const statements = effectStatements(dialect, {
    booked: payDebtsFirst(endings.flatMap(groupsOf), debts),
    moves: endings.map(({ record, change }) => ({ before: null, after: afterEnd(record.order, change) })),
    notifications: endings.flatMap(({ change }) => change.notifications),
    agenda: {
      add: endings.flatMap(({ change }) => change.agenda.add),
      remove: endings.flatMap(({ change }) => change.agenda.remove),
    },
  });
  const answered = answers.length === 0 ? [] : [recordAnswersStatement(dialect, answers)];
  return [...tries, ...statements, ...answered];
}

function groupsOf({ record, change }: Ending) {
  return change.groups.map((group) => ({ merNo: record.order.merNo, at: change.at, group }));
}

function encodeEnd({ record: { order }, change }: Ending) {
  return PAYMENT_ENDS.encode({ ...change.order, merNo: order.merNo, tradeNo: order.tradeNo });
}

/**
 * Merchants without debt in one statement; the rows it leaves belong to merchants with debt, or have already ended. If a debt
 * arises while it runs, the balance's constraint fails it. Whatever the database rejected is then done step by step under
 * locks, which report the reason. So is the rare end that says something of its tries.
 */
async function finishWithoutDebt(engine: Engine, endings: readonly Ending[]): Promise<Set<string>> {
  const plain = endings.filter(({ change }) => change.tries === undefined);
  const finished = await finishOnPostgres(engine, plain).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailableError || error instanceof CommitUnknownError) throw error;
    return new Set<string>();
  });
  const rest = endings.filter(({ record }) => !finished.has(keyOf(record)));
  if (rest.length === 0) return finished;
  const inSteps = await finishInSteps(engine, rest).catch((error: unknown) => {
    // The others in the batch have been written: no caller may be answered that nothing was.
    throw finished.size > 0 && error instanceof DatabaseUnavailableError ? new CommitUnknownError(error) : error;
  });
  return new Set([...finished, ...inSteps]);
}

// The same in one statement, and so in one round trip: over HTTP, this lets PostgreSQL keep up with pgbench. Totals wait for
// balances, because PostgreSQL runs the parts of a statement in an unspecified order, and changeOrders locks balances first:
// without it the two deadlocked (49 in 1,400 transactions of one test run).
async function finishOnPostgres(engine: Engine, endings: readonly Ending[]): Promise<Set<string>> {
  if (endings.length === 0) return new Set();
  const finished = await engine.execute(FINISH_ON_POSTGRES, [
    jsonOf(endings.map((ending) => ({ ...encodeEnd(ending), ...encodeAnswer(ending.record) }))),
    jsonOf(postingRows(endings.flatMap(groupsOf))),
    jsonOf(endings.flatMap(({ change }) => change.agenda.add.map((entry) => AGENDA.encode({ ...entry, tries: 0 })))),
    jsonOf(endings.flatMap(({ change }) => change.notifications.map(notificationRow))),
  ]);
  return new Set(finished.map((row) => `${String(row['mer_no'])} ${textOf(row['trade_no'])}`));
}

function encodeAnswer({ answer }: FinishedPayment): Record<keyof typeof ANSWER_COLUMNS, unknown> {
  if (answer === null) return { operation: null, key: null, answer: null };
  return { operation: answer.operation, key: answer.key, answer: recordedAnswer.encode(answer.answer) };
}

const ANSWER_COLUMNS = { operation: 'text', key: 'text', answer: 'text' } as const satisfies ColumnTypes;

const FINISH_ON_POSTGRES = `
with r as (
  select * from ${POSTGRES.rows({ ...PAYMENT_ENDS.columns, ...ANSWER_COLUMNS })}
), ended as (
  update orders o set ${SET} from r where o.mer_no = r.mer_no and o.trade_no = r.trade_no and o.state = ${ORDER_STATE.processing}
  and (exists (${inDebt('o')})) is not true
  returning o.mer_no, o.trade_no, o.day, o.kind, o.state, o.settle, o.currency, o.settlement_currency, o.amount,
    o.settle_amount, ${Object.keys(ANSWER_COLUMNS)
      .map((column) => `r.${column}`)
      .join(', ')}
), moved as materialized (
  select ${POSTINGS.list('p.')} from ${POSTGRES.rows(POSTINGS.columns, { alias: 'p', param: '$2' })}
  where ${amongTrades('p.subject', 'ended')}
), posted as (
  insert into postings (${POSTINGS.list()}) select ${POSTINGS.list()} from moved
), booked as (
  insert into balances (mer_no, currency, ${ACCOUNT_COLUMNS.join(', ')})
  select mer_no, currency, ${ACCOUNTS.map(
    (account) =>
      `sum(case '${account}' when to_account then amount when from_account then -amount else 0 end) as ${columnOf(account)}`,
  ).join(', ')}
  from moved group by mer_no, currency order by mer_no, currency
  ${ADD_TO_BALANCE} returning 1
), counted as (
  insert into day_totals (mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount)
  select mer_no, day, kind, state, coalesce(settle, ${SETTLE_IN_TOTALS.none}), currency, settlement_currency, count(*), sum(amount), sum(settle_amount)
  from ended where (select count(*) from booked) >= 0 group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  ${ADD_TO_TOTALS}
), told as (
  insert into notifications (${NOTIFICATIONS.list()}) select ${NOTIFICATIONS.list('n.')}
  from ${POSTGRES.rows(NOTIFICATIONS.columns, { alias: 'n', param: '$4' })} where ${amongTrades('n.trade_no', 'ended')}
), done as (
  delete from agenda using ended
  where agenda.mer_no = ended.mer_no and agenda.task = '${ENDED_TASK}' and agenda.subject = ended.trade_no
), planned as (
  insert into agenda (${AGENDA.list()}) select ${AGENDA.list('a.')}
  from ${POSTGRES.rows(AGENDA.columns, { alias: 'a', param: '$3' })} where ${amongTrades('a.trade_no', 'ended')}
  on conflict do nothing
), answered as (
  update idempotency i set answer = ended.answer from ended
  where i.mer_no = ended.mer_no and i.operation = ended.operation and i.key = ended.key and i.answer is null
)
select mer_no, trade_no from ended`;
