import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// Whatever a shop sells under whatever terms: statements add up, and what the calendar says is what the ledger then does.

const DAY_SECONDS = 86_400;
const CURRENCIES = ['USD', 'EUR'] as const;
const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'];

interface Settlement {
  readonly day: string;
  readonly currency: string;
  readonly settles: string;
  readonly released: string;
}

interface Statement {
  readonly opening: { readonly total: string };
  readonly closing: { readonly total: string };
  readonly movements: readonly { readonly net: string; readonly gross: string; readonly fees: string }[];
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const cents = (decimal: string) => Math.round(Number(decimal) * 100);
const read = async (path: string) => (await gateway.operator('GET', path)).body;
const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
const today = async () => new Date(await gateway.now()).toISOString().slice(0, 10);

const termsArbitrary = fc.record({
  handlingFeeBasisPoints: fc.integer({ min: 0, max: 900 }),
  transactionFee: fc.constantFrom('0.00', '0.30'),
  refundFee: fc.constantFrom('0.00', '0.50'),
  chargebackFee: fc.constantFrom('0.00', '15.00'),
  payoutFee: fc.constant('0.00'),
  marginBasisPoints: fc.integer({ min: 0, max: 1500 }),
  marginDays: fc.integer({ min: 0, max: 4 }),
  settlementDays: fc.integer({ min: 0, max: 3 }),
  settlementCurrency: fc.constant(null),
});

const stepArbitrary = fc.record({
  cents: fc.integer({ min: 100, max: 90_000 }),
  currency: fc.constantFrom(...CURRENCIES),
  after: fc.constantFrom('nothing', 'nothing', 'refund', 'chargeback'),
  waitSeconds: fc.integer({ min: 1, max: 100_000 }),
});

type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

async function play(shop: Shop, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    // What falls due in the last moments of a day may be done on the next one: nothing is sold in them.
    if ((await gateway.now()) % (DAY_SECONDS * 1000) > (DAY_SECONDS - 10) * 1000) await gateway.advance(20);
    const sourceAmount = (step.cents / 100).toFixed(2);
    const order = dataOf(await shop.pay({ currencyCode: step.currency, sourceAmount }));
    if (step.after === 'refund') await shop.refund(order, { amount: (Math.floor(step.cents / 3) / 100).toFixed(2) });
    if (step.after === 'chargeback') {
      await gateway.operator('POST', `/operator/orders/${String(order['tradeNo'])}/chargeback`, {});
    }
    await gateway.advance(step.waitSeconds);
  }
}

async function settlementsOf(merNo: number): Promise<readonly Settlement[]> {
  const body = (await read(`/operator/merchants/${merNo}/settlements`)) as { settlements: Settlement[] };
  return body.settlements;
}

/** What the ledger made available on a day, whatever debt it paid first. */
async function settledOn(merNo: number, { day, currency }: Settlement): Promise<number> {
  let sum = 0;
  for (const event of ['settlement', 'marginRelease']) {
    const query = new URLSearchParams({ merNo: String(merNo), day, currency, event, limit: '100' });
    const { postings } = (await read(`/operator/ledger/postings?${query.toString()}`)) as {
      postings: { amount: string }[];
    };
    sum += postings.reduce((total, { amount }) => total + cents(amount), 0);
  }
  return sum;
}

/** To the last second of a day, so that all that is due on it is done on it. */
async function finishDay(merNo: number, day: string): Promise<void> {
  const endMs = Date.parse(`${dayAfter(day)}T00:00:00Z`) - 1000;
  const leftSeconds = Math.floor((endMs - (await gateway.now())) / 1000);
  if (leftSeconds > 0) await gateway.advance(leftSeconds);
  await vi.waitFor(async () => expect((await settlementsOf(merNo)).filter((one) => one.day <= day)).toEqual([]), {
    timeout: 120_000,
    interval: 20,
  });
}

async function checkStatements(merNo: number, begun: string): Promise<void> {
  // Elsewhere it may still be the day before, or the day after already.
  const [first, last] = [dayAfter(begun, -1), dayAfter(await today())];
  const { balances } = (await read(`/operator/merchants/${merNo}/balances`)) as {
    balances: Record<string, string>[];
  };
  for (const [currency, timeZone] of CURRENCIES.flatMap((one) => ZONES.map((zone) => [one, zone] as const))) {
    const statementOf = async (from: string, to: string) => {
      const query = new URLSearchParams({ currency, from, to, timeZone });
      return (await read(`/operator/merchants/${merNo}/statement?${query.toString()}`)) as Statement;
    };
    let before = 0;
    for (let day = first; day <= last; day = dayAfter(day, 2)) {
      const end = dayAfter(day) > last ? last : dayAfter(day);
      const { opening, movements, closing } = await statementOf(day, end);
      const net = movements.reduce((sum, one) => sum + cents(one.net), 0);
      expect(cents(opening.total)).toBe(before);
      expect(cents(opening.total) + net).toBe(cents(closing.total));
      before = cents(closing.total);
    }
    const whole = await statementOf(first, last);
    expect([cents(whole.opening.total), cents(whole.closing.total)]).toEqual([0, before]);
    const held = balances.find((one) => one['currency'] === currency);
    const own = ['available', 'pending', 'margin', 'payoutHold', 'refundHold', 'chargebackHold', 'debt'];
    expect(before).toBe(own.reduce((sum, account) => sum + cents(held?.[account] ?? '0'), 0));
  }
}

it('statements add up day by day, and the calendar is what the ledger does', async () => {
  await fc.assert(
    fc.asyncProperty(termsArbitrary, fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }), async (terms, steps) => {
      const shop = await gateway.newShop();
      const { merNo } = shop;
      expect((await gateway.operator('PUT', `/operator/merchants/${merNo}/terms`, terms)).status).toBe(200);
      const first = await today();
      await play(shop, steps);
      shop.close();
      let planned = await settlementsOf(merNo);
      const done = new Map<string, number>();
      // Again if something settled, or the day ended, while it was read.
      for (let isSame = false; !isSame;) {
        for (const one of planned) done.set(`${one.day} ${one.currency}`, await settledOn(merNo, one));
        const again = await settlementsOf(merNo);
        isSame = isDeepStrictEqual(again, planned);
        planned = again;
      }
      for (const day of [...new Set(planned.map((one) => one.day))].toSorted()) await finishDay(merNo, day);
      for (const one of planned) {
        // Something may have settled on the first of these days before.
        const before = done.get(`${one.day} ${one.currency}`) ?? 0;
        expect((await settledOn(merNo, one)) - before).toBe(cents(one.settles) + cents(one.released));
      }
      await checkStatements(merNo, first);
    }),
    { numRuns: 6 },
  );
  await gateway.verify();
});
