import { expect, it } from 'vitest';
import { READ_BLOCK_LINES } from '../../../../src/gateway/work/limits.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { FIRST_DAY, openDesk } from './written-files.ts';

// A report that takes the place of an earlier one with its id.

describeGateway('A corrected report', (open) => {
  it('has other amounts, and lines more and less, as if it were the only one', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const paid = [];
    for (let count = 0; count < 3; count += 1) {
      const { tradeNo } = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
      paid.push({ type: 'payment', tradeNo: String(tradeNo), gross: 1000 });
    }
    const [one, two, three] = paid;
    if (one === undefined || two === undefined || three === undefined) throw new Error('three were paid');
    const stray = { type: 'adjustment', gross: 55 };
    const old = await desk.sendReport({ id: 'corrected', lines: [{ ...one, gross: 900 }, two, stray] });
    expect(await desk.open()).toEqual(['amount -1.00', 'unknown 0.55']);
    const bank = await desk.sendStatement([{ amount: 1955, text: 'PAYS CORRECTED' }]);
    expect(bank).toMatchObject({ openLines: 0 });
    expect(await desk.sendReport({ id: 'corrected', lines: [one, two, three] })).toMatchObject({
      openLines: 0,
      settledLines: 3,
      supersedes: old.fileNo,
    });
    // The bank had paid the old total.
    expect(await desk.open()).toEqual(['amount -10.45']);
    expect(await desk.fileOf(bank.fileNo)).toMatchObject({ openLines: 1, settledLines: 0 });
    expect(await desk.problems()).toEqual([]);
  });

  it('is refused if people settled lines of the old one', async () => {
    const desk = openDesk(await open());
    await desk.begin();
    const lines = [55, -55].map((gross) => ({ type: 'adjustment', gross }));
    const old = await desk.sendReport({ id: 'decided', lines });
    const [exception, other] = await desk.exceptions();
    const place = other?.amount === '-0.55' ? 2 : 1;
    const preview = { lines: [`${old.fileNo}:0:${place + 1}`] };
    await desk.ask('POST', `/operator/exceptions/${exception?.exceptionNo ?? ''}/match`, preview);
    expect(await desk.open()).toEqual([]);
    const refused = await desk.sendReport({ id: 'decided', lines: lines.slice(1) });
    expect(refused).toMatchObject({
      state: 'refused',
      problem: {
        text: `this file corrects another one (${old.fileNo}) about which people have decided: reopen its exceptions first`,
      },
    });
    expect(await desk.fileOf(old.fileNo)).toMatchObject({ state: 'done', openLines: 0, settledLines: 2 });
    expect(await desk.problems()).toEqual([]);

    await desk.ask('POST', `/operator/exceptions/${exception?.exceptionNo ?? ''}/reopen`);
    expect(await desk.fileOf(old.fileNo)).toMatchObject({ openLines: 2, settledLines: 0 });
    expect(await desk.sendReport({ id: 'decided', lines: lines.slice(1) })).toMatchObject({ state: 'done' });
    expect(await desk.problems()).toEqual([]);
  });

  it('is refused if people matched the money of the old one, until they reopen that', async () => {
    const desk = openDesk(await open());
    await desk.begin();
    const old = await desk.sendReport({ id: 'paid', lines: [{ type: 'reserve', gross: 5000 }] });
    const bank = await desk.sendStatement([{ amount: 5000, text: 'SETTLEMENT' }]);
    const path = `/operator/exceptions/${(await desk.exceptions())[0]?.exceptionNo ?? ''}`;
    await desk.ask('POST', `${path}/match`, { reports: [`${old.fileNo}:0`] });
    expect(await desk.open()).toEqual([]);
    const corrected = (gross: number) => desk.sendReport({ id: 'paid', lines: [{ type: 'reserve', gross }] });
    expect(await corrected(4900)).toMatchObject({ state: 'refused' });
    expect(await desk.fileOf(old.fileNo)).toMatchObject({ state: 'done' });
    expect(await desk.fileOf(bank.fileNo)).toMatchObject({ openLines: 0 });
    expect(await desk.problems()).toEqual([]);

    await desk.ask('POST', `${path}/reopen`);
    expect(await corrected(4800)).toMatchObject({ state: 'done', supersedes: old.fileNo });
    expect(await desk.open()).toEqual(['unknown 50.00']);
    expect(await desk.problems()).toEqual([]);
  });

  it('names an item twice, however far apart: the first line has it', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const { tradeNo } = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
    const line = { type: 'payment', tradeNo: String(tradeNo), gross: 1000, fee: -30 };
    await desk.sendReport({ id: 'twice', lines: [line] });
    const between = Array.from({ length: READ_BLOCK_LINES.alone }, () => ({ type: 'fee', gross: -1 }));
    const lines = [line, ...between, line];
    expect(await desk.sendReport({ id: 'twice', lines })).toMatchObject({ state: 'done', openLines: 1 });
    expect(await desk.open()).toEqual(['double 10.00']);
    expect(await desk.problems()).toEqual([]);
    const reported = async () => {
      const path = `/operator/reconciliation/days?kind=acquirer&from=${FIRST_DAY}&to=${FIRST_DAY}`;
      return (await desk.ask<{ days: { reported: string; fees: string }[] }>('GET', path)).days;
    };
    expect(await reported()).toMatchObject([{ reported: '10.00', fees: '-0.30' }]);

    // Nothing of the second line is left.
    const once = await desk.sendReport({ id: 'twice', lines: [{ ...line, fee: -29 }] });
    expect(once).toMatchObject({ state: 'done', openLines: 0 });
    expect(await desk.open()).toEqual([]);
    expect(await reported()).toMatchObject([{ reported: '10.00', fees: '-0.29' }]);
    expect(await desk.problems()).toEqual([]);
  });
});
