import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// A payout that is sent twice is gone.

const PAYOUT = { claims: ['payouts'], position: 'gateway', needs: ['account.approved'] } as const;

export const PAYOUT_RULES: readonly Rule[] = [
  {
    ...PAYOUT,
    id: 'PAYOUT-1',
    title: 'a payout is approved or pending, and found',
    what: 'Pays out to the approved account, and inquires.',
    why: 'A payout without a result keeps the money of the merchant reserved.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Answer `pending` while the bank works, and know the payout by its number.',
    async run(kit) {
      const payout = kit.subject({ kind: 'payout' });
      await kit.expect('payout', payout, ['approved', 'pending']);
      await kit.expect('inquire', payout, ['approved', 'pending']);
    },
  },
  {
    ...PAYOUT,
    id: 'PAYOUT-2',
    title: 'a payout that the bank refuses is declined',
    what: 'Pays out to the declined account, and inquires: declined, now or later.',
    why: 'The merchant gets the money back only when the payout is declined.',
    incident: INCIDENTS.refundReversed,
    remedy: 'Answer `declined` only if no money has left, and will not.',
    needs: ['account.declined'],
    async run(kit) {
      const payout = kit.subject({ kind: 'payout', account: 'declined' });
      await kit.expect('payout', payout, ['declined', 'pending']);
      const result = await kit.resultOf(payout);
      ensure(result === 'declined', `a payout to the declined account is ${result}`);
    },
  },
  {
    ...PAYOUT,
    id: 'PAYOUT-3',
    title: 'twenty equal payouts at once are one',
    what: 'Sends one payout twenty times at the same moment: one reference, no decline.',
    why: 'Money that was paid out twice does not come back.',
    incident: INCIDENTS.doubleOrders,
    remedy: 'Lock by number, or insert it under a unique key, before you call the bank.',
    async run(kit) {
      const payout = kit.subject({ kind: 'payout' });
      const answers = await Promise.all(Array.from({ length: 20 }, () => kit.try('payout', payout)));
      const references = new Set<unknown>();
      for (const judged of answers) {
        ensure(judged.kind !== 'broken', judged.kind === 'broken' ? judged.problem : '');
        if (judged.kind !== 'answer') continue;
        ensure(judged.answer.kind !== 'declined', 'one of twenty equal payouts was declined');
        if (judged.answer.kind === 'approved') references.add(judged.answer['acquirerReference']);
      }
      ensure(references.size <= 1, `twenty equal payouts have ${references.size} different acquirerReferences`);
      const result = await kit.resultOf(payout);
      ensure(result === 'approved', `after twenty equal payouts the result is ${result}`);
    },
  },
  {
    ...PAYOUT,
    id: 'PAYOUT-4',
    title: 'a payout with another amount is refused',
    what: 'Repeats a payout with another amount: it has to be refused with a 4xx status, without a decline.',
    why: 'Nobody could say which amount was sent.',
    incident: INCIDENTS.otherAmountEvent,
    remedy: 'Compare amount, currency and merNo with what is stored, and answer 409.',
    async run(kit) {
      const payout = kit.subject({ kind: 'payout' });
      await kit.ask('payout', payout);
      const other = await kit.try('payout', { ...payout, amount: String(BigInt(payout.amount) + 1n) });
      ensure(other.kind === 'refused', 'a payout was taken with another amount');
    },
  },
  {
    ...PAYOUT,
    id: 'PAYOUT-5',
    title: 'a payout that was cancelled is not sent',
    what: 'Cancels a payout that never came, then sends it: it has to be declined.',
    why: 'The gateway gave the money back to the merchant when the answer was `cancelled`.',
    incident: INCIDENTS.lateSuccess,
    remedy: 'Keep closed numbers for payouts too.',
    async run(kit) {
      const payout = kit.subject({ kind: 'payout' });
      await kit.expect('cancel', payout, ['cancelled']);
      await kit.expect('payout', payout, ['declined']);
    },
  },
  {
    ...PAYOUT,
    id: 'PAYOUT-6',
    title: 'a pending payout gets its result',
    what: 'Pays out to the pending account, and inquires until there is a result.',
    why: 'The money of the merchant stays reserved until then.',
    incident: INCIDENTS.staleStatus,
    remedy: 'Ask the bank at each inquire, or use what its webhook brought.',
    needs: ['account.pending'],
    async run(kit) {
      const payout = kit.subject({ kind: 'payout', account: 'pending' });
      await kit.expect('payout', payout, ['pending']);
      const result = await kit.resultOf(payout);
      ensure(
        result === 'approved' || result === 'declined',
        `the payout stays ${result}; see laterMs of the test values`,
      );
    },
  },
];
