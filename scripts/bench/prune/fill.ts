import type { BenchDatabase } from '../frame/databases.ts';
import { fillOrders } from '../frame/fill-orders.ts';
import { FIRST_MERCHANT } from '../frame/merchants.ts';

const DAY_MS = 86_400_000;

/** As many characters as a card payment leaves. */
const DETAILS = JSON.stringify({
  card: { first6: '424242', last4: '4242', expiryMonth: '12', expiryYear: '2030' },
  products: [{ sku: 'SKU-1', name: 'Tea', price: '100.00', quantity: '1' }],
  said: {
    ipAddress: '203.0.113.7',
    billingFirstName: 'Ada',
    billingLastName: 'Lovelace',
    billingAddress1: '12 St James Square',
    billingCity: 'London',
    billingCountry: 'GB',
    billingZipCode: 'SW1Y 4JH',
    billingEmail: 'ada@example.com',
    billingPhone: '+44 20 7946 0000',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    language: 'en-GB',
    timezone: 'Europe/London',
  },
});

/** Paid orders that are older than every lifetime, each with a delivered notification and an idempotency key. */
export async function fillBacklog({ databaseUrl, openEngine }: BenchDatabase, orders: number): Promise<void> {
  const merNo = FIRST_MERCHANT;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const engine = await openEngine();
  await fillOrders(engine, { merNo, orders, from: today - 700 * DAY_MS, to: today - 600 * DAY_MS });
  await engine.execute('update order_details set details = $1 where mer_no = $2', [DETAILS, merNo]);
  await engine.execute(
    `insert into notifications (mer_no, notification_id, event, trade_no, address, payload, created_at, state, attempts,
       last_started_at, last_finished_at, last_status, last_answer, last_result)
     select mer_no, 'NT' || substr(trade_no, 3), 'paymentResult', trade_no, 'http://127.0.0.1:9/notify',
       '{"tradeNo":"' || trade_no || '","merOrderNo":"' || mer_order_no || '","code":"0","message":"Payment succeeded."}',
       created_at, 'acknowledged', 1, created_at, created_at, 200, 'SUCCESS', 'acknowledged'
     from orders where mer_no = $1`,
    [merNo],
  );
  await engine.execute(
    `insert into idempotency (mer_no, operation, key, fingerprint, subject, answer, created_at)
     select mer_no, 'createPayment', 'key-' || mer_order_no, 'fingerprint', trade_no,
       '{"kind":"accepted","tradeNo":"' || trade_no || '","payCode":0,"message":"Payment succeeded."}', created_at
     from orders where mer_no = $1`,
    [merNo],
  );
  await engine.query(databaseUrl === null ? 'analyze' : 'vacuum analyze').catch(() => undefined);
  await engine.close();
}
