import type { components } from '../../../../generated/operator.ts';
import { OPERATOR_SIDE, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { OperatorGroup } from '../../domain/reconciliation/books.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type { FoundItem, FoundLine, FoundReport, MoneyReturn } from '../../domain/reconciliation/exception-store.ts';
import { itemReference, lineReference, reportReference, worthOf } from '../../domain/reconciliation/hand.ts';
import type { AcquirerSays } from '../../operations/reconciliation/ask.ts';
import type { ExceptionWithSteps } from '../../operations/reconciliation/exception-story.ts';
import { momentText, optionalMoment } from './merchant.ts';

type Schemas = components['schemas'];

export function exceptionToWire(
  exception: ReconciliationException,
  { acting, today }: { readonly acting: Acting; readonly today?: number },
): Schemas['Exception'] {
  const { exceptionNo, kind, owner, currency, amount, merNo, subject, day, dueDay, personId, ending } = exception;
  const isOpen = exception.state === 'open';
  return {
    exceptionNo,
    kind,
    owner,
    currency,
    amount: formatAmount(amount, currency),
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    subject,
    day: dayText(day),
    openedAt: momentText(exception.openedAt),
    dueDay: dayText(dueDay),
    isOverdue: isOpen && today !== undefined && dueDay < today,
    person: exception.person,
    isMine: personId !== null && personId === personBehind(acting.actor),
    ending,
    endedAt: optionalMoment(exception.endedAt),
    endedBy: exception.endedBy,
  };
}

export function exceptionDetailToWire(told: ExceptionWithSteps, acting: Acting): Schemas['ExceptionDetail'] {
  const { exception, lines, items, reports, suggestions, notes, moneyReturn, groups, order, next, assignees, today } =
    told;
  const isOpen = exception.state === 'open';
  const [item = null] = items;
  const [line = null] = lines;
  const [report = null] = reports;
  const mayAct = acting.grant.permissions === null || acting.grant.permissions.has('exceptions.act');
  const isMine = exception.personId !== null && exception.personId === personBehind(acting.actor);
  return {
    exception: exceptionToWire(exception, { acting, today }),
    item: item && itemToWire(item, order),
    line: line && lineToWire(line),
    report: report && reportToWire(report),
    suggestions: suggestions.map(({ amount, day, ...one }) => ({
      ...one,
      amount: formatAmount(amount, one.currency),
      day: optionalDay(day),
    })),
    matched: isOpen ? [] : matchedOf(told),
    postings: postingsToWire(groups),
    notes: notes.map(({ at, person, kind, text }) => ({ at: momentText(at), person, kind, text })),
    answer: answerToWire(exception),
    return: moneyReturn && returnToWire(moneyReturn),
    next: mayAct ? next.filter((step) => step !== 'take' || !isMine) : [],
    assignees: mayAct ? assignees.map((one) => ({ ...one })) : [],
  };
}

export function postingsToWire(groups: readonly OperatorGroup[]): Schemas['OperatorPosting'][] {
  return groups.flatMap(({ postings }) =>
    postings.map(({ amount, ...posting }) => ({ ...posting, amount: formatAmount(amount, posting.currency) })),
  );
}

function itemToWire(item: FoundItem, order: ExceptionWithSteps['order']): Schemas['ExceptionItem'] {
  const { merNo, subject, event, currency, amount, at } = item;
  return {
    reference: itemReference(item),
    merNo,
    subject,
    event,
    currency,
    amount: formatAmount(amount, currency),
    day: momentText(at).slice(0, 10),
    tradeNo: order?.tradeNo ?? null,
    orderState: order?.state ?? null,
  };
}

function lineToWire(line: FoundLine): Schemas['ExceptionLine'] {
  const { fileNo, fileName, sectionId, owner, type, state, currency, gross, fee, net, day, reference } = line;
  return {
    reference: lineReference(line),
    fileNo,
    fileName,
    sectionId,
    owner,
    line: line.line,
    type,
    state,
    currency,
    gross: formatAmount(gross, currency),
    fee: formatAmount(fee, currency),
    net: formatAmount(net, currency),
    day: optionalDay(day),
    named: reference,
  };
}

function reportToWire(report: FoundReport): Schemas['ExceptionReport'] {
  const { fileNo, id, owner, currency, total, paidOn } = report;
  const reference = reportReference(report);
  return { reference, fileNo, id, owner, currency, total: formatAmount(total, currency), paidOn };
}

/** Everything that ended together. */
function matchedOf({ lines, items, reports }: ExceptionWithSteps): Schemas['ExceptionSuggestion'][] {
  const reason = 'It ended together with this.';
  const one = (kind: 'line' | 'item' | 'report', reference: string, money: { currency: string; amount: bigint }) => ({
    kind,
    reference,
    currency: money.currency,
    amount: formatAmount(money.amount, money.currency),
    day: null,
    reason,
  });
  return [
    ...lines.map((line) => one('line', lineReference(line), { currency: line.currency, amount: worthOf(line) })),
    ...items.map((item) => one('item', itemReference(item), item)),
    ...reports.map((report) => one('report', reportReference(report), { ...report, amount: report.total })),
  ];
}

function answerToWire({ answer }: ReconciliationException): Schemas['AcquirerSays'] | null {
  if (answer === null) return null;
  const { at, kind, message, isApplied } = JSON.parse(answer) as AcquirerSays;
  return { at: momentText(at), kind, message, isApplied };
}

function returnToWire({ returnNo, state, askedAt, answeredAt, message }: MoneyReturn): Schemas['MoneyReturn'] {
  return { returnNo, state, askedAt: momentText(askedAt), answeredAt: optionalMoment(answeredAt), message };
}

function optionalDay(day: number | null): string | null {
  return day === null ? null : dayText(day);
}
