import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import { callChannel } from '../../helpers/acquirer/channel-requests.ts';
import type { CallName, SubjectInput } from '../../helpers/acquirer/channel-requests.ts';

const CREATED_AT = 1_800_000_000_000;

const approved = { kind: 'approved', message: 'Payment succeeded.' };
const disputed = { ...approved, disputedAfterMs: 5000 };
const declined = { kind: 'declined', message: 'The card was declined.' };
const challenged = {
  kind: 'challenged',
  message: 'Waiting for the payer.',
  action: { kind: 'redirect', url: '/pay/TG1/bank' },
};
const forPayer = { kind: 'pending', message: 'Waiting for the payer.' };
const forBank = { kind: 'pending', message: 'Waiting for the bank.' };
const lost = { kind: 'unknown', message: 'The response of the card network was lost.' };
const cancelled = { kind: 'cancelled', message: 'The payment was cancelled.' };

interface PaymentRow {
  readonly authorize: object;
  /** Before and from the script's later moment on. */
  readonly inquire: readonly [object, object];
  readonly cancel: readonly [object, object];
}

const PAYMENTS: readonly [string | null, PaymentRow][] = [
  [null, { authorize: approved, inquire: [approved, approved], cancel: [approved, approved] }],
  ['approve', { authorize: approved, inquire: [approved, approved], cancel: [approved, approved] }],
  ['decline', { authorize: declined, inquire: [declined, declined], cancel: [declined, declined] }],
  ['challenge', { authorize: challenged, inquire: [forPayer, forPayer], cancel: [cancelled, cancelled] }],
  ['payerDecides', { authorize: challenged, inquire: [forPayer, forPayer], cancel: [cancelled, cancelled] }],
  ['approveLater', { authorize: forBank, inquire: [forBank, approved], cancel: [cancelled, approved] }],
  ['loseAnswer', { authorize: lost, inquire: [lost, approved], cancel: [cancelled, approved] }],
  ['approveThenChargeback', { authorize: disputed, inquire: [disputed, disputed], cancel: [disputed, disputed] }],
  ['stayPending', { authorize: forBank, inquire: [forBank, forBank], cancel: [cancelled, cancelled] }],
];

const LATER_MS = 5000;

/** A channel made for one call alone: what it answers cannot come from a memory. */
function callAt(ageMs: number, call: CallName, input: SubjectInput) {
  const channel = createSandboxChannel({ clock: { now: () => CREATED_AT + ageMs } });
  return callChannel(channel, call, { createdAt: CREATED_AT, ...input });
}

const scriptOf = (name: string | null) => (name === null ? null : { name, laterSeconds: LATER_MS / 1000 });

describe('the script of a payment', () => {
  it.each(PAYMENTS)('%s answers authorize alike at any time, on any node', async (name, want) => {
    const script = scriptOf(name);
    expect(await callAt(0, 'authorize', { script })).toEqual(want.authorize);
    expect(await callAt(LATER_MS, 'authorize', { script })).toEqual(want.authorize);
  });

  it.each(PAYMENTS)('%s answers inquire by the clock', async (name, { inquire: [before, after] }) => {
    const script = scriptOf(name);
    expect(await callAt(0, 'inquire', { script })).toEqual(before);
    expect(await callAt(LATER_MS - 1, 'inquire', { script })).toEqual(before);
    expect(await callAt(LATER_MS, 'inquire', { script })).toEqual(after);
    expect(await callAt(LATER_MS * 1000, 'inquire', { script })).toEqual(after);
  });

  it.each(PAYMENTS)('%s gives up only what has no result when it is cancelled', async (name, want) => {
    const script = scriptOf(name);
    const [before, after] = want.cancel;
    expect(await callAt(LATER_MS - 1, 'cancel', { script })).toEqual(before);
    expect(await callAt(LATER_MS, 'cancel', { script })).toEqual(after);
  });

  it.each(PAYMENTS)('%s is completed as the payer decides', async (name) => {
    const script = scriptOf(name);
    expect(await callAt(0, 'complete', { script, decision: 'success' })).toEqual(approved);
    expect(await callAt(0, 'complete', { script, decision: null })).toEqual(forPayer);
    const message = name === 'challenge' ? 'The card was declined: 3-D Secure failed.' : 'The payer did not pay.';
    expect(await callAt(0, 'complete', { script, decision: 'failure' })).toEqual({ kind: 'declined', message });
  });
});

describe('the script slow', () => {
  const slow = (laterSeconds: number) => ({ name: 'slow', laterSeconds });

  it('answers approved after its time, in real time', async () => {
    const startedAt = performance.now();
    expect(await callAt(0, 'authorize', { script: slow(0.2) })).toEqual(approved);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(190);
  });

  it('is silent where it takes longer than the deadline, and approved when asked', async () => {
    const channel = createSandboxChannel({ clock: { now: () => CREATED_AT }, deadlineMs: 20 });
    const input = { script: slow(3600), createdAt: CREATED_AT };
    const silence = { kind: 'unknown', message: 'No response within 20 ms.' };
    expect(await callChannel(channel, 'authorize', input)).toEqual(silence);
    expect(await callChannel(channel, 'inquire', input)).toEqual(approved);
    expect(await callChannel(channel, 'cancel', input)).toEqual(approved);
  });

  it('is silent where the channel is closed meanwhile', async () => {
    const channel = createSandboxChannel({ clock: { now: () => CREATED_AT }, deadlineMs: 3_600_000 });
    const answer = callChannel(channel, 'authorize', { script: slow(3600) });
    await channel.close();
    expect(await answer).toEqual({ kind: 'unknown', message: 'The channel was closed before it responded.' });
  });
});

const OTHERS = {
  payout: {
    done: { kind: 'approved', message: 'Payout succeeded.' },
    failed: { kind: 'declined', message: "Payout failed: the beneficiary's bank refused it." },
    cancelled: { kind: 'cancelled', message: 'The payout was cancelled.' },
  },
  refund: {
    done: { kind: 'approved', message: 'Refund succeeded.' },
    failed: { kind: 'declined', message: 'Refund failed: the card network refused it.' },
    cancelled: { kind: 'cancelled', message: 'The refund was cancelled.' },
  },
} as const;

describe.each(['payout', 'refund'] as const)('the script of a %s', (kind) => {
  const { done, failed, cancelled: closed } = OTHERS[kind];

  it.each([
    [null, { first: done, cancel: done }],
    ['approve', { first: done, cancel: done }],
    ['decline', { first: failed, cancel: failed }],
    ['stayPending', { first: forBank, cancel: closed }],
  ])('%s answers the same first and when asked', async (name, want) => {
    const script = scriptOf(name);
    for (const ageMs of [0, LATER_MS]) {
      expect(await callAt(ageMs, kind, { script })).toEqual(want.first);
      expect(await callAt(ageMs, 'inquire', { script, kind })).toEqual(want.first);
      expect(await callAt(ageMs, 'cancel', { script, kind })).toEqual(want.cancel);
    }
  });

  it('a script that only payments have is a bug', async () => {
    await expect(callAt(0, kind, { script: scriptOf('challenge') })).rejects.toThrow(
      `the sandbox has no script "challenge" for a ${kind} (TG1): use one of approve, decline, stayPending, or add it here`,
    );
  });
});

describe('a payout that waits', () => {
  const input = { script: scriptOf('stayPending'), method: 'PAYOUT_6' } as const;

  it.each([
    ['success', OTHERS.payout.done],
    ['failure', OTHERS.payout.failed],
  ] as const)('is completed by the operator with %s', async (decision, want) => {
    expect(await callAt(0, 'complete', { ...input, decision })).toEqual(want);
  });
});

describe('scripts', () => {
  it.each(['authorize', 'complete', 'refund', 'returnMoney', 'payout', 'inquire', 'cancel'] as const)(
    'scripts of an unknown name are a bug that %s reports',
    async (call) => {
      await expect(callAt(0, call, { script: scriptOf('hope') })).rejects.toThrow('the sandbox has no script "hope"');
    },
  );

  const rows = [
    ...operations.createPayment.sandbox.map((row) => ['authorize', row.script] as const),
    ...operations.openCashier.sandbox.map((row) => ['authorize', row.script] as const),
    ...operations.createCashierOrder.sandbox.map((row) => ['authorize', row.script] as const),
    ...operations.createCashierPayment.sandbox.map((row) => ['authorize', row.script] as const),
    ...operations.createPayout.sandbox.map((row) => ['payout', row.script] as const),
    ...operations.applyRefund.sandbox.map((row) => ['refund', row.script] as const),
  ];

  it.each(rows)('scripts of the contract are known: %s %s', async (call, name) => {
    await expect(callAt(0, call, { script: { name, laterSeconds: 0 } })).resolves.toHaveProperty('kind');
  });
});
