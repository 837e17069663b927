import { parseDay } from '../../../domain/day.ts';
import type { ExceptionKind, ReconciliationException } from '../../../domain/reconciliation/exception.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { LineState } from '../../../domain/reconciliation/line-state.ts';
import type { NewNumber } from '../../../domain/reconciliation/reconcile-store.ts';
import { bankDaysAfter } from '../../../domain/settlements/bank-days.ts';
import type { BankCalendar } from '../../../domain/settlements/bank-calendars.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Row, Transaction } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { EXCEPTIONS } from '../exception-tables.ts';
import type { FeeDifference } from './fee-differences.ts';
import type { Finishing } from './finishing.ts';
import { readCalendars } from './terms.ts';

// What somebody has to look at becomes an exception. At most one about the same thing is open: whoever raises it again changes nothing.

/** Bank days in which somebody should have looked at one. */
const DUE_AFTER = 2;
const AT_ONCE = 500;

export type NewException = Pick<
  ReconciliationException,
  | 'about'
  | 'kind'
  | 'owner'
  | 'currency'
  | 'amount'
  | 'merNo'
  | 'subject'
  | 'event'
  | 'fileNo'
  | 'section'
  | 'line'
  | 'day'
>;

export interface Raising {
  readonly transaction: Transaction;
  readonly dialect: Dialect;
  readonly at: number;
  readonly today: number;
  readonly newNumber: NewNumber;
  readonly calendars: ReadonlyMap<string, BankCalendar>;
}

export async function raiseAll(raising: Raising, found: readonly NewException[]): Promise<void> {
  const { transaction, dialect, at, today, newNumber, calendars } = raising;
  for (let first = 0; first < found.length; first += AT_ONCE) {
    const rows = found.slice(first, first + AT_ONCE).map((one): ReconciliationException => ({
      ...one,
      exceptionNo: newNumber('exception'),
      openedAt: at,
      dueDay: bankDaysAfter(calendars.get(one.owner) ?? 'TARGET', today, DUE_AFTER),
      personId: null,
      person: null,
      state: 'open',
      ending: null,
      endedAt: null,
      endedBy: null,
      matchNo: null,
      answer: null,
      heldFor: null,
      version: 1,
    }));
    const sql = EXCEPTIONS.insert(dialect, `on conflict (about) where state = 'open' do nothing`);
    await transaction.query(sql, [jsonOf(rows.map(EXCEPTIONS.encode))]);
  }
}

/** About the open lines of a file that has ended, and about fees that differ from what is agreed. */
export async function raiseOfFile(finishing: Finishing, fees: readonly FeeDifference[]): Promise<void> {
  const { transaction, dialect, end, day: today, touched } = finishing;
  const calendars = await readCalendars(transaction);
  const raising = { transaction, dialect, at: end.at, today, newNumber: end.newNumber, calendars };
  await raiseAll(raising, fees.map(aboutFee));
  for (const fileNo of [end.fileNo, ...touched]) await raiseOfLines(raising, fileNo);
}

async function raiseOfLines(raising: Raising, fileNo: string): Promise<void> {
  const after = { section: -1, line: -1 };
  for (;;) {
    const rows = await raising.transaction.query(
      `select l.section, l.line, l.state, l.mer_no, l.subject, l.event, l.currency, l.gross, l.net, l.item_amount, l.day, s.owner, s.kind,
         coalesce(s.last_day, s.first_day) as section_day
       from reconciliation_lines l join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
       where l.file_no = $1 and (l.section > $2 or (l.section = $2 and l.line > $3)) and l.state >= ${OPEN_FROM}
       order by l.section, l.line limit ${AT_ONCE}`,
      [fileNo, after.section, after.line],
    );
    await raiseAll(
      raising,
      rows.map((row) => aboutLine(fileNo, row, raising.today)),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    [after.section, after.line] = [integerOf(last['section']), integerOf(last['line'])];
  }
}

const KINDS = new Map<number, ExceptionKind>(
  (
    ['missingHere', 'amount', 'currency', 'double', 'unknown', 'arrivedWithoutOrder'] satisfies (LineState &
      ExceptionKind)[]
  ).map((state) => [LINE_STATES[state], state]),
);

function aboutLine(fileNo: string, row: Row, today: number): NewException {
  const [section, line] = [integerOf(row['section']), integerOf(row['line'])];
  const kind = KINDS.get(integerOf(row['state'])) ?? 'unknown';
  const worth = bigintOf(row[textOf(row['kind']) === 'report' ? 'gross' : 'net']);
  const item = row['item_amount'] === null ? null : bigintOf(row['item_amount']);
  const sectionDay = row['section_day'] === null ? today : parseDay(textOf(row['section_day']));
  return {
    about: `line/${fileNo}/${section}/${line}`,
    kind,
    owner: textOf(row['owner']),
    currency: textOf(row['currency']),
    amount: kind === 'amount' && item !== null ? worth - item : worth,
    merNo: integerOf(row['mer_no']),
    subject: row['subject'] === null ? null : textOf(row['subject']),
    event: row['event'] === null ? null : textOf(row['event']),
    fileNo,
    section,
    line,
    day: row['day'] === null ? sectionDay : integerOf(row['day']),
  };
}

function aboutFee({ fileNo, section, line, ...fee }: FeeDifference): NewException {
  const place = line === null ? `fees/${fileNo}/${section}` : `fee/${fileNo}/${section}/${line}`;
  return { about: place, kind: 'fee', fileNo, section, line, ...fee };
}
