// Lines of a bank and the reports that they pay. They belong together if the line names the report; and they are matched only if the
// amounts agree as a whole, so that nobody has to guess which part of a line is for which report.

interface OpenReport {
  readonly fileNo: string;
  readonly section: number;
  readonly owner: string;
  readonly currency: string;
  readonly total: bigint;
}

interface OpenBankLine {
  readonly fileNo: string;
  readonly section: number;
  readonly line: number;
  readonly owner: string;
  readonly currency: string;
  readonly net: bigint;
  readonly day: number | null;
}

/** A line that names a report. */
export interface Naming {
  readonly report: OpenReport;
  readonly line: OpenBankLine;
}

export interface FoundTransfer {
  readonly reports: readonly OpenReport[];
  readonly lines: readonly OpenBankLine[];
}

export interface PlannedTransfers {
  readonly transfers: readonly FoundTransfer[];
  /** One line, and the only report that it names: they differ. */
  readonly differing: readonly Naming[];
}

/**
 * Whether the words of a bank have a reference of capital letters and digits. However the bank divided it, it begins and ends with a word:
 * the words `PAY 12` name the report `PAY12`, and not `PAY1`.
 */
export function namesReport(words: string, reference: string): boolean {
  const ends = new Set<number>();
  const starts: number[] = [];
  let plain = '';
  for (const word of words.split(' ')) {
    starts.push(plain.length);
    plain += word;
    ends.add(plain.length);
  }
  return starts.some((start) => plain.startsWith(reference, start) && ends.has(start + reference.length));
}

export function planTransfers(namings: readonly Naming[]): PlannedTransfers {
  const exact = exactPairs(namings);
  const taken = new Set(exact.flatMap(({ report, line }) => [reportKey(report), lineKey(line)]));
  const rest = namings.filter(({ report, line }) => !taken.has(reportKey(report)) && !taken.has(lineKey(line)));
  const groups = groupsOf(rest);
  return {
    transfers: [...exact.map(({ report, line }) => ({ reports: [report], lines: [line] })), ...groups.filter(isWhole)],
    differing: groups
      .filter((group) => !isWhole(group))
      .flatMap(({ reports: [report, ...reports], lines: [line, ...lines] }) =>
        report !== undefined && line !== undefined && reports.length + lines.length === 0 ? [{ report, line }] : [],
      ),
  };
}

/** Everything in it comes to as much, from one acquirer and to one account. */
function isWhole({ reports, lines }: FoundTransfer): boolean {
  return (
    sum(lines.map(({ net }) => net)) === sum(reports.map(({ total }) => total)) &&
    new Set(reports.map(({ owner }) => owner)).size === 1 &&
    new Set(lines.map(({ owner }) => owner)).size === 1
  );
}

/** One line names one report, they agree, and no other line would. */
function exactPairs(namings: readonly Naming[]): Naming[] {
  const ofLine = Map.groupBy(namings, ({ line }) => lineKey(line));
  const exact = namings.filter(
    ({ report, line }) => report.total === line.net && ofLine.get(lineKey(line))?.length === 1,
  );
  const ofReport = Map.groupBy(exact, ({ report }) => reportKey(report));
  return exact.filter(({ report }) => ofReport.get(reportKey(report))?.length === 1);
}

/** Everything that is connected by a name. */
function groupsOf(namings: readonly Naming[]): FoundTransfer[] {
  const groups = new Map<string, { reports: Map<string, OpenReport>; lines: Map<string, OpenBankLine> }>();
  for (const { report, line } of namings) {
    const keys = [`r ${reportKey(report)}`, `l ${lineKey(line)}`];
    const [own, other] = keys.map((key) => groups.get(key));
    const group = own ?? other ?? { reports: new Map(), lines: new Map() };
    group.reports.set(reportKey(report), report);
    group.lines.set(lineKey(line), line);
    if (own !== undefined && other !== undefined && own !== other) {
      for (const one of other.reports.values()) group.reports.set(reportKey(one), one);
      for (const one of other.lines.values()) group.lines.set(lineKey(one), one);
    }
    for (const one of group.reports.keys()) groups.set(`r ${one}`, group);
    for (const one of group.lines.keys()) groups.set(`l ${one}`, group);
  }
  return [...new Set(groups.values())].map(({ reports, lines }) => ({
    reports: [...reports.values()],
    lines: [...lines.values()],
  }));
}

function reportKey({ fileNo, section }: Pick<OpenReport, 'fileNo' | 'section'>): string {
  return `${fileNo} ${section}`;
}

function lineKey({ fileNo, section, line }: Pick<OpenBankLine, 'fileNo' | 'section' | 'line'>): string {
  return `${fileNo} ${section} ${line}`;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
