import { createHash } from 'node:crypto';
import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import type {
  DayKey,
  DayReadStore,
  DaySection,
  DaySums,
  OpenItem,
  SettledDayItem,
} from '../../domain/reconciliation/day-reads.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { findDay } from './days.ts';
import type { DayGap } from './refusals.ts';

// That a day of an acquirer is reconciled: everything is matched, or named. A number without names is refused.

export interface CertificateDependencies {
  readonly store: DayReadStore;
  readonly clock: Clock;
}

export interface Certificate extends DayKey {
  readonly ledger: bigint;
  readonly acquirer: bigint;
  readonly bank: bigint;
  readonly fees: bigint;
  readonly open: readonly OpenItem[];
  readonly settled: readonly SettledDayItem[];
  readonly reports: readonly DaySection[];
  readonly statements: readonly DaySection[];
  readonly issuedAt: number;
  readonly issuedBy: string;
  readonly hash: string;
}

/** More than anybody reads; a day with more is not certified. */
const OPEN_MAX = 1000;
const SECTIONS_MAX = 1000;
const NAMED_MAX = 5;

export function createCertificateOperations(deps: CertificateDependencies) {
  return {
    getReconciliationCertificate: (key: DayKey, acting: Acting) => certify(deps, key, acting),
  };
}

async function certify(
  { store, clock }: CertificateDependencies,
  key: DayKey,
  acting: Acting,
): Promise<OperatorOutcome<Certificate>> {
  const day = await findDay(store, key);
  if (day === null) return refuse('reconciliationDayNotFound', key);
  const [sections, open, settled, unexplained] = await Promise.all([
    store.listDaySections({ ...key, limit: SECTIONS_MAX }),
    store.listOpenItems({ ...key, limit: OPEN_MAX }),
    store.listSettledItems({ ...key, limit: OPEN_MAX }),
    store.listUnexplained({ ...key, limit: NAMED_MAX }),
  ]);
  const gap = gapOf(day, { sections, open, settled, unexplained });
  if (gap !== null) return refuse('dayNotReconciled', { ...key, ...gap });
  const reports = sections.filter(({ kind }) => kind === 'report');
  const statements = await statementsOf(store, sections);
  const figures = { ledger: day.expected, acquirer: day.reported, bank: day.arrived, fees: day.fees };
  const certificate = { ...key, ...figures, open, settled, reports, statements };
  return done({
    ...certificate,
    issuedAt: clock.now(),
    issuedBy: nameOf(acting.actor),
    hash: hashOf(certificate),
  });
}

/** On which the money of the reports is, and those that name items of the day themselves. */
async function statementsOf(store: DayReadStore, sections: readonly DaySection[]): Promise<DaySection[]> {
  const own = sections.filter(({ kind }) => kind !== 'report');
  const matchNos = sections.flatMap(({ matchNo }) => matchNo ?? []);
  const matched = await store.listMatchedStatements([...new Set(matchNos)]);
  const isOwn = (one: DaySection) =>
    own.some(({ fileNo, section }) => fileNo === one.fileNo && section === one.section);
  return [...own, ...matched.filter((one) => !isOwn(one))];
}

type Gap = DayGap extends infer One ? (One extends unknown ? Omit<One, keyof DayKey> : never) : never;

interface Found {
  readonly sections: readonly DaySection[];
  readonly open: readonly OpenItem[];
  readonly settled: readonly SettledDayItem[];
  readonly unexplained: readonly number[];
}

/** What is missing before every item is matched or named. */
function gapOf(day: DaySums, { sections, open, settled, unexplained }: Found): Gap | null {
  if (day.kind === 'bankAccount') return { kind: 'bankAccount' };
  const isListed = (section: DaySection) =>
    open.some(({ fileNo, section: place }) => fileNo === section.fileNo && place === section.section);
  if (sections.length + open.length + settled.length === 0) return { kind: 'noReport' };
  const unpaid = sections.filter((section) => section.state === 'open' && !isListed(section));
  if (unpaid.length > 0) return { kind: 'noStatement', reports: unpaid.slice(0, NAMED_MAX).map(({ id }) => id) };
  return unexplained.length > 0 ? { kind: 'notLookedAt', merchants: unexplained } : null;
}

/** Over what it says and not over who asked when, so that two prints of the same day can be compared. */
function hashOf(certificate: Omit<Certificate, 'issuedAt' | 'issuedBy' | 'hash'>): string {
  const { owner, currency, day, ledger, acquirer, bank, fees, open, settled, reports, statements } = certificate;
  const amounts = [ledger, acquirer, bank, fees].map((amount) => formatAmount(amount, currency));
  const items = open.map(({ exceptionNo, kind, amount }) => [exceptionNo, kind, formatAmount(amount, currency)]);
  const ended = settled.map(({ exceptionNo, ending }) => [exceptionNo, ending]);
  const files = [...reports, ...statements].map(({ fileNo, section, id, hash }) => [fileNo, section, id, hash]);
  return createHash('sha256')
    .update(JSON.stringify([owner, currency, day, amounts, items, ended, files]))
    .digest('hex');
}
