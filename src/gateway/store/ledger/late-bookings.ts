import type { LedgerDayStore, LedgerProgress } from '../../domain/ledger/ledger-days.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { integerOf } from '../engine/table.ts';

// What was booked on a day after it was closed. Nothing is written for it when it is booked: a closed day says of how many groups it is
// the sum, and who is late shows when they are counted again.

const groupsSince = (from: string) => `(select count(*) from postings l
  where l.mer_no = g.mer_no and l.line = 1 and l.at >= ${from} and l.at < g.ended_at)`;

/** Merchants whose closed days wait to be closed again: it can only be more, because the ledger only grows. */
export const WAITING_MERCHANTS = `select g.mer_no from ledger_progress g where g.groups_counted < ${groupsSince('g.counted_from')}`;

/** Begins to count with the merchant's first day, or with the first one since there is a count. */
export function progressStatement(day: {
  readonly merNo: number;
  readonly before: LedgerProgress | null;
  readonly after: LedgerProgress;
  readonly groups: number;
}): Statement {
  const { merNo, before, after, groups } = day;
  const params = [merNo, after.through, after.endedAt, groups];
  if (before === null) {
    const sql = `insert into ledger_progress (mer_no, through, ended_at, groups_counted, counted_from) values ($1, $2, $3, $4, 0)
      on conflict do nothing returning mer_no`;
    return { sql, params };
  }
  const sql = `update ledger_progress set through = $2, ended_at = $3, groups_counted = coalesce(groups_counted, 0) + $4,
    counted_from = coalesce(counted_from, ended_at) where mer_no = $1 and through = $5 returning mer_no`;
  return { sql, params: [...params, before.through] };
}

export function createLateBookings(engine: Engine): Pick<LedgerDayStore, 'hasLateBookings'> {
  return {
    async hasLateBookings({ merNo, countFrom }) {
      const sql = `select g.through, g.counted_from, g.groups_counted, ${groupsSince('g.counted_from')} as found,
        ${groupsSince('$2')} as rest from ledger_progress g where g.mer_no = $1 and g.groups_counted is not null`;
      const [[row] = []] = await engine.snapshot([{ sql, params: [merNo, countFrom] }], { slow: true });
      if (row === undefined) return false;
      const [counted, found] = [integerOf(row['groups_counted']), integerOf(row['found'])];
      if (found === counted && integerOf(row['counted_from']) < countFrom) {
        // Nobody was late, so that those since then are in the closed days too.
        await engine.execute(
          `update ledger_progress set counted_from = $2, groups_counted = $3
           where mer_no = $1 and through = $4 and counted_from = $5 and groups_counted = $6`,
          [
            merNo,
            countFrom,
            integerOf(row['rest']),
            integerOf(row['through']),
            integerOf(row['counted_from']),
            counted,
          ],
        );
      }
      return found > counted;
    },
  };
}
