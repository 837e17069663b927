import { readConfig } from '../../../src/gateway/config/config.ts';
import { createKeyHash } from '../../../src/gateway/domain/orders/order-index.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { fillOrders, orderAt } from '../frame/fill-orders.ts';
import type { Filling } from '../frame/fill-orders.ts';
import { FIRST_MERCHANT } from '../frame/merchants.ts';
import { endStatements, keyStatements, termStatements } from './fill-terms.ts';

// Orders of ten merchants over ninety days, straight into the tables, with what belongs to them: notifications, some refunds and
// chargebacks, and the index that the gateway would have written.

export interface Filled {
  /** An order in the middle. */
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly merNo: number;
}

const MERCHANTS = 10;
const DAYS = 90;
const DAY_MS = 86_400_000;
/** A payer with twenty orders in each store. */
export const PAYER = { email: 'bench@example.com', orders: 20 } as const;
const REFUNDED_OF = 100;
/** Each has so many open cases at least, that a page of them is full. */
const OPEN_CASES_MIN = 40;
const CHARGED_BACK_OF = 500;
const OPEN_OF = 4;

export async function fillConsole(database: BenchDatabase, orders: number): Promise<Filled> {
  const store = await database.open();
  const hash = createKeyHash(await openVault(readConfig({}).encryptionKeys, store));
  await store.close();
  const engine = await database.openEngine();
  const to = Date.now();
  const fillings = Array.from({ length: MERCHANTS }, (_, index): Filling => ({
    merNo: FIRST_MERCHANT + index,
    orders: Math.ceil(orders / MERCHANTS),
    from: to - DAYS * DAY_MS,
    to,
  }));
  for (const filling of fillings) {
    await fillOrders(engine, filling);
    for (const sql of besideStatements(chargedBackOf(orders))) await engine.execute(sql, [filling.merNo]);
    const today = Math.floor(filling.to / DAY_MS);
    const days = Array.from({ length: DAYS + 2 }, (_, back) => today - back);
    for (const { sql, params } of termStatements(engine, hash, filling.merNo, days)) await engine.execute(sql, params);
  }
  const [first, middle] = [fillings[0], fillings[MERCHANTS / 2]];
  if (first === undefined || middle === undefined) throw new Error('there is no merchant to fill');
  const payer = hash('email', PAYER.email);
  for (let n = 0; n < PAYER.orders; n += 1) {
    const { tradeNo } = orderAt(middle, Math.floor((middle.orders * n) / PAYER.orders));
    const statements = keyStatements(tradeNo, { kind: 'email', key: payer });
    for (const { sql, params } of statements) await engine.execute(sql, params);
  }
  const found = orderAt(middle, Math.floor(middle.orders / 2));
  for (const { sql, params } of endStatements(hash, found)) await engine.execute(sql, params);
  for (const sql of indexStatements()) await engine.execute(sql);
  // As the server does by itself after a while.
  await engine.execute('analyze');
  await engine.close();
  return { ...found, merNo: middle.merNo };
}

const every = (n: number) => `cast(substr(mer_order_no, 2) as bigint) % ${n} = 0`;

/** One of so many is charged back. */
function chargedBackOf(orders: number): number {
  return Math.max(1, Math.min(CHARGED_BACK_OF, Math.floor(orders / (OPEN_CASES_MIN * OPEN_OF * 2))));
}

/** Every hundredth order is refunded, and some are charged back; their merchant was notified of all. */
function besideStatements(chargedBack: number): string[] {
  return [
    `insert into notifications (mer_no, notification_id, event, trade_no, address, payload, created_at, state, attempts,
       next_at, last_started_at, last_finished_at, last_status, last_answer, last_result)
     select mer_no, 'NT' || substr(trade_no, 3), 'paymentResult', trade_no, 'https://shop.example/notify', '{"code":"0"}',
       created_at, 'acknowledged', 1, null, created_at, created_at + 50, 200, 'SUCCESS', 'acknowledged'
     from orders where mer_no = $1`,
    `insert into refunds (mer_no, refund_no, trade_no, mer_order_no, state, amount, currency, settle_amount,
       settlement_currency, fee, from_pending, from_available, from_margin, remark, message, created_at, finished_at, sequence)
     select mer_no, 'RF' || substr(trade_no, 3), trade_no, mer_order_no, 6, 100, currency, 100, settlement_currency, 0, 0, 100,
       0, '', 'Refunded', created_at + 1000, created_at + 2000, 1
     from orders where mer_no = $1 and ${every(REFUNDED_OF)}`,
    `insert into chargebacks (mer_no, chargeback_no, trade_no, mer_order_no, state, amount, currency, settle_amount,
       settlement_currency, fee, reason, created_at, closed_at)
     select mer_no, 'CB' || substr(trade_no, 3), trade_no, mer_order_no, case when ${every(chargedBack * OPEN_OF)} then 2 else 1 end,
       amount, currency, settle_amount, settlement_currency, 0, 'Not received', created_at + 5000,
       case when ${every(chargedBack * OPEN_OF)} then null else created_at + 9000 end
     from orders where mer_no = $1 and ${every(chargedBack)}`,
  ];
}

function indexStatements(): string[] {
  const sums = 'method, currency, count(*), count(*), 0, sum(amount), sum(amount)';
  const hours = (merNo: string) => `insert into order_hours (mer_no, hour, method, currency, created, succeeded, failed,
      created_amount, succeeded_amount)
    select ${merNo}, created_at / 3600000, ${sums} from orders group by 1, 2, 3, 4`;
  return [
    hours('mer_no'),
    hours('cast(0 as bigint)'),
    `insert into order_index (name, through, late, earlier)
     select 'orders', trade_no, trade_no, '' from orders order by (trade_no || '') desc limit 1`,
  ];
}
