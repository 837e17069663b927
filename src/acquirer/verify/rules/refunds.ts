import type { Kit } from '../kit.ts';
import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// All refunds of a payment together never exceed it.

const REFUND = {
  claims: ['payments', 'refunds'],
  position: 'gateway',
  needs: ['card.approved'],
  why: 'More money goes back than came in. The acquirer takes it from the operator.',
} as const;
const PARTIAL = { ...REFUND, claims: ['payments', 'refunds', 'partialRefunds'] } as const;
const TAKEN = ['approved', 'pending'];

export const REFUND_RULES: readonly Rule[] = [
  {
    ...REFUND,
    id: 'REFUND-1',
    title: 'a whole payment is refunded once',
    what: 'Refunds all of a payment, then one minor unit with another number, which has to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Sum what was refunded and is pending before you refund more.',
    async run(kit) {
      const payment = await paid(kit);
      await kit.expect('refund', kit.refundOf(payment, payment.amount), TAKEN);
      await kit.expect('refund', kit.refundOf(payment, '1'), ['declined']);
    },
  },
  {
    ...PARTIAL,
    id: 'REFUND-2',
    title: 'a payment is refunded in parts, up to its amount',
    what: 'Refunds a payment in three parts that sum to it: all have to be taken. The next one has to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Keep every refund with its payment, and compare the sum.',
    async run(kit) {
      const payment = await paid(kit);
      const part = BigInt(payment.amount) / 3n;
      const parts = [part, part, BigInt(payment.amount) - 2n * part].map(String);
      for (const amount of parts) await kit.expect('refund', kit.refundOf(payment, amount), TAKEN);
      await kit.expect('refund', kit.refundOf(payment, '1'), ['declined']);
    },
  },
  {
    ...PARTIAL,
    id: 'REFUND-3',
    title: 'a refund beyond the payment is declined, and leaves the rest refundable',
    what: 'Refunds a part, then more than is left, which has to be declined, then exactly what is left.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'A declined refund counts for nothing: add only those that were taken.',
    async run(kit) {
      const payment = await paid(kit);
      const half = BigInt(payment.amount) / 2n;
      const rest = BigInt(payment.amount) - half;
      await kit.expect('refund', kit.refundOf(payment, String(half)), TAKEN);
      await kit.expect('refund', kit.refundOf(payment, String(rest + 1n)), ['declined']);
      await kit.expect('refund', kit.refundOf(payment, String(rest)), TAKEN);
    },
  },
  {
    ...PARTIAL,
    id: 'REFUND-4',
    title: 'refunds at once never exceed the payment',
    what: 'Sends five refunds of 60 percent each at the same moment: one may be taken, the others have to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Lock the payment, or reserve the amount in one step, before you call the provider.',
    async run(kit) {
      const payment = await paid(kit);
      const amount = String((BigInt(payment.amount) * 6n) / 10n);
      const refunds = Array.from({ length: 5 }, () => kit.refundOf(payment, amount));
      await Promise.all(refunds.map((refund) => kit.try('refund', refund)));
      const results: string[] = [];
      for (const refund of refunds) results.push(await kit.resultOf(refund));
      const taken = results.filter((result) => TAKEN.includes(result)).length;
      ensure(taken <= 1, `${taken} of five refunds of 60 percent were taken`);
    },
  },
  {
    ...REFUND,
    id: 'REFUND-5',
    title: 'a refund in another currency than the payment is declined',
    what: 'Refunds the same figure in another currency.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare the currency of the refund with that of the payment.',
    async run(kit) {
      const payment = await paid(kit);
      const refund = kit.refundOf(payment, payment.amount, { currency: kit.values.otherCurrency });
      await kit.expect('refund', refund, ['declined']);
    },
  },
  {
    ...REFUND,
    id: 'REFUND-6',
    title: 'a refund of a payment that the adapter does not know is declined',
    what: 'Refunds a payment that was never made.',
    why: 'A refund that is never decided stays open at the gateway for ever; one that is approved gives money away.',
    incident: INCIDENTS.lostReference,
    remedy: 'Answer `declined` if there is no such payment. Do not answer with an error.',
    async run(kit) {
      await kit.expect('refund', kit.refundOf(kit.subject(), kit.values.amount), ['declined']);
    },
  },
  {
    ...REFUND,
    id: 'REFUND-7',
    title: 'a refund of a declined or cancelled payment is declined',
    what: 'Refunds a payment that was declined, and one that was cancelled.',
    incident: INCIDENTS.refundReversed,
    remedy: 'Refund only what was approved.',
    needs: ['card.declined'],
    async run(kit) {
      const declined = kit.subject({ card: 'declined' });
      await kit.expect('authorize', declined, ['declined']);
      await kit.expect('refund', kit.refundOf(declined, declined.amount), ['declined']);
      const cancelled = kit.subject();
      await kit.expect('cancel', cancelled, ['cancelled']);
      await kit.expect('refund', kit.refundOf(cancelled, cancelled.amount), ['declined']);
    },
  },
  {
    ...REFUND,
    id: 'REFUND-8',
    title: 'a refund of an order that was paid on its second try finds it',
    what: 'Pays on the second try after a decline, and refunds the order: a refund names no try.',
    why: 'Orders that are paid on a page have tries; their refunds would all fail.',
    incident: INCIDENTS.lostReference,
    remedy: 'Find the approved try by the trade number.',
    needs: ['card.approved', 'card.declined'],
    async run(kit) {
      const first = kit.subject({ attempt: 1, card: 'declined' });
      await kit.expect('authorize', first, ['declined']);
      const second = kit.subject({ tradeNo: first.tradeNo, attempt: 2 });
      await kit.expect('authorize', second, ['approved']);
      await kit.expect('refund', kit.refundOf(second, second.amount), TAKEN);
      await kit.expect('refund', kit.refundOf(second, '1'), ['declined']);
    },
  },
  {
    ...REFUND,
    id: 'REFUND-9',
    title: 'the sum of refunds is known after a restart',
    what: 'Refunds all of a payment, restarts the adapter, and refunds one minor unit more: it has to be declined.',
    incident: INCIDENTS.doubleRefund,
    remedy: 'Write refunds to the durable store before the provider is called.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = await paid(kit);
      await kit.expect('refund', kit.refundOf(payment, payment.amount), TAKEN);
      await kit.restart();
      await kit.expect('refund', kit.refundOf(payment, '1'), ['declined']);
    },
  },
];

async function paid(kit: Kit): Promise<Subject> {
  const payment = kit.subject();
  await kit.expect('authorize', payment, ['approved']);
  return payment;
}
