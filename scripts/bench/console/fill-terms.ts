import { firstTradeNoAt } from '../../../src/gateway/domain/numbers.ts';
import type { HashKey } from '../../../src/gateway/domain/orders/order-index.ts';
import { cardOfDay, endOf, plainNumber } from '../../../src/gateway/domain/orders/order-terms.ts';
import type { Engine, Param, Statement } from '../../../src/gateway/store/engine/engine.ts';

// What orders are found by in part: terms that nearly every order has its own of, and terms that many share.

/** A payer's first name and last name: how many orders share each. The first is read only in part. */
export const NAMES = { first: { word: 'jose', of: 20 }, last: { word: 'garcia', of: 37 } } as const;
/** All orders of a day were paid with one card. */
export const LAST4 = '4242';
/** Every order number has this run in it. */
const RUN = 'bench';

const MORE = { numbers: '', words: ', mer_no' } as const;

interface Narrowed {
  readonly where?: string;
  readonly params?: readonly Param[];
}

interface Span {
  readonly merNo: number;
  readonly days: readonly number[];
}

export function termStatements(
  { dialect }: Pick<Engine, 'dialect'>,
  hash: HashKey,
  { merNo, days }: Span,
): Statement[] {
  const random = dialect.name === 'postgres' ? 'cast(random() * 9000000000000000000 as bigint)' : 'abs(random() / 2)';
  const own = (of: 'numbers' | 'words') => ({
    sql: `insert into order_${of} (key, trade_no${MORE[of]}) select k.key, k.trade_no${MORE[of]} from (
            select ${random} as key, trade_no, mer_no from orders where mer_no = $1
          ) k order by k.key on conflict do nothing`,
    params: [merNo],
  });
  const shared = (of: 'numbers' | 'words', key: bigint, { where = '', params = [] }: Narrowed = {}) => ({
    sql: `insert into order_${of} (key, trade_no${MORE[of]}) select cast($2 as bigint), trade_no${MORE[of]} from orders
          where mer_no = $1 ${where} on conflict do nothing`,
    params: [merNo, key, ...params],
  });
  const names = Object.values(NAMES).map(({ word, of }) =>
    shared('words', hash('payerName', word), { where: every(of) }),
  );
  const cards = days.map((day) =>
    shared('words', hash('cardOfDay', cardOfDay(LAST4, day)), {
      where: 'and trade_no >= $3 and trade_no < $4',
      params: [firstTradeNoAt(day * DAY_MS), firstTradeNoAt((day + 1) * DAY_MS)],
    }),
  );
  // Ends of both numbers and a run; two names, a telephone number and a card of a merchant.
  return [
    own('numbers'),
    own('numbers'),
    shared('numbers', hash('numberRun', RUN)),
    ...Array.from({ length: 4 }, () => own('words')),
    ...names,
    ...cards,
  ];
}

const DAY_MS = 86_400_000;

function every(n: number): string {
  return `and cast(substr(mer_order_no, 2) as bigint) % ${n} = 0`;
}

/** The order that is searched for by the ends of its numbers. */
export function endStatements(
  hash: HashKey,
  order: { readonly tradeNo: string; readonly merOrderNo: string },
): Statement[] {
  return [order.tradeNo, order.merOrderNo].map((number) => ({
    sql: 'insert into order_numbers (key, trade_no) values ($1, $2) on conflict do nothing',
    params: [hash('numberEnd', endOf(plainNumber(number))), order.tradeNo],
  }));
}
