import type { Place } from './bank-file-error.ts';
import type { Account, Balance, Entry, Statement, StatementFile } from './model.ts';

// A file of statements as it is read, one entry after the other: what a file of any size is read by.

export interface StatementHead {
  readonly kind: StatementFile['kind'];
  readonly id: string;
  readonly number: string | null;
  /** Null if the statement does not say that it has several. */
  readonly page: number | null;
  readonly account: Account;
  readonly currency: string | null;
  readonly opening: Balance | null;
  /** What it covers, if it says so. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export type StatementEvent =
  | { readonly kind: 'statement'; readonly head: StatementHead; readonly place: Place }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly place: Place }
  | {
      readonly kind: 'end';
      readonly closing: Balance | null;
      /** No other page of the same statement follows. */
      readonly isLast: boolean;
      readonly place: Place;
    };

/** Called with each event as soon as it is known, so that what is wrong with an entry comes before what is wrong behind it. */
export type GiveEvent = (event: StatementEvent) => void;

/** Takes the bytes of a file in pieces. Throws a `BankFileError`, after which it takes no more. */
export interface StatementReader {
  push(bytes: Uint8Array): void;
  end(): void;
}

/** The statements of a file that was read to its end. */
export function statementsOf(events: readonly StatementEvent[]): Statement[] {
  const statements: Statement[] = [];
  let head: StatementHead | null = null;
  let entries: Entry[] = [];
  for (const event of events) {
    if (event.kind === 'statement') [head, entries] = [event.head, []];
    else if (event.kind === 'entry') entries.push(event.entry);
    else if (head !== null) {
      const { id, number, account, currency, opening } = head;
      const page = pageOf(head.page, event.isLast);
      statements.push({ id, number, page, account, currency, opening, closing: event.closing, entries });
    }
  }
  return statements;
}

function pageOf(page: number | null, isLast: boolean): Statement['page'] {
  return page === null && isLast ? null : { number: page ?? 1, isLast };
}
