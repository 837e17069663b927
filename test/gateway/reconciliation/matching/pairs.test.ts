import { expect, it } from 'vitest';
import { composeNumber } from '../../../../src/gateway/domain/numbers.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { openDesk } from './written-files.ts';

// A line and the one that takes it back, about a payment that is not known here.

describeGateway('A line and its reversal', (open) => {
  it('cancel each other, in one file or in two, and only if they are the only ones', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const now = await gateway.now();
    const numberOf = (random: string) =>
      composeNumber('order', { now, merNo: gateway.shop.merNo, random: random.repeat(14) });
    const there = { type: 'payment', gross: 1500 };
    const back = { type: 'reversal', gross: -1500 };
    const [one, two, three] = [numberOf('A'), numberOf('B'), numberOf('C')];
    const both = await desk.sendReport({
      id: 'both',
      lines: [
        { ...there, tradeNo: one },
        { ...back, tradeNo: one },
      ],
    });
    expect(both).toMatchObject({ openLines: 0 });
    expect(await desk.open()).toEqual([]);

    const first = await desk.sendReport({ id: 'first', lines: [{ ...there, tradeNo: two }] });
    expect(first).toMatchObject({ openLines: 1 });
    const second = { id: 'second', lines: [{ ...back, tradeNo: two }] };
    expect(await desk.sendReport(second)).toMatchObject({ openLines: 0 });
    expect(await desk.fileOf(first.fileNo)).toMatchObject({ openLines: 0, settledLines: 1 });
    expect(await desk.endings()).toEqual(['missingHere resolved']);

    // The corrected report takes nothing back: the line of the other file is open again.
    expect(await desk.sendReport({ ...second, lines: [] })).toMatchObject({ openLines: 0 });
    expect(await desk.fileOf(first.fileNo)).toMatchObject({ openLines: 1, settledLines: 0 });
    expect(await desk.open()).toEqual(['missingHere 15.00']);

    const lines = [there, there, back].map((line) => ({ ...line, tradeNo: three }));
    await desk.sendReport({ id: 'three', lines: lines.slice(0, 1) });
    expect(await desk.sendReport({ id: 'four', lines: lines.slice(1) })).toMatchObject({ openLines: 2 });
    expect(await desk.problems()).toEqual([]);
  });
});
