import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// `notFound` is the only answer by which the gateway lets a payment fail, or sends a refund again. It must be certain.

const FOUND = {
  claims: ['payments'],
  position: 'gateway',
  needs: ['card.approved'],
  why: 'After notFound a payment fails and a refund is sent again. If it was not true, somebody pays for nothing.',
} as const;

export const FOUND_RULES: readonly Rule[] = [
  {
    ...FOUND,
    id: 'FOUND-1',
    title: 'a number that never came is not found',
    what: 'Inquires about numbers of payments, payouts and refunds that were never used.',
    why: 'An order whose call never arrived would stay open until it expires.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Answer 200 with the kind `notFound`; a 404 status decides nothing.',
    needs: [],
    async run(kit) {
      await kit.expect('inquire', kit.subject(), ['notFound']);
      await kit.expect('inquire', kit.refundOf(kit.subject(), kit.values.amount), ['notFound']);
    },
  },
  {
    ...FOUND,
    id: 'FOUND-2',
    title: 'a number that came is found, however it ended',
    what: 'Inquires about an approved and a declined payment.',
    incident: INCIDENTS.timeoutsFail,
    remedy: 'Store declines too.',
    needs: ['card.approved', 'card.declined'],
    async run(kit) {
      for (const kind of ['approved', 'declined'] as const) {
        const payment = kit.subject({ card: kind });
        await kit.expect('authorize', payment, [kind]);
        await kit.expect('inquire', payment, [kind]);
      }
    },
  },
  {
    ...FOUND,
    id: 'FOUND-3',
    title: 'a number that came is found after a restart',
    what: 'Pays, refunds, restarts the adapter, and inquires about both.',
    incident: INCIDENTS.lostReference,
    remedy: 'Without a durable store no notFound after a restart is honest: write before you call the provider.',
    claims: ['payments', 'refunds'],
    needs: ['restart', 'card.approved', 'card.declined'],
    async run(kit) {
      const payment = kit.subject();
      const declined = kit.subject({ card: 'declined' });
      const refund = kit.refundOf(payment, payment.amount);
      await kit.expect('authorize', payment, ['approved']);
      await kit.expect('authorize', declined, ['declined']);
      await kit.expect('refund', refund, ['approved', 'pending']);
      await kit.restart();
      await kit.expect('inquire', payment, ['approved']);
      await kit.expect('inquire', declined, ['declined']);
      await kit.expect('inquire', refund, ['approved', 'pending']);
    },
  },
  {
    ...FOUND,
    id: 'FOUND-4',
    title: 'a question leaves no trace',
    what: 'Inquires about a new number twice, then pays with it: it has to be approved.',
    why: 'The gateway may ask before its call arrives. The payment must still be possible.',
    incident: INCIDENTS.webhookRace,
    remedy: 'Do not store anything about a number because somebody asked.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('inquire', payment, ['notFound']);
      await kit.expect('inquire', payment, ['notFound']);
      await kit.expect('authorize', payment, ['approved']);
    },
  },
  {
    ...FOUND,
    id: 'FOUND-5',
    title: 'a question about another amount is not answered with the result',
    what: 'Inquires about a payment with another amount. The answer must not be approved.',
    why: 'The gateway would book an amount that nobody paid.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Compare amount and currency with what is stored, and refuse with 409.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      const other = await kit.try('inquire', { ...payment, amount: String(BigInt(payment.amount) * 10n) });
      const isTaken = other.kind === 'answer' && other.answer.kind === 'approved';
      ensure(!isTaken, 'inquire about ten times the amount is approved');
    },
  },
];
