import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChannelCounter } from '../../../src/gateway/work/channel-counter.ts';
import type { ChannelCount } from '../../../src/gateway/domain/acquirers/channel-figures.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

// One card is approved, one declined, and a refund stays pending.

let gateway: TestGateway;
let tradeNo = '';
let refundNo = '';

beforeAll(async () => {
  // The refund is asked about once, however long that takes.
  gateway = await startTestGateway({ build: { sandboxClock: createStillClock() } });
  const shop = await gateway.newShop();
  await shop.pay({ cardNo: '4000000000000002' });
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242' }));
  tradeNo = String(order['tradeNo']);
  refundNo = String(dataOf(await shop.refund(order, { amount: '1.00', remark: 'PENDING' }))['refundNo']);
  shop.close();
  // The refund is asked about, and is still pending.
  await gateway.advance(15);
});

afterAll(() => gateway.close());

const CARD = { acquirer: 'default', method: 'CREDIT_CARD', currency: 'USD' } as const;

interface Report {
  readonly hour: { readonly operation: string; readonly calls: number; readonly answers: object }[];
  readonly asking: { readonly tradeNo: string; readonly tries: number }[];
}

async function readReport(): Promise<Report> {
  return (await gateway.operator('GET', '/operator/channels')).body as Report;
}

describe('channels', () => {
  it('show calls by answer, and what is asked about', async () => {
    // Figures are written every few seconds, and the two calls may be written one by one.
    await expect
      .poll(async () => (await readReport()).hour[0])
      .toMatchObject({
        operation: 'authorize',
        calls: 2,
        answers: { approved: 1, declined: 1, unknown: 0 },
      });
    const { asking } = await readReport();
    expect(asking).toMatchObject([{ tradeNo, refundNo, tries: 1 }]);
    const page = await (await openConsole(gateway.url, 'risk')).open('/console/channels');
    expect(page.text).toContain('Authorize');
    expect(page.text).toContain(`/console/refunds/${refundNo}`);
    expect((await (await openConsole(gateway.url, 'admin')).open('/console/channels')).status).toBe(403);
  });

  it('count again what could not be written', async () => {
    const written: ChannelCount[] = [];
    let isAway = true;
    const counter = createChannelCounter({ now: () => 90_000 }, () => ({
      async addChannelCounts(counts) {
        if (isAway) throw new Error('away');
        written.push(...counts);
      },
    }));
    counter.note({ ...CARD, call: 'authorize', outcome: 'approved' }, 0.02);
    await expect(counter.flush()).rejects.toThrow('away');
    counter.note({ ...CARD, call: 'authorize', outcome: 'approved' }, 0.021);
    counter.note({ ...CARD, call: 'authorize', outcome: 'unknown' }, 10);
    isAway = false;
    await counter.flush();
    await counter.flush();
    expect(written).toEqual([
      { ...CARD, minute: 60_000, operation: 'authorize', answer: 'approved', bucketMs: 25, calls: 2 },
      { ...CARD, minute: 60_000, operation: 'authorize', answer: 'unknown', bucketMs: 10_000, calls: 1 },
    ]);
  });
});
