import { writeAmount } from '../amounts.ts';
import { inBankCharacters } from '../characters.ts';
import { isDay } from '../days.ts';
import type { Balance, Entry, EntryDetail, Statement, StatementFile } from '../model.ts';
import { LINE_LENGTH } from './details.ts';

// Statements of one currency, of booked entries, in the letters of SWIFT: others are replaced. What the format has no room for is left
// out: references of more than 16 characters become NONREF, and of several payments in an entry only a single one is named.

const LINES_MAX = 6;
const AMOUNT_LENGTH_MAX = 15;

export function writeMt940({ statements }: StatementFile): string {
  return statements.map(statementLines).join('');
}

function statementLines(statement: Statement): string {
  const { id, number, page, account, opening, closing, entries } = statement;
  if (opening === null || closing === null) throw new RangeError('a statement of MT940 has both balances');
  const others = entries.filter(({ currency, status }) => currency !== opening.currency || status !== 'booked');
  if (others.length > 0) throw new RangeError('entries of MT940 are booked, in the currency of their balances');
  const lines = [
    `:20:${fitting('id', id, 16)}`,
    `:25:${fitting('account', account.number, 35)}`,
    `:28C:${fitting('number', number ?? '0', 5)}${page === null ? '' : `/${page.number}`}`,
    `:60${opening.isIntermediate ? 'M' : 'F'}:${balanceText(opening)}`,
    ...entries.flatMap(entryLines),
    `:62${page?.isLast === false ? 'M' : 'F'}:${balanceText(closing)}`,
    '-',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function fitting(name: string, value: string, lengthMax: number): string {
  const text = inBankCharacters(value);
  if (text !== value || text.length > lengthMax || text === '')
    throw new RangeError(`${name} has 1 to ${lengthMax} characters of SWIFT`);
  return text;
}

function balanceText({ currency, amount, day }: Balance): string {
  return `${amount < 0n ? 'D' : 'C'}${sixDigits(day)}${currency}${figure(amount, currency)}`;
}

function sixDigits(day: string): string {
  if (!isDay(day) || !day.startsWith('20')) throw new RangeError('a day of MT940 is one of this century');
  return day.slice(2).replaceAll('-', '');
}

/** With a comma, which is there even if no decimals follow. */
function figure(amount: bigint, currency: string): string {
  const text = writeAmount(amount, currency).replace('.', ',');
  const written = text.includes(',') ? text : `${text},`;
  if (written.length > AMOUNT_LENGTH_MAX) throw new RangeError('an amount is too large for MT940');
  return written;
}

function entryLines(entry: Entry): string[] {
  const { amount, currency, bookedOn, reference, bankReference, code, details, text } = entry;
  const valueOn = entry.valueOn ?? bookedOn;
  if (valueOn === null) throw new RangeError('an entry of MT940 has a day');
  const mark = `${entry.isReversal ? 'R' : ''}${amount < 0n === entry.isReversal ? 'C' : 'D'}`;
  const days = `${sixDigits(valueOn)}${bookedOn === null ? '' : sixDigits(bookedOn).slice(2)}`;
  const kind = code !== null && /^[A-Z][A-Z0-9]{3}$/.test(code) ? code : 'NMSC';
  const own = referenceText(bankReference);
  const references = `${referenceText(reference) ?? 'NONREF'}${own === null ? '' : `//${own}`}`;
  const [only, ...others] = details;
  const said = only === undefined || others.length > 0 ? inBankCharacters(text ?? '') : named(only);
  return [
    `:61:${days}${mark}${figure(amount, currency)}${kind}${references}`,
    ...inLines(said).map((line, index) => (index === 0 ? `:86:${line}` : line)),
  ];
}

function referenceText(reference: string | null): string | null {
  if (reference === null || reference.length > 16 || inBankCharacters(reference) !== reference) return null;
  return /^\/|\/$|\/\//.test(reference) ? null : reference;
}

/** Slashes divide the parts, so they do not occur in them. */
function named({ endToEndId, counterparty, text, returned }: EntryDetail): string {
  const parts = [
    ['RTRN', returned === null ? null : (returned.code ?? 'NARR')],
    ['EREF', endToEndId],
    ['IBAN', counterparty?.account?.scheme === 'iban' ? counterparty.account.number : null],
    ['ACCT', counterparty?.account?.scheme === 'other' ? counterparty.account.number : null],
    ['NAME', counterparty?.name ?? null],
    ['REMI', text],
  ] as const;
  return parts
    .flatMap(([name, value]) => (value === null ? [] : [`/${name}/${inBankCharacters(value).replaceAll('/', '-')}`]))
    .join('');
}

/** Six lines of 65. None begins like a field or the end of the message, and none has a space at an end, because readers trim lines. */
function inLines(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < LINES_MAX) {
    let length = Math.min(LINE_LENGTH, rest.length);
    while (length > 1 && length < rest.length && isBadBreak(rest, length)) length -= 1;
    lines.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function isBadBreak(text: string, at: number): boolean {
  return /[ ]/.test(text.charAt(at - 1)) || /[ :{}-]/.test(text.charAt(at));
}
