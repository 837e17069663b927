import type { PlantedFault } from '../../../../src/gateway/domain/reconciliation/plant.ts';

// Which faults a day of the sandbox's acquirer has room for, and which exceptions they must end in. It follows from what happened alone.

export interface DayLine {
  readonly type: 'payment' | 'refund' | 'payout' | 'chargeback';
  readonly currency: string;
}

export interface DayOfLines {
  readonly lines: readonly DayLine[];
  /** Payments that the acquirer declined. */
  readonly declined: number;
}

interface FaultPlan {
  readonly faults: readonly PlantedFault[];
  /** Such as `double open`, one for each fault. */
  readonly exceptions: readonly string[];
  /** How many lines more the reports have. */
  readonly added: number;
}

/** A transfer that came late has ended by itself. */
const EXCEPTIONS: Readonly<Record<PlantedFault, string>> = {
  missing: 'missingThere open',
  double: 'double open',
  amount: 'amount open',
  fee: 'fee open',
  late: 'late ended',
  missingHere: 'missingHere open',
  currency: 'currency open',
  unknown: 'unknown open',
  arrivedWithoutOrder: 'arrivedWithoutOrder open',
};

const ADDED: Readonly<Record<PlantedFault, number>> = {
  missing: -1,
  double: 1,
  amount: 0,
  fee: 0,
  late: 0,
  missingHere: 1,
  currency: 0,
  unknown: 1,
  arrivedWithoutOrder: 1,
};

/** As many of the wanted ones as the day has room for. */
export function planFaults(day: DayOfLines, wanted: readonly PlantedFault[]): FaultPlan {
  const faults: PlantedFault[] = [];
  for (const fault of wanted) if (hasRoom(day, [...faults, fault])) faults.push(fault);
  const added = faults.reduce((sum, fault) => sum + ADDED[fault], 0);
  // There is no report at all: the acquirer is late with it.
  const isEmpty = day.lines.length === 1 && faults.includes('missing');
  return { faults, exceptions: isEmpty ? ['late open'] : faults.map((fault) => EXCEPTIONS[fault]), added };
}

function hasRoom({ lines, declined }: DayOfLines, faults: readonly PlantedFault[]): boolean {
  const count = (...some: PlantedFault[]) => faults.filter((fault) => some.includes(fault)).length;
  const missing = count('missing');
  const payments = lines.filter(({ type }) => type === 'payment');
  const isTheOnly = lines.length === 1 && faults.length === 1;
  // Whichever payments are left out, each currency still has a report.
  const hasReports = payments.every(
    (one) => lines.filter(({ currency }) => currency === one.currency).length > missing,
  );
  return (
    count('missing', 'double', 'amount', 'fee', 'currency') <= payments.length &&
    (missing === 0 || hasReports || isTheOnly) &&
    count('arrivedWithoutOrder') <= declined &&
    (count('missingHere', 'unknown') === 0 || lines.length > 0) &&
    count('late') <= new Set(lines.map(({ currency }) => currency)).size
  );
}
