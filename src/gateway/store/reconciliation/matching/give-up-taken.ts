import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { FileEnd } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Engine } from '../../engine/engine.ts';
import { addSums } from './block-sums.ts';
import { claimedBy, settledByHand } from './claims.ts';

// While a corrected file is read, the old one has its items, so that nothing claims those of the new one: two of its lines may name one
// item, and another line or a person may take it meanwhile. The first has it, and the rest are what they are without a correction.

const { matchedNext, double } = LINE_STATES;

/** Before its lines are added up. What a line of the old file has is free. */
export async function giveUpTaken(
  engine: Engine,
  { fileNo, supersedes, sections }: Pick<FileEnd, 'fileNo' | 'supersedes' | 'sections'>,
): Promise<void> {
  if (supersedes === null) return;
  await engine.transaction(async (transaction) => {
    const given = await transaction.query(
      `update reconciliation_lines set state = ${double}
       where file_no = $1 and state = ${matchedNext} and (
         ${claimedBy('reconciliation_lines', '$2')} or ${settledByHand('reconciliation_lines')}
         or (section, line) in (select n.section, n.line from (
           select f.section, f.line, row_number() over (partition by f.subject, f.event order by f.section, f.line) as place from reconciliation_lines f
           where f.file_no = $1 and f.state = ${matchedNext}
         ) n where n.place > 1)
       ) returning line`,
      [fileNo, supersedes],
    );
    if (given.length === 0) return;
    const all = [{ line: 0 }, { line: Number.MAX_SAFE_INTEGER }];
    await transaction.all([
      { sql: 'delete from reconciliation_sums where file_no = $1', params: [fileNo] },
      ...sections.map((section) => addSums({ fileNo, ...section }, all)),
    ]);
  });
}
