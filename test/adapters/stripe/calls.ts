import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { startStripe } from '../../../src/adapters/stripe/start.ts';
import { startStripeDouble } from './double/server.ts';
import type { DoubleOptions } from './double/server.ts';
import { HINT_SECRET, TEST_KEY, TOKEN, WEBHOOK_SECRET } from './stripe-adapter.ts';

// An adapter in this process with a double of Stripe, and calls as the gateway makes them.

type Body = Readonly<Record<string, unknown>>;

export async function openStripe(options: Partial<DoubleOptions> = {}) {
  // The log of calls.
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const key = options.key ?? TEST_KEY;
  const double = await startStripeDouble({
    key,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: null,
    laterMs: 20,
    ...options,
  });
  const dataFolder = mkdtempSync(join(tmpdir(), 'tollgate-stripe-'));
  const settings = { port: 0, host: '127.0.0.1', token: TOKEN, hintSecret: HINT_SECRET, dataFolder };
  const adapter = await startStripe({ ...settings, key, webhookSecret: WEBHOOK_SECRET, api: new URL(double.url) });
  double.setWebhookUrl(`${adapter.url}/webhooks/provider`);
  onTestFinished(async () => {
    await adapter.stop();
    await double.stop();
    rmSync(dataFolder, { recursive: true });
    log.mockRestore();
  });
  const call = async (path: string, fields: object, version = 2): Promise<Body> => {
    const headers = {
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': 'application/json',
      'Tollgate-Channel-Version': String(version),
    };
    const body = JSON.stringify({ callId: randomUUID(), ...fields });
    const response = await fetch(`${adapter.url}${path}`, { method: 'POST', headers, body });
    return (await response.json()) as Body;
  };
  return { double, call, url: adapter.url, journalFile: join(dataFolder, 'journal.jsonl') };
}

let numbers = 0;

export function payment(number = '4242424242424242', about: object = {}) {
  numbers += 1;
  const card = { number, expiryMonth: '12', expiryYear: '2031', securityCode: '123' };
  const order = { tradeNo: `TG${numbers}N`, refundNo: null, currency: 'USD', amount: '1230', merNo: 100001 };
  const rest = { method: 'CREDIT_CARD', card, payer: {}, products: [], reference: '6AH4F9JF63N8M4FN' };
  return { ...order, ...rest, ...about };
}

export function refundOf({ tradeNo, currency }: { tradeNo: string; currency: string }, amount: string) {
  numbers += 1;
  return { tradeNo, refundNo: `RF${numbers}N`, currency, amount, merNo: 100001 };
}
