import type { Zone } from '../../../domain/day.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import type { FileEnd, FinishedFile, ReconcileStore } from '../../../domain/reconciliation/reconcile-store.ts';
import type { Engine, Transaction } from '../../engine/engine.ts';
import { completeDaysOfFile } from './complete-days.ts';
import { bookSections } from './book-sections.ts';
import { continueAccounts } from './continue-accounts.ts';
import { countLines } from './count-lines.ts';
import type { DayOf } from './day-of.ts';
import { findDoubles } from './find-doubles.ts';
import { findFeeDifferences } from './fee-differences.ts';
import { giveUpTaken } from './give-up-taken.ts';
import { readLineSums } from './line-sums.ts';
import { cancelPairs } from './match-pairs.ts';
import { matchTransfers } from './match-transfers.ts';
import { raiseOfFile } from './raise-exceptions.ts';
import { resolveByFile } from './resolve-exceptions.ts';
import { writeOffSmall } from './small-write-offs.ts';
import { supersedeFile } from './supersede-file.ts';
import type { Finishing } from './finishing.ts';

// The end of a file: its sections, its groups of the operator's books, and what its lines mean for exceptions, at once. Until then, its
// lines count nowhere.

export function createFileFinisher(
  engine: Engine,
  { zone, dayOf }: { readonly zone: Zone; readonly dayOf: DayOf },
): Pick<ReconcileStore, 'finishFile'> {
  return {
    async finishFile(end) {
      await giveUpTaken(engine, end);
      const sums = await readLineSums(engine, end.fileNo);
      const fees = await findFeeDifferences(engine, end);
      return engine.transaction((transaction) =>
        finish(
          { transaction, dialect: engine.dialect, end, sums, day: zone.dayOf(end.at), dayOf, touched: new Set() },
          fees,
        ),
      );
    },
  };
}

async function finish(
  finishing: Finishing,
  fees: Awaited<ReturnType<typeof findFeeDifferences>>,
): Promise<FinishedFile> {
  const { transaction, dialect, end } = finishing;
  const held = await transaction.query(
    `select file_no from reconciliation_files where file_no = $1 and held_by = $2 and state = 'reading' and lines = $3
     ${dialect.forUpdate}`,
    [end.fileNo, end.holder, end.lines],
  );
  if (held.length === 0) return { kind: 'lost' };
  const accounts = await continueAccounts(finishing);
  if (accounts.kind === 'refused') return { kind: 'refused', problem: accounts.problem, line: null, column: null };
  if (end.supersedes !== null) {
    const problem = await supersedeFile(finishing, end.supersedes);
    if (problem !== null) return { kind: 'refused', problem, line: null, column: null };
  }
  await bookSections(finishing, accounts.statements);
  await markDone(transaction, end, finishing);
  await writeOffSmall(finishing);
  await findDoubles(finishing);
  await cancelPairs(finishing);
  await matchTransfers(finishing);
  await raiseOfFile(finishing, fees);
  await resolveByFile(finishing);
  await completeDaysOfFile(transaction, end.fileNo);
  await transaction.all([countLines(dialect, [end.fileNo, ...finishing.touched])]);
  return { kind: 'done' };
}

async function markDone(transaction: Transaction, end: FileEnd, { sums }: Finishing): Promise<void> {
  const known = sums.filter(({ state }) => state === LINE_STATES.known).reduce((count, { lines }) => count + lines, 0);
  const lines = sums.reduce((count, one) => count + one.lines, 0);
  await transaction.query(
    `update reconciliation_files set state = 'done', sections = $2, lines = $3, known_lines = $4, supersedes = $5, finished_at = $6,
       held_by = null, held_until = 0 where file_no = $1`,
    [end.fileNo, end.sections.length, lines, known, end.supersedes, end.at],
  );
}
