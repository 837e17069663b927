import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { NewOrder } from '../../../src/gateway/domain/orders/order.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { declined, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

// What a list says of all that it shows: by name, by state, by amount, counted and summed. Ten orders are counted at most here.

const SCANNED_MAX = 5;
const NOON = Date.UTC(2026, 8, 20, 12);
const MINUTE_MS = 60_000;

let store: Store;
let gateway: TestGateway;
let support: TestBrowser;

beforeAll(async () => {
  const zone = createZone('UTC');
  const now = () => 0;
  store = await openStore({ databaseUrl: null, dataDir: null, zone, batchSizeMax: 100, now, scannedMax: SCANNED_MAX });
  // Before the index begins: it goes back through what is there.
  await fill();
  gateway = await startTestGateway({ build: { store } });
  await gateway.operator('POST', '/operator/merchants', { merNo: 100_002, name: 'Bloemen & Co' });
  await gateway.operator('POST', '/operator/merchants', { merNo: 100_003, name: 'Bloemist' });
  support = await openConsole(gateway.url, 'support');
});
afterAll(() => gateway.close());

/** Four at noon, of which one expired and one was declined; eight an hour later, of another merchant; one payout. */
async function fill(): Promise<void> {
  const write = async (fields: Partial<NewOrder>) => {
    const record = newRecord({ method: 'PIX', ...fields });
    await store.createPayment(record);
    return record.order;
  };
  const at = (index: number) => ({ merOrderNo: `NOON-${index}`, createdAt: NOON + index * MINUTE_MS });
  await store.finishPayment(paid(await write({ ...at(0), amount: 700n })));
  const expired = declined(await write({ ...at(1), amount: 300n, currency: 'EUR' }));
  await store.finishPayment({ ...expired, end: { ...expired.end, message: 'The payment expired.' } });
  await store.finishPayment(declined(await write({ ...at(2), amount: 100n, currency: 'EUR' })));
  await write({ ...at(3), amount: 1100n });
  await store.createPayout(newPayout({ merOrderNo: 'OUT', amount: 0n, createdAt: NOON + 4 * MINUTE_MS }));
  for (let index = 0; index < 8; index += 1)
    await write({ merNo: 100_002, merOrderNo: `LATER-${index}`, createdAt: NOON + (60 + index) * MINUTE_MS });
}

const rowsIn = (text: string) => [...text.matchAll(/<td[^>]*><span class="word">([^<]*)/g)].map(([, no]) => no);
const list = async (query: string) => rowsIn((await support.open(`/console/orders?${query}`)).text);
const sums = async (query: string) => {
  const { status, text } = await support.open(`/console/orders/sums?${query}`);
  const [, shown = ''] = /<p class="sums" id="sums">([^]*?)<\/p>/.exec(text) ?? [];
  return [
    status,
    shown
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
};

describe('the states of the filter', () => {
  it.each([
    ['expired', ['NOON-1']],
    ['declined', ['NOON-2']],
    ['failure', ['NOON-2', 'NOON-1']],
    ['expired,success', ['NOON-1', 'NOON-0']],
    ['chargedBack', []],
  ])('%s lists its orders', async (state, wanted) => {
    expect(await list(`merNo=100001&state=${state}`)).toEqual(wanted);
  });

  it('a row says whether an order expired or was declined', async () => {
    const { text } = await support.open('/console/orders?merNo=100001');
    expect([...text.matchAll(/class="tag (?:bad|plain)">([^<]+)/g)].map(([, word]) => word)).toEqual([
      'Declined',
      'Expired',
    ]);
    const { body } = await gateway.operator('GET', '/operator/orders?merNo=100001&state=expired');
    expect(body).toMatchObject({ orders: [{ state: 'failure', failureKind: 'expired' }] });
  });
});

describe('the order by amount', () => {
  it('goes from currency to currency, the largest first or the smallest', async () => {
    expect(await list('merNo=100001&sort=largest')).toEqual(['NOON-1', 'NOON-2', 'NOON-3', 'NOON-0', 'OUT']);
    expect(await list('merNo=100001&sort=smallest')).toEqual(['NOON-2', 'NOON-1', 'OUT', 'NOON-0', 'NOON-3']);
  });

  it('goes on where the page before it ended', async () => {
    const page = async (query: string) =>
      (await gateway.operator('GET', `/operator/orders?merNo=100001&sort=largest&limit=2${query}`)).body as {
        orders: { merOrderNo: string }[];
        next: string | null;
      };
    const first = await page('');
    const second = await page(`&before=${String(first.next)}`);
    expect(second.orders.map(({ merOrderNo }) => merOrderNo)).toEqual(['NOON-3', 'NOON-0']);
    expect((await page(`&before=${String(second.next)}`)).next).toBeNull();
  });

  it('is refused where there are too many orders, and says what to do', async () => {
    const { status, text } = await support.open('/console/orders?sort=largest');
    expect([status, text.includes('choose a merchant or a shorter time')]).toEqual([400, true]);
  });
});

describe('the count and the sums', () => {
  it('are exact by currency, of what the filters leave', async () => {
    expect(await sums('merNo=100001')).toEqual([200, '5 orders 18.00 USD 4.00 EUR']);
    expect(await sums('merNo=100001&state=success')).toEqual([200, '1 order 7.00 USD']);
    expect(await sums('merNo=100001&text=nothing')).toEqual([200, '0 orders']);
  });

  it('say that there are more where neither orders nor totals can be counted', async () => {
    const [status, text] = await sums('state=processing');
    expect([status, text]).toEqual([200, 'Over 10 orders. Choose a shorter time or a merchant to sum them.']);
  });

  it('come from the totals of the hours where orders are too many', async () => {
    const whole = 'from=2026-09-20&to=2026-09-20';
    await expect
      .poll(() => sums(whole))
      .toEqual([200, expect.stringMatching(/^13 orders 98\.00 USD 4\.00 EUR counted/)]);
    expect((await sums(`${whole}&method=PIX&kind=payment`))[1]).toMatch(/^12 orders 98\.00 USD 4\.00 EUR/);
  });

  it('stand beside the list, which does not wait for them', async () => {
    const { text } = await support.open('/console/orders?merNo=100001&sort=oldest');
    expect(text).toContain('data-load><a href="/console/orders/sums?merNo=100001">Count and sum</a>');
  });

  it('are a merchant’s own for a merchant’s people', async () => {
    const owner = await openConsole(gateway.url, 'support');
    expect((await owner.open('/console/orders/sums?merNo=999')).status).toBe(404);
  });
});

describe('a merchant', () => {
  it('is shown by its name, and found by it', async () => {
    const { text } = await support.open('/console/orders?merNo=bloemen');
    expect(rowsIn(text)).toHaveLength(5);
    expect(text).toContain('<a href="/console/merchants/100002" title="100002"><bdi>Bloemen &amp; Co</bdi></a>');
    expect(text).toContain('value="bloemen"');
    const picked = await support.open('/console/orders?merNo=100002');
    expect(picked.text).toContain('value="Bloemen &amp; Co · 100002"');
    expect(await list(`merNo=${encodeURIComponent('Bloemen & Co · 100002')}`)).toHaveLength(5);
  });

  it('is asked for again if the name fits several, or none', async () => {
    const several = await support.open('/console/orders?merNo=bloem');
    expect([several.status, several.text.includes('Bloemen &amp; Co (100002), Bloemist (100003)')]).toEqual([
      400,
      true,
    ]);
    const none = await support.open('/console/refunds?merNo=tulips');
    expect([none.status, none.text.includes('no merchant “tulips”')]).toEqual([400, true]);
    expect(none.text).toContain('value="tulips"');
  });

  it('is offered while its name is typed', async () => {
    const { text } = await support.open('/console/merchants/names?text=Bloem');
    expect(JSON.parse(text)).toEqual(['Bloemen & Co · 100002', 'Bloemist · 100003']);
    const { body } = await gateway.operator('GET', '/operator/merchant-names?numbers=100003,100009');
    expect(body).toEqual({ merchants: [{ merNo: 100_003, name: 'Bloemist' }], isMore: false });
  });
});
