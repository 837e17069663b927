import { expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createDatabase } from '../../helpers/database/postgres.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { recordStatements } from '../../helpers/database/statement-recorder.ts';

// Each text is a statement that every connection prepares and keeps: a merchant that could make new ones at will could
// fill the database's memory.

const QUERIES = 1000;
const OPERATOR_QUERIES = 50;
const AT_ONCE = 25;
/** What lists and totals take, and what goes on beside them. */
const TEXTS_MAX = 60;

const CURRENCIES = ['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'JPY', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON'];

it('however different the queries are, the texts of their statements stay the same few (S23)', async () => {
  const { url, drop } = await createDatabase();
  const recorder = await recordStatements(url);
  const gateway = await startTestGateway({ engine: 'SQLite', env: { DATABASE_URL: recorder.databaseUrl } });
  try {
    const shop = await gateway.newShop();
    for (let n = 0; n < 3; n += 1) await shop.pay();
    const before = recorder.texts.size;
    for (let n = 0; n < QUERIES; n += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(gateway, shop, n + index)));
    }
    const added = recorder.texts.size - before;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(TEXTS_MAX);
  } finally {
    await gateway.close();
    await recorder.close();
    await drop();
  }
});

/** The n-th query: its digits in several bases are the lengths of its lists. */
async function ask(gateway: TestGateway, shop: Shop, n: number): Promise<void> {
  const numbers = Array.from({ length: n % 11 }, (_, index) => `N-${n}-${index}`);
  const states = STATES.slice(0, n % 7);
  const dateLimit = n % 3 === 0 ? {} : { dateLimit: { from: '2020-01-01 00:00:00', to: '2030-01-01 12:00:00' } };
  const answers = await Promise.all([
    shop.totals({
      startDate: '2020-01-01',
      endDate: '2030-01-01',
      orderStatusList: states,
      sourceCurrencyList: CURRENCIES.slice(0, n % 13),
      settleCurrencyList: CURRENCIES.slice(0, n % 14),
      settlementStatusList: ['0', '1'].slice(0, n % 3),
      ...(n % 5 === 0 && { merOrderNoList: numbers }),
    }),
    shop.list({ pageNum: (n % 4) + 1, pageSize: 20, ...dateLimit, ...LISTS[n % 3]?.(numbers) }),
  ]);
  for (const { code, message } of answers) expect({ code, message }).toEqual({ code: '00000', message: 'SUCCESS' });
  if (n >= OPERATOR_QUERIES) return;
  const filters = new URLSearchParams({ merNo: String(shop.merNo), ...OPERATOR_FILTERS[n % OPERATOR_FILTERS.length] });
  expect((await gateway.operator('GET', `/operator/orders?${String(filters)}`)).status).toBe(200);
}

const STATES = ['1', '2', '3', '4', '5', '6'];

const LISTS: readonly ((numbers: string[]) => object)[] = [
  () => ({}),
  (numbers) => ({ merOrderNos: numbers }),
  (numbers) => ({ tradeNos: numbers }),
];

const OPERATOR_FILTERS: readonly Record<string, string>[] = [
  {},
  { kind: 'payment' },
  { state: 'success' },
  { kind: 'payout', state: 'processing' },
  { kind: 'payment', from: '2020-01-01T00:00:00Z' },
  { state: 'failure', to: '2030-01-01T00:00:00Z' },
];
