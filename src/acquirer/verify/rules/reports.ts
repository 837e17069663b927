import { readReport, readReports } from '../feeds.ts';
import type { WholeReport } from '../feeds.ts';
import type { Kit } from '../kit.ts';
import { ensure, NotRunError } from '../rule.ts';
import type { Rule } from '../rule.ts';
import { INCIDENTS } from './incidents.ts';

// Settlement reports are what the operator's books are reconciled with.

const REPORT = { claims: ['settlementReports'], position: 'gateway', needs: [], isLast: true } as const;
const REPORTS_MAX = 50;

export const REPORT_RULES: readonly Rule[] = [
  {
    ...REPORT,
    id: 'REPORT-1',
    title: 'the lines of a report sum to its total',
    what: `Reads up to ${REPORTS_MAX} reports with all their pages: the net amounts have to sum to the total.`,
    why: 'A difference cannot be explained afterwards: the lines are all that there is.',
    incident: INCIDENTS.incompleteHistory,
    remedy: 'List fees, reserves and adjustments as lines too.',
    async run(kit) {
      for (const { report, lines } of await someReports(kit)) {
        const sum = lines.reduce((total, { net }) => total + BigInt(net), 0n);
        ensure(
          sum === BigInt(report.total),
          `the lines of ${report.reportId} sum to ${sum}, its total is ${report.total}`,
        );
      }
    },
  },
  {
    ...REPORT,
    id: 'REPORT-2',
    title: 'a report has as many lines as it says, each once',
    what: 'Counts the lines of all pages, and compares their IDs.',
    why: 'A page that is missing or doubled would go unnoticed.',
    incident: INCIDENTS.payoutReport,
    remedy: 'Count the lines of the whole report in lineCount, and give each line an ID of its own.',
    async run(kit) {
      for (const { report, lines } of await someReports(kit)) {
        const { reportId, lineCount } = report;
        ensure(lines.length === lineCount, `${reportId} has ${lines.length} lines, and says ${lineCount}`);
        ensure(
          new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
          `two lines of ${reportId} have one lineId`,
        );
      }
    },
  },
  {
    ...REPORT,
    id: 'REPORT-3',
    title: 'a line adds up: gross and fee are net',
    what: 'Looks at each line in the currency of its report: gross + fee = net, with a fee of zero or less.',
    why: 'The fee of each payment is taken from here.',
    incident: INCIDENTS.payoutReport,
    remedy: 'Write fees with a minus, and list a fee without a payment as a line of the type fee.',
    async run(kit) {
      for (const { report, lines } of await someReports(kit)) {
        for (const { lineId, currency, gross, fee, net } of lines) {
          if (currency !== report.currency) continue;
          const isRight = BigInt(gross) + BigInt(fee) === BigInt(net);
          ensure(isRight, `line ${lineId} of ${report.reportId}: ${gross} and ${fee} are not ${net}`);
        }
      }
    },
  },
  {
    ...REPORT,
    id: 'REPORT-4',
    title: 'a report never changes, and each is listed once',
    what: 'Reads the first report twice: equal. All reports have different IDs.',
    why: 'The gateway stores a hash of what it read. A correction is another report.',
    incident: INCIDENTS.payoutReport,
    remedy: 'Store a report when it is made. Do not compute it from the state of now.',
    async run(kit) {
      const reports = await someReports(kit);
      ensure(
        new Set(reports.map(({ report }) => report.reportId)).size === reports.length,
        'two reports have one reportId',
      );
      const first = await readReport(kit, { after: null, page: null });
      ensure(
        JSON.stringify(first.report) === JSON.stringify(reports[0]?.report),
        'the first report changed between two readings',
      );
    },
  },
];

async function someReports(kit: Kit): Promise<readonly WholeReport[]> {
  const reports = await readReports(kit, REPORTS_MAX);
  if (reports.length === 0) throw new NotRunError('there is no settlement report yet');
  return reports;
}
