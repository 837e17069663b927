import { expect, it } from 'vitest';
import { CSV_PROFILE } from '../../../../src/gateway/sandbox/reconciliation/report.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openDesk } from './written-files.ts';

// A day that is exported again, when it has more rows. Without a report's number, rows are known by what they say.

const ANNOUNCED = { name: 'export.csv', owner: 'default', format: 'csv', profile: 'export' };

describeGateway('A day that is exported twice', (open) => {
  it('adds only the rows that are new, and as many equal fees as it has', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const columns = { ...CSV_PROFILE.columns, reportId: null };
    const types = [...CSV_PROFILE.types, { value: 'Fee', type: 'fee' }];
    const profile = { version: 0, name: 'Export', rules: { ...CSV_PROFILE, columns, types } };
    await desk.ask('PUT', '/operator/csv-profiles/export', profile);
    const row = (type: string, tradeNo: string, gross: string) =>
      `${type},${tradeNo},,,2026-11-10T12:00:00Z,USD,${gross},0.00,${gross}\n`;
    const pay = async () => {
      const { tradeNo } = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
      return row('Sale', String(tradeNo), '10.00');
    };
    const head = 'Type,Reference,Refund,Transaction,Date,Currency,Gross,Fee,Net\n';
    const fee = row('Fee', '', '-1.00');
    const sale = await pay();
    const first = await desk.send(head + sale + fee + fee, ANNOUNCED);
    expect(first).toMatchObject({ state: 'done', lines: 3, knownLines: 0, settledLines: 3 });
    const later = await pay();
    const second = await desk.send(head + fee + sale + fee + later + fee, ANNOUNCED);
    expect(second).toMatchObject({ lines: 5, knownLines: 3, settledLines: 2, openLines: 0 });
    const third = await desk.send(head + later + fee + sale + fee + fee, ANNOUNCED);
    expect(third).toMatchObject({ lines: 5, knownLines: 5, settledLines: 0, openLines: 0 });
    expect(await desk.open()).toEqual([]);
    expect(await desk.problems()).toEqual([]);
  });
});
