import { matchSubject, sectionSubject, undoOf } from '../../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import { integerOf, textOf } from '../../engine/table.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';
import { groupStatements, readGroups } from '../operator-books.ts';

const { matched, matchedNext, byHand, superseded, transfer, unknown } = LINE_STATES;

/**
 * A corrected file takes the place of an earlier one: its items are let go, and what it booked is booked back. Says why not, if it cannot:
 * what people decided about its lines has to be reopened by people.
 */
export async function supersedeFile(finishing: Finishing, old: string): Promise<string | null> {
  const { transaction, end } = finishing;
  const sections = await transaction.query(
    'select section, owner, id, kind, state, match_no from reconciliation_sections where file_no = $1 order by section',
    [old],
  );
  const missing = sections.find(
    (row) => !end.sections.some(({ owner, head }) => owner === row['owner'] && head.id === row['id']),
  );
  if (missing !== undefined) {
    return `this file corrects another one (${old}), but lacks its report ${textOf(missing['id'])}: send all reports of that file`;
  }
  const [decided] = await transaction.query(
    `select line from reconciliation_lines where file_no = $1 and (state = ${byHand} or (match_no is not null and state = ${matched})) limit 1`,
    [old],
  );
  const ended = sections.some(({ state, match_no: matchNo }) => state === 'ended' && matchNo !== null);
  if (decided !== undefined || ended) {
    return `this file corrects another one (${old}) about which people have decided: reopen its exceptions first`;
  }
  const matches = [
    ...new Set(sections.flatMap(({ match_no: matchNo }) => (matchNo === null ? [] : [textOf(matchNo)]))),
  ];
  for (const matchNo of matches) await endTransfer(finishing, matchNo);
  await bookBack(
    finishing,
    old,
    sections.map((row) => ({ owner: textOf(row['owner']), section: integerOf(row['section']) })),
  );
  await letGo(finishing, old);
  return null;
}

async function bookBack(
  { transaction, dialect, end, day }: Finishing,
  old: string,
  sections: readonly { readonly owner: string; readonly section: number }[],
): Promise<void> {
  const back: OperatorGroup[] = [];
  for (const { owner, section } of sections) {
    const groups = await readGroups(transaction, { owner, subject: sectionSubject(old, section) });
    const undo = undoOf(groups, { day, at: end.at });
    if (undo !== null) back.push(undo);
  }
  if (back.length > 0) await transaction.all(groupStatements(dialect, back));
}

/** The bank's lines that paid its reports are open again, to be matched with the corrected ones. */
async function endTransfer({ transaction, dialect, end, day }: Finishing, matchNo: string): Promise<void> {
  const [match] = await transaction.query('select owner from reconciliation_matches where match_no = $1', [matchNo]);
  if (match === undefined) return;
  const groups = await readGroups(transaction, { owner: textOf(match['owner']), subject: matchSubject(matchNo) });
  const back = undoOf(groups, { day, at: end.at });
  await transaction.all([
    ...(back === null ? [] : groupStatements(dialect, [back])),
    {
      sql: `update reconciliation_lines set state = ${unknown}, match_no = null where match_no = $1 and state = ${transfer}`,
      params: [matchNo],
    },
    {
      sql: `update reconciliation_sections set state = 'open', match_no = null, arrived_on = null where match_no = $1`,
      params: [matchNo],
    },
    {
      sql: `update reconciliation_matches set ended_at = $2, ended_by = '${BY_ITSELF}' where match_no = $1`,
      params: [matchNo, end.at],
    },
  ]);
}

async function letGo({ transaction, end }: Finishing, old: string): Promise<void> {
  await transaction.all([
    { sql: `update reconciliation_lines set state = ${superseded} where file_no = $1`, params: [old] },
    {
      sql: `update reconciliation_lines set state = ${matched} where file_no = $1 and state = ${matchedNext}`,
      params: [end.fileNo],
    },
    {
      sql: `update reconciliation_sections set state = 'ended', match_no = null where file_no = $1`,
      params: [old],
    },
    {
      sql: `update reconciliation_files set state = 'superseded', superseded_by = $2, open_lines = 0 where file_no = $1`,
      params: [old, end.fileNo],
    },
    {
      sql: `update exceptions set state = 'ended', ending = 'superseded', ended_at = $2, ended_by = '${BY_ITSELF}', version = version + 1
            where file_no = $1 and state = 'open'`,
      params: [old, end.at],
    },
    {
      sql: `update reconciliation_days set complete = 0, told = 0 where exists (
              select 1 from reconciliation_sums s where s.file_no = $1 and s.acquirer = reconciliation_days.acquirer
                and s.currency = reconciliation_days.currency and s.day = reconciliation_days.day
                and s.mer_no = reconciliation_days.mer_no)`,
      params: [old],
    },
  ]);
}
