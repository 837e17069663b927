import { countDiffering, findUnnumbered } from '../../gateway/store/settlements/unnumbered.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** A gateway that does background work numbers postings within seconds; after an upgrade it numbers all there are. */
const BEHIND_MS_MAX = 15 * 60_000;
const MERCHANTS_MAX = 1000;

/** Postings without lines, and lines that do not add up. */
export async function checkLines(view: View, now: number): Promise<Finding[]> {
  const differing = await countDiffering(view);
  if (differing > 0) {
    const text = `the lines of ${counted(differing, 'merchant')} do not add up to the balance`;
    return [warning(text, 'Run "tollgate ledger verify", and find out what changed postings or balances by hand.')];
  }
  const since = (await findUnnumbered(view, MERCHANTS_MAX)).flatMap((one) => one.since ?? []);
  const behindMs = since.length === 0 ? 0 : now - Math.min(...since);
  if (behindMs <= BEHIND_MS_MAX) return [ok(since.length === 0 ? 'add up to the balances' : 'being numbered')];
  return [
    warning(
      `postings of ${counted(since.length, 'merchant')} have waited for their numbers, since ${new Date(now - behindMs).toISOString()}`,
      'Start a gateway that does background work. Right after an upgrade, let it run: it numbers the whole ledger.',
    ),
  ];
}
