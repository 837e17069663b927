import type { AuditFinding, AuditHead } from '../../domain/audit/audit-report.ts';
import { NO_HASH, digestOf, hashOf } from './audit-chain.ts';
import type { Row } from '../engine/engine.ts';
import { integerOf } from '../engine/table.ts';

// Checks rows of the audit log one after the other, in the order of their numbers, and remembers no more than the last two.

export interface AuditDay extends AuditHead {
  readonly firstNo: number;
}

export interface ChainedRow {
  readonly actionNo: number;
  readonly at: number;
  readonly hash: string;
  readonly day: AuditDay | null;
}

export interface ChainPorts {
  readonly days: readonly AuditDay[];
  readonly report: (finding: AuditFinding) => void;
  readonly onRow: (row: ChainedRow) => void;
}

export interface ChainCheck {
  readonly counts: { readonly actions: number; readonly unchained: number };
  add(row: Row): void;
  end(): void;
}

interface Checked {
  readonly actionNo: number;
  readonly hash: string;
  /** Whether it has a finding of its own. */
  readonly named: boolean;
  /** The row before it, if the two are not linked though each is sound in itself. The row after it shows which was replaced. */
  readonly apartFrom: number | null;
}

export function createChainCheck({ days, report, onRow }: ChainPorts): ChainCheck {
  const counts = { actions: 0, unchained: 0 };
  const dayOf = dayFinder(days);
  let startNo = days[0]?.firstNo ?? Number.POSITIVE_INFINITY;
  let [next, gapBefore] = [1, 0];
  let previous: Checked | null = null;

  const name = (actionNo: number, problem: string, lastNo = actionNo) =>
    report({ actionNo, lastNo, day: dayOf(actionNo)?.day ?? null, problem });

  /** If the row is linked on neither side, it was replaced itself; otherwise the row before it was. */
  const decide = (row: Checked, isLinkedToNext: boolean): Checked => {
    if (row.apartFrom === null) return row;
    name(isLinkedToNext ? row.apartFrom : row.actionNo, REPLACED);
    return { ...row, named: !isLinkedToNext, apartFrom: null };
  };

  const skipTo = (actionNo: number) => {
    if (actionNo <= next) return;
    if (previous !== null) decide(previous, true);
    name(next, MISSING, actionNo - 1);
    previous = null;
    next = actionNo;
    gapBefore = actionNo;
  };

  const check = (row: Row, actionNo: number): Checked => {
    const [hash, previousHash] = [String(row['hash']), String(row['previous_hash'])];
    // After a gap there is nothing to compare with.
    const first = actionNo === startNo && actionNo !== gapBefore ? NO_HASH : previousHash;
    const isLinked = previousHash === (previous?.hash ?? first);
    const before = previous === null ? null : decide(previous, isLinked);
    const checked = { actionNo, hash, named: false, apartFrom: null };
    if (hash !== hashOf({ previousHash, actionNo, digest: digestOf(row) })) {
      name(actionNo, CHANGED);
      return { ...checked, named: true };
    }
    if (isLinked || before?.named === true) return checked;
    if (before !== null) return { ...checked, apartFrom: before.actionNo };
    name(actionNo, REPLACED);
    return { ...checked, named: true };
  };

  return {
    counts,
    add(row) {
      const actionNo = integerOf(row['action_no']);
      if (actionNo < 1) return name(actionNo, BELOW_ONE);
      skipTo(actionNo);
      next = actionNo + 1;
      if (row['hash'] === null) {
        if (actionNo >= startNo) name(actionNo, UNCHAINED);
        else counts.unchained += 1;
        // If the rows around it are not linked, this one has lost its hash, and is named already.
        if (previous !== null) previous = { ...decide(previous, true), named: true };
        return;
      }
      startNo = Math.min(startNo, actionNo);
      counts.actions += 1;
      previous = check(row, actionNo);
      onRow({ actionNo, at: integerOf(row['at']), hash: previous.hash, day: dayOf(actionNo) });
    },
    end() {
      skipTo((days.at(-1)?.lastNo ?? 0) + 1);
      // Nothing follows the last row except the record of its day.
      if (previous !== null) decide(previous, dayOf(previous.actionNo)?.head === previous.hash);
    },
  };
}

const CHANGED = 'was changed: its contents do not match its hash';
export const REPLACED = 'was replaced: what stands around it was chained to another row';
const MISSING = 'is missing';
const BELOW_ONE = 'was inserted: numbers begin at 1';
const UNCHAINED =
  'has no hash: it was inserted, or written by an earlier release that still ran after the chain had begun';

/** Rows come in order, so that the search goes on where it was. */
function dayFinder(days: readonly AuditDay[]): (actionNo: number) => AuditDay | null {
  let at = 0;
  return (actionNo) => {
    if (actionNo < (days[at]?.firstNo ?? 0)) at = 0;
    while (at < days.length - 1 && actionNo > (days[at]?.lastNo ?? 0)) at += 1;
    const day = days[at];
    return day !== undefined && actionNo >= day.firstNo && actionNo <= day.lastNo ? day : null;
  };
}
