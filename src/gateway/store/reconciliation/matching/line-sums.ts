import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import type { LineType } from '../../../domain/reconciliation/file-line.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { Engine, Row } from '../../engine/engine.ts';
import { integerOf, textOf } from '../../engine/table.ts';
import { wideSum, wideSumOf } from '../../engine/wide-sum.ts';

// The lines of a file, added up by what became of them: what its end books follows from these.

export interface LineSum {
  readonly section: number;
  readonly state: number;
  /** Null for lines that have their item: what they are matters only without one. */
  readonly type: LineType | null;
  readonly currency: string;
  readonly lines: number;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
}

const { matched, matchedNext, known, notBooked, missingHere, unknown, arrivedWithoutOrder, double } = LINE_STATES;

/** Matched lines of reports are added up already, block by block: most of a file, which is not read again. */
const SUMMED_UP = `select section, currency, cast(sum(lines) as bigint) as lines,
    ${['item_in', 'item_out', 'fee', 'net'].map((column) => wideSum(column)).join(', ')}
  from reconciliation_sums where file_no = $1 group by section, currency order by section, currency`;

const OTHERS = `select section, state, type, currency, count(*) as lines, ${['gross', 'fee', 'net'].map((column) => wideSum(column)).join(', ')}
  from reconciliation_lines where file_no = $1 and (state not in (${matched}, ${matchedNext})
    or section not in (select section from reconciliation_sums where file_no = $1))
  group by section, state, type, currency order by section, state, type, currency`;

/** Read before the end is written: nobody changes lines of a file that is still read. */
export async function readLineSums(engine: Engine, fileNo: string): Promise<LineSum[]> {
  const statements = [SUMMED_UP, OTHERS].map((sql) => ({ sql, params: [fileNo] }));
  const [summedUp = [], others = []] = await engine.snapshot(statements, { slow: true });
  return [
    ...summedUp.map((row) => ({
      ...sumOf(row),
      state: matched,
      type: null,
      gross: wideSumOf(row, 'item_in') - wideSumOf(row, 'item_out'),
    })),
    ...others.map((row) => ({
      ...sumOf(row),
      state: integerOf(row['state']),
      type: LINE_TYPES[integerOf(row['type'])] ?? 'adjustment',
      gross: wideSumOf(row, 'gross'),
    })),
  ];
}

function sumOf(row: Row): Pick<LineSum, 'section' | 'currency' | 'lines' | 'fee' | 'net'> {
  return {
    section: integerOf(row['section']),
    currency: textOf(row['currency']),
    lines: integerOf(row['lines']),
    fee: wideSumOf(row, 'fee'),
    net: wideSumOf(row, 'net'),
  };
}

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
