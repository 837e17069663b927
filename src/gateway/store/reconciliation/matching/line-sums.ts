import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import type { LineType } from '../../../domain/reconciliation/file-line.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { Engine } from '../../engine/engine.ts';
import { integerOf, textOf } from '../../engine/table.ts';
import { wideSum, wideSumOf } from '../../engine/wide-sum.ts';

// The lines of a file, added up by what became of them: what its end books follows from these.

export interface LineSum {
  readonly section: number;
  readonly state: number;
  readonly type: LineType;
  readonly currency: string;
  readonly lines: number;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
}

/** Read before the end is written: nobody changes lines of a file that is still read. */
export async function readLineSums(engine: Engine, fileNo: string): Promise<LineSum[]> {
  const statement = {
    sql: `select section, state, type, currency, count(*) as lines, ${wideSum('gross')}, ${wideSum('fee')}, ${wideSum('net')}
          from reconciliation_lines where file_no = $1 group by section, state, type, currency order by section, state, type, currency`,
    params: [fileNo],
  };
  const [rows = []] = await engine.snapshot([statement], { slow: true });
  return rows.map((row) => ({
    section: integerOf(row['section']),
    state: integerOf(row['state']),
    type: LINE_TYPES[integerOf(row['type'])] ?? 'adjustment',
    currency: textOf(row['currency']),
    lines: integerOf(row['lines']),
    gross: wideSumOf(row, 'gross'),
    fee: wideSumOf(row, 'fee'),
    net: wideSumOf(row, 'net'),
  }));
}

const { known, notBooked, missingHere, unknown, arrivedWithoutOrder, double } = LINE_STATES;

/** Whose gross is nobody's until somebody finds out. */
const NOBODYS: readonly number[] = [missingHere, unknown, arrivedWithoutOrder, double];

/** What no earlier file had, and what moved money. */
function isNew({ state }: LineSum): boolean {
  return state !== known && state !== notBooked;
}

export interface SectionSums {
  readonly lines: number;
  readonly known: number;
  readonly open: number;
  /** What its new lines add. */
  readonly net: bigint;
  /** What its known lines add. */
  readonly knownNet: bigint;
  readonly fees: bigint;
  readonly unallocated: { currency: string; amount: bigint }[];
  readonly exchanged: { currency: string; amount: bigint; became: bigint }[];
}

export function sumsOfSection(all: readonly LineSum[], section: number, currency: string): SectionSums {
  const own = all.filter((sum) => sum.section === section);
  const fresh = own.filter(isNew);
  const knownOnes = own.filter(({ state }) => state === known);
  const inOther = fresh.filter((sum) => sum.currency !== currency);
  return {
    lines: add(own, ({ lines }) => lines),
    known: add(knownOnes, ({ lines }) => lines),
    open: add(
      own.filter(({ state }) => state >= OPEN_FROM),
      ({ lines }) => lines,
    ),
    net: addMoney(fresh, ({ net }) => net),
    knownNet: addMoney(knownOnes, ({ net }) => net),
    // A line of type fee has as its gross what was kept.
    fees: addMoney(
      fresh,
      ({ type, fee, gross, currency: its }) => fee + (type === 'fee' && its === currency ? gross : 0n),
    ),
    unallocated: byCurrency(fresh.filter(({ state }) => NOBODYS.includes(state))).map(([its, sums]) => ({
      currency: its,
      amount: addMoney(sums, ({ gross }) => gross),
    })),
    exchanged: byCurrency(inOther).map(([its, sums]) => ({
      currency: its,
      amount: addMoney(sums, ({ gross }) => gross),
      became: addMoney(sums, ({ net, fee }) => net - fee),
    })),
  };
}

function byCurrency(sums: readonly LineSum[]): [string, LineSum[]][] {
  return [...Map.groupBy(sums, ({ currency }) => currency)];
}

function add(sums: readonly LineSum[], of: (sum: LineSum) => number): number {
  return sums.reduce((total, sum) => total + of(sum), 0);
}

function addMoney(sums: readonly LineSum[], of: (sum: LineSum) => bigint): bigint {
  return sums.reduce((total, sum) => total + of(sum), 0n);
}
