import type { Link, LinkOrder, LinkStore, ListedLink, UsedLink } from '../../domain/links/link.ts';
import type { LinkAsks } from '../../domain/links/link-asks.ts';
import type { OrderDetails } from '../../domain/orders/order.ts';
import type { Engine, Row } from '../engine/engine.ts';
import type { Codec } from '../engine/table.ts';
import { LISTED_STATE, ORDER_STATE } from '../states.ts';
import {
  bigintOf,
  defineTable,
  integer,
  integerOf,
  json,
  money,
  nullable,
  text,
  textOf,
  word,
} from '../engine/table.ts';

// Links and the orders that were begun with them, as they are read. Nothing is written here when an order ends: until the next
// payer begins, what ended is read from the orders themselves.

type LinkReads = Pick<LinkStore, 'findLink' | 'listLinks' | 'listLinkOrders' | 'findOwnLinkOrder'>;

export function createLinkReads(engine: Engine): LinkReads {
  return {
    async findLink({ merNo, linkNo, leftBefore }) {
      const key = [merNo, linkNo];
      const [links = [], more = [], paid = []] = await engine.snapshot([
        { sql: FIND_LINK, params: key },
        { sql: `${uncounted('$3')} and p.link_no = $2 group by p.link_no`, params: [...key, leftBefore] },
        { sql: lastPaid(`from links where ${OF_LINK}`), params: key },
      ]);
      return withLastPaid(usedLinks(links, more), paid)[0] ?? null;
    },

    async listLinks({ merNo, before, limit }) {
      const older = before === null ? '' : 'and link_no < $3';
      const page = `from links where mer_no = $1 ${older} order by link_no desc limit $2`;
      const params = [merNo, limit, ...(before === null ? [] : [before])];
      const [links = [], more = [], paid = []] = await engine.snapshot([
        { sql: `select ${LINKS.list()}, begun, paid, paid_amount ${page}`, params },
        { sql: `${uncounted('-1')} and p.link_no in (select link_no ${page}) group by p.link_no`, params },
        { sql: lastPaid(page), params },
      ]);
      return withLastPaid(usedLinks(links, more), paid);
    },

    async listLinkOrders({ merNo, linkNo, before, limit }) {
      const older = `and p.sequence < (select b.sequence from link_payments b
        where b.mer_no = $1 and b.link_no = $2 and b.trade_no = $4)`;
      const sql = `select ${LINK_ORDERS.list('o.')}, d.details from link_payments p
        join orders o on o.mer_no = p.mer_no and o.trade_no = p.trade_no
        left join order_details d on d.mer_no = p.mer_no and d.trade_no = p.trade_no
        where ${P_OF_LINK} ${before === null ? '' : older} order by p.sequence desc limit $3`;
      const rows = await engine.query(sql, [merNo, linkNo, limit, ...(before === null ? [] : [before])]);
      return rows.map((row) => ({ ...LINK_ORDERS.decode(row), details: detailsOf(row) }));
    },

    async findOwnLinkOrder({ merNo, linkNo }, payer) {
      const sql = `select ${LINK_ORDERS.list('o.')} from link_payments p
        join orders o on o.mer_no = p.mer_no and o.trade_no = p.trade_no
        where ${P_OF_LINK} and p.payer = $3 order by p.sequence desc limit 1`;
      const [row] = await engine.find(sql, [merNo, linkNo, payer]);
      return row === undefined ? null : LINK_ORDERS.decode(row);
    },
  };
}

/** With what is not counted in their rows yet. */
export function usedLinks(links: readonly Row[], notCounted: readonly Row[]): UsedLink[] {
  const byNumber = new Map(notCounted.map((row) => [textOf(row['link_no']), row]));
  return links.map((row) => {
    const link = LINKS.decode(row);
    const more = byNumber.get(link.linkNo);
    const count = (name: string) => (more === undefined ? 0 : integerOf(more[name]));
    const paidAmount = bigintOf(row['paid_amount']) + (more === undefined ? 0n : bigintOf(more['paid_amount']));
    const paid = integerOf(row['paid']) + count('paid');
    const open = { paying: count('paying'), reserved: count('reserved'), left: count('left_behind') };
    return { link, use: { paid, paidAmount, ...open } };
  });
}

/** One indexed look backwards for each link: the newest of its payments that succeeded. */
const lastPaid = (page: string) => `select l.link_no, d.details from (
    select link_no, (select p.trade_no from link_payments p join orders o on o.mer_no = p.mer_no and o.trade_no = p.trade_no
      where p.mer_no = links.mer_no and p.link_no = links.link_no and p.state in (${BEGUN.bound}, ${BEGUN.paid})
        and o.state = ${ORDER_STATE.succeeded}
      order by p.sequence desc limit 1) as trade_no ${page}) l
  join order_details d on d.mer_no = $1 and d.trade_no = l.trade_no`;

function withLastPaid(links: readonly UsedLink[], paid: readonly Row[]): ListedLink[] {
  const byNumber = new Map(paid.map((row) => [textOf(row['link_no']), detailsOf(row)]));
  return links.map((used) => ({ ...used, lastPaid: byNumber.get(used.link.linkNo) ?? null }));
}

/** Null if the payer's data was removed. */
function detailsOf({ details }: Row): OrderDetails | null {
  return details === null || details === undefined ? null : DETAILS.decode(details);
}

const DETAILS = json<OrderDetails>();

/** Links of the release before have none. */
const ASKS: Codec<LinkAsks> = {
  ...json<LinkAsks>(),
  decode: (stored) => (stored === null ? {} : json<LinkAsks>().decode(stored)),
};

export const LINKS = defineTable<Link>('links', {
  merNo: integer(),
  linkNo: text(),
  title: text(),
  text: nullable(text()),
  currency: text(),
  amount: nullable(money),
  amountMin: nullable(money),
  amountMax: nullable(money),
  methods: nullable(json()),
  usesMax: nullable(integer()),
  expiresAt: nullable(integer()),
  reference: nullable(text()),
  notifyUrl: nullable(text()),
  returnUrl: nullable(text()),
  cancelUrl: nullable(text()),
  asks: ASKS,
  quantityMax: nullable(integer()),
  version: integer(),
  createdAt: integer(),
  revokedAt: nullable(integer()),
});

const LINK_ORDERS = defineTable<LinkOrder>('orders', {
  tradeNo: text(),
  merOrderNo: text(),
  state: word(ORDER_STATE),
  listedState: word(LISTED_STATE),
  amount: money,
  currency: text(),
  createdAt: integer(),
  finishedAt: nullable(integer()),
});

export const BEGUN = { reserved: 0, bound: 1, paid: 2, failed: 3 } as const;

export const OF_LINK = 'mer_no = $1 and link_no = $2';
export const P_OF_LINK = 'p.mer_no = $1 and p.link_no = $2';
export const FIND_LINK = `select ${LINKS.list()}, begun, paid, paid_amount from links where ${OF_LINK}`;

export const JOIN_ORDER = 'left join orders o on o.mer_no = p.mer_no and o.trade_no = p.trade_no';

/** An order that nobody is paying: begun before this moment, without an attempt that is open or was closed since. */
export const isLeft = (
  before: string,
) => `(o.state = ${ORDER_STATE.processing} and o.created_at <= ${before} and not exists (
    select 1 from payment_attempts a where a.mer_no = p.mer_no and a.trade_no = p.trade_no
      and (a.state = 'open' or a.closed_at > ${before})))`;

// If a link is not locked, some of its orders may have ended since they were last counted.
export const uncounted = (leftBefore: string) => `select p.link_no,
    sum(case when ${isLeft(leftBefore)} then 1 else 0 end) as left_behind,
    sum(case when o.state = ${ORDER_STATE.succeeded} then 1 else 0 end) as paid,
    cast(coalesce(sum(case when o.state = ${ORDER_STATE.succeeded} then o.amount else 0 end), 0) as bigint) as paid_amount,
    sum(case when o.state = ${ORDER_STATE.processing} then 1 else 0 end) as paying,
    sum(case when p.trade_no is null then 1 else 0 end) as reserved
  from link_payments p ${JOIN_ORDER} where p.mer_no = $1 and p.state < ${BEGUN.paid}`;
