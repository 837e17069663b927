import type { components } from '../../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { dayText, parseDay } from '../../../domain/day.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { DayKey, DaySection, OpenItem } from '../../../domain/reconciliation/day-reads.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import type { Certificate } from '../../../operations/reconciliation/certificate.ts';
import type { DayStory, ShownDay } from '../../../operations/reconciliation/days.ts';
import { refuseInput } from '../../../operations/outcome.ts';
import { dayOf, dayProblems } from '../../checks/day-fields.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';
import { momentText, optionalMoment } from '../../wire/merchant.ts';

type Schemas = components['schemas'];

type DayOperationId = Extract<
  OperatorOperationId,
  'listReconciliationDays' | 'getReconciliationDay' | 'getReconciliationCertificate'
>;

/** Day by day what was expected, reported and arrived. */
export function createReconciliationDayHandlers(
  operations: Pick<OperatorOperations, DayOperationId>,
): Pick<OperatorHandlers, DayOperationId> {
  return {
    async listReconciliationDays({ parameters: { owner = null, kind = null, from, to, before, limit } }) {
      const problems = [...dayProblems('from', from), ...dayProblems('to', to)];
      if (problems.length > 0) return refuseInput(problems);
      const filter = { owner, kind, from: dayOf(from), to: dayOf(to), before: placeFromWire(before), limit };
      return mapOutcome(operations.listReconciliationDays(filter), ({ days, next }) => ({
        days: days.map(dayToWire),
        next: next === null ? null : placeToWire(next),
      }));
    },
    async getReconciliationDay({ parameters }) {
      const problems = dayProblems('day', parameters.day);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.getReconciliationDay(keyOf(parameters)), storyToWire);
    },
    async getReconciliationCertificate({ parameters, acting }) {
      const problems = dayProblems('day', parameters.day);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.getReconciliationCertificate(keyOf(parameters), acting), certificateToWire);
    },
  };
}

function keyOf({ owner, currency, day }: { owner: string; currency: string; day: string }): DayKey {
  return { owner, currency, day: parseDay(day) };
}

function placeToWire({ day, owner, currency }: DayKey): string {
  return `${dayText(day)}.${owner}.${currency}`;
}

function placeFromWire(place: string | undefined): DayKey | null {
  if (place === undefined) return null;
  const [day = '', owner = '', currency = ''] = place.split('.');
  return { day: parseDay(day), owner, currency };
}

function dayToWire(shown: ShownDay): Schemas['ReconciliationDay'] {
  const { owner, kind, currency, day, openItems, state } = shown;
  const text = (amount: bigint) => formatAmount(amount, currency);
  return {
    owner,
    kind,
    currency,
    day: dayText(day),
    expected: text(shown.expected),
    reported: text(shown.reported),
    arrived: text(shown.arrived),
    difference: text(shown.difference),
    fees: text(shown.fees),
    openItems,
    openAmount: text(shown.openAmount),
    state,
  };
}

function storyToWire({ day, sections, merchants, isComplete, open }: DayStory): Schemas['ReconciliationDayStory'] {
  const text = (amount: bigint) => formatAmount(amount, day.currency);
  return {
    day: dayToWire(day),
    sections: sections.map((section) => sectionToWire(section, day.currency)),
    merchants: merchants.map(({ merNo, expected, reported, fees }) => ({
      merNo,
      expected: text(expected),
      reported: text(reported),
      difference: text(expected - reported),
      fees: text(fees),
    })),
    isComplete,
    open: open.map((item) => itemToWire(item, day.currency)),
  };
}

const HASH = /^[0-9a-f]{64}$/;

function sectionToWire(section: DaySection, currency: string): Schemas['DaySection'] {
  const { fileNo, section: place, kind, id, total, lines, paidOn, arrivedOn, state, fileName, hash } = section;
  return {
    fileNo,
    section: place,
    kind,
    id,
    total: formatAmount(total, currency),
    lines,
    paidOn,
    arrivedOn: arrivedOn === null ? null : dayText(arrivedOn),
    state,
    fileName,
    // What came by a feed has the name of its report there.
    hash: hash !== null && HASH.test(hash) ? hash : null,
    readAt: optionalMoment(section.readAt),
    sentBy: section.sentBy,
  };
}

function itemToWire({ exceptionNo, kind, amount, merNo, subject, openedAt }: OpenItem, currency: string) {
  return {
    exceptionNo,
    kind,
    amount: formatAmount(amount, currency),
    merNo: merNo === 0 ? null : merNo,
    subject,
    openedAt: momentText(openedAt),
  } satisfies Schemas['OpenItem'];
}

function certificateToWire(certificate: Certificate): Schemas['ReconciliationCertificate'] {
  const { owner, currency, day, open, settled, reports, statements, issuedAt, issuedBy, hash } = certificate;
  const text = (amount: bigint) => formatAmount(amount, currency);
  return {
    owner,
    currency,
    day: dayText(day),
    ledger: text(certificate.ledger),
    acquirer: text(certificate.acquirer),
    bank: text(certificate.bank),
    fees: text(certificate.fees),
    openItems: open.length,
    open: open.map((item) => itemToWire(item, currency)),
    settled: settled.map(({ exceptionNo, kind, amount, merNo, subject, ending, endedAt, endedBy }) => ({
      exceptionNo,
      kind,
      amount: text(amount),
      merNo: merNo === 0 ? null : merNo,
      subject,
      ending,
      endedAt: momentText(endedAt),
      endedBy,
    })),
    reports: reports.map((section) => sectionToWire(section, currency)),
    statements: statements.map((section) => sectionToWire(section, currency)),
    issuedAt: momentText(issuedAt),
    issuedBy,
    hash,
  };
}
