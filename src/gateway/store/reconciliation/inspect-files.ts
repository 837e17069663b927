import type { View } from '../inspect/inspect.ts';
import { integerOf, textOf } from '../engine/table.ts';

// What the doctor asks of files and exceptions, without a gateway.

export interface WaitingFiles {
  readonly count: number;
  readonly oldestAt: number;
}

/** Null if none waits. */
export async function findWaitingFiles(view: View): Promise<WaitingFiles | null> {
  const sql = `select count(*) as found, min(created_at) as oldest from reconciliation_files
    where state in ('waiting', 'reading', 'removing')`;
  const [row] = await view.query(sql);
  const count = integerOf(row?.['found']);
  return count === 0 ? null : { count, oldestAt: integerOf(row?.['oldest']) };
}

export interface OldExceptions {
  readonly owner: string;
  readonly count: number;
}

export async function countOldExceptions(view: View, openedBefore: number): Promise<OldExceptions[]> {
  const sql = `select owner, count(*) as found from exceptions where state = 'open' and opened_at < $1
    group by owner order by owner`;
  const rows = await view.query(sql, [openedBefore]);
  return rows.map((row) => ({ owner: textOf(row['owner']), count: integerOf(row['found']) }));
}

/** Reports and money that are not here on the agreed day, by whose they are. */
export async function countLate(view: View): Promise<OldExceptions[]> {
  const sql = `select owner, count(*) as found from exceptions where state = 'open' and kind = 'late'
    group by owner order by owner`;
  return (await view.query(sql)).map((row) => ({ owner: textOf(row['owner']), count: integerOf(row['found']) }));
}
