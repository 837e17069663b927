import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import type { AdyenAdapterSettings } from '../../../src/adapters/adyen/start.ts';
import { startAdyen } from '../../../src/adapters/adyen/start.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { API_KEY, HMAC_KEY, MERCHANT_ACCOUNT, REPORT_KEY, startAdyenDouble } from './double/double.ts';

// The adapter in this process, and the double of Adyen.

const TOKEN = 'a-token-of-the-test';
export const CARD = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2031', securityCode: '739' };

export type Answer = Readonly<Record<string, unknown>>;

export async function startAdapter(fields: Partial<AdyenAdapterSettings> = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dataFolder = mkdtempSync(join(tmpdir(), 'tollgate-adyen-'));
  const double = await startAdyenDouble({ laterMs: 20 });
  const port = await freePort();
  const settings: AdyenAdapterSettings = {
    merchantAccount: MERCHANT_ACCOUNT,
    key: API_KEY,
    reportKey: REPORT_KEY,
    hmacKeys: [HMAC_KEY],
    livePrefix: null,
    publicUrl: `http://127.0.0.1:${port}`,
    missing: [],
    url: double.url,
    dataFolder,
    token: TOKEN,
    hintSecret: null,
    port,
    host: '127.0.0.1',
    ...fields,
  };
  let adapter = await startAdyen(settings);
  onTestFinished(async () => {
    await adapter.stop();
    await double.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const webhookUrl = `${adapter.url}/webhooks/provider`;
  double.setWebhookUrl(webhookUrl);
  return {
    url: adapter.url,
    webhookUrl,
    double,
    log,
    journal: join(dataFolder, 'journal.jsonl'),
    call: (name: ChannelCallName, call: object) => callAt(adapter.url, name, call),
    /** With what is on disk. */
    async restart(changed: Partial<AdyenAdapterSettings> = {}) {
      await adapter.stop();
      adapter = await startAdyen({ ...settings, ...changed });
    },
  };
}

async function callAt(url: string, name: ChannelCallName, call: object): Promise<Answer> {
  const response = await fetch(`${url}/${channelCalls[name].path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': 'application/json',
      // The adapter may be another one by the next call.
      Connection: 'close',
      'Tollgate-Channel-Version': '2',
    },
    body: JSON.stringify({ callId: randomUUID(), ...call }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** What a webhook of this account is signed with. */
export const SIGNED = { hmacKey: HMAC_KEY, merchantAccount: MERCHANT_ACCOUNT };

/** The status that a webhook is answered with. */
export async function post(url: string, body: string): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  await response.body?.cancel();
  return response.status;
}

let numbers = 0;

export function newPayment(fields: object = {}) {
  numbers += 1;
  const subject = { tradeNo: `TGADYEN${numbers}`, refundNo: null, currency: 'EUR', amount: '1230', merNo: 100_001 };
  const rest = {
    kind: 'payment',
    method: 'CREDIT_CARD',
    card: CARD,
    payer: {},
    products: [],
    reference: '6AH4F9JF63N8M4FN',
  };
  return { ...subject, ...rest, payUrl: `https://pay.example.com/pay/TGADYEN${numbers}?back`, ...fields };
}

export function refundOf({ tradeNo, currency, merNo }: ReturnType<typeof newPayment>, amount: string) {
  numbers += 1;
  return { tradeNo, refundNo: `RFADYEN${numbers}`, currency, amount, merNo, kind: 'refund', method: 'REFUND' };
}

/** Inquires until the answer is of this kind. */
export async function becomes(ask: () => Promise<Answer>, kind: string): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask();
      expect(answer).toMatchObject({ kind });
      return answer;
    },
    { timeout: 5000, interval: 20 },
  );
}
