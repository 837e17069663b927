import { expect, it } from 'vitest';
import { RECONCILE_LIMITS } from '../../../../src/gateway/work/limits.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { DAY, FIRST_DAY, openDesk } from './written-files.ts';

// What the books have and no report: missing if the acquirer reported the day, late if it did not.

describeGateway('A payment that no report has', (open) => {
  it('is missing if a report of its day came, in whichever currency, and late before', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    await desk.sendReport({ id: 'before', day: '2026-11-09', lines: [] });
    const { tradeNo } = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
    await gateway.advance(4 * DAY);
    expect(await desk.open()).toEqual(['late 10.00']);
    await desk.sendReport({ id: 'other', currency: 'EUR', lines: [{ type: 'reserve', gross: 100 }] });
    expect(await desk.endings()).toEqual(['late resolved']);
    await gateway.advance(DAY);
    expect((await desk.open()).filter((one) => !one.includes(' 1.00'))).toEqual(['missingThere 10.00']);

    const days = async () =>
      (
        await desk.ask<{ days: { day: string; currency: string; expected: string; reported: string }[] }>(
          'GET',
          `/operator/reconciliation/days?from=${FIRST_DAY}&to=${FIRST_DAY}`,
        )
      ).days.filter(({ currency }) => currency === 'USD');
    expect(await days()).toMatchObject([{ expected: '10.00', reported: '0.00' }]);
    const own = [{ type: 'payment', tradeNo: String(tradeNo), gross: 1000 }];
    await desk.sendReport({ id: 'own', lines: own });
    expect((await desk.endings()).filter((one) => one.startsWith('missingThere'))).toEqual(['missingThere resolved']);
    expect(await desk.problems()).toEqual([]);
  });

  it('is named, and once, among more than one step looks at', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    await desk.sendReport({ id: 'before', day: '2026-11-09', lines: [] });
    const other = await gateway.newShop();
    const count = RECONCILE_LIMITS.items + 5;
    const pay = { currencyCode: 'USD', sourceAmount: '10.00' };
    const shops = [other, ...Array.from({ length: count }, () => gateway.shop), other];
    const numbers: unknown[] = [];
    for (let first = 0; first < shops.length; first += 20) {
      const paid = await Promise.all(shops.slice(first, first + 20).map((shop) => shop.pay(pay)));
      numbers.push(...paid.map((one) => dataOf(one)['tradeNo']));
    }
    const reported = { type: 'payment', tradeNo: String(numbers[7]), gross: 1000 };
    await desk.sendReport({ id: 'short', lines: [reported] });
    await gateway.advance(4 * DAY);
    const missing = new Set<unknown>();
    for (let after = ''; ;) {
      const path = `/operator/exceptions?kind=missingThere&limit=100${after}`;
      const page = await desk.ask<{ exceptions: { subject: string }[]; next: string | null }>('GET', path);
      for (const { subject } of page.exceptions) {
        expect(missing.has(subject)).toBe(false);
        missing.add(subject);
      }
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    expect(missing).toEqual(new Set(numbers.filter((number) => number !== numbers[7])));
    expect(await desk.problems()).toEqual([]);
  });

  it('is settled on the certificate of its day as soon as a person matches it by hand', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
    const { fileNo } = await desk.sendReport({ id: 'nameless', lines: [{ type: 'adjustment', gross: 1000 }] });
    await gateway.advance(4 * DAY);
    const day = async () => {
      const path = `/operator/reconciliation/days?owner=default&from=${FIRST_DAY}&to=${FIRST_DAY}`;
      return (await desk.ask<{ days: object[] }>('GET', path)).days[0];
    };
    expect(await day()).toMatchObject({ reported: '0.00', difference: '10.00' });
    const missing = (await desk.exceptions()).find(({ kind }) => kind === 'missingThere');
    const certificate = `/operator/reconciliation/days/default/USD/${FIRST_DAY}/certificate`;
    const seen = () => desk.ask<object>('GET', certificate);
    expect(await seen()).toMatchObject({ openItems: 3 });
    const path = `/operator/exceptions/${missing?.exceptionNo ?? ''}/match`;
    await desk.ask('POST', path, { lines: [`${fileNo}:0:2`] });
    // Only the money of the report is not there.
    expect(await seen()).toMatchObject({
      openItems: 1,
      open: [{ kind: 'late' }],
      settled: [{ ending: 'matchedByHand' }, { ending: 'matchedByHand' }],
    });
    expect(await day()).toMatchObject({ reported: '10.00', arrived: '0.00', difference: '10.00', state: 'open' });
    await desk.sendStatement([{ amount: 1000, text: 'PAYS NAMELESS' }]);
    expect(await day()).toMatchObject({ reported: '10.00', arrived: '10.00', difference: '0.00', state: 'complete' });
    expect(await seen()).toMatchObject({ ledger: '10.00', acquirer: '10.00', bank: '10.00', reports: [{ fileNo }] });
    expect(await desk.problems()).toEqual([]);
  });
});
