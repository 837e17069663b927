import { expect, it } from 'vitest';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { openDesk } from './written-files.ts';

// What a bank paid, and the reports that it paid: matched only if the line names them and their sums agree.

const fee = (gross: number) => [{ type: 'reserve', gross }];

describeGateway('Transfers of an acquirer', (open) => {
  it('pay several reports at once, and a report in several parts, if the sums agree', async () => {
    const desk = openDesk(await open());
    await desk.begin();
    await desk.sendReport({ id: 'report-a1', lines: fee(3000) });
    await desk.sendReport({ id: 'report-b1', lines: fee(2000) });
    const both = await desk.sendStatement([{ amount: 5000, text: 'PAYS REPORT-A1 AND PAYS REPORT-B1' }]);
    expect(both).toMatchObject({ openLines: 0 });

    await desk.sendReport({ id: 'report-c1', lines: fee(7000) });
    const part = await desk.sendStatement([{ amount: 4000, text: 'PAYS REPORT-C1 PART 1' }]);
    expect(part).toMatchObject({ openLines: 1 });
    expect(await desk.open()).toEqual(['amount -30.00']);
    expect(await desk.sendStatement([{ amount: 3000, text: 'PAYS REPORT-C1 PART 2' }])).toMatchObject({ openLines: 0 });
    expect(await desk.open()).toEqual([]);
    expect(await desk.fileOf(part.fileNo)).toMatchObject({ openLines: 0, settledLines: 1 });
    expect(await desk.problems()).toEqual([]);
  });

  it.each(['the report', 'the bank'])(
    'a transfer that is short stays open, and the rest is nobody’s guess: %s first',
    async (first) => {
      const desk = openDesk(await open());
      await desk.begin();
      const report = () => desk.sendReport({ id: 'report-d1', lines: fee(9000) });
      const statement = () => desk.sendStatement([{ amount: 8900, text: 'PAYS REPORT-D1' }]);
      for (const send of first === 'the bank' ? [statement, report] : [report, statement]) await send();
      expect(await desk.open()).toEqual(['amount -1.00']);
      expect(await desk.problems()).toEqual([]);
    },
  );

  it.each([
    { text: 'PAYS REPORT-F12', named: 'report-f12' },
    { text: 'PAYS REPORT/F 12', named: 'report-f12' },
    { text: 'PAYS REPORTF1', named: 'report-f1' },
  ])('$text pays $named, and not one whose name begins alike, whichever came first', async ({ text, named }) => {
    const desk = openDesk(await open());
    await desk.begin();
    const other = named === 'report-f1' ? 'report-f12' : 'report-f1';
    await desk.sendReport({ id: other, lines: fee(4000) });
    expect(await desk.sendStatement([{ amount: 4000, text }])).toMatchObject({ openLines: 1 });
    expect(await desk.open()).toEqual(['unknown 40.00']);
    await desk.sendReport({ id: named, lines: fee(4000) });
    expect(await desk.open()).toEqual([]);
    expect(await desk.problems()).toEqual([]);
  });

  it('a transfer that names no report is suggested for none of two that are alike, and matched with neither', async () => {
    const desk = openDesk(await open());
    await desk.begin();
    await desk.sendReport({ id: 'report-e1', lines: fee(5000) });
    await desk.sendStatement([{ amount: 5000, text: 'SETTLEMENT' }]);
    const [line] = await desk.exceptions();
    expect(line).toMatchObject({ kind: 'unknown', amount: '50.00' });
    expect(await desk.suggestions(line?.exceptionNo ?? '')).toHaveLength(1);
    await desk.sendReport({ id: 'report-e2', lines: fee(5000) });
    expect(await desk.suggestions(line?.exceptionNo ?? '')).toEqual([]);
    expect(await desk.open()).toEqual(['unknown 50.00']);
  });
});
