import type { FileReader } from '../../../domain/reconciliation/file-line.ts';
import { formatAmount } from '../../../domain/money.ts';
import { createEvents } from '../events.ts';
import { failAt } from '../place.ts';
import { createTextLines } from '../text-lines.ts';
import { parseObject } from './parse-object.ts';
import { failAtField } from './report-fields.ts';
import type { ReportText } from './report-fields.ts';
import { readReportHead } from './report-head.ts';
import type { ReportHead } from './report-head.ts';
import { readAnyLine, readUsualLine } from './report-line.ts';

// Settlement reports of the channel contract as JSON lines: a head, then as many lines as it says; then the next head.

/** Far more than the longest line of the contract, written with an escape for each character. */
const LENGTH_MAX = 16_000;

export function createReportReader({ version }: { readonly version: number | null }): FileReader {
  const events = createEvents();
  let head: ReportHead | null = null;
  let reports = 0;
  const endIfWhole = () => {
    if (head === null || events.lines < head.lineCount) return;
    if (events.net !== head.total) failAtField(head.where, 'total', wrongTotal(head, events.net));
    events.end({});
    head = null;
  };
  const takeOther = (where: ReportText) => {
    const fields = parseObject(where);
    const isHead = fields['reportId'] !== undefined;
    if (head !== null && !isHead) return events.add(readAnyLine(fields, where, head.units));
    if (head !== null) failAtField(where, 'reportId', beforeItsEnd(head, events.lines));
    if (!isHead) failAt({ line: where.line, column: 1 }, reports === 0 ? NO_HEAD : TOO_MANY);
    head = readReportHead(fields, where, version);
    events.begin(head.section);
    reports += 1;
  };
  const takeLine = (text: string, line: number) => {
    if (text === '' || text.trim() === '') return;
    const where = { text, line };
    const usual = head === null ? null : readUsualLine(where, head.units);
    if (usual === null) takeOther(where);
    else events.add(usual);
    endIfWhole();
  };
  const lines = createTextLines({ encoding: 'utf-8', lengthMax: LENGTH_MAX, take: takeLine });
  return {
    push(bytes) {
      lines.push(bytes);
      return events.take();
    },
    end() {
      lines.end();
      if (head !== null) failAtField(head.where, 'lineCount', afterTheEnd(head, events.lines));
      if (reports === 0) failAt({ line: 1, column: 1 }, NO_REPORT);
      return events.take();
    },
  };
}

const NO_REPORT = 'the file has no report: its first line is the head of one';
const NO_HEAD = 'the first line is the head of a report, which has a reportId';
const TOO_MANY = 'the report before has all of its lines (lineCount), so this is the head of another, with a reportId';

function beforeItsEnd({ lineCount }: ReportHead, count: number): string {
  return `begins another report, but the one before has ${count} of its ${lineCount} lines (lineCount)`;
}

function afterTheEnd({ lineCount }: ReportHead, count: number): string {
  return `is ${lineCount}, but the file ends after ${count} of them`;
}

function wrongTotal({ total, section: { currency } }: ReportHead, net: bigint): string {
  return `is ${formatAmount(total, currency)} ${currency}, but the lines add up to ${formatAmount(net, currency)} (net)`;
}
