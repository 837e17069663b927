import { isCurrency } from '../amounts.ts';
import { BankFileError } from '../bank-file-error.ts';
import { dayOfSixDigits } from '../days.ts';
import type { Balance, Entry } from '../model.ts';
import type { GiveEvent, StatementHead, StatementReader } from '../statement-events.ts';
import { createByteLines } from './byte-lines.ts';
import { accountOf, readDetails } from './details.ts';
import { createFieldReader, failIn } from './fields.ts';
import type { Field } from './fields.ts';
import { amountOf, readStatementLine } from './statement-line.ts';

const OF_HEAD: ReadonlySet<string> = new Set(['25', '25P', '28C', '28', '60F', '60M']);

/** A statement whose closing balance has not come. */
interface OpenStatement {
  /** The first of each tag. */
  readonly fields: Map<string, Field>;
  readonly first: Field;
  head: StatementHead | null;
  currency: string;
  /** Waits for what field 86 says about it. */
  entry: { readonly entry: Entry; readonly place: Field } | null;
  isAfterLine: boolean;
  isClosed: boolean;
}

export function createMt940Reader(give: GiveEvent): StatementReader {
  let open: OpenStatement | null = null;
  const takeField = (field: Field | null) => {
    if (field === null) return;
    if (field.tag === '20') {
      if (open !== null) checkClosed(open);
      open = beginStatement(field);
    } else takeInside(open ?? failIn(field, 'a statement begins with field 20'), field, give);
  };
  const fields = createFieldReader();
  const lines = createByteLines((text, line) => takeField(fields.take(text, line)));
  return {
    push: (bytes) => lines.push(bytes),
    end() {
      lines.end();
      takeField(fields.end());
      if (open === null) throw new BankFileError('the file has no statement');
      checkClosed(open);
    },
  };
}

function beginStatement(first: Field): OpenStatement {
  return { fields: new Map(), first, head: null, currency: '', entry: null, isAfterLine: false, isClosed: false };
}

function checkClosed(statement: OpenStatement): void {
  if (statement.isClosed) return;
  readHead(statement);
  need(statement, '62F', '62M');
}

/** What field 86 says belongs to the field 61 before it; after the closing balance it is about the statement. */
function takeInside(statement: OpenStatement, field: Field, give: GiveEvent): void {
  const { tag } = field;
  if (tag === '61') {
    if (statement.isClosed) failIn(field, 'a line after the closing balance');
    giveHead(statement, give);
    giveEntry(statement, give);
    statement.entry = { entry: entryOf(field, statement.currency), place: field };
  } else if (tag === '86' && statement.isAfterLine && statement.entry !== null) {
    statement.entry = { ...statement.entry, entry: withDetails(statement.entry.entry, field) };
  } else if ((tag === '62F' || tag === '62M') && !statement.isClosed) {
    giveHead(statement, give);
    giveEntry(statement, give);
    statement.isClosed = true;
    give({ kind: 'end', closing: readBalance(field), isLast: tag === '62F', place: field });
  } else if (OF_HEAD.has(tag) && !statement.fields.has(tag)) statement.fields.set(tag, field);
  statement.isAfterLine = tag === '61' || (tag === 'NS' && statement.isAfterLine);
}

function giveEntry(statement: OpenStatement, give: GiveEvent): void {
  if (statement.entry !== null) give({ kind: 'entry', ...statement.entry });
  statement.entry = null;
}

function giveHead(statement: OpenStatement, give: GiveEvent): void {
  if (statement.head !== null) return;
  const head = readHead(statement);
  [statement.head, statement.currency] = [head, head.opening.currency];
  give({ kind: 'statement', head, place: statement.first });
}

function need({ fields, first }: OpenStatement, ...tags: readonly [string, string]): Field {
  return fields.get(tags[0]) ?? fields.get(tags[1]) ?? failIn(first, `field ${tags.join(' or ')} is missing`);
}

function readHead(statement: OpenStatement): StatementHead & { readonly opening: Balance } {
  const account = need(statement, '25', '25P');
  const [number = '', page = ''] = valueOf(need(statement, '28C', '28')).split('/');
  const opening = readBalance(need(statement, '60F', '60M'));
  return {
    kind: 'statement',
    id: valueOf(statement.first),
    number: number === '' ? null : number,
    page: /^[0-9]{1,5}$/.test(page) ? Number(page) : null,
    account: accountOf(valueOf(account)) ?? failIn(account, 'the account has no number'),
    currency: opening.currency,
    opening,
    firstDay: null,
    lastDay: null,
  };
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
