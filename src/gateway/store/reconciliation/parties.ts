import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type {
  FoundItem,
  FoundLine,
  FoundReport,
  Parties,
  PartyKeys,
} from '../../domain/reconciliation/exception-store.ts';
import { LINE_TYPES } from '../../domain/reconciliation/file-line.ts';
import type { LineType } from '../../domain/reconciliation/file-line.ts';
import { LINE_STATES } from '../../domain/reconciliation/line-state.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Statement } from '../engine/engine.ts';
import {
  bigintOf,
  defineTable,
  integer,
  integerOf,
  jsonOf,
  money,
  nullable,
  text,
  textOf,
  word,
} from '../engine/table.ts';

// Both sides of an exception: lines and reports of files, and items of merchants' books. An item is found by its merchant first.

type LineColumns = Omit<FoundLine, 'owner' | 'kind' | 'sectionId' | 'fileName'>;

const LINES = defineTable<LineColumns>('reconciliation_lines', {
  fileNo: text(),
  section: integer(),
  line: integer(),
  type: word<LineType>(Object.fromEntries(LINE_TYPES.map((type, place) => [type, place])) as Record<LineType, number>),
  state: word(LINE_STATES),
  merNo: integer(),
  subject: nullable(text()),
  event: nullable(text()),
  currency: text(),
  gross: money,
  fee: money,
  net: money,
  day: nullable(integer()),
  matchNo: nullable(text()),
  reference: nullable(text()),
});

const REPORTS = defineTable<FoundReport>('reconciliation_sections', {
  fileNo: text(),
  section: integer(),
  kind: text(),
  owner: text(),
  id: text(),
  currency: text(),
  total: money,
  paidOn: nullable(text()),
  state: text(),
  matchNo: nullable(text()),
});

const LINE_KEY = { file_no: 'text', section: 'int', line: 'int' } as const;
const ITEM_KEY = { mer_no: 'int', subject: 'text', event: 'text' } as const;
const REPORT_KEY = { file_no: 'text', section: 'int' } as const;

/** Three reads, in this order: lines, items, reports. */
export function partyStatements(dialect: Dialect, keys: PartyKeys): Statement[] {
  const { joinInOrder } = dialect;
  return [
    linesOf(
      `${dialect.rows(LINE_KEY)} ${joinInOrder} reconciliation_lines l
      on l.file_no = r.file_no and l.section = r.section and l.line = r.line`,
      [jsonOf(keys.lines.map(({ fileNo, section, line }) => ({ file_no: fileNo, section, line })))],
    ),
    itemsOf(dialect, `${dialect.rows(ITEM_KEY)}`, [
      jsonOf(keys.items.map(({ merNo, subject, event }) => ({ mer_no: merNo, subject, event }))),
    ]),
    {
      sql: `select ${REPORTS.list('s.')} from ${dialect.rows(REPORT_KEY)} ${joinInOrder} reconciliation_sections s
            on s.file_no = r.file_no and s.section = r.section order by s.file_no, s.section`,
      params: [jsonOf(keys.reports.map(({ fileNo, section }) => ({ file_no: fileNo, section })))],
    },
  ];
}

/** The same of a match. */
export function matchStatements(dialect: Dialect, matchNo: string): Statement[] {
  return [
    linesOf('reconciliation_lines l', [matchNo], 'where l.match_no = $1'),
    itemsOf(dialect, `(select mer_no, subject, event from reconciliation_items where match_no = $1) r`, [matchNo]),
    {
      sql: `select ${REPORTS.list()} from reconciliation_sections where match_no = $1 order by file_no, section`,
      params: [matchNo],
    },
  ];
}

export function unpaidReports(params: readonly (string | bigint | number)[]): Statement {
  return {
    sql: `select ${REPORTS.list()} from reconciliation_sections
          where state = 'open' and kind = 'report' and currency = $1 and total = $2 and paid_on between $3 and $4
          order by file_no, section limit $5`,
    params,
  };
}

export function decodeReports(rows: readonly Row[]): FoundReport[] {
  return rows.map(REPORTS.decode);
}

export function decodeParties([lines = [], items = [], reports = []]: readonly (readonly Row[])[]): Parties {
  return { lines: lines.map(decodeLine), items: items.map(decodeItem), reports: reports.map(REPORTS.decode) };
}

export function linesOf(from: string, params: readonly (string | number)[], where = '', limit = ''): Statement {
  return {
    sql: `select ${LINES.list('l.')}, s.owner, s.kind, s.id as section_id, f.name as file_name from ${from}
          join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
          join reconciliation_files f on f.file_no = l.file_no
          ${where} order by l.file_no, l.section, l.line ${limit}`,
    params,
  };
}

export function decodeLine(row: Row): FoundLine {
  return {
    ...LINES.decode(row),
    owner: textOf(row['owner']),
    kind: textOf(row['kind']) as FoundLine['kind'],
    sectionId: textOf(row['section_id']),
    fileName: textOf(row['file_name']),
  };
}

function itemsOf({ joinInOrder }: Dialect, keys: string, params: readonly string[]): Statement {
  const reported = `exists (select 1 from reconciliation_lines c
    where c.subject = p.subject and c.event = p.event and c.state = 1 and c.mer_no = p.mer_no)`;
  const settled = `exists (select 1 from reconciliation_items c
    where c.mer_no = p.mer_no and c.subject = p.subject and c.event = p.event and c.ended_at is null)`;
  return {
    sql: `select p.mer_no, p.subject, p.event, p.currency, coalesce(p.acquirer, '${DEFAULT_ACQUIRER}') as acquirer,
            cast(sum(case when p.from_account = 'channel' then p.amount else -p.amount end) as bigint) as amount,
            min(p.at) as at, max(case when ${reported} or ${settled} then 1 else 0 end) as is_settled
          from ${keys} ${joinInOrder} postings p
            on p.mer_no = r.mer_no and p.subject = r.subject and p.event = r.event
          where p.from_account = 'channel' or p.to_account = 'channel'
          group by p.mer_no, p.subject, p.event, p.currency, coalesce(p.acquirer, '${DEFAULT_ACQUIRER}')
          order by p.mer_no, p.subject, p.event`,
    params,
  };
}

function decodeItem(row: Row): FoundItem {
  return {
    merNo: integerOf(row['mer_no']),
    subject: textOf(row['subject']),
    event: textOf(row['event']),
    owner: textOf(row['acquirer']),
    currency: textOf(row['currency']),
    amount: bigintOf(row['amount']),
    at: integerOf(row['at']),
    isSettled: integerOf(row['is_settled']) === 1,
  };
}
