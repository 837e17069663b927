import { expect, it } from 'vitest';
import type { FileFormat } from '../../../src/gateway/domain/reconciliation/file-line.ts';
import { createFileReader } from '../../../src/gateway/files/reconciliation/create-file-reader.ts';
import { CSV_PROFILE } from '../../../src/gateway/sandbox/reconciliation/report.ts';
import { readBankFile } from '../../../src/bank-files/read-bank-file.ts';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What the sandbox's acquirer and bank write, and the faults that they make on request. The clock begins on Tuesday, 10 November 2026.

const DAY = 86_400;
const DECLINED = '4000000000000002';

interface Line {
  readonly type: string;
  readonly tradeNo?: string;
  readonly refundNo?: string;
  readonly currency: string;
  readonly gross: string;
  readonly fee: string;
  readonly net: string;
}

async function fileOf(gateway: TestGateway, day: string, format: string): Promise<string> {
  const { status, body } = await gateway.operator('GET', `/operator/reconciliation/sandbox/files/${day}/${format}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { content: string }).content;
}

async function linesOf(
  gateway: TestGateway,
  day: string,
): Promise<{ heads: Record<string, unknown>[]; lines: Line[] }> {
  const rows = (await fileOf(gateway, day, 'report')).trimEnd().split('\n');
  const parsed = rows.map((row) => JSON.parse(row) as Record<string, unknown>);
  return {
    heads: parsed.filter((row) => 'reportId' in row),
    lines: parsed.filter((row) => 'lineId' in row) as unknown as Line[],
  };
}

/** What the readers of files make of it, without the numbers of its lines. */
function readLines(format: FileFormat, content: string) {
  const reader = createFileReader(format, { rules: CSV_PROFILE });
  return [...reader.push(Buffer.from(content)), ...reader.end()]
    .flatMap((event) => (event.kind === 'lines' ? event.lines : []))
    .map(({ line: _line, ...line }) => line);
}

const plant = (gateway: TestGateway, fault: string, day?: string) =>
  gateway.operator('POST', '/operator/reconciliation/sandbox/faults', { fault, ...(day && { day }) });

const payIn = (shop: Shop, currencyCode: string, sourceAmount: string, more: object = {}) =>
  shop.pay({ currencyCode, sourceAmount, ...more });

describeGateway('The files of the sandbox', (open) => {
  it('have what the acquirer was asked for and its fees, and two bank days later the money', async () => {
    const gateway = await open();
    const { shop } = gateway;
    const paid = dataOf(await payIn(shop, 'EUR', '100.00'));
    dataOf(await payIn(shop, 'JPY', '5000.00'));
    await payIn(shop, 'EUR', '70.00', { cardNo: DECLINED });
    const wallet = dataOf(await shop.payBy('ALIPAY', { currencyCode: 'EUR', sourceAmount: '30.00' }));
    await gateway.operator('POST', `/operator/orders/${String(wallet['tradeNo'])}/complete`, { result: 'success' });
    dataOf(await shop.payBy('ALIPAY', { currencyCode: 'EUR', sourceAmount: '31.00' }));
    const refund = dataOf(await shop.refund(paid, { amount: '10.00' }));
    await gateway.advance(DAY);

    const { heads, lines } = await linesOf(gateway, '2026-11-10');
    expect(heads.map(({ currency, total, paidOn, lineCount }) => [currency, total, paidOn, lineCount])).toEqual([
      ['EUR', '11768', '2026-11-12', 3],
      ['JPY', '4975', '2026-11-12', 1],
    ]);
    expect(lines.map(({ type, tradeNo, refundNo, gross, fee }) => [type, refundNo ?? tradeNo, gross, fee])).toEqual(
      expect.arrayContaining([
        ['payment', paid['tradeNo'], '10000', '-165'],
        ['payment', wallet['tradeNo'], '3000', '-67'],
        ['refund', refund['refundNo'], '-1000', '0'],
      ]),
    );
    expect((await fileOf(gateway, '2026-11-10', 'csv')).split('\r\n')).toHaveLength(6);
    const [csv, report] = await Promise.all(['csv', 'report'].map((format) => fileOf(gateway, '2026-11-10', format)));
    const rows = readLines('csv', csv ?? '');
    expect(rows).toHaveLength(4);
    // Both say the same, but for where it stands.
    expect(rows).toEqual(readLines('report', report ?? ''));

    await gateway.advance(2 * DAY);
    for (const format of ['camt053', 'mt940'] as const) {
      const read = readBankFile(Buffer.from(await fileOf(gateway, '2026-11-12', format)));
      const statements = 'statements' in read ? read.statements : expect.unreachable();
      expect(
        statements.map(({ number, opening, closing, entries }) => [
          Number(number),
          opening?.amount,
          closing?.amount,
          entries.length,
        ]),
      ).toEqual([
        [1, 100_000_000n, 100_011_768n, 1],
        [1, 1_000_000n, 1_004_975n, 1],
      ]);
    }
    expect(await fileOf(gateway, '2026-11-12', 'camt054')).toContain('SBX20261110EUR');
    const before = await fileOf(gateway, '2026-11-10', 'report');
    await gateway.advance(30 * DAY);
    expect(await fileOf(gateway, '2026-11-10', 'report')).toBe(before);
  });

  it('have each fault that was asked for once, on another payment', async () => {
    const gateway = await open();
    const { shop } = gateway;
    for (let count = 1; count <= 8; count += 1) dataOf(await payIn(shop, 'EUR', `${count * 10}.00`));
    const declined = dataOf(await payIn(shop, 'EUR', '99.00', { cardNo: DECLINED }));
    const faults = [
      'missing',
      'double',
      'amount',
      'fee',
      'late',
      'missingHere',
      'currency',
      'unknown',
      'arrivedWithoutOrder',
    ];
    for (const fault of faults) expect((await plant(gateway, fault)).body).toEqual({ fault, day: null });
    await gateway.advance(DAY);
    const { lines } = await linesOf(gateway, '2026-11-10');
    // Eight, without the missing one, with the double one, the two invented ones and the declined one.
    expect(lines).toHaveLength(11);
    expect(lines.filter(({ tradeNo }) => tradeNo === declined['tradeNo'])).toMatchObject([{ gross: '9900' }]);
    expect(lines.filter(({ currency }) => currency === 'USD')).toHaveLength(1);
    expect(lines.filter(({ tradeNo }) => tradeNo === undefined)).toHaveLength(1);
    // The other amount has the fee of the right one.
    expect(lines.filter(({ gross, fee }) => feeOf(gross) !== fee)).toHaveLength(2);
    const known = new Set(lines.map(({ tradeNo }) => tradeNo));
    expect(known.size).toBe(10);
    const { body } = await gateway.operator('GET', '/operator/reconciliation/sandbox/files/2026-11-12/camt053');
    expect(body).toMatchObject({ type: expect.stringContaining('sandboxFileNotFound') as string });
    await gateway.advance(8 * DAY);
    expect(await fileOf(gateway, '2026-11-18', 'camt053')).toContain('SBX20261110EUR');

    dataOf(await payIn(shop, 'EUR', '5.00'));
    await gateway.advance(DAY);
    expect((await linesOf(gateway, '2026-11-19')).lines).toHaveLength(1);
    expect(await plant(gateway, 'fee', '2026-11-19')).toMatchObject({
      status: 409,
      body: { detail: "The sandbox's files are written up to 2026-11-19. Choose a later day, or leave it out." },
    });
    expect(await plant(gateway, 'fee', '2026-02-31')).toMatchObject({ status: 400 });
  });
});

/** 1.4 % and 0.25, rounded half up. */
function feeOf(gross: string): string {
  return String(-((BigInt(gross) * 140n + 5000n) / 10_000n + 25n));
}
