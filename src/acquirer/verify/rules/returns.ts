import type { Kit } from '../kit.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// Money that arrived for a payment which the gateway ended as failed goes back. The adapter cannot know how a payment ended at the
// gateway: whether it may go back is decided by what the provider has taken, and by what went back before, as refunds or returns.

const RETURN = {
  claims: ['payments', 'returns'],
  position: 'gateway',
  needs: ['card.approved'],
  why: 'More money goes back than came in. The acquirer takes it from the operator.',
} as const;
const WITH_REFUNDS = { ...RETURN, claims: ['payments', 'refunds', 'returns'] } as const;
const IN_PARTS = { ...RETURN, claims: ['payments', 'refunds', 'partialRefunds', 'returns'] } as const;
const TAKEN = ['approved', 'pending'];

export const RETURN_RULES: readonly Rule[] = [
  {
    ...RETURN,
    id: 'RETURN-1',
    title: 'money that was taken goes back once, although the gateway never heard of it',
    what: 'Pays and breaks the connection before the answer, so that the gateway has no result. Inquires until it is approved, and returns all of it. Then returns one minor unit with another number, which has to be declined.',
    why: 'The order has failed, and the payer has paid. The money must go back, and only once.',
    incident: INCIDENTS.timeoutIsFailure,
    remedy: 'Find the payment by its trade number, and send the money back as a refund of your provider.',
    async run(kit) {
      const payment = kit.subject();
      await kit.raw('authorize', payment, { cut: 'afterCall' });
      const result = await kit.resultOf(payment);
      ensure(result === 'approved', `after a lost answer the payment is ${result}`);
      const returned = kit.returnOf(payment, payment.amount);
      await kit.expect('returnMoney', returned, TAKEN);
      await kit.expect('inquire', returned, TAKEN);
      await kit.expect('returnMoney', kit.returnOf(payment, '1'), ['declined']);
    },
  },
  {
    ...WITH_REFUNDS,
    id: 'RETURN-2',
    title: 'what was refunded is not returned, and what was returned is not refunded',
    what: 'Refunds a whole payment, then returns one minor unit of it. Returns the whole of another one, then refunds one minor unit of it. Both second calls have to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Keep refunds and returns of a payment in one list, and compare their sum.',
    async run(kit) {
      const refunded = await paid(kit);
      await kit.expect('refund', kit.refundOf(refunded, refunded.amount), TAKEN);
      await kit.expect('returnMoney', kit.returnOf(refunded, '1'), ['declined']);
      const returned = await paid(kit);
      await kit.expect('returnMoney', kit.returnOf(returned, returned.amount), TAKEN);
      await kit.expect('refund', kit.refundOf(returned, '1'), ['declined']);
    },
  },
  {
    ...IN_PARTS,
    id: 'RETURN-3',
    title: 'a return beyond what refunds left is declined, and leaves the rest returnable',
    what: 'Refunds a part of a payment, returns more than is left, which has to be declined, then exactly what is left.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'A declined return counts for nothing: add only what was taken.',
    async run(kit) {
      const payment = await paid(kit);
      const half = BigInt(payment.amount) / 2n;
      const rest = BigInt(payment.amount) - half;
      await kit.expect('refund', kit.refundOf(payment, String(half)), TAKEN);
      await kit.expect('returnMoney', kit.returnOf(payment, String(rest + 1n)), ['declined']);
      await kit.expect('returnMoney', kit.returnOf(payment, String(rest)), TAKEN);
      await kit.expect('returnMoney', kit.returnOf(payment, '1'), ['declined']);
    },
  },
  {
    ...IN_PARTS,
    id: 'RETURN-4',
    title: 'returns and refunds at once never exceed the payment',
    what: 'Sends three returns and three refunds of 60 percent each at the same moment: one may be taken, the others have to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Take the lock of the payment for returns, too, before you call the provider.',
    async run(kit) {
      const payment = await paid(kit);
      const amount = String((BigInt(payment.amount) * 6n) / 10n);
      const returns = Array.from({ length: 3 }, () => kit.returnOf(payment, amount));
      const refunds = Array.from({ length: 3 }, () => kit.refundOf(payment, amount));
      await Promise.all([
        ...returns.map((subject) => kit.try('returnMoney', subject)),
        ...refunds.map((subject) => kit.try('refund', subject)),
      ]);
      const results: string[] = [];
      for (const subject of [...returns, ...refunds]) results.push(await kit.resultOf(subject));
      const taken = results.filter((result) => TAKEN.includes(result)).length;
      ensure(taken <= 1, `${taken} of six returns and refunds of 60 percent were taken`);
    },
  },
  {
    ...RETURN,
    id: 'RETURN-5',
    title: 'a return in another currency than the payment is declined',
    what: 'Returns the same figure in another currency.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare the currency of the return with that of the payment.',
    async run(kit) {
      const payment = await paid(kit);
      const returned = kit.returnOf(payment, payment.amount, { currency: kit.values.otherCurrency });
      await kit.expect('returnMoney', returned, ['declined']);
    },
  },
  {
    ...RETURN,
    id: 'RETURN-6',
    title: 'a return of a payment that was never taken is declined',
    what: 'Returns the money of a payment that never came, of one that was declined, and of one that was cancelled.',
    why: 'A return that is approved gives money away; one that is never decided keeps somebody waiting for ever.',
    incident: INCIDENTS.refundReversed,
    remedy: 'Return only what the provider has taken, and answer `declined` otherwise. Do not answer with an error.',
    needs: ['card.declined'],
    async run(kit) {
      await kit.expect('returnMoney', kit.returnOf(kit.subject(), kit.values.amount), ['declined']);
      const declined = kit.subject({ card: 'declined' });
      await kit.expect('authorize', declined, ['declined']);
      await kit.expect('returnMoney', kit.returnOf(declined, declined.amount), ['declined']);
      const cancelled = kit.subject();
      await kit.expect('cancel', cancelled, ['cancelled']);
      await kit.expect('returnMoney', kit.returnOf(cancelled, cancelled.amount), ['declined']);
    },
  },
  {
    ...RETURN,
    id: 'RETURN-7',
    title: 'a return of an order that was paid on its second try finds it',
    what: 'Pays on the second try after a decline, and returns the money of the order: a return names no try.',
    why: 'Orders that are paid on a page have tries; their money would never go back.',
    incident: INCIDENTS.lostReference,
    remedy: 'Find the try that was paid by the trade number.',
    needs: ['card.approved', 'card.declined'],
    async run(kit) {
      const first = kit.subject({ attempt: 1, card: 'declined' });
      await kit.expect('authorize', first, ['declined']);
      const second = kit.subject({ tradeNo: first.tradeNo, attempt: 2 });
      await kit.expect('authorize', second, ['approved']);
      await kit.expect('returnMoney', kit.returnOf(second, second.amount), TAKEN);
      await kit.expect('returnMoney', kit.returnOf(second, '1'), ['declined']);
    },
  },
  {
    ...RETURN,
    id: 'RETURN-8',
    title: 'a return is known after a restart',
    what: 'Returns all of a payment, restarts the adapter, and inquires about it and repeats it: taken. One minor unit more with another number has to be declined.',
    why: 'After notFound the gateway sends a return again; an adapter that forgot the first one sends the money back twice.',
    incident: INCIDENTS.lostReference,
    remedy: 'Write returns to the durable store before the provider is called, as refunds are.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = await paid(kit);
      const returned = kit.returnOf(payment, payment.amount);
      await kit.expect('returnMoney', returned, TAKEN);
      await kit.restart();
      await kit.expect('inquire', returned, TAKEN);
      await kit.expect('returnMoney', returned, TAKEN);
      await kit.expect('returnMoney', kit.returnOf(payment, '1'), ['declined']);
    },
  },
];

async function paid(kit: Kit): Promise<Subject> {
  const payment = kit.subject();
  await kit.expect('authorize', payment, ['approved']);
  return payment;
}
