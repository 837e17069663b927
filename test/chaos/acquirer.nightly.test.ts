import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spawnAcquirer, startAcquirer } from '../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';
import { FAULTS_AFTER, FAULTS_BEFORE } from '../../src/acquirer/mock/faults.ts';
import type { Fault } from '../../src/acquirer/mock/faults.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../helpers/gateway/gateway.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { findDisagreements } from './acquirer-agreement.ts';
import { amountOf } from './amounts.ts';

// The gateway with an acquirer over HTTP that does everything wrong. Silence decides nothing; in the end both agree.

/** The deadline of every call: a machine that stands still for a moment is not taken for a silent acquirer. */
const DEADLINE_MS = 4000;
/** Where silence comes by the dozen, and does no harm wherever it comes. */
const SHORT_DEADLINE_MS = 250;
const HOURS_3 = 10_800;

async function open(
  acquirer: Pick<Acquirer, 'url' | 'token'>,
  engine: EngineName,
  deadlineMs = DEADLINE_MS,
): Promise<TestGateway> {
  const env = { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, CHANNEL_DEADLINE_MS: String(deadlineMs) };
  const gateway = await startTestGateway({ engine, env });
  onTestFinished(() => gateway.close());
  return gateway;
}

async function openShop(gateway: TestGateway): Promise<Shop> {
  const shop = await gateway.newShop();
  const deposit = { depositNo: 'D1', amount: '900000.00', currency: 'USD' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
  return shop;
}

describe('a payment whose answer does not count', () => {
  // Each of them: the acquirer took the money, and the gateway did not learn of it.
  const LOST: readonly Fault[] = [
    'timeOut',
    'answerLate',
    'breakAfter',
    'breakInAnswer',
    'serverError',
    'malformed',
    'otherAmount',
  ];

  it.each(LOST)('is pending after %s, and the sweep finds that it succeeded', async (fault) => {
    const acquirer = await startAcquirer();
    onTestFinished(() => acquirer.stop());
    const gateway = await open(acquirer, 'SQLite');
    const shop = await openShop(gateway);
    await acquirer.addRules({ call: 'authorize', times: 1, fault, delayMs: DEADLINE_MS * 3 });
    const order = dataOf(await shop.pay());
    expect(order['payCode']).toBe(2);
    expect(dataOf(await shop.query(order))['state']).toBe(1);
    await gateway.advance(60);
    expect(dataOf(await shop.query(order))['state']).toBe(3);
    expect(await findDisagreements({ gateway, shop, acquirers: { default: acquirer } })).toEqual([]);
    await gateway.verify();
    shop.close();
  });

  it('fails when the acquirer says that it never came, and closed it', async () => {
    const acquirer = await startAcquirer();
    onTestFinished(() => acquirer.stop());
    const gateway = await open(acquirer, 'SQLite');
    const shop = await openShop(gateway);
    await acquirer.addRules({ call: 'authorize', times: 1, fault: 'breakBefore' });
    const order = dataOf(await shop.pay());
    expect(order['payCode']).toBe(2);
    await gateway.advance(60);
    expect(dataOf(await shop.query(order))['state']).toBe(2);
    expect(await findDisagreements({ gateway, shop, acquirers: { default: acquirer } })).toEqual([]);
    shop.close();
  });
});

describe('an acquirer that dies', () => {
  it('fails nothing by its silence, even past the expiry, and finishes everything when it is back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tollgate-acquirer-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'books.jsonl');
    // The port must still be free when the second one wants it.
    const first = await spawnAcquirer(file, await freePort());
    onTestFinished(() => first.stop());
    const gateway = await open(first, 'SQLite');
    const shop = await openShop(gateway);
    const paid = dataOf(await shop.pay());
    await first.addRules({ call: 'authorize', times: 1, fault: 'die' });
    const orders = [
      dataOf(await shop.pay()),
      dataOf(await shop.pay()),
      dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '5.00' })),
    ];
    await first.ended;
    const { refundNo } = dataOf(await shop.refund(paid));
    expect(orders.map(({ payCode }) => payCode)).toEqual([2, 2, 2]);
    await gateway.advance(HOURS_3);
    const states = await Promise.all(orders.map(async (order) => dataOf(await shop.query(order))['state']));
    expect(states).toEqual([1, 1, 1]);
    expect(dataOf(await shop.queryRefund(paid, refundNo))['state']).toBe(4);

    const second = await spawnAcquirer(file, Number(new URL(first.url).port));
    onTestFinished(() => second.stop());
    await gateway.advance(HOURS_3);
    const ends = await Promise.all(orders.map(async (order) => dataOf(await shop.query(order))['state']));
    // The first came through before the death. The others never reached the acquirer, and are closed there.
    expect(ends).toEqual([3, 2, 2]);
    expect(dataOf(await shop.queryRefund(paid, refundNo))['state']).toBe(6);
    expect(await findDisagreements({ gateway, shop, acquirers: { default: second } })).toEqual([]);
    await gateway.verify();
    shop.close();
  });
});

// As often before the call is carried out as after it: the two ask for opposite ends.
const anyFault = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(...FAULTS_BEFORE),
  fc.constantFrom(...FAULTS_AFTER.filter((fault) => fault !== 'die')),
);

const step = fc.record({
  kind: fc.constantFrom('payment', 'payment', 'payout', 'refund'),
  result: fc.constantFrom('approved', 'approved', 'declined', 'pending', 'challenged'),
  /** Faults of the call that moves money, of the inquiries after it, and of the cancellation. */
  faults: fc.record({ move: anyFault, inquire: fc.array(anyFault, { maxLength: 3 }), cancel: anyFault }),
  /** What a pending one comes to. */
  later: fc.constantFrom('approved', 'declined', null, null),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('after any faults the gateway on %s', (engine) => {
  it('agrees with the books of the acquirer on every payment, refund and payout', async () => {
    const acquirer = await startAcquirer();
    onTestFinished(() => acquirer.stop());
    const gateway = await open(acquirer, engine, SHORT_DEADLINE_MS);
    const newAmount = countAmounts();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const shop = await openShop(gateway);
        await play({ acquirer, shop, newAmount }, steps);
        await gateway.advance(HOURS_3);
        expect(await findDisagreements({ gateway, shop, acquirers: { default: acquirer } })).toEqual([]);
        await gateway.verify();
        shop.close();
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});

interface Stage {
  readonly acquirer: Acquirer;
  readonly shop: Shop;
  readonly newAmount: (kind: Step['kind']) => bigint;
}

/** Amounts that no other call of the test has: the acquirer's rules are found by them. */
function countAmounts(): Stage['newAmount'] {
  let count = 0n;
  const floor = { payment: 1_000_000n, payout: 500_000n, refund: 0n };
  return (kind) => floor[kind] + (count += 1n);
}

/** Two at a time, so that calls meet. */
async function play(stage: Stage, steps: readonly Step[]): Promise<void> {
  const { acquirer, shop } = stage;
  const paid = await payForSure(shop);
  const left = steps.values();
  const numbers: { number: string; later: Step['later'] }[] = [];
  const run = async () => {
    for (const one of left) numbers.push({ number: await submit(stage, one, paid), later: one.later });
  };
  await Promise.all([run(), run()]);
  for (const { number, later } of numbers) if (later !== null) await acquirer.settle(number, later);
}

/** Another one, where a busy machine let the answer come after the deadline. */
async function payForSure(shop: Shop): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const order = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '20000.00' }));
    if (order['payCode'] === 0) return order;
  }
  throw new Error('no payment was answered in time');
}

async function submit({ acquirer, shop, newAmount }: Stage, one: Step, paid: Record<string, unknown>): Promise<string> {
  const { kind, faults } = one;
  const cents = newAmount(kind);
  const result = kind !== 'payment' && one.result === 'challenged' ? 'pending' : one.result;
  const move = { payment: 'authorize', payout: 'payout', refund: 'refund' } as const;
  const rule = { amount: String(cents), times: 1, delayMs: SHORT_DEADLINE_MS * 2 };
  const spoil = (fault: Fault | undefined) => (fault === undefined ? {} : { fault });
  await acquirer.addRules(
    { ...rule, call: 'cancel', ...spoil(faults.cancel) },
    ...faults.inquire.map((fault) => ({ ...rule, call: 'inquire' as const, ...spoil(fault) })),
    { ...rule, call: move[kind], result, ...spoil(faults.move) },
  );
  const sourceAmount = amountOf(cents);
  if (kind === 'refund') {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return String(dataOf(await shop.refund(paid, { amount: sourceAmount }, { headers }))['refundNo']);
  }
  const body = { currencyCode: 'USD', sourceAmount };
  return String(dataOf(await (kind === 'payment' ? shop.pay(body) : shop.payOut(body)))['tradeNo']);
}
