import { addCosts, perUnit } from './core-time.ts';
import type { Cost } from './core-time.ts';

/** A line of the first table. */
interface Comparison {
  readonly what: string;
  readonly value: string;
  readonly against?: string;
  readonly ratio?: number;
  readonly wanted?: string;
}

/** A line of the table of core time. */
interface CoreFinding {
  readonly what: string;
  /** What it is the price of: a payment, a page, a call. */
  readonly per: string;
  readonly cost: Cost;
  /** The cost that its own is divided by; none for the first of a group. */
  readonly reference?: Cost;
}

/** A line of a table of its own, which holds all lines with these columns. */
interface TableLine {
  readonly columns: readonly string[];
  readonly cells: readonly string[];
}

export type Finding = Comparison | CoreFinding | TableLine;

interface Costly {
  readonly cost: Cost;
}

export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of the rounds' ratios: both sides of a round saw the same noise. */
export function ratio(left: readonly number[], right: readonly number[]): number {
  return median(left.map((value, round) => value / (right[round] ?? Number.NaN)));
}

export const perSecond = (rates: readonly number[]) => `${Math.round(median(rates))}/s`;

export const milliseconds = (times: readonly number[], digits = 2) => `${median(times).toFixed(digits)} ms`;

export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const medianMicros = (times: readonly number[]) => micros(median(times));

export function micros(value: number): string {
  if (Number.isNaN(value)) return 'not measured';
  return value < 10_000 ? `${value.toFixed(1)} µs` : `${(value / 1000).toFixed(1)} ms`;
}

/** Both sides round by round. */
export function compareRounds(
  what: string,
  [left, right]: readonly [readonly number[], readonly number[]],
  shown: { show(values: readonly number[]): string; readonly against: string; readonly wanted?: string | undefined },
): Finding {
  const { show, against, wanted = '' } = shown;
  return { what, value: show(left), against: `${against}: ${show(right)}`, ratio: ratio(left, right), wanted };
}

/** Core time by name, over all rounds. The first one is what the others are compared with. */
export function coreFindings(
  per: string,
  samples: Iterable<readonly [what: string, of: readonly Costly[]]>,
): Finding[] {
  const sums = [...samples].map(([what, of]) => ({ what, per, cost: addCosts(of.map(({ cost }) => cost)) }));
  return sums.map((found, index) => ({ ...found, ...(index > 0 && sums[0] && { reference: sums[0].cost }) }));
}

export function writeMarkdown(findings: readonly Finding[], setting: string): string {
  const compared = findings
    .filter((finding) => 'value' in finding)
    .map(({ what, value, against = '', ratio: found, wanted = '' }) => [what, value, against, fixed(found), wanted]);
  const cores = findings
    .filter((finding) => 'cost' in finding)
    .map(({ what, per, cost, reference }) => [
      what,
      per,
      micros(cost.program / cost.units),
      cost.database === null ? 'none of its own' : micros(cost.database / cost.units),
      micros(perUnit(cost)),
      fixed(reference && perUnit(cost) / perUnit(reference)),
    ]);
  const lines = findings.filter((finding) => 'cells' in finding);
  const heads = [...new Set(lines.map(({ columns }) => columns))];
  const tables = [
    ...heads.map((head) =>
      writeTable(
        head,
        head.map((_, index) => (index === 0 ? '---' : '--:')),
        lines.filter(({ columns }) => columns === head).map(({ cells }) => cells),
      ),
    ),
    writeTable(['what', 'measured', 'against', 'ratio', 'wanted'], ['---', '--:', '---', '--:', '---'], compared),
    writeTable(
      ['core time', 'per', 'program', 'database', 'together', 'times the first'],
      ['---', '---', '--:', '--:', '--:', '--:'],
      cores,
    ),
  ];
  return `${[setting, ...tables.filter((table) => table !== '')].join('\n\n')}\n`;
}

function fixed(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toFixed(2);
}

function writeTable(head: readonly string[], rule: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
