import type { CsvReaders } from '../../../domain/reconciliation/csv-sample.ts';
import { guessCsv } from './guess/guess-csv.ts';
import { previewCsv } from './preview-csv.ts';

/** What the mapping of a CSV's columns needs: a proposal to begin with, and what it comes to. */
export const csvReaders: CsvReaders = { guess: guessCsv, preview: previewCsv };
