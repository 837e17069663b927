import { ORDER_KEY_KINDS, PERSONAL_KEY_KINDS } from '../../domain/orders/order-index.ts';
import type { OrderKey, OrderKeyKind } from '../../domain/orders/order-index.ts';
import { orderIdOf } from '../../domain/orders/order-id.ts';
import type { OrderReference } from '../../domain/orders/order.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { encodeMoney, jsonOf, textOf } from '../engine/table.ts';

// The orders of the index with all of their keys, and the rows by which each key finds them. Both are written together, so that
// the rows of keys can always be told from the orders.

/** A byte for the kind and eight for the key, in base64: keys follow one another without a remainder. */
const KEY_BYTES = 9;
const KEY_CHARACTERS = 12;

export function packKeys(keys: readonly OrderKey[]): string {
  const bytes = Buffer.allocUnsafe(keys.length * KEY_BYTES);
  for (const [index, { kind, key }] of keys.entries()) {
    bytes.writeUInt8(ORDER_KEY_KINDS[kind], index * KEY_BYTES);
    bytes.writeBigUInt64BE(key, index * KEY_BYTES + 1);
  }
  return bytes.toString('base64');
}

const KINDS = new Map(Object.entries(ORDER_KEY_KINDS).map(([kind, number]) => [number, kind as OrderKeyKind]));

function unpackKeys(packed: string): OrderKey[] {
  const bytes = Buffer.from(packed, 'base64');
  return Array.from({ length: packed.length / KEY_CHARACTERS }, (_, index) => {
    const kind = KINDS.get(bytes.readUInt8(index * KEY_BYTES) as 1);
    if (kind === undefined) throw new TypeError('the database gave a number which is no kind of a key');
    return { kind, key: bytes.readBigUInt64BE(index * KEY_BYTES + 1) };
  });
}

/** With the merchant, so that PostgreSQL takes the rows of a batch for few and looks up each by its key. */
const PLACE = { order_id: 'int', trade_no: 'text', mer_no: 'int' } as const;

function placeOf({ merNo, tradeNo }: OrderReference) {
  return { order_id: String(orderIdOf(tradeNo)), trade_no: tradeNo, mer_no: merNo };
}

/** By trade number, of those that are in the index. */
export async function readKeys(
  { dialect }: Engine,
  { query }: Pick<Transaction, 'query'>,
  orders: readonly OrderReference[],
): Promise<Map<string, OrderKey[]>> {
  if (orders.length === 0) return new Map();
  const rows = await query(
    `select e.trade_no, e.keys from ${dialect.rows(PLACE)} ${dialect.joinInOrder} indexed_orders e
     on e.order_id = r.order_id and e.trade_no = r.trade_no`,
    [jsonOf(orders.map(placeOf))],
  );
  return new Map(rows.map((row) => [textOf(row['trade_no']), keysIn(row)]));
}

/** Those of a database whose orders were counted before there was this table, and that are not counted again. */
export async function readCounted(
  { dialect }: Engine,
  { query }: Pick<Transaction, 'query'>,
  orders: readonly OrderReference[],
): Promise<ReadonlySet<string>> {
  const rows = await query(
    `select e.trade_no from ${dialect.rows(PLACE)} ${dialect.joinInOrder} indexed_orders e
     on e.order_id = r.order_id and e.trade_no = r.trade_no`,
    [jsonOf(orders.map((order) => ({ ...placeOf(order), order_id: 0 })))],
  );
  return new Set(rows.map((row) => textOf(row['trade_no'])));
}

export function keysIn(row: Row): OrderKey[] {
  return unpackKeys(textOf(row['keys']));
}

export interface IndexedOrder extends OrderReference {
  readonly known: readonly OrderKey[];
  readonly added: readonly OrderKey[];
}

const ORDER = { ...PLACE, keys: 'text' } as const;
const TERM = { key: 'int', order_id: 'int' } as const;

export function indexStatements({ dialect }: Engine, orders: readonly IndexedOrder[]): Statement[] {
  if (orders.length === 0) return [];
  const rows = orders.map((order) => ({ ...placeOf(order), keys: packKeys([...order.known, ...order.added]) }));
  const terms = orders.flatMap(({ added }, index) => {
    const orderId = rows[index]?.order_id ?? '';
    return added.map(({ key }) => ({ key: encodeMoney(key), order_id: orderId }));
  });
  const [ofOrders, ofTerms] = [dialect.manyRows(ORDER), dialect.manyRows(TERM)];
  return [
    {
      sql: `insert into indexed_orders (order_id, trade_no, mer_no, keys)
            select r.order_id, r.trade_no, r.mer_no, r.keys from ${ofOrders.from} where true
            on conflict (order_id, trade_no) do update set keys = excluded.keys`,
      params: ofOrders.params(rows),
    },
    {
      sql: `insert into order_terms (key, order_id) select r.key, r.order_id from ${ofTerms.from} where true
            on conflict do nothing`,
      params: ofTerms.params(terms),
    },
  ];
}

/**
 * What an order can still be found by, such as its amount, says nothing about the payer. Orders that share an id with one that is
 * erased keep what they share with it.
 */
export async function eraseKeys(
  { dialect }: Engine,
  transaction: Transaction,
  tradeNos: readonly string[],
): Promise<void> {
  const rows = await transaction.query(
    `select e.order_id, e.trade_no, e.mer_no, e.keys from ${dialect.rows({ order_id: 'int', mer_no: 'int' })}
     ${dialect.joinInOrder} indexed_orders e on e.order_id = r.order_id`,
    [jsonOf([...new Set(tradeNos.map(orderIdOf))].map((id) => ({ order_id: String(id), mer_no: 0 })))],
  );
  const targets = new Set(tradeNos);
  const { erased = [], others = [] } = Object.groupBy(rows, (row) =>
    targets.has(textOf(row['trade_no'])) ? 'erased' : 'others',
  );
  const kept = new Set(others.flatMap(personalTermsOf));
  const gone = erased.flatMap(personalTermsOf).filter((term) => !kept.has(term));
  await transaction.all([
    {
      sql: `delete from order_terms where (key, order_id) in (select r.key, r.order_id from ${dialect.rows({ ...TERM, mer_no: 'int' })})`,
      params: [jsonOf(gone.map((term) => term.split(' ')).map(([key, id]) => ({ key, order_id: id, mer_no: 0 })))],
    },
    {
      sql: `update indexed_orders set keys = r.keys from ${dialect.rows(ORDER)}
            where indexed_orders.order_id = r.order_id and indexed_orders.trade_no = r.trade_no`,
      params: [
        jsonOf(
          erased.map((row) => ({
            order_id: String(row['order_id']),
            trade_no: row['trade_no'],
            mer_no: String(row['mer_no']),
            keys: packKeys(keysIn(row).filter((key) => !isPersonal(key))),
          })),
        ),
      ],
    },
  ]);
}

function isPersonal({ kind }: OrderKey): boolean {
  return PERSONAL_KEY_KINDS.includes(kind);
}

function personalTermsOf(row: Row): string[] {
  return keysIn(row)
    .filter(isPersonal)
    .map(({ key }) => `${key} ${String(row['order_id'])}`);
}
