import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// An answer repeats its call. Without it an answer of another call, or about another amount, would count.

const WHY =
  'The gateway takes no answer that is about anything else than it asked for: it could belong to another call.';
const ECHO = { claims: ['payments'], position: 'gateway', needs: [], why: WHY } as const;

export const ECHO_RULES: readonly Rule[] = [
  {
    ...ECHO,
    id: 'ECHO-1',
    title: 'the answer to authorize repeats callId, number, currency and amount',
    what: 'Pays with the approved card. The answer has to keep the contract and repeat the call exactly.',
    incident: INCIDENTS.otherAmount,
    remedy:
      'Copy callId, tradeNo, refundNo, currency and amount from the call into the answer, as strings and unchanged.',
    needs: ['card.approved'],
    async run(kit) {
      await kit.expect('authorize', kit.subject(), ['approved']);
    },
  },
  {
    ...ECHO,
    id: 'ECHO-2',
    title: 'the answer to a refund names the refund',
    claims: ['payments', 'refunds'],
    what: 'Refunds a payment. The answer has to repeat refundNo and the amount of the refund, not those of the payment.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Echo what the refund call has; its amount is that of the refund.',
    needs: ['card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      await kit.expect('refund', kit.refundOf(payment, payment.amount), ['approved', 'pending']);
    },
  },
  {
    ...ECHO,
    id: 'ECHO-3',
    title: 'the answer to inquire repeats the call, also for a number that nobody knows',
    what: 'Inquires about a payment and about a number that was never used.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Build the echo from the call, never from what is stored: an unknown number has nothing stored.',
    needs: ['card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.ask('authorize', payment);
      await kit.ask('inquire', payment);
      await kit.ask('inquire', kit.subject());
    },
  },
  {
    ...ECHO,
    id: 'ECHO-4',
    title: 'the answer about a try names the try, and no other call has one',
    what: 'Pays on the first and the second try of an order. Each answer has to repeat its attempt.',
    incident: INCIDENTS.webhookRace,
    remedy: 'Echo attempt if the call has it, and leave it out otherwise.',
    needs: ['card.declined', 'card.approved'],
    async run(kit) {
      const first = kit.subject({ attempt: 1, card: 'declined' });
      await kit.expect('authorize', first, ['declined']);
      const second = kit.subject({ tradeNo: first.tradeNo, attempt: 2 });
      await kit.expect('authorize', second, ['approved']);
      await kit.expect('inquire', first, ['declined']);
      await kit.expect('inquire', second, ['approved']);
    },
  },
  {
    ...ECHO,
    id: 'ECHO-5',
    title: 'a repeated call is answered with its own callId',
    what: 'Sends the same authorize twice. The second answer has to have the callId of the second call.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Store the result of a call, not its answer: write the answer anew for each call.',
    needs: ['card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.ask('authorize', payment);
      await kit.ask('authorize', payment);
    },
  },
  {
    ...ECHO,
    id: 'ECHO-6',
    title: 'a decline repeats its call too, whatever its status',
    what: 'Pays with the declined card, and inquires. A decline may have a 4xx status, but needs the echo and the kind.',
    incident: INCIDENTS.timeoutsFail,
    remedy: 'Answer a decline with the echo, the kind `declined` and a message. A bare 4xx status decides nothing.',
    needs: ['card.declined'],
    async run(kit) {
      const payment = kit.subject({ card: 'declined' });
      await kit.expect('authorize', payment, ['declined']);
      await kit.expect('inquire', payment, ['declined']);
    },
  },
  {
    ...ECHO,
    id: 'ECHO-7',
    title: 'the answer to a return names the return',
    claims: ['payments', 'returns'],
    what: 'Returns the money of a payment, and inquires about the return. Both answers have to repeat its number and its amount.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Echo what the call has: `refundNo` is the number of the return.',
    needs: ['card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('authorize', payment, ['approved']);
      const returned = kit.returnOf(payment, payment.amount);
      await kit.expect('returnMoney', returned, ['approved', 'pending']);
      await kit.expect('inquire', returned, ['approved', 'pending']);
    },
  },
];
