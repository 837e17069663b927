import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { createPretendClient } from '../src/pretend-provider/client.ts';
import { startPretendProvider } from '../src/pretend-provider/server.ts';
import { PRETEND_CURRENCIES } from '../src/pretend-provider/currencies.ts';
import { startAdapter } from '../src/start.ts';

// An adapter with the pretend provider, and calls as the gateway makes them. These tests are about everything but the provider, so
// they stay as they are when yours is connected.

export const TOKEN = 'test-token';
export const HINT_SECRET = `whsec_${Buffer.from('a secret of the tests').toString('base64')}`;
/** One with two decimals. */
const CURRENCY = Object.keys(PRETEND_CURRENCIES).find((code) => PRETEND_CURRENCIES[code]?.decimals === 2) ?? 'USD';
export const CARD = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2031', securityCode: '123' };

export async function setUp(env: Readonly<Record<string, string>> = {}) {
  const provider = await startPretendProvider({
    port: 0,
    key: 'key',
    webhookSecret: 'secret',
    webhookUrl: null,
    laterMs: 50,
  });
  const settings = {
    CHANNEL_TOKEN: TOKEN,
    HINT_SECRET,
    JOURNAL_FILE: join(mkdtempSync(join(tmpdir(), 'adapter-')), 'journal.jsonl'),
    PROVIDER_URL: provider.url,
    PROVIDER_KEY: 'key',
    PROVIDER_WEBHOOK_SECRET: 'secret',
    ...env,
  };
  const config = { ...readConfig(settings), port: 0 };
  const adapter = await startAdapter(config, createPretendClient(config.provider));
  provider.setWebhookUrl(`${adapter.url}/webhooks/provider`);
  const stop = async () => void (await Promise.all([adapter.stop(), provider.stop()]));
  return { url: adapter.url, provider, settings, stop, call: callerOf(adapter.url) };
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export function callerOf(url: string) {
  return async (path: string, fields: object, { version = 2, token = TOKEN } = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Tollgate-Channel-Version': String(version),
      },
      body: JSON.stringify({ callId: randomUUID(), ...fields }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
}

let numbers = 0;

/** A payment of a new number. */
export function payment(changes: object = {}) {
  numbers += 1;
  const about = {
    tradeNo: `TG${process.pid}N${numbers}`,
    refundNo: null,
    currency: CURRENCY,
    amount: '1230',
    merNo: 100001,
  };
  const rest = { method: 'CREDIT_CARD', card: CARD, payer: {}, products: [], reference: '6AH4F9JF63N8M4FN' };
  return { ...about, ...rest, ...changes };
}

/** A refund of a payment. */
export function refundOf({ tradeNo, currency }: { tradeNo: string; currency: string }, amount: string) {
  numbers += 1;
  return { tradeNo, refundNo: `RF${process.pid}N${numbers}`, currency, amount, merNo: 100001 };
}

export async function eventually<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + 5000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error('it did not happen within five seconds');
  }
}
