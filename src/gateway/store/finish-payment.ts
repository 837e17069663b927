import { ACCOUNTS } from '../domain/ledger.ts';
import type { FinishedPayment } from '../domain/store.ts';
import { addAgendaStatement, removeAgendaStatement } from './agenda.ts';
import { notificationRow, notifyStatement } from './deliveries.ts';
import { POSTGRES, amongTrades } from './dialect.ts';
import type { ColumnTypes, Dialect } from './dialect.ts';
import type { Engine, Statement } from './engine.ts';
import { recordAnswersStatement } from './idempotency.ts';
import { ACCOUNT_COLUMNS, balanceKey, bookStatements, payDebtsFirst, postingRows } from './ledger.ts';
import { bigintOf, columnOf, defineTable, integer, integerOf, jsonOf, money, nullable, text, textOf } from './table.ts';
import { AGENDA, NOTIFICATIONS, POSTINGS } from './tables.ts';
import { ADD_TO_TOTALS, totalsStatements } from './totals.ts';

// Ends payments, many at once: state, postings, balances, totals, notifications and agenda in one transaction (I7, I8).
// The condition on the state makes each payment end once, however often that is asked for (I5).

type Outcome = 'finished' | 'alreadyFinal';

const ENDS = defineTable('orders', {
  merNo: integer(),
  tradeNo: text(),
  state: integer(),
  message: text(),
  finishedAt: integer(),
  handlingFee: money,
  transactionFee: money,
  margin: money,
  receiveAmount: money,
  gasFee: nullable(money),
  transactionHash: nullable(text()),
  unsettled: money,
  marginHeld: money,
  settle: nullable(integer<0 | 1>()),
  marginStatus: integer(),
});

const SET = Object.keys(ENDS.columns)
  .filter((column) => column !== 'mer_no' && column !== 'trade_no')
  .map((column) => `${column} = r.${column}`)
  .concat('listed_state = r.state')
  .join(', ');

export async function finishPayments(engine: Engine, records: readonly FinishedPayment[]): Promise<Outcome[]> {
  const first = new Map<string, FinishedPayment>();
  for (const record of records) if (!first.has(keyOf(record))) first.set(keyOf(record), record);
  // Sorted, so that two nodes that end the same payments lock them in the same order.
  const distinct = [...first.values()].toSorted((left, right) => (left.order.tradeNo < right.order.tradeNo ? -1 : 1));
  const finished =
    engine.dialect.name === 'postgres'
      ? await finishOnPostgres(engine, distinct)
      : await finishInSteps(engine, distinct);
  return records.map((record) =>
    finished.has(keyOf(record)) && first.get(keyOf(record)) === record ? 'finished' : 'alreadyFinal',
  );
}

function keyOf({ order }: FinishedPayment): string {
  return `${order.merNo} ${order.tradeNo}`;
}

function finishInSteps(engine: Engine, records: readonly FinishedPayment[]): Promise<Set<string>> {
  const { dialect } = engine;
  return engine.transaction(async (transaction) => {
    const rows = await transaction.query(
      `update orders set ${SET} from ${dialect.rows(ENDS.columns)}
       where orders.mer_no = r.mer_no and orders.trade_no = r.trade_no and orders.state = 1
       returning orders.mer_no, orders.trade_no, orders.settlement_currency, coalesce((
         select b.debt from balances b where b.mer_no = orders.mer_no and b.currency = orders.settlement_currency
       ), 0) as debt`,
      [jsonOf(records.map(encodeEnd))],
    );
    const keys = new Set(rows.map((row) => `${String(row['mer_no'])} ${textOf(row['trade_no'])}`));
    const debts = new Map(
      rows.map((row) => [
        balanceKey(integerOf(row['mer_no']), textOf(row['settlement_currency'])),
        bigintOf(row['debt']),
      ]),
    );
    const ended = records.filter((record) => keys.has(keyOf(record)));
    const statements = effects(dialect, ended, debts);
    if (statements.length > 0) await transaction.all(statements);
    return keys;
  });
}

function effects(
  dialect: Dialect,
  records: readonly FinishedPayment[],
  debts: ReadonlyMap<string, bigint>,
): Statement[] {
  const moves = records.map(({ order, end }) => ({
    before: null,
    after: { ...order, listedState: end.state, settle: end.settle },
  }));
  const done = records.map(({ order }) => ({ merNo: order.merNo, task: 'inquire' as const, subject: order.tradeNo }));
  const answers = records.flatMap((record) => record.answer ?? []);
  return [
    ...bookStatements(dialect, payDebtsFirst(records.flatMap(groupsOf), debts)),
    ...totalsStatements(dialect, moves),
    notifyStatement(
      dialect,
      records.flatMap((record) => record.notification ?? []),
    ),
    removeAgendaStatement(dialect, done),
    addAgendaStatement(
      dialect,
      records.flatMap((record) => record.agenda),
    ),
    answers.length === 0 ? null : recordAnswersStatement(dialect, answers),
  ].filter((statement) => statement !== null);
}

function groupsOf({ order, end, finishedAt }: FinishedPayment) {
  return end.group === null ? [] : [{ merNo: order.merNo, at: finishedAt, group: end.group }];
}

function encodeEnd({ order, end, finishedAt }: FinishedPayment) {
  return ENDS.encode({ ...end, merNo: order.merNo, tradeNo: order.tradeNo, finishedAt });
}

// The same in one statement, and so in one round trip: behind HTTP that is what lets PostgreSQL keep up with pgbench.
// Debt is paid in it too (I14), by the balance's own row under its lock: what a merchant earned and does not find available
// afterwards has paid its debt, because nothing was available before. For merchants without debt that part has no rows.
// Totals wait for balances, because PostgreSQL runs the parts of a statement in an order of its own, and changeOrders locks
// balances first: without it the two met in deadlocks (49 in 1,400 transactions of one test run).
async function finishOnPostgres(engine: Engine, records: readonly FinishedPayment[]): Promise<Set<string>> {
  const rows = records.map((record) => ({
    ...encodeEnd(record),
    operation: record.answer?.operation ?? null,
    key: record.answer?.key ?? null,
    answer: record.answer?.answer ?? null,
  }));
  const finished = await engine.execute(FINISH_ON_POSTGRES, [
    jsonOf(rows),
    jsonOf(postingRows(records.flatMap(groupsOf))),
    jsonOf(records.flatMap(({ agenda }) => agenda.map((entry) => AGENDA.encode({ ...entry, tries: 0 })))),
    jsonOf(records.flatMap(({ notification }) => (notification === null ? [] : [notificationRow(notification)]))),
  ]);
  return new Set(finished.map((row) => `${String(row['mer_no'])} ${textOf(row['trade_no'])}`));
}

const ANSWER_COLUMNS: ColumnTypes = { operation: 'text', key: 'text', answer: 'text' };

/** As what is added to a balance, but what becomes available pays the debt first, as far as it goes. */
const EARN_INTO_BALANCE = `on conflict (mer_no, currency) do update set ${ACCOUNTS.map((account) => {
  const column = columnOf(account);
  const income = 'excluded.available';
  if (account === 'available') return `available = balances.available + greatest(0, ${income} + balances.debt)`;
  if (account === 'debt') return `debt = balances.debt + least(${income}, -balances.debt)`;
  return `${column} = balances.${column} + excluded.${column}`;
}).join(', ')}`;

/** The columns of a posting, some of them by another expression. */
const postingWith = (changed: Readonly<Record<string, string>>) =>
  Object.keys(POSTINGS.columns)
    .map((column) => changed[column] ?? column)
    .join(', ');

const FINISH_ON_POSTGRES = `
with r as (
  select * from ${POSTGRES.rows({ ...ENDS.columns, ...ANSWER_COLUMNS })}
), ended as (
  update orders o set ${SET} from r where o.mer_no = r.mer_no and o.trade_no = r.trade_no and o.state = 1
  returning o.mer_no, o.trade_no, o.day, o.kind, o.state, o.settle, o.currency, o.settlement_currency, o.amount,
    o.settle_amount, ${Object.keys(ANSWER_COLUMNS)
      .map((column) => `r.${column}`)
      .join(', ')}
), moved as materialized (
  select ${POSTINGS.list('p.')} from ${POSTGRES.rows(POSTINGS.columns, { alias: 'p', param: '$2' })}
  where ${amongTrades('p.subject', 'ended')}
), booked as (
  insert into balances (mer_no, currency, ${ACCOUNT_COLUMNS.join(', ')})
  select mer_no, currency, ${ACCOUNTS.map(
    (account) =>
      `sum(case '${account}' when to_account then amount when from_account then -amount else 0 end) as ${columnOf(account)}`,
  ).join(', ')}
  from moved group by mer_no, currency order by mer_no, currency
  ${EARN_INTO_BALANCE} returning mer_no, currency, available
), repaid as materialized (
  select mer_no, currency, sum(amount) as amount from (
    select mer_no, currency, amount from moved where to_account = 'available'
    union all select mer_no, currency, -available from booked
  ) earned group by mer_no, currency having sum(amount) > 0
), divided as (
  select m.*, cast(least(m.amount, greatest(0, p.amount + m.amount - sum(m.amount) over (
    partition by m.mer_no, m.currency order by m.subject, m.line
  ))) as bigint) as paid
  from repaid p join moved m on m.mer_no = p.mer_no and m.currency = p.currency and m.to_account = 'available'
), posted as (
  insert into postings (${POSTINGS.list()})
  select ${POSTINGS.list()} from moved
  where to_account <> 'available' or ((mer_no, currency) in (select mer_no, currency from repaid)) is not true
  union all select ${postingWith({ to_account: `'debt'`, amount: 'paid' })} from divided where paid > 0
  union all
  select ${postingWith({ line: 'line + case when paid > 0 then 1 else 0 end', to_account: `'available'`, amount: 'amount - paid' })}
  from divided where amount > paid
), counted as (
  insert into day_totals (mer_no, day, kind, state, settle, currency, settlement_currency, n, amount, settle_amount)
  select mer_no, day, kind, state, coalesce(settle, -1), currency, settlement_currency, count(*), sum(amount), sum(settle_amount)
  from ended where (select count(*) from booked) >= 0 group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  ${ADD_TO_TOTALS}
), told as (
  insert into notifications (${NOTIFICATIONS.list()}) select ${NOTIFICATIONS.list('n.')}
  from ${POSTGRES.rows(NOTIFICATIONS.columns, { alias: 'n', param: '$4' })} where ${amongTrades('n.trade_no', 'ended')}
), done as (
  delete from agenda using ended
  where agenda.mer_no = ended.mer_no and agenda.task = 'inquire' and agenda.subject = ended.trade_no
), planned as (
  insert into agenda (${AGENDA.list()}) select ${AGENDA.list('a.')}
  from ${POSTGRES.rows(AGENDA.columns, { alias: 'a', param: '$3' })} where ${amongTrades('a.trade_no', 'ended')}
  on conflict do nothing
), answered as (
  update idempotency i set answer = ended.answer from ended
  where i.mer_no = ended.mer_no and i.operation = ended.operation and i.key = ended.key and i.answer is null
)
select mer_no, trade_no from ended`;
