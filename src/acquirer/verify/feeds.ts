import type { components } from '../../../generated/channel.ts';
import type { Kit } from './kit.ts';
import { ensure, Violation } from './rule.ts';

// Reads the adapter's feeds as the gateway does, page by page.

type Schemas = components['schemas'];
export type Change = Schemas['Change'];
type Report = Schemas['SettlementReport'];

const PAGES_MAX = 2000;

export async function readChanges(
  kit: Kit,
  { after, limit }: { after: string | null; limit: number },
): Promise<Schemas['ChangesAnswer']> {
  const judged = await kit.question('changes', { after, limit });
  if (judged.kind === 'answer') return judged.answer as object as Schemas['ChangesAnswer'];
  throw new Violation(judged.kind === 'refused' ? `changes was refused with HTTP ${judged.status}` : judged.problem);
}

/** All changes after a place, and the place where they end. */
export async function readAllChanges(
  kit: Kit,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ readonly changes: readonly Change[]; readonly next: string | null }> {
  const changes: Change[] = [];
  let place = after;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await readChanges(kit, { after: place, limit });
    changes.push(...answer.changes);
    ensure(!answer.more || answer.next !== place, 'changes says that there are more, and does not move on');
    place = answer.next;
    if (!answer.more) return { changes, next: place };
  }
  throw new Violation(`changes does not end after ${PAGES_MAX} pages`);
}

export async function readReport(
  kit: Kit,
  { after, page }: { after: string | null; page: string | null },
): Promise<Schemas['SettlementReportsAnswer']> {
  const judged = await kit.question('settlementReports', { after, page });
  if (judged.kind === 'answer') return judged.answer as object as Schemas['SettlementReportsAnswer'];
  const problem =
    judged.kind === 'refused' ? `settlementReports was refused with HTTP ${judged.status}` : judged.problem;
  throw new Violation(problem);
}

export interface WholeReport {
  readonly report: Report;
  readonly lines: readonly Schemas['SettlementLine'][];
}

/** Up to `max` reports, each with the lines of all its pages. */
export async function readReports(kit: Kit, max: number): Promise<readonly WholeReport[]> {
  const reports: WholeReport[] = [];
  let after: string | null = null;
  while (reports.length < max) {
    const lines: Schemas['SettlementLine'][] = [];
    const first = await readReport(kit, { after, page: null });
    if (first.report === null) return reports;
    lines.push(...first.report.lines);
    let { page } = first.report;
    for (let pages = 0; page !== null; pages += 1) {
      ensure(pages < PAGES_MAX, `a settlement report does not end after ${PAGES_MAX} pages`);
      const { report } = await readReport(kit, { after, page });
      ensure(report?.reportId === first.report.reportId, 'another page of a settlement report is another report');
      lines.push(...report.lines);
      page = report.page;
    }
    reports.push({ report: first.report, lines });
    ensure(first.next !== after, 'settlementReports does not move on after a report');
    after = first.next;
  }
  return reports;
}
