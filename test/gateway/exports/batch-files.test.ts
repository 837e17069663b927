import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { readCsv, readSpreadsheet } from '../../helpers/spreadsheet.ts';
import { startOwnAccountGateway } from '../settlements/own-account.ts';
import type { OwnAccountGateway } from '../settlements/own-account.ts';

// A payout and a statement as files, asked for and downloaded as people do it, without a script.

const { merNo } = sandboxAccount;
const DAY = 86_400;
const FORMATS = ['xlsx', 'csv', 'jsonl'] as const;

let gateway: OwnAccountGateway;
let owner: TestBrowser;
let finance: TestBrowser;
let tradeNo: string;
let batch: Record<string, string>;

beforeAll(async () => {
  const store = await openStore({
    databaseUrl: null,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 100,
    now: () => performance.now(),
  });
  gateway = await startOwnAccountGateway(store);
  const { shop, advance, operator } = gateway;
  // Where it is still yesterday.
  await operator('PUT', `/operator/merchants/${merNo}/time-zone`, { timeZone: 'Pacific/Pago_Pago' });
  owner = await openMerchant(gateway.url, 'owner');
  finance = await openConsole(gateway.url, 'finance');
  const order = dataOf(
    await shop.pay({ sourceAmount: '100.00', merOrderNo: 'LAMP-1', billingEmail: 'ada@example.com' }),
  );
  tradeNo = String(order['tradeNo']);
  await advance(DAY);
  await shop.refund(order, { amount: '10.00' });
  await shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' });
  const { body } = await operator('GET', `/operator/merchants/${merNo}/batches`);
  [batch = {}] = (body as { batches: Record<string, string>[] }).batches;
});
afterAll(() => gateway.close());

const ownPath = () => `/merchant/payouts/own/${batch['batchNo']}`;
const consolePath = () => `/console/settlements/${merNo}?batch=${batch['batchNo']}`;

/** From the page that has the menu to the bytes of the file. */
async function downloaded(who: TestBrowser, from: string, asked: Readonly<Record<string, string>>): Promise<Buffer> {
  expect((await who.open(from)).status).toBe(200);
  const { path } = await who.submit('/exports', asked);
  expect(path).toMatch(/\/exports\/export_.*done=asked/);
  const link = /href="([^"]*\/file[^"]*)"/;
  await expect.poll(async () => (await who.open(path)).text, { interval: 20 }).toMatch(link);
  const file = await who.send(link.exec((await who.open(path)).text)?.[1] ?? '');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="lines-/);
  return Buffer.from(await file.arrayBuffer());
}

type Row = Readonly<Record<string, string>>;

function rowsOf(format: (typeof FORMATS)[number], file: Buffer): Row[] {
  if (format === 'jsonl')
    return file
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  const [head = [], ...rows] =
    format === 'csv'
      ? readCsv(file.toString())
      : (readSpreadsheet(file)[0]?.rows ?? []).map((row) => row.map(({ text }) => text));
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

const minor = (text: string | undefined) => BigInt(String(text).replace('.', ''));
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + minor(row[name]), 0n);

describe('a payout as a file', () => {
  it.each(FORMATS)(
    '(%s) adds up from carried in to carried out, and is the same on both desks (S49)',
    async (format) => {
      const file = await downloaded(owner, ownPath(), { batchNo: String(batch['batchNo']), format });
      const [opening, ...rest] = rowsOf(format, file);
      const closing = rest.pop();
      expect([opening?.['event'], closing?.['event']]).toEqual(['opening', 'closing']);
      expect(rest.map(({ event }) => event)).toEqual(['deposit', 'settlement', 'refundHold', 'payoutHold']);
      const { carriedIn, lines, payout, fee, carriedOut } = batch;
      expect([minor(opening?.['balanceAfter']), minor(closing?.['balanceAfter'])]).toEqual([
        minor(carriedIn),
        minor(carriedOut),
      ]);
      // Carried in + lines − payout − fee = carried out, to the minor unit.
      expect(sumOf(rest.slice(0, -1), 'net')).toBe(minor(lines));
      expect(minor(rest.at(-1)?.['net'])).toBe(-minor(payout) - minor(fee));
      expect(minor(carriedIn) + sumOf(rest, 'net')).toBe(minor(carriedOut));
      expect(new Set(rest.map(({ batchNo }) => batchNo))).toEqual(new Set([batch['batchNo']]));
      const other = await downloaded(finance, consolePath(), { batchNo: String(batch['batchNo']), format });
      expect(Buffer.compare(other, file)).toBe(0);
    },
  );

  it('stays the same when a payer is erased (S49)', async () => {
    const asked = async () =>
      Promise.all(
        FORMATS.map(async (format) => {
          const person = await openMerchant(gateway.url, 'owner');
          return downloaded(person, ownPath(), { batchNo: String(batch['batchNo']), format });
        }),
      );
    const before = await asked();
    const erase = { merNo, tradeNos: [tradeNo], dryRun: false };
    expect((await gateway.operator('POST', '/operator/payers/erase', erase)).body).toMatchObject({ erased: 1 });
    const after = await asked();
    expect(after.map((file, place) => Buffer.compare(file, before[place] ?? Buffer.alloc(0)))).toEqual([0, 0, 0]);
    expect(before.some((file) => file.includes('ada@example.com'))).toBe(false);
  });
});

describe('a statement as a file', () => {
  const statement = () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    return {
      days,
      path: `/merchant/balances/statement?${new URLSearchParams({ currency: 'USD', ...days }).toString()}`,
    };
  };

  it.each(FORMATS)("(%s) has every line of the shop's days, and adds up (S49)", async (format) => {
    const { days, path } = statement();
    const [opening, ...rest] = rowsOf(format, await downloaded(owner, path, { currency: 'USD', ...days, format }));
    const closing = rest.pop();
    expect(minor(opening?.['balanceAfter']) + sumOf(rest, 'net')).toBe(minor(closing?.['balanceAfter']));
    expect(minor(closing?.['balanceAfter'])).toBe(minor(batch['carriedOut']));
    if (format === 'xlsx') return;
    // The refund was booked in the evening of the day before, there.
    const day = rest.find(({ event }) => event === 'refundHold');
    const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' });
    expect(day?.['bookedDay']).toBe(shown.format(new Date(String(day?.['bookedAt']))));
    expect(day?.['bookedDay']).not.toBe(String(day?.['bookedAt']).slice(0, 10));
  });

  it('says whose days the lines have, and has its summary in every format', async () => {
    const { path, days } = statement();
    const { text } = await owner.open(path);
    expect(text).toContain('in the time zone Pacific/Pago_Pago');
    const query = new URLSearchParams({ currency: 'USD', ...days }).toString();
    const summary = async (format: string) =>
      Buffer.from(await (await owner.send(`/merchant/balances/statement.${format}?${query}`)).arrayBuffer());
    const read = await Promise.all(FORMATS.map(async (format) => rowsOf(format, await summary(format))));
    const balances = read.map((rows) => [rows[0]?.['line'], rows.at(-1)?.['line'], rows.at(-1)?.['balance']]);
    expect(balances[0]).toEqual(['Opening balance', 'Closing balance', expect.stringMatching(/^\d+\.\d\d$/)]);
    expect(balances).toEqual([balances[0], balances[0], balances[0]]);
  });
});
