import { formatAmount } from '../money.ts';

// Statements of an account follow each other: each begins where the one before ended. What does not fit is refused, so that nothing of
// the account is counted twice or left out.

/** Where the account is after its last statement; all null before the first. */
export interface AccountPlace {
  readonly lastNumber: string | null;
  readonly lastClosing: bigint | null;
  readonly lastDay: string | null;
}

export interface NextStatement {
  readonly bankAccount: string;
  readonly currency: string;
  readonly id: string;
  readonly page: number | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** What its booked lines add, without those that an earlier file had. */
  readonly net: bigint;
  readonly knownNet: bigint;
  readonly lines: number;
  readonly known: number;
}

export type Continued =
  | { readonly kind: 'next'; readonly place: AccountPlace; readonly isFirst: boolean }
  /** Everything in it is known. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly problem: string };

export function continueAccount(place: AccountPlace, statement: NextStatement): Continued {
  const { id, closing, lastDay, net, lines, known, opening } = statement;
  if (lines > 0 && known === lines) return { kind: 'known' };
  const isFirst = place.lastNumber === null && place.lastClosing === null && place.lastDay === null;
  const problem = isFirst ? null : (gapBefore(place, statement) ?? otherOpening(place, statement));
  if (problem !== null) return { kind: 'refused', problem };
  const before = opening ?? place.lastClosing;
  const lastClosing = closing ?? (before === null ? null : before + statement.knownNet + net);
  return { kind: 'next', isFirst, place: { lastNumber: id, lastClosing, lastDay: lastDay ?? place.lastDay } };
}

/** Numbers count up, and begin again with a year. Banks without numbers have balances only. */
function gapBefore({ lastNumber, lastDay }: AccountPlace, statement: NextStatement): string | null {
  const { id, page, firstDay, known, bankAccount } = statement;
  const [last, next] = [wholeNumber(lastNumber), wholeNumber(id)];
  if (last === null || next === null || known > 0) return null;
  if (next === last + 1n || (next === last && page !== null && page > 1)) return null;
  const isNewYear = firstDay !== null && lastDay !== null && firstDay.slice(0, 4) > lastDay.slice(0, 4);
  if (next === 1n && isNewYear) return null;
  return next > last
    ? `statement ${id} of ${bankAccount} does not follow: the last one here is ${lastNumber}, so send ${String(last + 1n)} first`
    : `statement ${id} of ${bankAccount} comes after ${lastNumber}, which is here already, and is not what was read before`;
}

function otherOpening({ lastNumber, lastClosing }: AccountPlace, statement: NextStatement): string | null {
  const { id, opening, knownNet, currency, bankAccount } = statement;
  if (opening === null || lastClosing === null || opening + knownNet === lastClosing) return null;
  const [opens, closed] = [opening + knownNet, lastClosing].map((amount) => formatAmount(amount, currency));
  const after = lastNumber === null ? 'the last one' : `statement ${lastNumber}`;
  return `statement ${id} of ${bankAccount} opens with ${opens} ${currency}, but ${after} closed with ${closed} ${currency}`;
}

function wholeNumber(text: string | null): bigint | null {
  return text !== null && /^[0-9]{1,18}$/.test(text) ? BigInt(text) : null;
}
