import { eraseIn, eraseInAddress, factsWithoutPayer } from '../../domain/payers/erasure.ts';
import type { Erasure, ErasureOutcome } from '../../domain/payers/retention.ts';
import { isErased } from '../orders/after-erasure.ts';
import { eraseKeys } from '../orders/indexed-orders.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { isOrderFree } from '../orders/in-use.ts';
import { jsonOf, textOf } from '../engine/table.ts';
import { ORDER_DETAILS } from '../tables.ts';

// Takes a payer's data out of orders that have ended. Amounts, states, numbers and postings are not touched.

type Target = Pick<Erasure, 'merNo' | 'tradeNos'>;

const KEY = { mer_no: 'int', trade_no: 'text' } as const;

const keysOf = ({ merNo, tradeNos }: Target) =>
  jsonOf([...new Set(tradeNos)].map((tradeNo) => ({ mer_no: merNo, trade_no: tradeNo })));

export async function eraseOrders(engine: Engine, erasure: Erasure): Promise<Map<string, ErasureOutcome>> {
  const outcomes = await engine.transaction(async (transaction) => {
    const found = await eraseLocked(engine, transaction, erasure);
    const erased = [...found.values()].filter((outcome) => outcome === 'erased').length;
    if (erased > 0 && erasure.auditOf !== null) {
      await transaction.all(auditStatements(engine.dialect, [erasure.auditOf(erased)]));
    }
    return found;
  });
  await engine.discardOldCopies?.();
  return outcomes;
}

export async function inspectErasure(engine: Engine, target: Target): Promise<Map<string, ErasureOutcome>> {
  return outcomesIn(await engine.query(inspectSql(engine), [keysOf(target)]));
}

/**
 * The orders are locked first, then their notifications, in statements of their own: so nothing of them is in progress when it
 * is asked, and nothing begins before the commit.
 */
export async function eraseLocked(
  engine: Engine,
  transaction: Transaction,
  target: Omit<Erasure, 'auditOf'>,
): Promise<Map<string, ErasureOutcome>> {
  const { dialect } = engine;
  const keys = keysOf(target);
  const locked = (table: string, key: string) => ({
    sql: `select t.${key} from ${table} t where (t.mer_no, t.trade_no) in (select r.mer_no, r.trade_no from ${dialect.rows(KEY)})
          order by t.mer_no, t.${key} ${dialect.forUpdate}`,
    params: [keys],
  });
  // Nothing that is being erased is read for the index meanwhile.
  await transaction.all([
    dialect.lock('orderIndex'),
    locked('orders', 'trade_no'),
    locked('notifications', 'notification_id'),
    locked('receipts', 'subject_no'),
  ]);
  const outcomes = outcomesIn(await transaction.query(inspectSql(engine), [keys]));
  const free = [...outcomes].filter(([, outcome]) => outcome === 'erased').map(([tradeNo]) => tradeNo);
  if (free.length > 0) await erase(engine, transaction, { ...target, tradeNos: free });
  return outcomes;
}

const inspectSql = ({ dialect }: Engine) => `select o.trade_no,
    case when ${isErased('o.mer_no', 'o.trade_no')} then 'alreadyErased'
      when ${isOrderFree('o.mer_no', 'o.trade_no')} then 'erased' else 'waiting' end as outcome
  from ${dialect.rows(KEY)} ${dialect.joinInOrder} orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no`;

function outcomesIn(rows: readonly Row[]): Map<string, ErasureOutcome> {
  return new Map(rows.map((row) => [textOf(row['trade_no']), textOf(row['outcome']) as ErasureOutcome]));
}

/** Texts in which the payer's values are replaced: by table, its key, and the columns by what they hold. */
interface TextTable {
  readonly table: string;
  readonly key: readonly string[];
  readonly texts?: readonly string[];
  readonly addresses?: readonly string[];
  readonly json?: readonly string[];
  /** Facts of an acquirer, as JSON. */
  readonly facts?: readonly string[];
}

const TEXT_TABLES: readonly TextTable[] = [
  {
    table: 'orders',
    key: ['trade_no'],
    texts: ['message', 'chargeback_reason'],
    addresses: ['notify_url', 'protest_notify_url'],
    facts: ['acquirer_facts'],
  },
  { table: 'refunds', key: ['refund_no'], texts: ['message'], addresses: ['notify_url'], facts: ['acquirer_facts'] },
  { table: 'chargebacks', key: ['chargeback_no'], texts: ['reason'] },
  { table: 'notifications', key: ['notification_id'], addresses: ['address'], json: ['payload'] },
];

/** What is removed whatever it says: nothing else needs it. */
const CLEARED: readonly string[] = [
  'update orders set return_url = null where return_url is not null and',
  "update refunds set remark = '' where remark <> '' and",
  "update notifications set last_answer = '', last_answer_headers = null where (last_answer <> '' or last_answer_headers is not null) and",
  'delete from order_details where',
  'delete from payment_attempts where',
  'delete from card_tries where',
  'delete from payer_events where',
  'delete from notes where',
  // A merchant has some thousand of them at most.
  'delete from request_log where',
  'update chargebacks set answer = null where answer is not null and',
  'delete from chargeback_files where',
  'delete from chargeback_evidence where',
  'delete from receipts where',
  "update acquirer_changes set reason = '' where reason <> '' and",
  "update tasks set note = '' where note <> '' and",
];

const ANSWERS: readonly string[] = ['delivery_attempts', 'delivery_resends'];

async function erase(engine: Engine, transaction: Transaction, target: Omit<Erasure, 'auditOf'>): Promise<void> {
  const { dialect } = engine;
  const keys = keysOf(target);
  const ofOrders = `(mer_no, trade_no) in (select r.mer_no, r.trade_no from ${dialect.rows(KEY)})`;
  const [details = [], replays = [], ...found] = await transaction.all([
    { sql: `select ${ORDER_DETAILS.list()} from order_details where ${ofOrders}`, params: [keys] },
    replaysStatement(engine, keys),
    ...TEXT_TABLES.map((table) => ({
      sql: `select ${[...new Set(['trade_no', ...table.key, ...columnsOf(table)])].join(', ')} from ${table.table} where ${ofOrders}`,
      params: [keys],
    })),
  ]);
  const values = new Map(
    details.map(ORDER_DETAILS.decode).map(({ tradeNo, details: said }) => [tradeNo, target.valuesOf(said)]),
  );
  const given = { merNo: target.merNo, values, isPersonalFact: target.isPersonalFact };
  const changes = TEXT_TABLES.flatMap((table, index) =>
    textStatements(engine, table, { ...given, rows: found[index] ?? [] }),
  );
  const answers = ANSWERS.map((table) => ({
    sql: `update ${table} set answer = '', answer_headers = null where (answer <> '' or answer_headers is not null) and (mer_no, notification_id) in (
            select n.mer_no, n.notification_id from notifications n where (n.mer_no, n.trade_no) in (
              select r.mer_no, r.trade_no from ${dialect.rows(KEY)}
            )
          )`,
    params: [keys],
  }));
  await transaction.all([
    // Before the rows that name them: what was sent is empty already, what waits or is shown in the sandbox is not.
    {
      sql: `update mails set sealed = null where sealed is not null and mail_id in (select mail_id from receipts where ${ofOrders})`,
      params: [keys],
    },
    ...changes,
    ...textStatements(engine, REPLAYS, { ...given, rows: replays }),
    ...answers,
    ...CLEARED.map((sql) => ({ sql: `${sql} ${ofOrders}`, params: [keys] })),
  ]);
  await eraseKeys(engine, transaction, target.tradeNos);
}

const REPLAYS: TextTable = { table: 'idempotency', key: ['operation', 'key'], json: ['answer'] };

/** The keys of orders and of their refunds. */
function replaysStatement({ dialect }: Engine, keys: string): Statement {
  const rows = dialect.rows(KEY);
  return {
    sql: `select r.trade_no, i.operation, i.key, i.answer from ${rows} ${dialect.joinInOrder} idempotency i
          on i.mer_no = r.mer_no and i.subject = r.trade_no where i.answer is not null
          union all
          select r.trade_no, i.operation, i.key, i.answer from ${rows}
          ${dialect.joinInOrder} refunds f on f.mer_no = r.mer_no and f.trade_no = r.trade_no
          ${dialect.joinInOrder} idempotency i on i.mer_no = f.mer_no and i.subject = f.refund_no where i.answer is not null`,
    params: [keys],
  };
}

/** Only rows with a text that mentions the payer are written. */
function textStatements(
  { dialect }: Engine,
  texts: TextTable,
  given: Pick<Erasure, 'merNo' | 'isPersonalFact'> & {
    readonly rows: readonly Row[];
    readonly values: ReadonlyMap<string, readonly string[]>;
  },
): Statement[] {
  const { table, key } = texts;
  const columns = columnsOf(texts);
  const changed = given.rows.flatMap((row) => {
    const values = given.values.get(textOf(row['trade_no'])) ?? [];
    const next: Record<string, unknown> = { ...row };
    const apply = (names: readonly string[] = [], change: (text: string) => string | null) => {
      for (const column of names) if (typeof row[column] === 'string') next[column] = change(row[column]);
    };
    apply(texts.texts, (text) => eraseIn(text, values));
    apply(texts.addresses, (text) => eraseInAddress(text, values));
    apply(texts.json, (text) => eraseInJson(text, values));
    apply(texts.facts, (text) => eraseInFacts(text, given.isPersonalFact));
    return columns.some((column) => next[column] !== row[column]) ? [{ ...next, mer_no: given.merNo }] : [];
  });
  if (changed.length === 0) return [];
  const types = Object.fromEntries([...key, ...columns].map((column) => [column, 'text' as const]));
  return [
    {
      sql: `update ${table} set ${columns.map((column) => `${column} = r.${column}`).join(', ')}
            from ${dialect.rows({ mer_no: 'int', ...types })}
            where ${table}.mer_no = r.mer_no and ${key.map((column) => `${table}.${column} = r.${column}`).join(' and ')}`,
      params: [jsonOf(changed)],
    },
  ];
}

function columnsOf({ texts = [], addresses = [], json = [], facts = [] }: TextTable): string[] {
  return [...texts, ...addresses, ...json, ...facts];
}

/** References stay, by which the books are compared with the acquirer's. */
function eraseInFacts(text: string, isPersonalFact: Erasure['isPersonalFact']): string | null {
  const facts = JSON.parse(text) as Record<string, unknown>;
  const kept = factsWithoutPayer(facts, isPersonalFact);
  return JSON.stringify(kept) === JSON.stringify(facts) ? text : kept && JSON.stringify(kept);
}

/** Numbers stay, whatever they are: orders are found by them. */
function eraseInJson(text: string, values: readonly string[]): string {
  const erased = JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    typeof value === 'string' && !name.endsWith('No') ? eraseIn(value, values) : value,
  );
  return erased === JSON.stringify(JSON.parse(text)) ? text : erased;
}
