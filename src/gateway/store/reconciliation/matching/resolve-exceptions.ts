import { parseDay } from '../../../domain/day.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import { jsonOf } from '../../engine/table.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';

const { matched, amount, currency } = LINE_STATES;

/** What was missing came, with this file: items that nobody reported, and reports that were late. */
export async function resolveByFile({ transaction, dialect, end }: Finishing): Promise<void> {
  const ended = `state = 'ended', ending = 'resolved', ended_at = $2, ended_by = '${BY_ITSELF}', version = version + 1`;
  await transaction.query(
    // A line with another amount is an exception of its own about the same item.
    `update exceptions set ${ended}
     where state = 'open' and kind = 'missingThere' and file_no is null and (
       exists (select 1 from reconciliation_lines c where c.subject = exceptions.subject and c.event = exceptions.event
         and c.state = ${matched} and c.file_no = $1)
       or exists (select 1 from reconciliation_lines c where c.mer_no = exceptions.mer_no and c.subject = exceptions.subject
         and c.event = exceptions.event and c.state in (${amount}, ${currency}) and c.state >= 10 and c.file_no = $1))`,
    [end.fileNo, end.at],
  );
  // Whatever an acquirer says of a day covers all of it: what is not in it is missing, and no longer late.
  const covered = end.sections.flatMap(({ kind, owner, end: { firstDay, lastDay } }) =>
    kind === 'report' && firstDay !== null && lastDay !== null
      ? [{ acquirer: owner, first_day: parseDay(firstDay), last_day: parseDay(lastDay) }]
      : [],
  );
  await transaction.query(
    `update exceptions set ${ended}
     where state = 'open' and kind = 'late' and file_no is null and (
       exists (select 1 from ${dialect.rows({ acquirer: 'text', first_day: 'int', last_day: 'int' }, { param: '$3' })}
         where r.acquirer = exceptions.owner and r.first_day <= exceptions.day and r.last_day >= exceptions.day)
       or exists (select 1 from reconciliation_sums s where s.file_no = $1 and s.acquirer = exceptions.owner
         and s.day = exceptions.day))`,
    [end.fileNo, end.at, jsonOf(covered)],
  );
}
