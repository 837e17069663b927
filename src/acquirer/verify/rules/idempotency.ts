import type { Kit } from '../kit.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { MoneyCall, Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// A repeated call moves no money again. The gateway repeats nothing by itself, but networks, proxies and people do.

const IDEMPOTENCY = {
  claims: ['payments'],
  position: 'gateway',
  needs: ['card.approved'],
  why: 'Payers would be charged twice.',
} as const;
const AT_ONCE = 20;

export const IDEMPOTENCY_RULES: readonly Rule[] = [
  {
    ...IDEMPOTENCY,
    id: 'IDEM-1',
    title: 'a repeated authorize has the same result and the same reference',
    what: "Pays three times with one number. All answers have to be approved, with the same acquirerReference if there is one. This proves that the answers agree. An adapter that charges again and answers with the first reference passes; BOOKS-1 sees it, with the provider's books.",
    incident: INCIDENTS.doubleNotification,
    remedy: 'Store the number before you call the provider, and answer a known one from the store.',
    async run(kit) {
      const payment = kit.subject();
      const references = new Set<unknown>();
      for (let round = 0; round < 3; round += 1) {
        references.add((await kit.expect('authorize', payment, ['approved']))['acquirerReference']);
      }
      ensure(references.size === 1, 'repetitions have different acquirerReferences: it was charged more than once');
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-2',
    title: 'twenty equal calls at once have one result and one reference',
    what: "Sends one authorize twenty times at the same moment. All references have to be equal; the result is approved. How often it was charged shows only in the provider's books: see BOOKS-1.",
    incident: INCIDENTS.doubleOrders,
    remedy: 'Take a lock by number, or insert the number under a unique key, before you call the provider.',
    run: (kit) => ensureOneOf(kit, 'authorize', kit.subject()),
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-3',
    title: 'a number with another amount is refused, and the first payment stays',
    what: 'Repeats a payment with another amount. It has to be refused with a 4xx status, without a decline.',
    why: 'The books of both sides would differ, and nobody could say which is right.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Compare amount, currency and merNo with what is stored, and answer 409 with the code `conflict`.',
    run: (kit) => ensureConflict(kit, (payment) => ({ amount: String(BigInt(payment.amount) + 1n) })),
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-4',
    title: 'a number with another currency is refused',
    what: 'Repeats a payment in another currency. It has to be refused with a 4xx status, without a decline.',
    why: 'The same figure in another currency is another amount.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare the currency too, before anything else happens.',
    run: (kit) => ensureConflict(kit, () => ({ currency: kit.values.otherCurrency })),
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-5',
    title: 'a number with another merchant is refused',
    what: 'Repeats a payment for another merchant. It has to be refused with a 4xx status, without a decline.',
    why: "The answer would tell one merchant about another's payment.",
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Compare merNo with what is stored.',
    run: (kit) => ensureConflict(kit, () => ({ merNo: kit.values.otherMerNo })),
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-6',
    title: 'a repeated call has the state of now, not the first answer',
    what: 'Pays with the pending card, waits for its result, and repeats the call: it has to have the result.',
    why: 'An old answer about a payment that has a result would leave it open for ever.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Answer a repeated call as you answer inquire.',
    needs: ['card.pending'],
    async run(kit) {
      const payment = kit.subject({ card: 'pending' });
      await kit.expect('authorize', payment, ['pending']);
      const result = await kit.resultOf(payment);
      ensure(result !== 'pending', 'the pending card has no result in time; see laterMs of the test values');
      await kit.expect('authorize', payment, [result]);
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-7',
    title: 'twenty equal refunds at once have one result and one reference',
    claims: ['payments', 'refunds'],
    what: 'Sends a refund of the whole payment twenty times at once. None may be declined as beyond the payment. How often money went back shows only in the books: see BOOKS-1.',
    why: 'The payer would get the money twice, or the refund would fail because of itself.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Look up the refund number before you compare with what is left of the payment.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await ensureOneOf(kit, 'refund', kit.refundOf(payment, payment.amount));
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-8',
    title: 'a repeated call is known after a restart',
    what: 'Pays, restarts the adapter, and repeats the call: same result, same reference. Whether it was charged again shows only in the books: see BOOKS-1.',
    incident: INCIDENTS.lostReference,
    remedy: 'Write the number to a durable store, and flush it, before you call the provider.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = kit.subject();
      const before = await kit.expect('authorize', payment, ['approved']);
      await kit.restart();
      const after = await kit.expect('authorize', payment, ['approved']);
      ensure(
        before['acquirerReference'] === after['acquirerReference'],
        'the reference is another one after the restart',
      );
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-9',
    title: 'another amount is refused after a restart too',
    what: 'Pays, restarts the adapter, and sends the number with another amount: it has to be refused.',
    why: 'Without the amount in the store nobody can tell a repetition from a mistake.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Store amount, currency and merNo with the number.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await kit.restart();
      const other = await kit.try('authorize', { ...payment, amount: String(BigInt(payment.amount) + 1n) });
      ensure(other.kind === 'refused', 'the number was taken with another amount after the restart');
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-10',
    title: 'twenty equal returns at once have one result and one reference',
    claims: ['payments', 'returns'],
    what: 'Sends a return of the whole payment twenty times at once. None may be declined as beyond the payment. How often money went back shows only in the books: see BOOKS-1.',
    why: 'The payer would get the money twice, or the return would fail because of itself.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Look up the number of the return before you compare with what is left of the payment.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await ensureOneOf(kit, 'returnMoney', kit.returnOf(payment, payment.amount));
    },
  },
  {
    ...IDEMPOTENCY,
    id: 'IDEM-11',
    title: 'the number of a return with another amount is refused',
    claims: ['payments', 'returns'],
    what: 'Repeats a return with another amount. It has to be refused with a 4xx status, without a decline; the first return stays.',
    why: 'Nobody could say how much went back.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Compare amount, currency and merNo of returns, too, with what is stored, and answer 409.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      const returned = kit.returnOf(payment, payment.amount);
      await kit.expect('returnMoney', returned, ['approved', 'pending']);
      const other = await kit.try('returnMoney', { ...returned, amount: String(BigInt(payment.amount) - 1n) });
      ensure(other.kind === 'refused', 'a return was taken with another amount');
      await kit.expect('inquire', returned, ['approved', 'pending']);
    },
  },
];

/** Answers may be `pending` while the first call is under way; in the end there is one result, and one reference. */
async function ensureOneOf(kit: Kit, call: MoneyCall, subject: Subject): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => kit.try(call, subject)));
  const references = new Set<unknown>();
  for (const judged of answers) {
    ensure(judged.kind !== 'broken', judged.kind === 'broken' ? judged.problem : '');
    if (judged.kind !== 'answer') continue;
    ensure(judged.answer.kind !== 'declined', `one of ${AT_ONCE} equal calls was declined`);
    if (judged.answer.kind === 'approved') references.add(judged.answer['acquirerReference']);
  }
  const result = await kit.resultOf(subject);
  ensure(result === 'approved', `after ${AT_ONCE} equal calls the result is ${result}`);
  ensure(references.size <= 1, `${AT_ONCE} equal calls have ${references.size} different acquirerReferences`);
}

async function ensureConflict(kit: Kit, change: (payment: Subject) => Partial<Subject>): Promise<void> {
  const payment = kit.subject();
  await kit.expect('authorize', payment, ['approved']);
  const other = await kit.try('authorize', { ...payment, ...change(payment) });
  const came = other.kind === 'answer' ? other.answer.kind : other.kind === 'refused' ? '' : other.problem;
  ensure(other.kind === 'refused', `it was not refused with a 4xx status: ${came}`);
  await kit.expect('inquire', payment, ['approved']);
}
