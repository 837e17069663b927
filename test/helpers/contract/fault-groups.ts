import { SWEEPS_ALL } from '../sweep.ts';
import type { Fault } from './contract-faults.ts';

const OF_A_RULE_MAX = 2;

/** Two faults of each rule: every copy more takes seconds, and CI has 25 minutes. `npm run test:nightly` plants all of them. */
export function sampledFaults(given: readonly Fault[]): readonly Fault[] {
  if (SWEEPS_ALL) return given;
  return given.filter(
    ({ rule }, index) => given.slice(0, index).filter((one) => one.rule === rule).length < OF_A_RULE_MAX,
  );
}

/** A copy holds at most one fault of a rule, and no file with two faults, so that none can hide or stand for another. */
export function groupFaults(given: readonly Fault[]): Fault[][] {
  const grouped: Fault[][] = [];
  for (const fault of given) {
    const open = grouped.find((group) => !group.some((other) => other.rule === fault.rule || shareFile(other, fault)));
    if (open === undefined) grouped.push([fault]);
    else open.push(fault);
  }
  return grouped;
}

function shareFile(left: Fault, right: Fault): boolean {
  const files = new Set(left.edits.map((edit) => edit.file));
  return right.edits.some((edit) => files.has(edit.file));
}
