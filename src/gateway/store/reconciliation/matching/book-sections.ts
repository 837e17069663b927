import { parseDay } from '../../../domain/day.ts';
import { reportGroup, statementGroup } from '../../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../../domain/reconciliation/books.ts';
import type { ReadSection } from '../../../domain/reconciliation/reconcile-store.ts';
import type { ReconciledAcquirer } from '../../../domain/reconciliation/settings.ts';
import { bankDaysAfter } from '../../../domain/settlements/bank-days.ts';
import { defineTable, integer, jsonOf, money, nullable, text } from '../../engine/table.ts';
import type { BookedStatement } from './continue-accounts.ts';
import type { Finishing } from './finishing.ts';
import { plainReference } from './line-rows.ts';
import { sumsOfSection } from './line-sums.ts';
import { groupStatements } from '../operator-books.ts';
import { termsOf } from './terms.ts';

interface StoredSection {
  readonly fileNo: string;
  readonly section: number;
  readonly kind: ReadSection['kind'];
  readonly owner: string;
  readonly id: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly paidOn: string | null;
  readonly total: bigint;
  readonly reference: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly lines: number;
  readonly state: 'open' | 'ended';
  readonly dueDay: number | null;
}

const SECTIONS = defineTable<StoredSection>('reconciliation_sections', {
  fileNo: text(),
  section: integer(),
  kind: text(),
  owner: text(),
  id: text(),
  currency: text(),
  firstDay: nullable(text()),
  lastDay: nullable(text()),
  paidOn: nullable(text()),
  total: money,
  reference: nullable(text()),
  opening: nullable(money),
  closing: nullable(money),
  lines: integer(),
  state: text(),
  dueDay: nullable(integer()),
});

/** Less of a reference could be in any text. */
const REFERENCE_MIN = 6;
/** One JSON parameter. */
const SECTIONS_AT_ONCE = 500;

/** The sections of a file, and what each adds to the operator's own books. */
export async function bookSections(finishing: Finishing, statements: readonly BookedStatement[]): Promise<void> {
  const { transaction, dialect, end } = finishing;
  const terms = await termsOf(transaction, dialect, reportersOf(end.sections));
  const rows = end.sections.map((section) => storedOf(finishing, section, terms.get(section.owner)));
  for (let first = 0; first < rows.length; first += SECTIONS_AT_ONCE) {
    const some = rows.slice(first, first + SECTIONS_AT_ONCE).map(SECTIONS.encode);
    await transaction.all([{ sql: SECTIONS.insert(dialect), params: [jsonOf(some)] }]);
  }
  const groups = [
    ...end.sections.filter(({ kind }) => kind === 'report').map((section) => groupOfReport(finishing, section)),
    ...statements.map((statement) => groupOfStatement(finishing, statement)),
  ];
  for (let first = 0; first < groups.length; first += SECTIONS_AT_ONCE) {
    await transaction.all(groupStatements(dialect, groups.slice(first, first + SECTIONS_AT_ONCE)));
  }
  await noteStarts(finishing);
}

export function reportersOf(sections: readonly ReadSection[]): string[] {
  return [...new Set(sections.filter(({ kind }) => kind === 'report').map(({ owner }) => owner))].toSorted();
}

function storedOf({ end, sums }: Finishing, one: ReadSection, terms: ReconciledAcquirer | undefined): StoredSection {
  const { section, kind, owner, currency, head, end: last } = one;
  const { net, lines } = sumsOfSection(sums, section, currency);
  const isReport = kind === 'report';
  const reference = isReport ? plainReference(head.bankReference ?? head.id) : '';
  const { paidOn } = head;
  return {
    fileNo: end.fileNo,
    section,
    kind,
    owner,
    id: head.id,
    currency,
    firstDay: last.firstDay,
    lastDay: last.lastDay,
    paidOn,
    total: net,
    reference: reference.length >= REFERENCE_MIN ? reference : null,
    opening: last.opening ?? head.opening,
    closing: last.closing,
    lines,
    // Nothing arrives of nothing.
    state: isReport && net !== 0n ? 'open' : 'ended',
    dueDay:
      isReport && net !== 0n && paidOn !== null && terms !== undefined
        ? bankDaysAfter(terms.calendar, parseDay(paidOn), terms.arrivalDays)
        : null,
  };
}

function groupOfReport({ end, sums, day }: Finishing, { section, owner, currency }: ReadSection): OperatorGroup {
  const { fees, unallocated, exchanged } = sumsOfSection(sums, section, currency);
  const { fileNo, at } = end;
  return reportGroup({ acquirer: owner, fileNo, section, currency, fees, unallocated, exchanged }, { day, at });
}

function groupOfStatement({ end, day }: Finishing, { section, opening, lines }: BookedStatement): OperatorGroup {
  const { fileNo, at } = end;
  const own = end.sections.find((one) => one.section === section);
  const { owner: bankAccount = '', currency = '' } = own ?? {};
  return statementGroup({ bankAccount, fileNo, section, currency, opening, lines }, { day, at });
}

/** What is expected of an acquirer begins with the first day that it reports. */
async function noteStarts({ transaction, dialect, end }: Finishing): Promise<void> {
  const starts = new Map<string, number>();
  for (const { kind, owner, end: last } of end.sections) {
    if (kind !== 'report' || last.firstDay === null) continue;
    const day = parseDay(last.firstDay);
    starts.set(owner, Math.min(day, starts.get(owner) ?? day));
  }
  if (starts.size === 0) return;
  const rows = [...starts].toSorted().map(([acquirer, day]) => ({ acquirer, first_day: day }));
  const moved = await transaction.query(
    `insert into reconciliation_starts (acquirer, first_day) select r.acquirer, r.first_day
     from ${dialect.rows({ acquirer: 'text', first_day: 'int' })} where true
     on conflict (acquirer) do update set first_day = excluded.first_day where reconciliation_starts.first_day > excluded.first_day
     returning acquirer`,
    [jsonOf(rows)],
  );
  // Days that were passed over are looked at again.
  if (moved.length > 0) await transaction.query('delete from reconciliation_marks');
}
