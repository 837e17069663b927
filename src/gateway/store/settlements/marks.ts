import type { PostingPlace } from '../../domain/ledger/ledger-days.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Row, Statement, Transaction } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

// How far a merchant's postings are numbered. Whoever numbers lines, or takes the number of a batch, holds this row: so it is one
// at a time for a merchant. It is locked before the balance, never after.

export interface Marks {
  readonly merNo: number;
  /** The last group that was read. */
  readonly place: PostingPlace;
  /** The last one that was looked at again. */
  readonly late: PostingPlace;
  /** How far back it is looked again, because lines and balance differ, or one more if it was; 0 if they do not. */
  readonly lookBackMs: number;
  /** Null: the gateway's. */
  readonly timeZone: string | null;
  readonly batchYear: number;
  readonly batchCount: number;
}

/** Sorts before every group. */
export const FIRST_PLACE: PostingPlace = { at: -1, subject: '', event: '' };

const COLUMNS =
  'mer_no, at, subject, event, late_at, late_subject, late_event, look_back_ms, time_zone, batch_year, batch_count';

/** Creates the row if it is missing. */
export async function lockMarks({ query }: Transaction, dialect: Dialect, merNo: number): Promise<Marks> {
  const select = `select ${COLUMNS} from settlement_marks where mer_no = $1 ${dialect.forUpdate}`;
  const [row] = await query(select, [merNo]);
  if (row !== undefined) return decodeMarks(row);
  await query(
    `insert into settlement_marks (mer_no, at, subject, event, late_at, late_subject, late_event)
     values ($1, $2, '', '', $2, '', '') on conflict do nothing`,
    [merNo, FIRST_PLACE.at],
  );
  const [made] = await query(select, [merNo]);
  if (made === undefined) throw new Error(`merchant ${merNo} has no row of marks`);
  return decodeMarks(made);
}

export function markStatement({ merNo, place, late, lookBackMs }: Marks): Statement {
  return {
    sql: `update settlement_marks set at = $2, subject = $3, event = $4, late_at = $5, late_subject = $6, late_event = $7,
          look_back_ms = $8 where mer_no = $1`,
    params: [merNo, place.at, place.subject, place.event, late.at, late.subject, late.event, lookBackMs],
  };
}

export function batchCountStatement({
  merNo,
  batchYear,
  batchCount,
}: Pick<Marks, 'merNo' | 'batchYear' | 'batchCount'>): Statement {
  return {
    sql: 'update settlement_marks set batch_year = $2, batch_count = $3 where mer_no = $1',
    params: [merNo, batchYear, batchCount],
  };
}

export function isAfter(left: PostingPlace, right: PostingPlace): boolean {
  if (left.at !== right.at) return left.at > right.at;
  return left.subject === right.subject ? left.event > right.event : left.subject > right.subject;
}

function decodeMarks(row: Row): Marks {
  const placeOf = (prefix: string): PostingPlace => ({
    at: integerOf(row[`${prefix}at`]),
    subject: textOf(row[`${prefix}subject`]),
    event: textOf(row[`${prefix}event`]),
  });
  return {
    merNo: integerOf(row['mer_no']),
    place: placeOf(''),
    late: placeOf('late_'),
    lookBackMs: integerOf(row['look_back_ms']),
    timeZone: row['time_zone'] === null ? null : textOf(row['time_zone']),
    batchYear: integerOf(row['batch_year']),
    batchCount: integerOf(row['batch_count']),
  };
}
