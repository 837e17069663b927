import { firstTradeNoAt } from '../../../src/gateway/domain/numbers.ts';
import { merchantBitsOf, orderIdOf } from '../../../src/gateway/domain/orders/order-id.ts';
import { amountText } from '../../../src/gateway/domain/orders/order-index.ts';
import type { HashKey, OrderKey } from '../../../src/gateway/domain/orders/order-index.ts';
import { cardOfDay, endOf, plainNumber } from '../../../src/gateway/domain/orders/order-terms.ts';
import type { Engine, Statement } from '../../../src/gateway/store/engine/engine.ts';
import { packKeys } from '../../../src/gateway/store/orders/indexed-orders.ts';

// What orders are found by: terms that nearly every order has its own of, and terms that many share.

/** A payer's first name and last name: how many orders share each. The first is read only in part. */
export const NAMES = { first: { word: 'jose', of: 20 }, last: { word: 'garcia', of: 37 } } as const;
/** All orders of a day were paid with one card. */
export const LAST4 = '4242';
/** Every order number has this run in it. */
const RUN = 'bench';
/** All orders of a day have the same amount, as in a shop with one price. */
const AMOUNT = 10_000n;
/** Email and card, ends of both numbers, and of names, telephone number and card what few others have. */
const OWN_TERMS = 8;
/** A key that nobody searches for: the kind of a part of a number, and characters of base64. */
const OWN_KEY = "'CA' || substr(trade_no, 24, 10)";

const DAY_MS = 86_400_000;

export function termStatements(
  { dialect }: Engine,
  hash: HashKey,
  merNo: number,
  days: readonly number[],
): Statement[] {
  const random = dialect.name === 'postgres' ? 'cast(random() * 9000000000000000000 as bigint)' : 'abs(random() / 2)';
  // As the program makes it: the random part of these numbers begins with zeros.
  const id = `((created_at << 21) | ${merchantBitsOf(merNo) << 11})`;
  const own = Array.from({ length: OWN_TERMS }, () => ({
    sql: `insert into order_terms (key, order_id) select k.key, k.id from (
            select ${random} as key, ${id} as id from orders where mer_no = $1
          ) k order by k.key on conflict do nothing`,
    params: [merNo],
  }));
  const ofDays = days.flatMap((day) => {
    const where = `where mer_no = $1 and trade_no >= '${firstTradeNoAt(day * DAY_MS)}' and trade_no < '${firstTradeNoAt((day + 1) * DAY_MS)}'`;
    const shared = sharedBy(hash, day);
    const packed = shared.map(
      ({ kind, key, when }) => `case when ${when} then '${packKeys([{ kind, key }])}' else '' end`,
    );
    return [
      ...shared.map(({ key, when }) => ({
        sql: `insert into order_terms (key, order_id) select cast($2 as bigint), ${id} from orders ${where} and ${when}
              on conflict do nothing`,
        params: [merNo, key],
      })),
      {
        sql: `insert into indexed_orders (order_id, trade_no, mer_no, keys)
              select ${id}, trade_no, mer_no, ${[...Array(OWN_TERMS).fill(OWN_KEY), ...packed].join(' || ')} from orders ${where}`,
        params: [merNo],
      },
    ];
  });
  return [...own, ...ofDays];
}

function sharedBy(hash: HashKey, day: number): (OrderKey & { readonly when: string })[] {
  return [
    { kind: 'numberPart', key: hash('numberRun', RUN), when: 'true' },
    { kind: 'payerPart', key: hash('cardOfDay', cardOfDay(LAST4, day)), when: 'true' },
    { kind: 'amount', key: hash('amount', amountText({ amount: AMOUNT, currency: 'USD', day })), when: 'true' },
    ...Object.values(NAMES).map(({ word, of }) => ({
      kind: 'payerPart' as const,
      key: hash('payerName', word),
      when: `cast(substr(mer_order_no, 2) as bigint) % ${of} = 0`,
    })),
  ];
}

/** The order that is searched for by the ends of its numbers. */
export function endStatements(
  hash: HashKey,
  order: { readonly tradeNo: string; readonly merOrderNo: string },
): Statement[] {
  return [order.tradeNo, order.merOrderNo].flatMap((number) =>
    keyStatements(order.tradeNo, { kind: 'numberPart', key: hash('numberEnd', endOf(plainNumber(number))) }),
  );
}

/** One more key of an order. */
export function keyStatements(tradeNo: string, key: OrderKey): Statement[] {
  const id = orderIdOf(tradeNo);
  return [
    { sql: 'insert into order_terms (key, order_id) values ($1, $2) on conflict do nothing', params: [key.key, id] },
    {
      sql: 'update indexed_orders set keys = keys || $3 where order_id = $1 and trade_no = $2',
      params: [id, tradeNo, packKeys([key])],
    },
  ];
}
