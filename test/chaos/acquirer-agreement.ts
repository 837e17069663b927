import { worthOfEntry } from '../../src/acquirer/mock/books.ts';
import type { BookEntry } from '../../src/acquirer/mock/books.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { decimalOf } from '../../src/acquirer/units.ts';
import type { Acquirer } from '../helpers/acquirer/acquirer.ts';
import { centsOf } from './amounts.ts';
import { pickFromStories } from './stories.ts';
import type { Story, StoryOptions } from './stories.ts';

// The gateway's orders against the books of the acquirers, which alone know what money was moved.

export interface Subject {
  readonly kind: BookEntry['kind'];
  readonly number: string;
  readonly state: unknown;
  readonly currency: unknown;
  readonly amount: bigint;
  /** Where its last try went. */
  readonly acquirer: string;
}

export type Entry = BookEntry & { readonly acquirer: string };

export interface AgreementOptions extends StoryOptions {
  /** By name. */
  readonly acquirers: Readonly<Record<string, Pick<Acquirer, 'readBooks'>>>;
}

/** The state that one entry has for each state of the gateway's; all others were declined or cancelled. */
const STATES: Readonly<Record<string, BookEntry['state'] | null>> = {
  success: 'approved',
  failure: null,
  processing: 'pending',
};

/** Everything on which they do not agree. */
export async function findDisagreements(options: AgreementOptions): Promise<string[]> {
  const entries = (await readEntries(options)).filter(({ merNo }) => merNo === options.shop.merNo);
  const byNumber = Map.groupBy(entries, (entry) => (entry.kind === 'refund' ? entry.number : entry.tradeNo));
  const subjects = await pickFromStories(options, subjectsOf);
  const known = new Set(subjects.map(({ number }) => number));
  return [
    ...[...byNumber.keys()]
      .filter((number) => !known.has(number))
      .map((number) => `an acquirer has ${number}, which the gateway does not know`),
    ...subjects.flatMap((subject) => compareSubject(subject, byNumber.get(subject.number) ?? [])),
  ];
}

export function byName<Named extends { readonly name: string }>(acquirers: readonly Named[]): Record<string, Named> {
  return Object.fromEntries(acquirers.map((acquirer) => [acquirer.name, acquirer]));
}

/** The entries of every acquirer. */
export async function readEntries({ acquirers }: Pick<AgreementOptions, 'acquirers'>): Promise<Entry[]> {
  const read = Object.entries(acquirers).map(async ([acquirer, { readBooks }]) => {
    const { authorizations, refunds, payouts } = await readBooks();
    return [...authorizations, ...refunds, ...payouts].map((entry) => ({ ...entry, acquirer }));
  });
  return (await Promise.all(read)).flat();
}

/** What each acquirer owes by its own books, in hundredths; by its name and the currency. */
function sumEntries(entries: readonly Entry[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const entry of entries.filter(({ state }) => state === 'approved')) {
    const amount = hundredthsOf(entry);
    const key = `${entry.acquirer} ${entry.currency}`;
    const owed = sums[key] ?? 0n;
    sums[key] = entry.kind === 'payment' ? owed + amount : owed - amount;
  }
  return sums;
}

/** In which the demo merchant has a million each. */
const DEMO_CURRENCIES = ['USD', 'EUR', 'GBP', 'MXN', 'BRL', 'VND', 'CNY'];

/** What each acquirer owes by its own books and what was deposited, in dollars, which came by the default acquirer. */
export function debtsByBooks(entries: readonly Entry[], deposits: bigint): Record<string, bigint> {
  const owed = sumEntries(entries);
  owed['default USD'] = (owed['default USD'] ?? 0n) + deposits;
  for (const currency of DEMO_CURRENCIES)
    owed[`default ${currency}`] = (owed[`default ${currency}`] ?? 0n) + 1_000_000_00n;
  return owed;
}

/** What each acquirer owes by the ledger, in hundredths, once the days are closed. */
export async function debtsByLedger(store: Pick<Store, 'sumAcquirers'>): Promise<Record<string, bigint>> {
  const sums = await store.sumAcquirers();
  return Object.fromEntries(sums.map(({ acquirer, currency, closing }) => [`${acquirer} ${currency}`, -closing]));
}

/**
 * The numbers of tries that must not be, of orders that the merchant sent complete: whatever was begun must not be followed by another
 * try, except a decline that allows it, and that once.
 */
export function findForbiddenTries(
  entries: readonly Entry[],
  isDeclinedForGood: (hundredths: bigint) => boolean,
): string[] {
  const payments = Map.groupBy(
    entries.filter(({ kind }) => kind === 'payment'),
    ({ tradeNo }) => tradeNo,
  );
  return [...payments.values()].flatMap((tries) => {
    const [first, second, ...more] = tries.toSorted((left, right) => attemptOf(left) - attemptOf(right));
    const mayFollow = first?.state === 'declined' && !isDeclinedForGood(hundredthsOf(first));
    return [...(second === undefined || mayFollow ? [] : [second]), ...more].map(({ number }) => number);
  });
}

function attemptOf({ number }: Entry): number {
  return Number(number.split('.')[1] ?? 1);
}

export function compareSubject(subject: Subject, entries: readonly Entry[]): string[] {
  const { kind, number, state, acquirer } = subject;
  const about = `${kind} ${number} is ${String(state)}`;
  if (entries.length === 0) return [`${about}, and no acquirer ever heard of it`];
  const wanted = STATES[String(state)];
  const own = entries.filter((entry) => entry.state === wanted);
  const others = entries.filter((entry) => entry.state !== wanted);
  const problems = entries.flatMap((entry) => compareEntry(subject, entry));
  if (own.length !== (wanted === null ? 0 : 1)) problems.push(`is ${String(wanted)} ${own.length} times`);
  if (own.some((entry) => entry.acquirer !== acquirer)) problems.push(`is not at ${acquirer}, where it was sent`);
  for (const entry of others.filter((one) => one.state !== 'declined' && one.state !== 'cancelled')) {
    problems.push(`is ${entry.state} at ${entry.acquirer}`);
  }
  return problems.map((problem) => `${about}, and ${problem}`);
}

function compareEntry(subject: Subject, entry: Entry): string[] {
  const { acquirer, state, executions } = entry;
  const problems: string[] = [];
  if (executions !== (state === 'approved' ? 1 : 0))
    problems.push(`was carried out ${executions} times at ${acquirer}`);
  if (hundredthsOf(entry) !== subject.amount) problems.push(`has another amount at ${acquirer}`);
  if (entry.currency !== subject.currency) problems.push(`has another currency at ${acquirer}`);
  if (entry.kind !== subject.kind) problems.push(`is a ${entry.kind} at ${acquirer}`);
  return problems;
}

export function hundredthsOf(entry: BookEntry): bigint {
  const [whole = '', fraction = ''] = decimalOf(worthOfEntry(entry)).split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

export function subjectsOf({ order, refunds, acquirerTries = [] }: Story): Subject[] {
  const acquirerOf = (number: string) => acquirerTries.findLast((one) => one.number === number)?.acquirer ?? '';
  return [
    subjectOf(order['kind'] as BookEntry['kind'], order.tradeNo, order),
    ...refunds.map((refund) => subjectOf('refund', refund.refundNo, refund)),
  ].map((subject) => ({ ...subject, acquirer: acquirerOf(subject.number) }));
}

function subjectOf(
  kind: BookEntry['kind'],
  number: string,
  { state, currency, amount }: Readonly<Record<string, unknown>>,
): Omit<Subject, 'acquirer'> {
  return { kind, number, state, currency, amount: centsOf(amount) };
}
