import type { BookEntry } from '../../src/acquirer/mock/books.ts';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';
import { centsOf } from './amounts.ts';
import { readStories } from './stories.ts';
import type { StoryOptions } from './stories.ts';

// The gateway's orders against the books of the acquirer, which alone knows what money was moved.

interface Subject {
  readonly kind: BookEntry['kind'];
  readonly number: string;
  readonly state: unknown;
  readonly currency: unknown;
  readonly amount: string;
}

/** What each state of the gateway's allows in the books. */
const STATES: Readonly<Record<string, readonly BookEntry['state'][]>> = {
  success: ['approved'],
  failure: ['declined', 'cancelled'],
  processing: ['pending'],
};

/** Everything on which the two do not agree. */
export async function findDisagreements(options: StoryOptions & { acquirer: Acquirer }): Promise<string[]> {
  const { acquirer, shop } = options;
  const { authorizations, refunds, payouts } = await acquirer.readBooks();
  const entries = [...authorizations, ...refunds, ...payouts].filter(({ merNo }) => merNo === shop.merNo);
  const subjects = await readSubjects(options);
  const byNumber = new Map(subjects.map((subject) => [subject.number, subject]));
  const booked = new Set(entries.map(({ number }) => number));
  return [
    ...entries.flatMap((entry) => compare(entry, byNumber.get(entry.number))),
    ...subjects
      .filter(({ number }) => !booked.has(number))
      .map(({ kind, number, state }) => `${kind} ${number} is ${String(state)}, and the acquirer never heard of it`),
  ];
}

function compare(entry: BookEntry, subject: Subject | undefined): string[] {
  const { kind, number, state, executions } = entry;
  if (subject === undefined) return [`the acquirer has a ${kind} ${number} that the gateway does not know`];
  const problems: string[] = [];
  if (!STATES[String(subject.state)]?.includes(state)) problems.push(`is ${String(subject.state)} and ${state}`);
  if (executions !== (state === 'approved' ? 1 : 0))
    problems.push(`is ${state} and was carried out ${executions} times`);
  if (subject.amount !== entry.amount) problems.push(`has the amounts ${subject.amount} and ${entry.amount}`);
  if (subject.currency !== entry.currency) problems.push('has two currencies');
  if (subject.kind !== kind) problems.push(`is a ${subject.kind}`);
  return problems.map((problem) => `${kind} ${number} ${problem}`);
}

async function readSubjects(options: StoryOptions): Promise<Subject[]> {
  const stories = await readStories(options);
  return stories.flatMap(({ order, refunds }) => [
    subjectOf(order['kind'] as BookEntry['kind'], order.tradeNo, order),
    ...refunds.map((refund) => subjectOf('refund', refund.refundNo, refund)),
  ]);
}

function subjectOf(
  kind: BookEntry['kind'],
  number: string,
  { state, currency, amount }: Readonly<Record<string, unknown>>,
): Subject {
  return { kind, number, state, currency, amount: String(centsOf(amount)) };
}
