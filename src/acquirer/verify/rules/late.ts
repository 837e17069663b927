import { ensure } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// After `cancelled` no result may follow: the payer has read that nothing was paid, and may have paid another way.

const LATE = {
  claims: ['payments'],
  position: 'gateway',
  needs: [],
  why: 'The order has failed. Whoever is charged now pays for nothing, or twice.',
} as const;
const RACES = 5;

export const LATE_RULES: readonly Rule[] = [
  {
    ...LATE,
    id: 'LATE-1',
    title: 'a number that was cancelled is declined from then on',
    what: 'Cancels a number that was never used, then inquires and pays with it: both have to be declined.',
    incident: INCIDENTS.droppedOut,
    remedy: 'Keep a cancelled number as closed, even one that you did not know, and look there before you charge.',
    needs: ['card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('cancel', payment, ['cancelled']);
      await kit.expect('inquire', payment, ['declined']);
      await kit.expect('authorize', payment, ['declined']);
    },
  },
  {
    ...LATE,
    id: 'LATE-2',
    title: 'a result that comes after cancel changes nothing',
    what: 'Pays with the pending card, cancels until it is closed, and waits for the time of the result: still declined.',
    incident: INCIDENTS.lateSuccess,
    remedy: 'Void the payment at the provider before you answer `cancelled`; if you cannot be sure, answer `pending`.',
    needs: ['card.pending'],
    async run(kit) {
      const payment = kit.subject({ card: 'pending' });
      await kit.expect('authorize', payment, ['pending']);
      const { kind } = await kit.expect('cancel', payment, ['cancelled', 'approved', 'declined', 'pending']);
      const wanted = kind === 'cancelled' ? 'declined' : kind;
      if (kind === 'pending') {
        const result = await kit.resultOf(payment);
        return ensure(result !== 'pending', 'a payment that cannot be cancelled has no result either');
      }
      // Another payment with the same card shows when its result would have come.
      const peer = kit.subject({ card: 'pending' });
      await kit.ask('authorize', peer);
      await kit.resultOf(peer);
      await kit.expect('inquire', payment, [wanted]);
    },
  },
  {
    ...LATE,
    id: 'LATE-3',
    title: 'cancel answers with a result that exists already',
    what: 'Cancels an approved and a declined payment: the answer is the result, and it stays.',
    why: 'Money that has moved cannot be cancelled. `cancelled` would let the order fail, and the payer has paid.',
    incident: INCIDENTS.timeoutIsFailure,
    remedy: 'Look for a result first, at the provider too, and answer with it.',
    needs: ['card.approved', 'card.declined'],
    async run(kit) {
      for (const kind of ['approved', 'declined'] as const) {
        const payment = kit.subject({ card: kind });
        await kit.expect('authorize', payment, [kind]);
        await kit.expect('cancel', payment, [kind]);
        await kit.expect('inquire', payment, [kind]);
      }
    },
  },
  {
    ...LATE,
    id: 'LATE-4',
    title: 'a cancelled number stays closed after a restart',
    what: 'Cancels a number that was never used, restarts the adapter, and pays with it: it has to be declined.',
    incident: INCIDENTS.droppedOut,
    remedy: 'Write closed numbers to the durable store.',
    needs: ['restart', 'card.approved'],
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('cancel', payment, ['cancelled']);
      await kit.restart();
      await kit.expect('authorize', payment, ['declined']);
    },
  },
  {
    ...LATE,
    id: 'LATE-5',
    title: 'cancel of one try leaves the other tries alone',
    what: 'Cancels the first try of an order, and pays on the second: it has to be approved.',
    why: 'A payer who tries again with another card could never pay.',
    incident: INCIDENTS.lateSuccess,
    remedy: 'Close the number together with the try, such as `TG….1`.',
    needs: ['card.approved'],
    async run(kit) {
      const first = kit.subject({ attempt: 1 });
      await kit.expect('cancel', first, ['cancelled']);
      const second = kit.subject({ tradeNo: first.tradeNo, attempt: 2 });
      await kit.expect('authorize', second, ['approved']);
      await kit.expect('inquire', first, ['declined']);
    },
  },
  {
    ...LATE,
    id: 'LATE-6',
    title: 'a cancel that is repeated has the same answer',
    what: 'Cancels a number twice: both answers are the same.',
    why: 'The answer to the first cancel may have been lost; the gateway cancels again, and has to learn the same.',
    incident: INCIDENTS.undefinedState,
    remedy: 'Answer `cancelled` for a number that is closed.',
    async run(kit) {
      const payment = kit.subject();
      await kit.expect('cancel', payment, ['cancelled']);
      await kit.expect('cancel', payment, ['cancelled']);
    },
  },
  {
    ...LATE,
    id: 'LATE-7',
    title: 'cancel and authorize at once have one outcome',
    what: `Sends both at the same moment, ${RACES} times. If cancel says cancelled, authorize must not be approved, now or later.`,
    incident: INCIDENTS.webhookRace,
    remedy: 'Take one lock by number for all calls.',
    needs: ['card.approved'],
    async run(kit) {
      for (let race = 0; race < RACES; race += 1) {
        const payment = kit.subject();
        const [paid, cancelled] = await Promise.all([kit.try('authorize', payment), kit.try('cancel', payment)]);
        const isClosed = cancelled.kind === 'answer' && cancelled.answer.kind === 'cancelled';
        const isPaid = paid.kind === 'answer' && paid.answer.kind === 'approved';
        ensure(!(isClosed && isPaid), 'a payment was approved and cancelled at once');
        const result = await kit.resultOf(payment);
        if (isClosed) ensure(result === 'declined', `cancel said cancelled, and inquire says ${result}`);
        if (isPaid) ensure(result === 'approved', `authorize said approved, and inquire says ${result}`);
      }
    },
  },
];
