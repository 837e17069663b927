import { isCurrency } from '../amounts.ts';
import { BankFileError } from '../bank-file-error.ts';
import { dayOfSixDigits } from '../days.ts';
import type { Balance, Entry, Statement, StatementFile } from '../model.ts';
import { accountOf, readDetails } from './details.ts';
import { failIn, fieldsIn } from './fields.ts';
import type { Field } from './fields.ts';
import { amountOf, readStatementLine } from './statement-line.ts';

export function readMt940(text: string): StatementFile {
  const groups: Field[][] = [];
  for (const field of fieldsIn(text)) {
    const group = field.tag === '20' ? [] : (groups.at(-1) ?? failIn(field, 'a statement begins with field 20'));
    if (group.length === 0) groups.push(group);
    group.push(field);
  }
  if (groups.length === 0) throw new BankFileError('the file has no statement');
  return { kind: 'statement', messageId: null, createdAt: null, statements: groups.map(readStatement) };
}

function readStatement(fields: readonly Field[]): Statement {
  const [first] = fields as [Field];
  const get = (...tags: readonly string[]) => fields.find(({ tag }) => tags.includes(tag));
  const need = (...tags: readonly string[]) => get(...tags) ?? failIn(first, `field ${tags.join(' or ')} is missing`);
  const account = need('25', '25P');
  const [number = '', page] = valueOf(need('28C', '28')).split('/');
  const [opening, closing] = [need('60F', '60M'), need('62F', '62M')];
  const start = readBalance(opening);
  return {
    id: valueOf(first),
    number: number === '' ? null : number,
    page: readPage(page, closing),
    account: accountOf(valueOf(account)) ?? failIn(account, 'the account has no number'),
    currency: start.currency,
    opening: start,
    closing: readBalance(closing),
    entries: readEntries(fields, start.currency),
  };
}

function readPage(page: string | undefined, closing: Field): Statement['page'] {
  const isLast = closing.tag === '62F';
  if (page === undefined || !/^[0-9]{1,5}$/.test(page)) return isLast ? null : { number: 1, isLast };
  return { number: Number(page), isLast };
}

function valueOf({ lines: [first = ''] }: Field): string {
  return first.trim();
}

function readBalance(field: Field): Balance {
  const [, mark, digits = '', currency = '', figure = ''] =
    /^([CD])([0-9]{6})([A-Z]{3})([0-9]+,[0-9]*)$/.exec(valueOf(field)) ?? failIn(field, 'it is not a balance');
  const day = dayOfSixDigits(digits) ?? failIn(field, 'its day is not in the calendar');
  if (!isCurrency(currency)) failIn(field, 'it has no currency');
  const amount = amountOf(field, figure, currency);
  return { currency, amount: mark === 'D' ? -amount : amount, day, isIntermediate: field.tag.endsWith('M') };
}

/** What field 86 says belongs to the field 61 before it; after the closing balance it is about the statement. */
function readEntries(fields: readonly Field[], currency: string): Entry[] {
  const entries: Entry[] = [];
  let isAfterLine = false;
  for (const field of fields) {
    if (field.tag === '61') entries.push(entryOf(field, currency));
    const last = entries.at(-1);
    if (field.tag === '86' && isAfterLine && last !== undefined) entries.splice(-1, 1, withDetails(last, field));
    isAfterLine = field.tag === '61' || (field.tag === 'NS' && isAfterLine);
  }
  return entries;
}

function entryOf(field: Field, currency: string): Entry {
  const { supplement, ...line } = readStatementLine(field, currency);
  return { ...line, currency, status: 'booked', batch: null, details: [], text: supplement };
}

function withDetails(entry: Entry, { lines }: Field): Entry {
  const { endToEndId, name, account, text, returned } = readDetails(lines);
  const isSilent = endToEndId === null && name === null && account === null && returned === null;
  if (isSilent) return { ...entry, text: text ?? entry.text };
  const detail = {
    ...NOTHING,
    endToEndId,
    counterparty: name === null && account === null ? null : { name, account },
    text,
    returned: returned === null ? null : { code: returned, text: null },
  };
  return { ...entry, details: [detail] };
}

const NOTHING = {
  currency: null,
  amount: null,
  messageId: null,
  batchId: null,
  instructionId: null,
  transactionId: null,
} as const;
