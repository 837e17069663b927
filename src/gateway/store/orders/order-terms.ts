import { merchantOf } from '../../domain/numbers.ts';
import type { FollowStep, FollowedOrder, OrderIndexStore, TermSearch } from '../../domain/orders/order-index.ts';
import type { Order, OrderReference } from '../../domain/orders/order.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { encodeMoney, jsonOf, textOf } from '../engine/table.ts';

// What orders are found by in part: the terms of their numbers, and the words of their payers.

const TABLES = { numbers: 'order_numbers', words: 'order_words' } as const;

/** Terms that are read at most: of a group of several, so that what has all of them is found; and of other merchants' orders. */
const ROWS_MAX = { ofGroup: 1000, ofMerchant: 5000 } as const;
/** Groups in one round trip: few at first, because the newest orders are often enough. */
const GROUPS_AT_ONCE = { first: 8, later: 32 } as const;

/** All of them know their merchant, also those of a table that does not. */
const ROW = { key: 'int', trade_no: 'text', mer_no: 'int' } as const;
const COLUMNS = { numbers: 'key, trade_no', words: 'key, trade_no, mer_no' } as const;

export function termStatements({ dialect }: Engine, followed: readonly FollowedOrder[], step: FollowStep): Statement[] {
  const terms = followed.map((one) => ({ ...one.order, terms: step.termsOf(one) }));
  const many = dialect.manyRows(ROW);
  return (['numbers', 'words'] as const).flatMap((of) => {
    const rows = terms.flatMap(({ tradeNo, merNo, terms: { [of]: keys } }) =>
      keys.map((key) => ({ key: encodeMoney(key), trade_no: tradeNo, mer_no: merNo })),
    );
    const sql = `insert into ${TABLES[of]} (${COLUMNS[of]}) select ${COLUMNS[of]} from ${many.from} where true on conflict do nothing`;
    return rows.length === 0 ? [] : [{ sql, params: many.params(rows) }];
  });
}

export async function findByTerms(
  engine: Engine,
  search: TermSearch,
  readOrders: (references: readonly OrderReference[]) => Promise<readonly Order[]>,
): ReturnType<OrderIndexStore['findByTerms']> {
  const found = new Set<string>();
  let searchedAll = true;
  for (let at = 0; at < search.groups.length && found.size <= search.limit;) {
    const groups = search.groups.slice(at, at + (at === 0 ? GROUPS_AT_ONCE.first : GROUPS_AT_ONCE.later));
    at += groups.length;
    for (const { tradeNos, isAll } of await readGroups(engine, search, groups)) {
      if (!isAll) searchedAll = false;
      for (const tradeNo of tradeNos) if (isOf(search, tradeNo)) found.add(tradeNo);
    }
  }
  const newest = [...found].toSorted((left, right) => (left < right ? 1 : -1)).slice(0, search.limit);
  const references = newest.map((tradeNo) => ({ merNo: merchantOf('order', tradeNo) ?? 0, tradeNo }));
  return { orders: await readOrders(references), searchedAll: searchedAll && found.size <= search.limit };
}

function isOf({ merNo }: TermSearch, tradeNo: string): boolean {
  return merNo === null || merchantOf('order', tradeNo) === merNo;
}

interface Group {
  readonly tradeNos: readonly string[];
  readonly isAll: boolean;
}

async function readGroups(engine: Engine, search: TermSearch, groups: TermSearch['groups']): Promise<Group[]> {
  const statements = groups.map((keys) => keys.map((key) => statementOf(search, key, keys.length > 1)));
  const answers = await engine.snapshot(statements.flat());
  let at = 0;
  return Promise.all(
    groups.map((keys) => {
      const lists = keys.map((key, index) => ({ key, tradeNos: tradeNosIn(answers[at + index] ?? []) }));
      at += keys.length;
      return intersectionOf(engine, search, lists);
    }),
  );
}

interface TermList {
  readonly key: bigint;
  readonly tradeNos: readonly string[];
}

/** From the rarest term on. Of a frequent one only the newest orders were read, so those of the rarest are looked up in it. */
async function intersectionOf(engine: Engine, search: TermSearch, lists: readonly TermList[]): Promise<Group> {
  const rowsMax = rowsMaxOf(search, lists.length > 1);
  const [rarest, ...others] = lists.toSorted((left, right) => left.tradeNos.length - right.tradeNos.length);
  let tradeNos = rarest?.tradeNos ?? [];
  for (const { key, tradeNos: known } of others) {
    const has = new Set(known.length < rowsMax ? known : await lookUp(engine, search, { key, tradeNos }));
    tradeNos = tradeNos.filter((tradeNo) => has.has(tradeNo));
  }
  return { tradeNos, isAll: (rarest?.tradeNos.length ?? 0) < rowsMax };
}

async function lookUp(engine: Engine, search: TermSearch, { key, tradeNos }: TermList): Promise<string[]> {
  const { dialect } = engine;
  const rows = await engine.query(
    `select t.trade_no from ${dialect.rows({ trade_no: 'text' })} ${dialect.joinInOrder} ${TABLES[search.of]} t
     on t.key = $2 and t.trade_no = r.trade_no`,
    [jsonOf(tradeNos.map((tradeNo) => ({ trade_no: tradeNo }))), key],
  );
  return tradeNosIn(rows);
}

function tradeNosIn(rows: readonly Row[]): string[] {
  return rows.map((row) => textOf(row['trade_no']));
}

function rowsMaxOf({ merNo, limit }: TermSearch, isOfSeveral: boolean): number {
  if (merNo !== null) return ROWS_MAX.ofMerchant;
  return isOfSeveral ? ROWS_MAX.ofGroup : limit + 1;
}

/** The newest. A merchant's are sought among all: numbers that begin alike are in use by many. */
function statementOf(search: TermSearch, key: bigint, isOfSeveral: boolean): Statement {
  return {
    sql: `select trade_no from ${TABLES[search.of]} where key = $1 order by trade_no desc limit $2`,
    params: [key, rowsMaxOf(search, isOfSeveral)],
  };
}
