import type { ListedDelivery } from '../../domain/deliveries/delivery.ts';
import { ENDPOINT_ROWS_MAX } from '../../domain/deliveries/endpoint.ts';
import type { EndpointRow, EndpointStore, ResendRow } from '../../domain/deliveries/endpoint.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { defineTable, integer, integerOf, jsonOf, nullable, text } from '../engine/table.ts';
import type { Columns } from '../engine/table.ts';

// Reads over all merchants that stay small however many notifications there are: they step from merchant to merchant through
// an index, and read a bounded number of rows of each.

const listed: Columns<ListedDelivery> = {
  merNo: integer(),
  notificationId: text(),
  event: text(),
  tradeNo: text(),
  address: text(),
  createdAt: integer(),
  state: text(),
  attempts: integer(),
  nextAt: nullable(integer()),
  lastResult: {
    type: 'text',
    encode: (result) => result ?? '',
    decode: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
  },
};

export const LISTED_DELIVERIES = defineTable<ListedDelivery>('notifications', listed);

const { merNo, notificationId, tradeNo, address, createdAt, state, attempts } = listed;
const ENDPOINT_ROWS = defineTable<EndpointRow>(
  'notifications',
  {
    merNo,
    notificationId,
    address,
    createdAt,
    state,
    attempts,
    tradeNo,
    startedAt: nullable(integer()),
    finishedAt: nullable(integer()),
    status: nullable(integer()),
    result: text(),
  },
  { startedAt: 'last_started_at', finishedAt: 'last_finished_at', status: 'last_status', result: 'last_result' },
);

export function createEndpointStore(engine: Engine): EndpointStore {
  return {
    async listNotifiedMerchants({ troubled, after, limit }) {
      const found = await engine.snapshot(
        (troubled ? [DUE, EXHAUSTED] : [ALL]).map((which) => ({
          sql: `${merchantsWith(which, '$1')} select mer_no from m where mer_no is not null limit $2`,
          params: [after, limit],
        })),
      );
      const merNos = new Set(found.flat().map((row) => integerOf(row['mer_no'])));
      return [...merNos].toSorted((left, right) => left - right).slice(0, limit);
    },

    async readEndpointRows(merNos) {
      const [resends = [], paused = [], ...notifications] = await engine.snapshot(
        endpointReads(engine.dialect, merNos),
      );
      return {
        notifications: notifications.flat().map(ENDPOINT_ROWS.decode),
        resends: resends.map(RESEND_ROWS.decode),
        paused: paused.map((row) => integerOf(row['mer_no'])),
      };
    },

    searchAllDeliveries: (search) => searchAllDeliveries(engine, search),
  };
}

const ALL = 'true';
const DUE = "state = 'due'";
const EXHAUSTED = "state = 'exhausted'";

/** Steps from one merchant to the next: each costs one search of the index. `m.mer_no` ends with null. */
const merchantsWith = (which: string, after: string) => `with recursive m(mer_no) as (
  select min(mer_no) from notifications where ${which} and mer_no > ${after}
  union all
  select (select min(n.mer_no) from notifications n where ${which} and n.mer_no > m.mer_no) from m
  where m.mer_no is not null
)`;

const RESEND_ROWS = defineTable<ResendRow>('delivery_resends', {
  merNo: integer(),
  notificationId: text(),
  address: text(),
  finishedAt: nullable(integer()),
  status: nullable(integer()),
  result: text(),
});

/** Not a limit on a list, which only PostgreSQL could apply to each merchant, but the last row that is still in it. */
const LAST_OF = ({ which, column, order }: { which: string; column: string; order: string }) =>
  `(select x.${column} from notifications x where x.mer_no = r.mer_no and ${which} order by x.${column} ${order}
    limit 1 offset ${ENDPOINT_ROWS_MAX - 1})`;

function endpointReads(dialect: Dialect, merNos: readonly number[]): Statement[] {
  const params = [jsonOf(merNos.map((one) => ({ mer_no: one })))];
  const merchants = dialect.rows({ mer_no: 'int' });
  const join = dialect.joinInOrder;
  const newest = (which: string) =>
    `n.notification_id >= coalesce(${LAST_OF({ which, column: 'notification_id', order: 'desc' })}, '')`;
  const earliest = `n.next_at <= coalesce(${LAST_OF({ which: DUE, column: 'next_at', order: '' })}, ${Number.MAX_SAFE_INTEGER})`;
  const read = (where: string) => ({
    sql: `select ${ENDPOINT_ROWS.list('n.')} from ${merchants} ${join} notifications n on n.mer_no = r.mer_no and ${where}`,
    params,
  });
  return [
    {
      sql: `select s.mer_no, s.notification_id, n.address, s.finished_at, s.status, s.result from ${merchants}
            ${join} notifications n on n.mer_no = r.mer_no and ${newest(ALL)}
            ${join} delivery_resends s on s.mer_no = n.mer_no and s.notification_id = n.notification_id
            where s.finished_at is not null`,
      params,
    },
    { sql: `select p.mer_no from ${merchants} ${join} delivery_pauses p on p.mer_no = r.mer_no`, params },
    read(newest(ALL)),
    read(`${EXHAUSTED} and ${newest(EXHAUSTED)}`),
    read(`${DUE} and ${earliest}`),
  ];
}

/** After every number. */
const NEWEST = '~';
const MERCHANTS_MAX = 40;
const ROWS_MAX = 400;

/**
 * Only the merchants with the newest notifications can be on the page. Of each a few are read; where a merchant has more than
 * was read, what is older than its last row is left for the next round.
 */
async function searchAllDeliveries(
  engine: Engine,
  search: Parameters<EndpointStore['searchAllDeliveries']>[0],
): ReturnType<EndpointStore['searchAllDeliveries']> {
  const { before, round } = search;
  const which = search.state === null ? ALL : search.state === 'due' ? DUE : EXHAUSTED;
  // Those that are due have no index by number: in that order they are sorted, not searched among all of the merchant's.
  const number = search.state === 'due' ? "n.notification_id || ''" : 'n.notification_id';
  const end = before ?? NEWEST;
  const heads =
    search.merNo === null ? await readHeads(engine, { which, number, end }) : [{ merNo: search.merNo, head: '' }];
  const [searched, next] = [heads.slice(0, MERCHANTS_MAX), heads[MERCHANTS_MAX]];
  const size = Math.min(ROWS_MAX, Math.ceil(ROWS_MAX / Math.max(1, searched.length)) * 2 ** round);
  const found = await engine.snapshot(
    searched.map((head) => ({
      sql: `select ${LISTED_DELIVERIES.list('n.')} from notifications n
            where n.mer_no = $1 and ${which} and n.notification_id < $2 order by ${number} desc limit $3`,
      params: [head.merNo, end, size],
    })),
  );
  const lists = found.map((rows) => rows.map(LISTED_DELIVERIES.decode));
  const cuts = lists.flatMap((rows) => (rows.length === size ? (rows.at(-1)?.notificationId ?? []) : []));
  const cut = [...cuts, ...(next === undefined ? [] : [`${next.head} `])].toSorted().at(-1) ?? '';
  const deliveries = lists
    .flat()
    .filter((one) => one.notificationId >= cut)
    .toSorted((left, right) => (left.notificationId < right.notificationId ? 1 : -1));
  return { deliveries, ended: cut === '' };
}

async function readHeads(
  engine: Engine,
  { which, number, end }: { which: string; number: string; end: string },
): Promise<{ merNo: number; head: string }[]> {
  const rows = await engine.query(
    `${merchantsWith(which, '-1')} select mer_no, head from (
       select m.mer_no, (
         select n.notification_id from notifications n where n.mer_no = m.mer_no and ${which} and n.notification_id < $1
         order by ${number} desc limit 1
       ) as head from m where m.mer_no is not null
     ) heads where head is not null order by head desc limit $2`,
    [end, MERCHANTS_MAX + 1],
  );
  return rows.map((row) => ({ merNo: integerOf(row['mer_no']), head: String(row['head']) }));
}
