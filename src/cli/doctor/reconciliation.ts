import type { View } from '../../gateway/store/inspect/inspect.ts';
import { countLate, countOldExceptions, findWaitingFiles } from '../../gateway/store/reconciliation/inspect-files.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** A gateway that does background work reads a file within minutes, however large it is. */
const WAITING_MS_MAX = 30 * 60_000;
const OLD_DAYS = 7;
const DAY_MS = 86_400_000;

/** Files that nobody reads, and what was not cleared up. */
export async function checkReconciliation(view: View, now: number): Promise<Finding[]> {
  const [waiting, late, old] = [
    await findWaitingFiles(view),
    await countLate(view),
    await countOldExceptions(view, now - OLD_DAYS * DAY_MS),
  ];
  const findings: Finding[] = [];
  if (waiting !== null && now - waiting.oldestAt > WAITING_MS_MAX) {
    findings.push(
      warning(
        `${counted(waiting.count, 'file')} of acquirers and banks not read to the end, the oldest here since ${new Date(waiting.oldestAt).toISOString()}`,
        'Start a gateway that does background work. If one runs, see its log.',
      ),
    );
  }
  for (const { owner, count } of late) {
    findings.push(
      warning(
        `${count} of what ${owner} owes late: reports, or the money that they announce`,
        `Ask ${owner}, or import the file: "tollgate reconcile import".`,
      ),
    );
  }
  for (const { owner, count } of old) {
    findings.push(
      warning(
        `${counted(count, 'exception')} of ${owner} open for more than ${OLD_DAYS} days`,
        'See them in the console, under Exceptions.',
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [ok(waiting === null ? 'no file waits, and nothing is open for long' : 'files are being read')];
}
