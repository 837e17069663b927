import { setTimeout as delay } from 'node:timers/promises';
import type { Kit } from '../kit.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { numberOf } from '../subject.ts';
import type { MoneyCall, Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// The answer is lost, so the gateway asks. It never guesses: without an answer the order stays open.

const LOST = {
  claims: ['payments'],
  position: 'gateway',
  needs: ['card.approved'],
  why: "The gateway asks by its own number, because the provider's number was in the answer that got lost.",
  remedy:
    'Keep what the provider answered by the number of the gateway, and finish a call even if nobody waits for it.',
} as const;

const ARRIVED_MS = 1000;

export const LOST_RULES: readonly Rule[] = [
  {
    ...LOST,
    id: 'LOST-1',
    title: 'a payment whose answer was lost is found by inquire',
    what: 'Sends authorize, breaks the connection before the answer, and inquires until there is a result.',
    incident: INCIDENTS.lostReference,
    run: (kit) => ensureFound(kit, 'authorize', kit.subject()),
  },
  {
    ...LOST,
    id: 'LOST-2',
    title: 'a call that is repeated after its answer was lost is one payment',
    what: 'As LOST-1, then repeats authorize: it has to have the same result as inquire.',
    incident: INCIDENTS.timeoutsFail,
    async run(kit) {
      const payment = kit.subject();
      await kit.raw('authorize', payment, { cut: 'afterCall' });
      const again = await kit.ask('authorize', payment);
      const result = again.kind === 'pending' ? await kit.resultOf(payment) : again.kind;
      ensure(result === 'approved', `a repeated call after a lost answer is ${result}`);
      await kit.expect('inquire', payment, ['approved']);
    },
  },
  {
    ...LOST,
    id: 'LOST-3',
    title: 'a refund whose answer was lost is found by inquire',
    claims: ['payments', 'refunds'],
    what: 'Refunds a payment, breaks the connection before the answer, and inquires about the refund.',
    incident: INCIDENTS.refundReversed,
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await ensureFound(kit, 'refund', kit.refundOf(payment, payment.amount));
    },
  },
  {
    ...LOST,
    id: 'LOST-4',
    title: 'a payout whose answer was lost is found by inquire',
    claims: ['payouts'],
    needs: ['account.approved'],
    what: 'Pays out, breaks the connection before the answer, and inquires.',
    incident: INCIDENTS.undefinedState,
    run: (kit) => ensureFound(kit, 'payout', kit.subject({ kind: 'payout' })),
  },
  {
    ...LOST,
    id: 'LOST-5',
    title: 'inquire has the state of now, not the first answer',
    what: 'Pays with the pending card and inquires until there is a result; then inquires again.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Ask the provider, or use what its webhook brought; do not answer from the first answer.',
    needs: ['card.pending'],
    async run(kit) {
      const payment = kit.subject({ card: 'pending' });
      await kit.expect('authorize', payment, ['pending']);
      const result = await kit.resultOf(payment);
      ensure(
        result === 'approved' || result === 'declined',
        `the pending card stays ${result}; see laterMs of the test values`,
      );
      await kit.expect('inquire', payment, [result]);
    },
  },
  {
    ...LOST,
    id: 'LOST-6',
    title: 'a payment whose answer was lost is found after a restart',
    what: 'Sends authorize, breaks the connection before the answer, restarts the adapter, and inquires.',
    incident: INCIDENTS.lostReference,
    remedy:
      'Store the number before the provider is called, and after a restart ask the provider about what has no result.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.raw('authorize', payment, { cut: 'afterCall' });
      await waitForArrival(kit, payment);
      await kit.restart();
      const result = await kit.resultOf(payment);
      ensure(result === 'approved', `after a lost answer and a restart the payment is ${result}`);
    },
  },
  {
    ...LOST,
    id: 'LOST-7',
    title: 'a return whose answer was lost is found by inquire, and is one return',
    claims: ['payments', 'returns'],
    what: 'Returns the money of a payment, breaks the connection before the answer, and inquires about the return as about a refund. Then repeats the return: it has the same result.',
    incident: INCIDENTS.refundReversed,
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      const returned = kit.returnOf(payment, payment.amount);
      await ensureFound(kit, 'returnMoney', returned);
      await kit.expect('returnMoney', returned, ['approved']);
    },
  },
];

async function ensureFound(kit: Kit, call: MoneyCall, subject: Subject): Promise<void> {
  await kit.raw(call, subject, { cut: 'afterCall' });
  const result = await kit.resultOf(subject);
  ensure(result === 'approved', `after a lost answer inquire says ${result}`);
}

/** Until the provider has the call: a kill before that would leave nothing to be found. The relay knows; without it, some time is enough. */
async function waitForArrival(kit: Kit, payment: Subject): Promise<void> {
  const until = performance.now() + kit.values.laterMs;
  do await delay(ARRIVED_MS);
  while (kit.relay?.carriedOut(numberOf(payment)) === 0 && performance.now() < until);
}
