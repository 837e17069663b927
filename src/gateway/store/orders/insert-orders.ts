import type { CreateOutcome, NewRecord } from '../../domain/orders/order-store.ts';
import type { Replay } from '../../domain/orders/replay.ts';
import { CommitUnknownError } from '../../domain/store-errors.ts';
import { POSTGRES, amongTrades } from '../engine/dialect.ts';
import type { ColumnTypes, Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import {
  deleteReplaysStatement,
  findReplaysStatement,
  insertReplaysStatement,
  replayKey,
  replayOf,
} from './idempotency.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';
import { AGENDA, NEW_ORDERS, ORDER_DETAILS } from '../tables.ts';

// Writes processing orders with their details, agenda and idempotency keys, many at once. I4: the database's keys decide
// which of two equal orders comes first.

export type InsertedRecord = NewRecord & { readonly transactionFee?: bigint };

/** Runs statements in order: a transaction's `all`. */
type RunAll = (statements: readonly Statement[]) => Promise<Row[][]>;

/** For createPayment: without keys to check, PostgreSQL takes everything in one statement and one round trip. */
export async function insertPayments(engine: Engine, records: readonly InsertedRecord[]): Promise<CreateOutcome[]> {
  const inOneStatement =
    engine.dialect.name === 'postgres' &&
    records.every((record) => record.replay === null) &&
    splitIntoRounds(records).length === 1;
  if (!inOneStatement) return engine.transaction(({ all }) => insertOrders(all, engine.dialect, records));
  const rows = await engine.execute(INSERT_ON_POSTGRES, [
    jsonOf(records.map((record) => ({ ...encodeOrder(record), details: record.order.details }))),
    jsonOf(records.flatMap(encodeAgenda)),
  ]);
  const created = new Set(rows.map((row) => textOf(row['trade_no'])));
  const rest = records.filter((record) => !created.has(record.order.tradeNo));
  const taken = await findTaken(findAll(engine), engine.dialect, rest).catch((error: unknown) => {
    // The others in the batch have been written: no caller may be answered that nothing was.
    throw created.size > 0 ? new CommitUnknownError(error) : error;
  });
  return records.map((record) => taken.get(record) ?? { kind: 'created' });
}

function findAll({ find }: Engine): RunAll {
  return (statements) => Promise.all(statements.map(({ sql, params }) => find(sql, params)));
}

export async function insertOrders(
  all: RunAll,
  dialect: Dialect,
  records: readonly InsertedRecord[],
): Promise<CreateOutcome[]> {
  const outcomes = new Map<NewRecord, CreateOutcome>();
  for (const round of splitIntoRounds(records)) {
    for (const [record, outcome] of await insertRound(all, dialect, round)) outcomes.set(record, outcome);
  }
  return records.map((record) => outcomes.get(record) ?? { kind: 'created' });
}

/** Records with the same order number or key go into successive rounds: the first one wins. */
function splitIntoRounds(records: readonly InsertedRecord[]): InsertedRecord[][] {
  const rounds: { records: InsertedRecord[]; names: Set<string> }[] = [];
  for (const record of records) {
    const names = [`order ${record.order.merNo} ${record.order.merOrderNo}`];
    if (record.replay !== null) names.push(`key ${replayKey(record.replay)}`);
    // After the last round that contains one of the names, so that the order of arrival is kept.
    const last = rounds.findLastIndex((round) => names.some((name) => round.names.has(name)));
    const round = rounds[last + 1] ?? { records: [], names: new Set<string>() };
    if (last + 1 === rounds.length) rounds.push(round);
    round.records.push(record);
    for (const name of names) round.names.add(name);
  }
  return rounds.map((round) => round.records);
}

/** The results of those that were not created. */
async function insertRound(
  all: RunAll,
  dialect: Dialect,
  records: readonly InsertedRecord[],
): Promise<Map<NewRecord, CreateOutcome>> {
  const keys = keysOf(records);
  const insertKeys = insertReplaysStatement(dialect, keys, 'on conflict do nothing');
  const [rows = []] = (
    await all([...(keys.length > 0 ? [insertKeys] : []), ...insertStatements(dialect, records)])
  ).slice(keys.length > 0 ? 1 : 0);
  const created = new Set(rows.map((row) => textOf(row['trade_no'])));
  const rest = records.filter((record) => !created.has(record.order.tradeNo));
  const replayed = await findReplayed(all, dialect, rest);
  const taken = await findTaken(
    all,
    dialect,
    rest.filter((record) => !replayed.has(record)),
  );
  // I13: a request that is refused for its order number does not use up its key.
  const unused = [...taken].filter(([, outcome]) => outcome.kind === 'taken').map(([record]) => record);
  if (keysOf(unused).length > 0) await all([deleteReplaysStatement(dialect, keysOf(unused))]);
  return new Map([...replayed, ...taken]);
}

function keysOf(records: readonly NewRecord[]): (Replay & { createdAt: number })[] {
  return records.flatMap(({ replay, order }) =>
    replay === null ? [] : [{ ...replay, subject: order.tradeNo, createdAt: order.createdAt }],
  );
}

const ROW_COLUMNS = { ...NEW_ORDERS.columns, operation: 'text', key: 'text' } as const;

function insertStatements(dialect: Dialect, records: readonly InsertedRecord[]): Statement[] {
  const rows = records.map((record) => ({
    ...encodeOrder(record),
    operation: record.replay?.operation ?? null,
    key: record.replay?.key ?? null,
  }));
  const isCreated =
    'join orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no where true on conflict do nothing';
  return [
    {
      sql: `insert into orders (${NEW_ORDERS.list()}) select ${NEW_ORDERS.list('r.')} from ${dialect.rows(ROW_COLUMNS)}
            where r.key is null or exists (
              select 1 from idempotency i
              where i.mer_no = r.mer_no and i.operation = r.operation and i.key = r.key and i.subject = r.trade_no
            )
            on conflict do nothing returning trade_no`,
      params: [jsonOf(rows)],
    },
    {
      sql: `insert into order_details (${ORDER_DETAILS.list()}) select ${ORDER_DETAILS.list('r.')}
            from ${dialect.rows(ORDER_DETAILS.columns)} ${isCreated}`,
      params: [jsonOf(records.map(({ order }) => ORDER_DETAILS.encode(order)))],
    },
    {
      sql: `insert into agenda (${AGENDA.list()}) select ${AGENDA.list('r.')} from ${dialect.rows(AGENDA.columns)} ${isCreated}`,
      params: [jsonOf(records.flatMap(encodeAgenda))],
    },
  ];
}

async function findReplayed(all: RunAll, dialect: Dialect, records: readonly NewRecord[]) {
  const outcomes = new Map<NewRecord, CreateOutcome>();
  const keys = keysOf(records);
  if (keys.length === 0) return outcomes;
  const [rows = []] = await all([findReplaysStatement(dialect, keys)]);
  const found = new Map(rows.map((row) => [replayKey(replayOf(row)), replayOf(row)]));
  for (const record of records) {
    const replay = record.replay === null ? undefined : found.get(replayKey(record.replay));
    if (replay !== undefined && replay.subject !== record.order.tradeNo)
      outcomes.set(record, { kind: 'replayed', replay });
  }
  return outcomes;
}

async function findTaken(all: RunAll, dialect: Dialect, records: readonly NewRecord[]) {
  const outcomes = new Map<NewRecord, CreateOutcome>();
  if (records.length === 0) return outcomes;
  const numbers = dialect.rows({ mer_no: 'int', mer_order_no: 'text' });
  const params = [jsonOf(records.map(({ order }) => ({ mer_no: order.merNo, mer_order_no: order.merOrderNo })))];
  const sql = `select o.mer_no, o.mer_order_no, o.trade_no, o.created_at from ${numbers}
               join orders o on o.mer_no = r.mer_no and o.mer_order_no = r.mer_order_no`;
  const [rows = []] = await all([{ sql, params }]);
  for (const record of records) {
    const { merNo, merOrderNo, tradeNo } = record.order;
    const row = rows.find((one) => integerOf(one['mer_no']) === merNo && one['mer_order_no'] === merOrderNo);
    if (row === undefined) throw new Error(`order ${tradeNo} was not written, and no other has its number`);
    // Its own number: an earlier try of this write was committed after all.
    if (row['trade_no'] === tradeNo) outcomes.set(record, { kind: 'created' });
    else
      outcomes.set(record, {
        kind: 'taken',
        tradeNo: textOf(row['trade_no']),
        createdAt: integerOf(row['created_at']),
      });
  }
  return outcomes;
}

// Details are nested JSON: as a string they would be quoted here and unquoted there.
const PART_COLUMNS: ColumnTypes = { ...NEW_ORDERS.columns, details: 'json' };

const INSERT_ON_POSTGRES = `
with r as materialized (
  select * from ${POSTGRES.rows(PART_COLUMNS)}
), created as (
  insert into orders (${NEW_ORDERS.list()}) select ${NEW_ORDERS.list('r.')} from r
  on conflict do nothing returning mer_no, trade_no
), described as (
  insert into order_details (mer_no, trade_no, details)
  select r.mer_no, r.trade_no, cast(r.details as text) from r where ${amongTrades('r.trade_no', 'created')}
), planned as (
  insert into agenda (${AGENDA.list()}) select ${AGENDA.list('a.')}
  from ${POSTGRES.rows(AGENDA.columns, { alias: 'a', param: '$2' })} where ${amongTrades('a.trade_no', 'created')}
)
select trade_no from created`;

function encodeOrder(record: InsertedRecord) {
  return NEW_ORDERS.encode({ ...record.order, transactionFee: record.transactionFee ?? 0n });
}

function encodeAgenda(record: InsertedRecord) {
  return record.agenda.map((entry) => AGENDA.encode({ ...entry, tries: 0 }));
}
