import { expect, it } from 'vitest';
import { CSV_PROFILE } from '../../../../src/gateway/sandbox/reconciliation/report.ts';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { FILES, begin, putPart, sendFile } from './sent-file.ts';
import type { WireFile } from './sent-file.ts';

// The sandbox's report as CSV, mapped by a profile and sent by hand. The clock begins on Tuesday, 10 November 2026.

const DAY = 86_400;

async function fileOf(gateway: TestGateway, fileNo: string): Promise<WireFile> {
  const { body } = await gateway.operator('GET', `${FILES}/${fileNo}`);
  return (body as { file: WireFile }).file;
}

describeGateway('The import of CSV', (open) => {
  it('a CSV that a profile reads is matched as the report would be, and one that it cannot read leaves nothing', async () => {
    const gateway = await open();
    const setting = await gateway.operator('PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false });
    expect(setting.status, JSON.stringify(setting.body)).toBe(200);
    const paid = dataOf(await gateway.shop.pay({ currencyCode: 'EUR', sourceAmount: '100.00' }));
    dataOf(await gateway.shop.pay({ currencyCode: 'JPY', sourceAmount: '5000.00' }));
    dataOf(await gateway.shop.refund(paid, { amount: '10.00' }));
    await gateway.advance(DAY);
    const written = await gateway.operator('GET', '/operator/reconciliation/sandbox/files/2026-11-10/csv');
    const { content } = written.body as { content: string };
    const profile = { version: 0, name: 'Sandbox', rules: CSV_PROFILE };
    const saved = await gateway.operator('PUT', '/operator/csv-profiles/sandbox', profile);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);

    const announced = { name: 'report.csv', owner: 'default', format: 'csv', profile: 'sandbox' };
    const wrong = await sendFile(
      gateway,
      Buffer.from(content.replace('90.00', '90,00').replace('100.00', '1OO.00')),
      announced,
    );
    await expect.poll(async () => (await fileOf(gateway, wrong.fileNo)).state).toBe('refused');
    expect(await fileOf(gateway, wrong.fileNo)).toMatchObject({
      lines: 0,
      problem: { text: 'the column "Gross" is no amount, such as 1234.50', line: 2 },
    });

    const { fileNo } = await sendFile(gateway, Buffer.from(content), announced);
    await expect.poll(async () => (await fileOf(gateway, fileNo)).state).toBe('done');
    expect(await fileOf(gateway, fileNo)).toMatchObject({
      owners: ['default'],
      sections: 2,
      lines: 3,
      openLines: 0,
    });
    const listed = (await gateway.operator('GET', FILES)).body as { files: WireFile[] };
    expect(listed.files.map(({ owners }) => owners)).toEqual([['default'], []]);
  });

  it('references are kept as they are, whatever an array or a text of the database would make of them', async () => {
    const gateway = await open();
    await gateway.operator('PUT', '/operator/reconciliation/sandbox/setting', { takesIn: false });
    const types = [...CSV_PROFILE.types, { value: 'Other', type: 'adjustment' }];
    const profile = { version: 0, name: 'Odd', rules: { ...CSV_PROFILE, types } };
    const saved = await gateway.operator('PUT', '/operator/csv-profiles/odd', profile);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const references = ['a"b', String.raw`c\d`, String.raw`\"`, '{e,f}', 'NULL', String.raw`\N`, "g'h", 'ü 😀', '$1'];
    const row = (cell: string) =>
      `po_1,Other,,,"${cell.replaceAll('"', '""')}",2026-11-10T12:00:00Z,USD,1.00,0.00,1.00\n`;
    const head = 'Report,Type,Reference,Refund,Transaction,Date,Currency,Gross,Fee,Net\n';
    const announced = { name: 'odd.csv', owner: 'default', format: 'csv', profile: 'odd' };
    const { fileNo } = await sendFile(gateway, Buffer.from(head + references.map(row).join('')), announced);
    await expect.poll(async () => (await fileOf(gateway, fileNo)).state).toMatch(/done|refused/);
    expect(await fileOf(gateway, fileNo)).toMatchObject({ state: 'done', problem: null, lines: references.length });
    const { body } = await gateway.operator('GET', `${FILES}/${fileNo}/lines`);
    expect((body as { lines: { named: string }[] }).lines.map(({ named }) => named)).toEqual(references);

    const nul = Buffer.from(head + row('i\0j'));
    const refused = await putPart(gateway, await begin(gateway, nul, announced), nul);
    expect(refused).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:fileNotText' } });
  });
});
