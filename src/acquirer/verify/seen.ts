import { worthOf } from '../units.ts';
import type { Leak, LeakKind } from './leaks.ts';
import { numberOf } from './subject.ts';
import type { Subject } from './subject.ts';

// What the kit saw in the whole run, for the rules that judge it at the end.

export interface SeenSubject {
  readonly subject: Subject;
  /** The last final answer: approved, declined, cancelled or notFound. */
  readonly state: string | null;
}

export interface Seen {
  /** What of the card data and accounts is in a text. */
  readonly leaksIn: (text: string) => readonly LeakKind[];
  readonly leaks: Leak[];
  /** Messages of answers that break the rules of a text, each once. */
  readonly texts: Set<string>;
  /** Calls that had no answer in time, although nothing was broken on purpose. */
  readonly silent: Set<string>;
  readonly subjects: Map<string, SeenSubject>;
}

export function createSeen(leaksIn: Seen['leaksIn']): Seen {
  return { leaksIn, leaks: [], texts: new Set(), silent: new Set(), subjects: new Map() };
}

const FINAL = new Set(['approved', 'declined', 'cancelled', 'notFound']);

/** Notes the result that an answer has of a number, if it is about the amount that the kit chose for it. */
export function noteState({ subjects }: Seen, subject: Subject, state: string): void {
  const known = subjects.get(numberOf(subject));
  if (known === undefined || !FINAL.has(state)) return;
  const { currency, merNo } = known.subject;
  if (
    currency !== subject.currency ||
    merNo !== subject.merNo ||
    worthOfSubject(known.subject) !== worthOfSubject(subject)
  ) {
    return;
  }
  subjects.set(numberOf(subject), { subject: known.subject, state });
}

export function worthOfSubject({ amount, currency, version }: Subject): bigint {
  return worthOf(amount, currency, version);
}
