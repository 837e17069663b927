import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';

// The pages of an export, without a script: while it is made, when it is cancelled, and after its end.

const { merNo } = sandboxAccount;
const DAYS = { currency: 'USD', from: '2026-11-01', to: '2026-11-30' };

let gateway: TestGateway;
let owner: TestBrowser;
let isPaused = false;

beforeAll(async () => {
  const store = await openStore({
    databaseUrl: null,
    dataDir: null,
    zone: createZone('UTC'),
    batchSizeMax: 100,
    now: () => performance.now(),
  });
  gateway = await startAccountGateway({
    build: { store: { ...store, claimExport: async (lease) => (isPaused ? null : store.claimExport(lease)) } },
  });
  owner = await openMerchant(gateway.url, 'owner');
});
afterAll(() => gateway.close());

async function ask(fields: Readonly<Record<string, string>>) {
  await owner.open('/merchant/exports');
  return owner.submit('/merchant/exports', { ...DAYS, ...fields });
}

async function fileAfter(path: string): Promise<string> {
  const link = /href="([^"]*\/file)"/;
  await expect.poll(async () => (await owner.open(path)).text, { interval: 20 }).toMatch(link);
  const file = await owner.send(link.exec((await owner.open(path)).text)?.[1] ?? '');
  return Buffer.from(await file.arrayBuffer()).toString();
}

describe('the page of an export', () => {
  it('shows how far it is and asks for itself again, until it is cancelled', async () => {
    isPaused = true;
    const page = await ask({ format: 'csv' });
    expect(page.text).toMatch(/<progress max="\d+" value="0"/);
    expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="2" \/><\/noscript>\s*<\/head>/);
    expect(page.text).not.toContain('/file"');
    const [, path = ''] = /action="(\/merchant\/exports\/export_[^"]*)"/.exec(page.text) ?? [];
    expect((await owner.send(`${path}/file`)).status).toBe(409);
    const list = await owner.submit(path);
    isPaused = false;
    expect(list.text).toContain('The export was cancelled.');
    const cancelled = await owner.open(path);
    expect(cancelled.text).toContain('Nothing of it was kept.');
    expect(cancelled.text).not.toContain('http-equiv="refresh"');
    const { body } = await gateway.operator('GET', '/operator/actions?action=cancelExport&limit=1');
    const detail = `lines-${merNo}-USD-2026-11-01-2026-11-30.csv cancelled`;
    expect(body).toMatchObject({ actions: [{ actor: 'owner@tollgate.example', detail }] });
  });

  it('leads to the file as soon as it is there, and says what to do when it has expired', async () => {
    const { path } = await ask({ format: 'jsonl' });
    expect(await fileAfter(path)).toContain('"event":"closing"');
    expect((await owner.open(path)).text).toContain('data-start="yes"');
    expect((await owner.open(path.replace('?done=asked', ''))).text).not.toContain('data-start');
    await gateway.operator('POST', '/operator/clock', { advanceSeconds: 7 * 86_400 });
    const gone = await owner.open(path);
    expect(gone.status).toBe(404);
    expect(gone.text).toMatch(/or it has expired\. Ask for it again\.[^]*href="\/merchant\/exports">Go to exports/);
  });
});

describe('the form that asks for an export', () => {
  it('takes the separator, the decimal sign and the byte order mark', async () => {
    const csv = { separator: ';', decimals: ',', byteOrderMark: 'yes' };
    const file = await fileAfter((await ask({ format: 'csv', ...csv })).path);
    expect(file).toMatch(/^\uFEFF"line";"sequence";[^]*"0,00"/);
  });

  it('says what is wrong in its own words, and keeps what was typed', async () => {
    const refused = await ask({ format: 'csv', from: '2026-12-24', to: '2026-11-30', separator: ';' });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/<b>To day<\/b>/);
    expect(refused.text).toContain('value="2026-12-24"');
    expect(refused.text).toMatch(/<option value=";" selected>/);
    expect(refused.text).toMatch(/<option value="csv" selected>/);
  });
});
