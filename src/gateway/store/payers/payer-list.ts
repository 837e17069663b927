import { merchantBitsInColumn, merchantBitsOf, orderIdOf } from '../../domain/orders/order-id.ts';
import { PAYER_ORDERS_MAX } from '../../domain/payers/payer-list.ts';
import type { PayerFigures, PayerListStore } from '../../domain/payers/payer-list.ts';
import type { Engine, Param, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';
import { packKeys, readKeys } from '../orders/indexed-orders.ts';
import { ORDER_STATE } from '../states.ts';
import { ORDERS, ORDER_DETAILS } from '../tables.ts';

// Payers are read from the keys of orders, a bounded number of rows at a time, whatever the merchant has.

const ORDERS_AT_ONCE = 300;

const KEY = { mer_no: 'int', trade_no: 'text' } as const;

export function createPayerListStore(engine: Engine): PayerListStore {
  const { ofPayer, sums, first, joinOrders } = statementsOf(engine);
  return {
    async listAddressedOrders({ merNo, before }) {
      const rows = await engine.query(
        `select trade_no from orders where mer_no = $1 ${before === null ? '' : 'and trade_no < $3'}
         order by trade_no desc limit $2`,
        [merNo, ORDERS_AT_ONCE, ...(before === null ? [] : [before])],
      );
      const tradeNos = rows.map((row) => textOf(row['trade_no']));
      const keys = await readKeys(
        engine,
        engine,
        tradeNos.map((tradeNo) => ({ merNo, tradeNo })),
      );
      const hasEmail = (tradeNo: string) => keys.get(tradeNo)?.some(({ kind }) => kind === 'email') === true;
      const through = rows.length < ORDERS_AT_ONCE ? null : (tradeNos.at(-1) ?? null);
      return { orders: await readAddressed(engine, merNo, tradeNos.filter(hasEmail)), through };
    },

    async findNewestOrders({ merNo, keys }) {
      const found = await engine.snapshot(
        keys.map((key) => ({ sql: `${ofPayer} ${NEWEST} limit 1`, params: paramsOf({ merNo, key }) })),
      );
      return found.map(([row]) => (row === undefined ? null : textOf(row['trade_no'])));
    },

    async readPayerFigures(payers) {
      const found = await engine.snapshot(
        payers.map(paramsOf).flatMap((params) => [
          { sql: sums, params },
          { sql: first, params },
        ]),
      );
      return payers.map((_, index) => figuresOf(found[2 * index] ?? [], found[2 * index + 1] ?? []));
    },

    async listOrdersOfPayer({ merNo, key, before, limit }) {
      const older = before === null ? '' : 'and t.order_id <= $6 and e.trade_no < $7';
      const rows = await engine.query(
        `select ${ORDERS.list('o.')} from (${ofPayer} ${older} ${NEWEST} limit $5) p
         ${joinOrders} order by o.trade_no desc`,
        [...paramsOf({ merNo, key }), limit, ...(before === null ? [] : [orderIdOf(before), before])],
      );
      return rows.map(ORDERS.decode);
    },
  };
}

/** As the numbers of one merchant's orders. */
const NEWEST = 'order by t.order_id desc, e.trade_no desc';

/** The last two say the same as the first two, of an id and of all keys of an order. */
function paramsOf({ merNo, key }: { readonly merNo: number; readonly key: bigint }): Param[] {
  return [merNo, key, packKeys([{ kind: 'email', key }]), merchantBitsOf(merNo)];
}

function statementsOf({ dialect }: Engine) {
  // Beneficiaries of payouts have e-mail addresses too, and pay nothing.
  const ofPayer = `select e.trade_no from order_terms t
    ${dialect.joinInOrder} indexed_orders e on e.order_id = t.order_id
    ${dialect.joinInOrder} orders q on q.mer_no = e.mer_no and q.trade_no = e.trade_no
    where t.key = $2 and ${merchantBitsInColumn('t.order_id')} = $4 and e.mer_no = $1
    and ${dialect.contains('e.keys', '$3')} and q.kind = 'payment'`;
  const joinOrders = `${dialect.joinInOrder} orders o on o.mer_no = $1 and o.trade_no = p.trade_no`;
  const newest = `(${ofPayer} ${NEWEST} limit ${PAYER_ORDERS_MAX}) p`;
  return {
    ofPayer,
    joinOrders,
    sums: `${SUMS} from ${newest} ${joinOrders} group by o.currency order by o.currency`,
    first: `select o.created_at from (${ofPayer} order by t.order_id, e.trade_no limit 1) p ${joinOrders}`,
  };
}

const SUMS = `select o.currency, count(*) as orders,
    sum(case when o.state = ${ORDER_STATE.succeeded} then 1 else 0 end) as payments,
    cast(coalesce(sum(case when o.state = ${ORDER_STATE.succeeded} then o.amount else 0 end), 0) as bigint) as paid,
    cast(coalesce(sum(o.refunded), 0) as bigint) as refunded,
    cast(coalesce(sum(o.charged_back), 0) as bigint) as charged_back,
    sum(case when o.refunded > 0 then 1 else 0 end) as refunds,
    sum(case when o.charged_back > 0 then 1 else 0 end) as chargebacks,
    max(o.created_at) as last_at`;

function figuresOf(sums: readonly Row[], [first]: readonly Row[]): PayerFigures | null {
  if (first === undefined || sums.length === 0) return null;
  const total = (column: string) => sums.reduce((sum, row) => sum + integerOf(row[column]), 0);
  return {
    orders: total('orders'),
    refunds: total('refunds'),
    chargebacks: total('chargebacks'),
    sums: sums.map((row) => ({
      currency: textOf(row['currency']),
      payments: integerOf(row['payments']),
      paid: bigintOf(row['paid']),
      refunded: bigintOf(row['refunded']),
      chargedBack: bigintOf(row['charged_back']),
    })),
    firstAt: integerOf(first['created_at']),
    lastAt: Math.max(...sums.map((row) => integerOf(row['last_at']))),
  };
}

async function readAddressed({ query, dialect }: Engine, merNo: number, tradeNos: readonly string[]) {
  if (tradeNos.length === 0) return [];
  const keys = jsonOf(tradeNos.map((tradeNo) => ({ mer_no: merNo, trade_no: tradeNo })));
  const rows = await query(
    `select ${ORDER_DETAILS.list('d.')} from ${dialect.rows(KEY)}
     ${dialect.joinInOrder} orders o on o.mer_no = r.mer_no and o.trade_no = r.trade_no
     ${dialect.joinInOrder} order_details d on d.mer_no = r.mer_no and d.trade_no = r.trade_no
     where o.kind = 'payment'`,
    [keys],
  );
  const detailsOf = new Map(rows.map(ORDER_DETAILS.decode).map((one) => [one.tradeNo, one.details]));
  return tradeNos.flatMap((tradeNo) => {
    const details = detailsOf.get(tradeNo);
    return details === undefined ? [] : [{ tradeNo, details }];
  });
}
