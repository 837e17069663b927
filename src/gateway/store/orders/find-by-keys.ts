import { merchantBitsIn, merchantBitsOf } from '../../domain/orders/order-id.ts';
import type { FoundOrders, KeySearch } from '../../domain/orders/order-index.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, jsonOf } from '../engine/table.ts';
import { ORDERS } from '../tables.ts';
import { keysIn } from './indexed-orders.ts';

// Orders by their keys. A key leads to ids, the newest first, and only the ids of what is shown are looked up.

/** Ids that are read at most: of a group of several, so that what has all of them is found; and of other merchants' orders. */
const ROWS_MAX = { ofGroup: 1000, ofMerchant: 5000 } as const;
/** Groups in one round trip: few at first, because the newest orders are often enough. */
const GROUPS_AT_ONCE = { first: 16, later: 64 } as const;

/** With a merchant, whose number says nothing: so PostgreSQL looks up each row by its key. */
const ID = { order_id: 'int', mer_no: 'int' } as const;

type FoundOrder = FoundOrders['orders'][number];

export async function findByKeys(engine: Engine, search: KeySearch): Promise<FoundOrders> {
  const { groups, limit } = search;
  const found = new Set<bigint>();
  const known = new Map<bigint, readonly FoundOrder[]>();
  let orders: readonly FoundOrder[] = [];
  let searchedAll = true;
  for (let at = 0; at < groups.length && orders.length <= limit;) {
    const some = groups.slice(at, at + (at === 0 ? GROUPS_AT_ONCE.first : GROUPS_AT_ONCE.later));
    at += some.length;
    for (const { ids, isAll } of await readGroups(engine, search, some)) {
      if (!isAll) searchedAll = false;
      for (const id of ids) found.add(id);
    }
    orders = await readNewest(engine, search, { found, known });
  }
  return { orders: orders.slice(0, limit), searchedAll: searchedAll && orders.length <= limit };
}

/** One more than are asked for, if there are more. */
async function readNewest(
  engine: Engine,
  search: KeySearch,
  { found, known }: { readonly found: ReadonlySet<bigint>; readonly known: Map<bigint, readonly FoundOrder[]> },
): Promise<FoundOrder[]> {
  const wanted = search.limit + 1;
  const newest = [...found].toSorted((left, right) => (left < right ? 1 : -1));
  const orders: FoundOrder[] = [];
  for (let at = 0; at < newest.length && orders.length < wanted; at += wanted) {
    const ids = newest.slice(at, at + wanted);
    const read = ids.filter((id) => !known.has(id));
    const byId = await readOrders(engine, search, read);
    for (const id of read) known.set(id, byId.get(id) ?? []);
    orders.push(...ids.flatMap((id) => known.get(id) ?? []));
  }
  return orders.toSorted((left, right) => (left.tradeNo < right.tradeNo ? 1 : -1));
}

/** The orders of these ids that have the keys of a group: others may have the same id. */
async function readOrders(
  engine: Engine,
  { groups, merNo }: KeySearch,
  ids: readonly bigint[],
): Promise<Map<bigint, FoundOrder[]>> {
  if (ids.length === 0) return new Map();
  const { dialect } = engine;
  const rows = await engine.query(
    `select ${ORDERS.list('o.')}, e.order_id, e.keys from ${dialect.rows(ID)}
     ${dialect.joinInOrder} indexed_orders e on e.order_id = r.order_id and (cast($2 as bigint) is null or e.mer_no = $2)
     ${dialect.joinInOrder} orders o on o.mer_no = e.mer_no and o.trade_no = e.trade_no`,
    [jsonOf(ids.map((id) => ({ order_id: String(id), mer_no: 0 }))), merNo],
  );
  const orders = rows.flatMap((row) => {
    const keys = new Set(keysIn(row).map(({ key }) => key));
    const isFound = groups.some((group) => group.every((key) => keys.has(key)));
    return isFound ? [{ id: bigintOf(row['order_id']), order: { ...ORDERS.decode(row), keys } }] : [];
  });
  return new Map(
    [...Map.groupBy(orders, ({ id }) => id)].map(([id, some]) => [id, some.map(({ order }) => order)] as const),
  );
}

interface Group {
  readonly ids: readonly bigint[];
  readonly isAll: boolean;
}

async function readGroups(engine: Engine, search: KeySearch, groups: KeySearch['groups']): Promise<Group[]> {
  const statements = groups.map((keys) =>
    keys.map((key) => ({
      sql: 'select order_id from order_terms where key = $1 order by order_id desc limit $2',
      params: [key, rowsMaxOf(search, keys.length > 1)],
    })),
  );
  const answers = await engine.snapshot(statements.flat());
  let at = 0;
  return Promise.all(
    groups.map((keys) => {
      const lists = keys.map((key, index) => ({ key, ids: idsIn(answers[at + index] ?? []) }));
      at += keys.length;
      return intersectionOf(engine, search, lists);
    }),
  );
}

interface KeyIds {
  readonly key: bigint;
  readonly ids: readonly bigint[];
}

/** From the rarest key on. Of a frequent one only the newest ids were read, so those of the rarest are looked up in it. */
async function intersectionOf(engine: Engine, search: KeySearch, lists: readonly KeyIds[]): Promise<Group> {
  const rowsMax = rowsMaxOf(search, lists.length > 1);
  const [rarest, ...others] = lists.toSorted((left, right) => left.ids.length - right.ids.length);
  let ids = (rarest?.ids ?? []).filter(ofMerchant(search));
  for (const { key, ids: known } of others) {
    const has = new Set(known.length < rowsMax ? known : await lookUp(engine, { key, ids }));
    ids = ids.filter((id) => has.has(id));
  }
  return { ids, isAll: (rarest?.ids.length ?? 0) < rowsMax };
}

/** A merchant's ids have bits in common, which leave out nearly all others'. */
function ofMerchant({ merNo }: KeySearch): (id: bigint) => boolean {
  if (merNo === null) return () => true;
  const bits = merchantBitsOf(merNo);
  return (id) => merchantBitsIn(id) === bits;
}

async function lookUp(engine: Engine, { key, ids }: KeyIds): Promise<bigint[]> {
  const { dialect } = engine;
  const rows = await engine.query(
    `select t.order_id from ${dialect.rows(ID)} ${dialect.joinInOrder} order_terms t
     on t.key = $2 and t.order_id = r.order_id`,
    [jsonOf(ids.map((id) => ({ order_id: String(id), mer_no: 0 }))), key],
  );
  return idsIn(rows);
}

function idsIn(rows: readonly Row[]): bigint[] {
  return rows.map((row) => bigintOf(row['order_id']));
}

/** A merchant's are sought among all: what people hold of numbers is alike with many. */
function rowsMaxOf({ merNo, limit }: KeySearch, isOfSeveral: boolean): number {
  if (merNo !== null) return ROWS_MAX.ofMerchant;
  return isOfSeveral ? ROWS_MAX.ofGroup : limit + 1;
}
