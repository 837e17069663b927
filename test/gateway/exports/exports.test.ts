import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { EXPORT_INTERVAL_MS } from '../../../src/gateway/work/limits.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { readCsv, readSpreadsheet } from '../../helpers/spreadsheet.ts';

// Files of lines: asked for, made behind payments, downloaded.

const { merNo } = sandboxAccount;
const DAYS = { currency: 'USD', from: '2026-01-01', to: '2099-12-31' };

interface Wire {
  readonly exportId: string;
  readonly state: string;
  readonly name: string;
  readonly rows: number;
  readonly rowsTotal: number;
  readonly parts: number;
}

let gateway: TestGateway;
let shop: Shop;
let owner: TestBrowser;
let finance: TestBrowser;

beforeAll(async () => {
  gateway = await startAccountGateway({ env: { RETENTION_EXPORTS_DAYS: '2' } });
  shop = createShop(gateway.url, { merNo, key: sandboxAccount.key });
  [owner, finance] = [await openMerchant(gateway.url, 'owner'), await openConsole(gateway.url, 'finance')];
  for (const amount of ['100.00', '25.50', '7.25'])
    await gateway.operator('POST', `/operator/merchants/${merNo}/deposits`, {
      depositNo: `D-${amount}`,
      currency: 'USD',
      amount,
    });
  await shop.pay({
    merOrderNo: '=HYPERLINK("x")',
    currencyCode: 'USD',
    sourceAmount: '40.00',
    billingEmail: 'ada@example.com',
  });
  await gateway.operator('POST', '/operator/clock', { advanceSeconds: 2 * 86_400 });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function asked(body: object): Promise<Wire> {
  const created = await gateway.operator('POST', `/operator/merchants/${merNo}/exports`, body);
  expect(created.status).toBe(201);
  const { exportId } = created.body as unknown as Wire;
  await expect.poll(async () => (await read(exportId)).state, { interval: 10 }).toBe('done');
  return read(exportId);
}

async function read(exportId: string): Promise<Wire> {
  return (await gateway.operator('GET', `/operator/merchants/${merNo}/exports/${exportId}`)).body as unknown as Wire;
}

async function fileOf({ exportId, parts }: Wire): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let part = 0; part < parts; part += 1) {
    const path = `/operator/merchants/${merNo}/exports/${exportId}/parts/${part}`;
    const { body } = await gateway.operator('GET', path);
    pieces.push(Buffer.from((body as { content: string }).content, 'base64'));
  }
  return Buffer.concat(pieces);
}

describe('a file of lines', () => {
  it('adds up from its opening to its closing and in each row, and has nothing of a payer (S49)', async () => {
    const file = await asked({ ...DAYS, format: 'jsonl' });
    const text = (await fileOf(file)).toString();
    for (const personal of ['ada', '@example.com', '4242', '203.0.113']) expect(text).not.toContain(personal);
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string | number | null>);
    const [opening, ...rest] = rows;
    const closing = rest.pop();
    expect([opening, closing]).toMatchObject([
      { line: 0, event: 'opening', balanceAfter: '0.00', currency: 'USD' },
      { line: rows.length - 1, event: 'closing', currency: 'USD' },
    ]);
    expect(file).toMatchObject({
      rows: rows.length,
      rowsTotal: rows.length,
      name: `lines-${merNo}-USD-2026-01-01-2099-12-31.jsonl`,
    });
    const minor = (row: Record<string, unknown> | undefined, name: string) =>
      BigInt(String(row?.[name]).replace('.', ''));
    let balance = 0n;
    for (const row of rest) {
      balance += minor(row, 'net');
      expect(minor(row, 'balanceAfter')).toBe(balance);
      const parts = ['gross', 'handlingFee', 'processingFee', 'exceptionFee', 'margin', 'debtPaid', 'other'];
      expect(parts.reduce((sum, name) => sum + minor(row, name), 0n)).toBe(minor(row, 'net'));
    }
    expect(minor(closing, 'balanceAfter')).toBe(balance);
    expect(rest.map(({ event, gross }) => [event, gross])).toEqual([
      ['deposit', '1000000.00'],
      ['deposit', '100.00'],
      ['deposit', '25.50'],
      ['deposit', '7.25'],
      ['payment', '40.00'],
    ]);
    expect(rest[4]).toMatchObject({ merOrderNo: '=HYPERLINK("x")', method: 'CREDIT_CARD', other: '0.00' });
  });

  it('has the same bytes whenever it is asked for, in every format (S49)', async () => {
    const all = async () =>
      Promise.all(['xlsx', 'csv', 'jsonl'].map(async (format) => fileOf(await asked({ ...DAYS, format }))));
    const first = await all();
    await gateway.operator('POST', '/operator/clock', { advanceSeconds: 3600 });
    expect((await all()).map((file, place) => Buffer.compare(file, first[place] ?? Buffer.alloc(0)))).toEqual([
      0, 0, 0,
    ]);
  });

  it('in CSV takes the form that a spreadsheet expects, with formulas as texts (S27)', async () => {
    const csv = { separator: ';', decimals: ',', byteOrderMark: true };
    const text = (await fileOf(await asked({ ...DAYS, format: 'csv', csv }))).toString();
    expect(text.startsWith('\uFEFF"line";"sequence"')).toBe(true);
    const rows = readCsv(text.slice(1), ';');
    expect(rows[1]?.at(-3)).toBe('0,00');
    expect(rows[6]).toContain(`'=HYPERLINK("x")`);
  });

  it('is made as soon as it is asked for, not with the next round', async () => {
    const times: number[] = [];
    // Each is asked for when a round has just ended; a slow machine needs one quick one only.
    for (let round = 0; round < 4; round += 1) {
      const began = performance.now();
      await asked({ ...DAYS, format: 'csv' });
      times.push(performance.now() - began);
    }
    expect(Math.min(...times)).toBeLessThan(EXPORT_INTERVAL_MS / 2);
  });

  it('is made of days without lines too, and says what there was', async () => {
    const file = await fileOf(await asked({ currency: 'USD', from: '2020-01-01', to: '2020-01-31', format: 'xlsx' }));
    const [sheet] = readSpreadsheet(file);
    expect(sheet?.rows.map((row) => row[5]?.text)).toEqual(['event', 'opening', 'closing']);
  });

  it.each([
    [{ format: 'csv' }, 400, 'currency: is missing: name a batch'],
    [{ ...DAYS, from: '2026-02-01', to: '2026-01-01', format: 'csv' }, 400, 'to:'],
    [{ format: 'csv', batchNo: '2026-9999' }, 404, 'no payout 2026-9999'],
    [{ ...DAYS, format: 'pdf' }, 400, 'format'],
  ])('is refused for %j, with what to do', async (body, status, words) => {
    const refused = await gateway.operator('POST', `/operator/merchants/${merNo}/exports`, body);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(words);
  });
});

describe('the exports of a side', () => {
  it('are asked for, listed and downloaded by its people, and recorded (S28)', async () => {
    await owner.open('/merchant/exports');
    const page = await owner.submit('/merchant/exports', {
      currency: 'usd',
      from: '2026-01-01',
      to: '2099-12-31',
      format: 'xlsx',
    });
    expect(page.path).toMatch(/^\/merchant\/exports\/export_\w+\?done=asked$/);
    const link = /href="(\/merchant\/exports\/export_[^"]*\/file)"/;
    await expect.poll(async () => link.test((await owner.open('/merchant/exports')).text)).toBe(true);
    const { text } = await owner.open('/merchant/exports');
    const file = await owner.send(link.exec(text)?.[1] ?? '');
    expect(file.headers.get('content-disposition')).toContain(`filename="lines-${merNo}-USD-`);
    const [sheet] = readSpreadsheet(Buffer.from(await file.arrayBuffer()));
    expect(sheet?.rows).toHaveLength(8);
    const { body } = await gateway.operator('GET', '/operator/actions?limit=20');
    const actions = (body as { actions: { actor: string; action: string; detail: string }[] }).actions;
    const mine = actions.filter(({ actor }) => actor === 'owner@tollgate.example').map(({ action }) => action);
    expect(mine).toEqual(expect.arrayContaining(['createExport', 'getExportPart']));
  });

  it('are not those of the other side (S6)', async () => {
    const { exportId } = await asked({ ...DAYS, format: 'csv' });
    for (const path of [exportId, `${exportId}/file`]) {
      expect((await owner.send(`/merchant/exports/${path}`)).status).toBe(404);
      expect((await finance.send(`/console/exports/${path}?merNo=${merNo}`)).status).toBe(200);
    }
  });

  it('are gone after RETENTION_EXPORTS_DAYS', async () => {
    const { exportId } = await asked({ ...DAYS, format: 'csv' });
    await gateway.operator('POST', '/operator/clock', { advanceSeconds: 2 * 86_400 });
    const gone = await gateway.operator('GET', `/operator/merchants/${merNo}/exports/${exportId}`);
    expect(gone.status).toBe(404);
  });
});
