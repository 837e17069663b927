import { BankFileError } from '../../../../bank-files/bank-file-error.ts';
import type { Balance } from '../../../../bank-files/model.ts';
import type {
  GiveEvent,
  StatementEvent,
  StatementHead,
  StatementReader,
} from '../../../../bank-files/statement-events.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { FileReader } from '../../../domain/reconciliation/file-line.ts';
import { createEvents } from '../events.ts';
import type { Events } from '../events.ts';
import { failAt } from '../place.ts';
import type { Place } from '../place.ts';
import { inOurScale } from './bank-amounts.ts';
import { linesOfEntry } from './entry-lines.ts';

// Statements of banks as sections: each adds up, and the pages of one follow each other.

export interface StatementsOptions {
  readonly createReader: (give: GiveEvent) => StatementReader;
  readonly hasHolderReference: boolean;
}

interface Read {
  readonly events: Events;
  readonly hasHolderReference: boolean;
  /** The statement whose head came; its currency shows in what follows. */
  open: { readonly head: StatementHead; readonly place: Place; currency: string | null } | null;
  line: number;
  last: EndedPage | null;
}

interface EndedPage {
  readonly account: string;
  readonly id: string;
  readonly page: number;
  readonly closing: bigint | null;
  readonly isLast: boolean;
}

export function createStatementsReader({ createReader, hasHolderReference }: StatementsOptions): FileReader {
  const events = createEvents();
  const read: Read = { events, hasHolderReference, open: null, line: 0, last: null };
  const reader = createReader((event) => takeEvent(read, event));
  const take = (next: () => void) => {
    withProblems(next);
    return events.take();
  };
  return { push: (bytes) => take(() => reader.push(bytes)), end: () => take(() => reader.end()) };
}

function withProblems(next: () => void): void {
  try {
    next();
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    failAt({ line: error.line ?? 1, column: error.column ?? 1 }, error.problem);
  }
}

function takeEvent(read: Read, event: StatementEvent): void {
  if (event.kind === 'statement') read.open = { head: event.head, place: event.place, currency: null };
  else if (read.open === null) failAt(event.place, 'an entry outside of a statement');
  else if (event.kind === 'entry') takeEntry(read, event);
  else takeEnd(read, event);
}

function takeEntry(read: Read, { entry, place }: StatementEvent & { kind: 'entry' }): void {
  const currency = begin(read, entry.currency);
  if (entry.currency !== currency) failAt(place, `the entry is in ${entry.currency}, but the account in ${currency}`);
  for (const line of linesOfEntry({ entry, place, hasHolderReference: read.hasHolderReference })) {
    read.line = Math.max(place.line, read.line + 1);
    read.events.add({ line: read.line, ...line });
  }
}

/** Begins the section if it has not begun. Answers its currency. */
function begin(read: Read, currencyOfNext: string | null): string {
  const { open, events } = read;
  if (open === null) throw new RangeError('no statement is open');
  if (open.currency !== null) return open.currency;
  const { head, place } = open;
  const currency = head.currency ?? head.opening?.currency ?? currencyOfNext;
  if (currency === null) return failAt(place, 'the account has no currency (Ccy)');
  open.currency = currency;
  read.line = 0;
  const opening = carries(head) ? balanceIn(head.opening, currency, place) : null;
  const page = pageOf(head, read.last);
  checkPage({ head, page, opening, currency, place }, read.last);
  events.begin({
    kind: head.kind,
    acquirer: null,
    account: head.account,
    id: idOf(head),
    page,
    currency,
    firstDay: head.firstDay,
    lastDay: head.lastDay,
    paidOn: null,
    bankReference: null,
    opening,
  });
  return currency;
}

function idOf({ number, id }: StatementHead): string {
  return number ?? id;
}

/** Some banks repeat the first opening on every page: then it is not what this page begins with. */
function carries({ page, opening }: StatementHead): boolean {
  return page === null || page === 1 || opening?.isIntermediate === true;
}

function balanceIn(balance: Balance | null, currency: string, place: Place): bigint | null {
  if (balance === null) return null;
  if (balance.currency !== currency)
    failAt(place, `a balance is in ${balance.currency}, but the account in ${currency}`);
  return inOurScale(balance.amount, currency, place);
}

function takeEnd(read: Read, { closing, isLast, place }: StatementEvent & { kind: 'end' }): void {
  const currency = begin(read, closing?.currency ?? null);
  const { open, events } = read;
  if (open === null) return;
  const { head } = open;
  const closes = isLast || closing?.isIntermediate === true ? balanceIn(closing, currency, place) : null;
  const opening = carries(head) ? balanceIn(head.opening, currency, place) : null;
  if (opening !== null && closes !== null && opening + events.net !== closes) {
    const sum = formatAmount(opening + events.net, currency);
    failAt(
      place,
      `the statement does not add up: with its booked entries it comes to ${sum} ${currency}, but it closes with ${formatAmount(closes, currency)}`,
    );
  }
  events.end({ closing: closes, lastDay: head.lastDay ?? closing?.day ?? null, isLast });
  const page = pageOf(head, read.last) ?? 1;
  read.last = { account: accountKey(head), id: idOf(head), page, closing: closes, isLast };
  read.open = null;
}

function accountKey({ account: { scheme, number } }: StatementHead): string {
  return `${scheme} ${number}`;
}

/** A page without a number that goes on is the next one. */
function pageOf(head: StatementHead, last: EndedPage | null): number | null {
  if (head.page !== null || head.opening?.isIntermediate !== true || last === null) return head.page;
  return last.account === accountKey(head) && last.id === idOf(head) && !last.isLast ? last.page + 1 : null;
}

/** Its number, unless it is long enough for one of an account or a card. */
function shownStatement({ id }: EndedPage): string {
  return /^[A-Za-z0-9/-]{1,10}$/.test(id) ? `the statement ${id}` : 'the statement before';
}

interface BegunPage {
  readonly head: StatementHead;
  readonly page: number | null;
  readonly opening: bigint | null;
  readonly currency: string;
  readonly place: Place;
}

/** In one file, pages follow each other; whether statements do, only the account's history says. */
function checkPage({ head, page, opening, currency, place }: BegunPage, last: EndedPage | null): void {
  if (last === null || last.isLast || last.account !== accountKey(head)) return;
  if (last.id !== idOf(head) || page !== last.page + 1)
    failAt(place, `page ${last.page + 1} of ${shownStatement(last)} is missing before this one`);
  if (opening !== null && last.closing !== null && opening !== last.closing) {
    const [before, here] = [last.closing, opening].map((amount) => formatAmount(amount, currency));
    failAt(place, `page ${page} opens with ${here} ${currency}, but page ${last.page} closes with ${before}`);
  }
}
