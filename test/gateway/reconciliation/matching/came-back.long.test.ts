import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { openDesk } from './written-files.ts';

// A payout and a refund that came back, because an account was closed: as the acquirer reports them, and as a bank books them.

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('what came back on %s', (engine) => {
  let acquirer: Acquirer;
  let world: World;
  beforeEach(async () => {
    acquirer = await startAcquirer({ isBare: false });
    world = await openWorld(engine, { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token });
  });
  afterEach(async () => {
    await world.close();
    await acquirer.stop();
  });

  async function tell() {
    const { shop } = world;
    const desk = openDesk(world.gateway);
    await desk.begin();
    const order = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '40.00' }));
    const tradeNo = String(order['tradeNo']);
    const refundNo = String(dataOf(await shop.refund(order, { amount: '4.00' }))['refundNo']);
    const deposit = { depositNo: 'PAYOUTS-1', currency: 'USD', amount: '500.00', note: 'For payouts' };
    await desk.ask('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
    const payoutNo = String(dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '10.00' }))['tradeNo']);
    const comeBack = async () => {
      const said = { kind: 'reversal', currency: 'USD', reason: 'The account is closed.' } as const;
      await acquirer.change({ ...said, of: 'refund', tradeNo, refundNo, amount: '400' });
      await acquirer.change({ ...said, of: 'payout', tradeNo: payoutNo, refundNo: null, amount: '1000' });
      for (const number of [tradeNo, payoutNo]) {
        const reversals = async () =>
          (await desk.ask<{ reversals: object[] }>('GET', `/operator/orders/${number}`)).reversals;
        await expect.poll(reversals, { timeout: 60_000 }).toHaveLength(1);
      }
    };
    /** What is late depends on today. */
    const open = async () => (await desk.open()).filter((one) => !one.startsWith('late'));
    return { desk, tradeNo, refundNo, payoutNo, comeBack, open };
  }

  it('is matched with the lines of a report, and each of them once', async () => {
    const { desk, tradeNo, refundNo, payoutNo, comeBack, open } = await tell();
    await comeBack();
    const back = [
      { type: 'reversal', tradeNo: payoutNo, gross: 1000 },
      { type: 'reversal', tradeNo, refundNo, gross: 400 },
    ];
    const lines = [
      { type: 'payment', tradeNo, gross: 4000 },
      { type: 'payout', tradeNo: payoutNo, gross: -1000 },
      { type: 'refund', tradeNo, refundNo, gross: -400 },
      ...back,
    ];
    expect(await desk.sendReport({ id: 'all', lines })).toMatchObject({ openLines: 0, settledLines: 5 });
    expect(await open()).toEqual([]);
    expect(await desk.sendReport({ id: 'again', lines: back })).toMatchObject({ openLines: 2 });
    expect(await open()).toEqual(['double 10.00', 'double 4.00']);
    expect(await desk.problems()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'is matched with the lines of a bank that come %s the acquirer says it',
    async (when) => {
      const { desk, refundNo, payoutNo, comeBack, open } = await tell();
      if (when === 'after') await comeBack();
      const file = await desk.sendStatement([
        { amount: -1000, text: `PAYOUT ${payoutNo}` },
        { amount: -400, text: `REFUND ${refundNo}` },
        { amount: 1000, text: `RETURN ${payoutNo}`, isReversal: true },
        { amount: 400, text: `RETURN ${refundNo}`, isReversal: true },
      ]);
      if (when === 'before') {
        expect(await open()).toEqual(['missingHere 10.00', 'missingHere 4.00']);
        await comeBack();
        await world.gateway.advance(60);
      }
      expect(await open()).toEqual([]);
      expect(await desk.fileOf(file.fileNo)).toMatchObject({ state: 'done', openLines: 0, settledLines: 4 });
      expect(await desk.problems()).toEqual([]);
    },
  );
});
