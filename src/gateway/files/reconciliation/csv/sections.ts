import type { CsvRules } from '../../../domain/reconciliation/csv-profile.ts';
import type { Events } from '../events.ts';
import { createBalances } from './balances.ts';
import type { Balances } from './balances.ts';
import { failAtCell } from './cell-place.ts';
import type { Header } from './header.ts';
import type { CsvRecord } from './records.ts';
import type { CsvRow } from './row.ts';

// Rows as the sections of a file: one for each report and currency, whose rows follow each other.

export interface Sections {
  take(row: CsvRow, record: CsvRecord): void;
  end(): void;
  readonly count: number;
}

const SECTIONS_MAX = 10_000;

export function createSections(events: Events, rules: CsvRules, header: Header): Sections {
  const ended = new Set<string>();
  let open: { readonly key: string; readonly balances: Balances } | null = null;
  const endOpen = () => {
    if (open === null) return;
    events.end(open.balances.end());
    ended.add(open.key);
    open = null;
  };
  const begin = ({ reportId, currency }: Pick<CsvRow, 'reportId' | 'currency'>, key: string) => {
    endOpen();
    events.begin({ ...NOTHING, kind: rules.kind, id: reportId, currency });
    open = { key, balances: createBalances() };
    return open;
  };
  return {
    get count() {
      return ended.size + (open === null ? 0 : 1);
    },
    take(row, record) {
      const key = `${row.currency} ${row.reportId}`;
      const at = Math.max(0, header.at.reportId, header.at.reportId < 0 ? header.at.currency : -1);
      if (open?.key !== key && ended.has(key)) failAtCell(record, at, rules, NOT_TOGETHER);
      if (open?.key !== key && ended.size === SECTIONS_MAX) failAtCell(record, at, rules, TOO_MANY);
      const { balances } = open?.key === key ? open : begin(row, key);
      const problem = balances.take(row);
      if (problem !== null) failAtCell(record, header.at.balance, rules, problem);
      events.add(row.line);
    },
    end() {
      const { currency, columns } = rules;
      // A day on which nothing happened.
      if (open === null && ended.size === 0 && currency !== null && columns.reportId === null)
        begin({ reportId: '', currency }, '');
      endOpen();
    },
  };
}

const NOTHING = {
  acquirer: null,
  account: null,
  page: null,
  firstDay: null,
  lastDay: null,
  paidOn: null,
  bankReference: null,
  opening: null,
} as const;

const NOT_TOGETHER =
  'this row belongs to a report that ended further up: sort the file by report and currency, or send a file for each';
const TOO_MANY = `a file has at most ${SECTIONS_MAX} reports`;
