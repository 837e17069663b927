import type { Fault } from './contract-faults.ts';

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
