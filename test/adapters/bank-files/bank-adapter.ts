import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { BankFilesSettings } from '../../../src/adapters/bank-files/settings.ts';
import { startBankFiles } from '../../../src/adapters/bank-files/start.ts';
import type { PaymentFile, StatusReport } from '../../../src/bank-files/model.ts';
import { writePain002 } from '../../../src/bank-files/iso20022/pain002-write.ts';
import { readBankFile } from '../../../src/bank-files/read-bank-file.ts';
import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';

// The adapter in this process, with a clock of the test, and the test's hand in both folders.

export const OWN_IBAN = 'DE75512108001245126199';
const TOKEN = 'a-token-of-the-test';

function newFolders(): Pick<BankFilesSettings, 'outFolder' | 'inFolder' | 'dataFolder'> {
  const home = mkdtempSync(join(tmpdir(), 'tollgate-bank-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return { outFolder: join(home, 'out'), inFolder: join(home, 'in'), dataFolder: join(home, 'data') };
}

export function settingsOf(fields: Partial<BankFilesSettings> = {}): BankFilesSettings {
  return {
    port: 0,
    host: '127.0.0.1',
    token: TOKEN,
    ...newFolders(),
    name: 'Operator Ltd',
    accounts: new Map([
      ['EUR', { scheme: 'iban', number: OWN_IBAN }],
      ['JPY', { scheme: 'iban', number: OWN_IBAN }],
    ]),
    bic: null,
    version: 'pain.001.001.09',
    everyMs: 0,
    paymentsMax: 100,
    cutOff: null,
    timeZone: 'UTC',
    fileMode: 0o600,
    lookMs: 20,
    holdReturnsMs: 0,
    keepDays: null,
    log: () => {},
    now: Date.now,
    ...fields,
  };
}

export type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

export async function startAdapter(fields: Partial<BankFilesSettings> = {}) {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const settings = settingsOf({ log: (line) => void lines.push(line), ...fields });
  const adapter = await startBankFiles(settings);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await adapter.close();
    isOpen = false;
  };
  onTestFinished(close);
  const call = (name: ChannelCallName, body: object, version = 2) => callAdapter(adapter.url, { name, body, version });
  return { ...adapter, settings, lines, call, close, ...handsOn(settings) };
}

async function callAdapter(
  url: string,
  { name, body, version }: { name: ChannelCallName; body: object; version: number },
): Promise<Answer> {
  const response = await fetch(`${url}/${channelCalls[name].path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      ...(version !== 1 && { 'Tollgate-Channel-Version': String(version) }),
    },
    body: JSON.stringify({ callId: 'c1', ...body }),
  });
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
}

/** What a test does in the place of a bank. */
function handsOn({ outFolder, inFolder }: BankFilesSettings) {
  const written = () =>
    readdirSync(outFolder)
      .filter((name) => name.endsWith('.xml'))
      .toSorted();
  const files = () => written().map((name) => readBankFile(readFileSync(join(outFolder, name))) as PaymentFile);
  let delivered = 0;
  return {
    written,
    /** What the bank would read. */
    files,
    async filesCome(count: number): Promise<readonly PaymentFile[]> {
      await expect.poll(() => written().length).toBe(count);
      return files();
    },
    /** Delivers a file, and waits until it was taken away. */
    async deliver(content: string | Uint8Array, name = `from-bank-${(delivered += 1)}.xml`): Promise<void> {
      writeFileSync(join(inFolder, name), content);
      await expect.poll(() => readdirSync(inFolder)).not.toContain(name);
    },
  };
}

function subject(tradeNo: string, fields: object = {}) {
  return { tradeNo, refundNo: null, currency: 'EUR', amount: '1230', merNo: 100_001, ...fields };
}

export function payoutCall(tradeNo: string, fields: object = {}) {
  return {
    ...subject(tradeNo),
    method: 'PAYOUT_1',
    account: 'DE89370400440532013000',
    beneficiary: { benFirstName: 'Ána', benLastName: 'Silva' },
    remittanceText: 'Payout 2026-0031',
    ...fields,
  };
}

export function inquiry(tradeNo: string, fields: object = {}) {
  return { ...subject(tradeNo), kind: 'payout', method: 'PAYOUT_1', ...fields };
}

export function reportOn({ messageId, batches }: PaymentFile, fields: Partial<StatusReport>): string {
  return writePain002({
    kind: 'status',
    messageId: `R${Math.random()}`.slice(0, 20),
    createdAt: '2026-11-18T08:30:00Z',
    originalMessageId: messageId,
    originalName: 'pain.001.001.09',
    status: null,
    reasons: [],
    batches: [{ batchId: batches[0]?.batchId ?? '', status: null, reasons: [], payments: [] }],
    ...fields,
  });
}
