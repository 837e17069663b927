import type { CsvRules } from '../domain/reconciliation/csv-profile.ts';
import type { CsvReaders } from '../domain/reconciliation/csv-sample.ts';

/** What a mapping begins with. */
const FIRST_RULES: CsvRules = {
  kind: 'report',
  encoding: 'utf-8',
  separator: ',',
  quote: '"',
  decimal: '.',
  thousands: '',
  timeZone: 'UTC',
  dateForm: 'YYYY-MM-DD',
  skipFirst: 0,
  skipLast: 0,
  skipRows: [],
  columns: {
    type: null,
    reference: 'Reference',
    refundReference: null,
    acquirerReference: null,
    date: 'Date',
    currency: null,
    gross: null,
    fee: null,
    net: 'Net',
    credit: null,
    debit: null,
    creditDebit: null,
    reportId: null,
    text: null,
    balance: null,
  },
  types: [],
  currency: 'EUR',
  sign: 'signed',
  creditValues: [],
};

export const csvReaders: CsvReaders = {
  guess: () => FIRST_RULES,
  preview: () => ({ columns: [], rows: [], problem: 'This release cannot try a CSV yet.' }),
};
