import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectStripe, isDecline, isKeyTaken, isRefused, silence } from '../../../src/adapters/stripe/calls.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';

// What the adapter concludes from keys and errors, at a double of Stripe that others wrote. It has charges and refunds, and no intents.

const MOCK = 'stripe-stateful-mock@0.0.16';
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'tollgate-stripe-mock-'));
let stripe: ReturnType<typeof connectStripe>;
let stop = (): unknown => undefined;

beforeAll(async () => {
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...options, MOCK], { timeout: 120_000 }).catch((cause: unknown) => {
    throw new Error(`${MOCK} cannot be installed: this test needs npm to reach its registry`, { cause });
  });
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [join(folder, 'node_modules/stripe-stateful-mock/dist/cli.js')], {
    env,
    stdio: 'ignore',
  });
  stop = () => child.kill();
  stripe = connectStripe({ key: 'sk_test_mock', webhookSecret: '', api: new URL(`http://127.0.0.1:${port}`) });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 20_000 });
});

afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const charge = (amount: number, idempotencyKey: string = randomUUID(), source = 'tok_visa') =>
  stripe.charges.create({ amount, currency: 'usd', source }, { idempotencyKey });
const errorOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('stripe-stateful-mock', () => {
  it('charges once for a key, and says that a key was used for something else', async () => {
    const key = randomUUID();
    const [first, second] = [await charge(1230, key), await charge(1230, key)];
    expect(second.id).toBe(first.id);
    expect(isKeyTaken(await errorOf(charge(1231, key)))).toBe(true);
  });

  it('declines with an error that is read as a decline', async () => {
    const error = await errorOf(charge(1230, randomUUID(), 'tok_chargeDeclinedInsufficientFunds'));
    expect([isDecline(error), isRefused(error)]).toEqual([true, false]);
  });

  it('refunds up to what was paid, lists refunds, and refuses the rest', async () => {
    const { id } = await charge(1230);
    const refund = (amount: number) => stripe.refunds.create({ charge: id, amount }, { idempotencyKey: randomUUID() });
    const refunds = [await refund(1000), await refund(230)];
    const { data } = await stripe.refunds.list({ charge: id });
    expect(data.map((listed) => listed.id).toSorted()).toEqual(refunds.map((made) => made.id).toSorted());
    expect(isRefused(await errorOf(refund(1)))).toBe(true);
  });

  it('fails with an error that decides nothing', async () => {
    const error = await errorOf(charge(1230, randomUUID(), 'tok_500'));
    expect([isDecline(error), isKeyTaken(error), isRefused(error)]).toEqual([false, false, false]);
    expect(silence(error).message).toMatch(/^Stripe: [A-Za-z]+/);
  });
});
