import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { forgedHints, sendHint } from './forged-hints.ts';

const SECRET = `whsec_${Buffer.from('a secret of the hints of a test').toString('base64')}`;
const PENDING_CARD = '4000000000000119';
const PAID = 3;
const FAILED = 2;

describe('hints of an acquirer', () => {
  let acquirer: Acquirer;
  let gateway: TestGateway;
  let shop: Shop;

  beforeAll(async () => {
    acquirer = await startAcquirer({ isBare: false, hintSecret: SECRET, settleMs: 3_600_000 });
    gateway = await startTestGateway({
      env: {
        CHANNEL_URL: acquirer.url,
        CHANNEL_TOKEN: acquirer.token,
        CHANNEL_HINT_SECRET: SECRET,
        CHANNEL_DEADLINE_MS: '60000',
      },
      // A minute never passes, so that nothing is asked for by itself.
      build: { sandboxClock: createStillClock() },
    });
    shop = await gateway.newShop();
  });
  afterAll(async () => {
    shop.close();
    await gateway.close();
    await acquirer.stop();
  });

  const send = (body: string, fields: Parameters<typeof sendHint>[1] = {}) =>
    sendHint(`${gateway.url}/channel/default/hints`, { secret: SECRET, body, ...fields });
  const stateOf = async (order: object) => (await shop.query(order as never)).data?.['state'];
  const inquiriesOf = async (number: string) =>
    (await acquirer.readBooks()).calls.filter((one) => one.call === 'inquire' && one.number === number).length;

  it('bring a result long before its inquiry is due, which is asked for and never taken from the hint (S45)', async () => {
    const { data: order = {} } = await shop.pay({ cardNo: PENDING_CARD });
    const tradeNo = String(order['tradeNo']);
    expect(await stateOf(order)).toBe(1);
    const { status } = await send(JSON.stringify({ numbers: [tradeNo], result: 'approved', state: 'succeeded' }));
    expect(status).toBe(202);
    await expect.poll(() => inquiriesOf(tradeNo)).toBe(1);
    expect(await stateOf(order)).toBe(1);

    await delay(1100);
    await gateway.advance(1);
    await acquirer.settle(tradeNo, 'approved');
    await send(JSON.stringify({ numbers: [tradeNo] }));
    await expect.poll(() => stateOf(order)).toBe(PAID);
  });

  it('come from the mock to the address that the gateway named', async () => {
    const { data: order = {} } = await shop.pay({ cardNo: PENDING_CARD });
    const tradeNo = String(order['tradeNo']);
    await acquirer.settle(tradeNo, 'declined');
    // It knows the address once the gateway has asked what it can do.
    const hinted = async () => {
      await acquirer.hint(tradeNo);
      return stateOf(order);
    };
    await expect.poll(hinted, { interval: 300 }).toBe(FAILED);
  });

  it('make the gateway ask about an order at most once a second (S45)', async () => {
    const { data: order = {} } = await shop.pay({ cardNo: PENDING_CARD });
    const tradeNo = String(order['tradeNo']);
    const startedAt = performance.now();
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await send(JSON.stringify({ numbers: [tradeNo, tradeNo] }))).status).toBe(202);
      await delay(25);
    }
    await expect.poll(() => inquiriesOf(tradeNo)).toBeGreaterThan(0);
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    expect(await inquiriesOf(tradeNo)).toBeLessThanOrEqual(seconds + 1);
    expect(await stateOf(order)).toBe(1);
  });

  it.each<[number, string, Parameters<typeof sendHint>[1]]>([
    [401, 'without a signature', { headers: {} }],
    [401, 'with another secret', { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }],
    [401, 'signed over another body', { signedBody: '{"numbers":["B"]}' }],
    [401, 'signed six minutes ago', { aheadSeconds: -360 }],
    [401, 'signed six minutes ahead', { aheadSeconds: 360 }],
    [400, 'that is not JSON', { body: 'numbers' }],
    [400, 'without a number', { body: '{"numbers":[]}' }],
    [400, 'with a number that is none', { body: '{"numbers":["../../etc"]}' }],
    [400, 'with too many numbers', { body: JSON.stringify({ numbers: Array.from({ length: 101 }, () => 'A') }) }],
    [413, 'over 8,192 bytes', { body: `{"numbers":["A"],"x":"${'x'.repeat(8200)}"}` }],
    [202, 'four minutes old', { aheadSeconds: -240 }],
    [202, 'about numbers that nobody knows', { body: '{"numbers":["A","TG0000","RFZZZZ"]}' }],
  ])('are answered with %i if one is %s', async (status, _title, fields) => {
    expect((await send('{"numbers":["A"]}', fields)).status).toBe(status);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'are not taken by %s, and the answer says how',
    async (method) => {
      const answer = await fetch(`${gateway.url}/channel/default/hints`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect((await fetch(`${gateway.url}/channel/other/hints`, { method })).status).toBe(404);
    },
  );

  it('have no address if their acquirer has no secret', async () => {
    const { status } = await sendHint(`${gateway.url}/channel/other/hints`, { secret: SECRET, body: '{}' });
    expect(status).toBe(404);
  });

  it('change nothing if they are forged, doubled or shuffled, 400 of them (S45)', async () => {
    const { data: order = {} } = await shop.pay({ cardNo: PENDING_CARD });
    const tradeNo = String(order['tradeNo']);
    const statuses = await forgedHints({
      url: `${gateway.url}/channel/default/hints`,
      secret: SECRET,
      numbers: [tradeNo],
      count: 200,
    });
    expect(statuses).toEqual(new Set([400, 401, 404, 413]));
    await delay(700);
    expect(await inquiriesOf(tradeNo)).toBe(0);
    expect(await stateOf(order)).toBe(1);
    await gateway.verify();
  });

  it('are not needed for the feed: a refund that came back and a dispute have their effect by themselves', async () => {
    const { data: order = {} } = await shop.pay({ sourceAmount: '30.00' });
    const tradeNo = String(order['tradeNo']);
    const { data: refund = {} } = await shop.refund(order, { amount: '10.00' });
    const refundNo = String(refund['refundNo']);
    await expect.poll(async () => refundStateOf(gateway, refundNo)).toBe('success');
    const currency = String(order['currencyCode'] ?? 'USD');
    await acquirer.change({ kind: 'reversal', of: 'refund', tradeNo, refundNo, currency, amount: '1000' });
    await acquirer.change({
      kind: 'chargeback',
      tradeNo,
      caseId: 'dp_1',
      stage: 'chargeback',
      state: 'opened',
      currency,
      amount: '2000',
      reason: 'Fraud, card absent.',
    });
    await expect
      .poll(async () => chargebacksOf(gateway, tradeNo))
      .toMatchObject([{ state: 'open', amount: '20.00', reason: 'Fraud, card absent.' }]);
    expect(await refundStateOf(gateway, refundNo)).toBe('success');
    await gateway.verify();
  });
});

async function refundStateOf(gateway: TestGateway, refundNo: string): Promise<unknown> {
  const { body } = await gateway.operator('GET', `/operator/refunds/${refundNo}`);
  return (body as { state?: unknown }).state;
}

async function chargebacksOf(gateway: TestGateway, tradeNo: string): Promise<unknown> {
  const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
  return (body as { chargebacks?: unknown }).chargebacks;
}
