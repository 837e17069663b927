import type { Movement } from '../books.ts';
import type { Kit } from '../kit.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { worthOfSubject } from '../seen.ts';
import type { SeenSubject } from '../seen.ts';
import { numberOf } from '../subject.ts';
import { INCIDENTS } from './incidents.ts';

// What the adapter answered, against what the provider really moved, over all numbers of the run.

const BOOKS = { claims: [], position: 'books', needs: ['books'], isLast: true } as const;

export const BOOK_RULES: readonly Rule[] = [
  {
    ...BOOKS,
    id: 'BOOKS-1',
    title: 'no number moved money twice',
    what: 'Counts the movements of each number that the run has used: at most one. No other rule can prove it, because answers can agree while money moves again.',
    why: 'This is the double charge that all of it is about.',
    incident: INCIDENTS.doubleNotification,
    remedy: 'See IDEM-2, LOST-2 and RELAY-1; send your number as the idempotency key of the provider.',
    async run(kit) {
      for (const [number, { moved }] of await compared(kit)) {
        ensure(moved.length <= 1, `${number} moved money ${moved.length} times`);
      }
    },
  },
  {
    ...BOOKS,
    id: 'BOOKS-2',
    title: 'what was approved has moved',
    what: 'Looks for a movement of each number that ended as approved.',
    why: 'The merchant delivers, and no money comes.',
    incident: INCIDENTS.otherAmount,
    remedy: 'Approve only what the provider confirmed.',
    async run(kit) {
      for (const [number, { seen, moved }] of await compared(kit)) {
        ensure(seen.state !== 'approved' || moved.length > 0, `${number} is approved, and nothing moved`);
      }
    },
  },
  {
    ...BOOKS,
    id: 'BOOKS-3',
    title: 'what was declined, cancelled or not found has not moved',
    what: 'Looks for movements of all numbers that ended without success.',
    why: 'The payer has paid, and the order has failed.',
    incident: INCIDENTS.timeoutIsFailure,
    remedy: 'Say declined, cancelled or notFound only if the provider says so.',
    async run(kit) {
      for (const [number, { seen, moved }] of await compared(kit)) {
        const isOver = seen.state === 'declined' || seen.state === 'cancelled' || seen.state === 'notFound';
        ensure(!isOver || moved.length === 0, `${number} is ${seen.state}, and money moved`);
      }
    },
  },
  {
    ...BOOKS,
    id: 'BOOKS-4',
    title: 'what moved is exactly what was asked for, in every currency and version',
    what: 'Compares currency and amount of each movement with the call, yen and dinars of both versions included.',
    why: 'A hundred times as much, or a tenth, is still a payment that succeeds.',
    incident: INCIDENTS.hundredTimes,
    remedy: 'Convert in one place, by version and currency; see UNIT-4 to UNIT-6.',
    async run(kit) {
      for (const [number, { seen, moved }] of await compared(kit)) {
        const { subject } = seen;
        const wrong = moved.find(
          ({ currency, worth }) => currency !== subject.currency || worth !== worthOfSubject(subject),
        );
        const asked = `${subject.amount} ${subject.currency} in version ${subject.version}`;
        ensure(wrong === undefined, `${number} asked for ${asked}, and another amount moved`);
      }
    },
  },
  {
    ...BOOKS,
    id: 'BOOKS-5',
    title: 'no payment gave back more than it took',
    what: 'Sums the refunds and returns of each payment in the books.',
    why: "The difference is the operator's.",
    incident: INCIDENTS.doubleRefund,
    remedy: 'See REFUND-1 to REFUND-4, and RETURN-1 to RETURN-4.',
    async run(kit) {
      const refunded = new Map<string, bigint>();
      const paid = new Map<string, bigint>();
      for (const { seen, moved } of (await compared(kit)).values()) {
        const { kind, tradeNo } = seen.subject;
        const sums = kind === 'refund' ? refunded : paid;
        const worth = moved.reduce((sum, movement) => sum + movement.worth, 0n);
        sums.set(tradeNo, (sums.get(tradeNo) ?? 0n) + worth);
      }
      for (const [tradeNo, sum] of refunded)
        ensure(sum <= (paid.get(tradeNo) ?? 0n), `${tradeNo} gave back more than it took`);
    },
  },
];

interface Compared {
  readonly seen: SeenSubject;
  readonly moved: readonly Movement[];
}

async function compared(kit: Kit): Promise<ReadonlyMap<string, Compared>> {
  const { books, seen } = kit;
  if (books === null) throw new NotRunError('it needs --books');
  await settleAll(kit);
  const movements = await books.read();
  return new Map(
    [...seen.subjects].map(([number, subject]) => [
      number,
      { seen: subject, moved: movements.filter((movement) => movement.number === number) },
    ]),
  );
}

/** What has no result yet is asked for, so that nothing is judged while it is under way. */
async function settleAll(kit: Kit): Promise<void> {
  const open = [...kit.seen.subjects.values()].filter(({ state }) => state === null);
  for (const { subject } of open) await kit.try('inquire', subject);
  const rest = [...kit.seen.subjects.values()].filter(({ state }) => state === null);
  for (const { subject } of rest) kit.seen.subjects.delete(numberOf(subject));
}
