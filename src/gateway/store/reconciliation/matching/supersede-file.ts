import { matchSubject, sectionSubject, undoOf } from '../../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { Statement } from '../../engine/engine.ts';
import { integerOf, textOf } from '../../engine/table.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';
import { groupStatements, readGroups } from '../operator-books.ts';

const { matched, matchedNext, byHand, cancelled, missingHere, superseded, transfer, unknown } = LINE_STATES;

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
    `select 1 as found from reconciliation_lines where file_no = $1 and state = ${byHand}
     union all select 1 from reconciliation_sections s join reconciliation_matches m on m.match_no = s.match_no
     where s.file_no = $1 and m.made_by <> '${BY_ITSELF}' limit 1`,
    [old],
  );
  if (decided !== undefined) {
    return `this file corrects another one (${old}) about which people have decided: reopen its exceptions first`;
  }
  const matches = [
    ...new Set(sections.flatMap(({ match_no: matchNo }) => (matchNo === null ? [] : [textOf(matchNo)]))),
  ];
  for (const matchNo of matches) await endTransfer(finishing, matchNo);
  await endOfLines(finishing, old);
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
async function endTransfer({ transaction, dialect, end, day, touched }: Finishing, matchNo: string): Promise<void> {
  const [match] = await transaction.query('select owner from reconciliation_matches where match_no = $1', [matchNo]);
  if (match === undefined) return;
  const groups = await readGroups(transaction, { owner: textOf(match['owner']), subject: matchSubject(matchNo) });
  const back = undoOf(groups, { day, at: end.at });
  await transaction.all([
    ...(back === null ? [] : groupStatements(dialect, [back])),
    {
      sql: `update reconciliation_sections set state = 'open', match_no = null, arrived_on = null where match_no = $1`,
      params: [matchNo],
    },
    endMatch(matchNo, end.at),
  ]);
  const opened = await transaction.query(
    `update reconciliation_lines set state = ${unknown}, match_no = null where match_no = $1 and state = ${transfer}
     returning file_no`,
    [matchNo],
  );
  for (const row of opened) touched.add(textOf(row['file_no']));
}

function endMatch(matchNo: string, at: number): Statement {
  return {
    sql: `update reconciliation_matches set ended_at = $2, ended_by = '${BY_ITSELF}' where match_no = $1`,
    params: [matchNo, at],
  };
}

/** What was written off of its lines is not any more; and a line of another file that one of them took back is open again. */
async function endOfLines({ transaction, dialect, end, day, touched }: Finishing, old: string): Promise<void> {
  const matches = await transaction.query(
    `select m.match_no, m.owner from reconciliation_matches m where m.ended_at is null and m.match_no in (
       select l.match_no from reconciliation_lines l
       where l.file_no = $1 and l.match_no is not null and l.state in (${matched}, ${cancelled}))
     order by m.match_no`,
    [old],
  );
  for (const row of matches) {
    const [matchNo, owner] = [textOf(row['match_no']), textOf(row['owner'])];
    const groups = await readGroups(transaction, { owner, subject: matchSubject(matchNo) });
    const back = undoOf(groups, { day, at: end.at });
    await transaction.all([...(back === null ? [] : groupStatements(dialect, [back])), endMatch(matchNo, end.at)]);
    const opened = await transaction.query(
      `update reconciliation_lines set match_no = null, state = coalesce((
         select case e.kind ${KIND_STATES} end from exceptions e where e.about =
           'line/' || reconciliation_lines.file_no || '/' || reconciliation_lines.section || '/' || reconciliation_lines.line
         order by e.exception_no desc limit 1
       ), ${missingHere}) where match_no = $1 and state = ${cancelled} and file_no <> $2 returning file_no`,
      [matchNo, old],
    );
    for (const one of opened) touched.add(textOf(one['file_no']));
  }
}

/** As far as anybody knew: without an exception it was taken back at once. */
const KIND_STATES = (['unknown', 'arrivedWithoutOrder', 'double', 'missingHere'] as const)
  .map((kind) => `when '${kind}' then ${LINE_STATES[kind]}`)
  .join(' ');

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
