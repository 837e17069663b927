import type { components } from '../../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { parseDay } from '../../../domain/day.ts';
import { formatAmount } from '../../../domain/money.ts';
import type { PartyKeys } from '../../../domain/reconciliation/exception-store.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import { done, invalid, refuseInput } from '../../../operations/outcome.ts';
import type { InputProblem } from '../../../operations/outcome.ts';
import { dayProblems } from '../../checks/day-fields.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';
import { exceptionToWire, postingsToWire, exceptionDetailToWire } from '../../wire/exception.ts';
import { momentText } from '../../wire/merchant.ts';

type Schemas = components['schemas'];
type ExceptionOperationId = Extract<
  OperatorOperationId,
  | `${string}Exception`
  | 'listExceptions'
  | 'setExceptionDue'
  | 'askAcquirer'
  | 'previewMatch'
  | 'matchByHand'
  | 'returnAtAcquirer'
>;

/** What acquirers, banks and the books do not agree on, and what people do about it. */
export function createExceptionHandlers(
  operations: Pick<OperatorOperations, ExceptionOperationId>,
): Pick<OperatorHandlers, ExceptionOperationId> {
  return {
    async listExceptions({ parameters, acting }) {
      const { state = null, kind = null, owner = null, currency = null, personId = null, merNo = null } = parameters;
      const { openedBefore, after = null, limit } = parameters;
      const problems = dayProblems('openedBefore', openedBefore);
      if (problems.length > 0) return refuseInput(problems);
      const before = openedBefore === undefined ? null : Date.parse(`${openedBefore}T00:00:00Z`);
      const filter = { state, kind, owner, currency, openedBefore: before, personId, merNo, after, limit };
      const { exceptions, sums, next, open, today } = await operations.listExceptions(filter, acting);
      return done({
        exceptions: exceptions.map((one) => exceptionToWire(one, { acting, today })),
        next,
        sums: sums.map(({ incoming, outgoing, oldestAt, ...sum }) => ({
          ...sum,
          incoming: formatAmount(incoming, sum.currency),
          outgoing: formatAmount(outgoing, sum.currency),
          oldestAt: momentText(oldestAt),
        })),
        open,
      });
    },
    getException: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.getException(exceptionNo), (told) => exceptionDetailToWire(told, acting)),
    takeException: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.takeException(exceptionNo, acting), (one) => exceptionToWire(one, { acting })),
    assignException: async ({ parameters: { exceptionNo }, body: { personId }, acting }) =>
      mapOutcome(operations.assignException(exceptionNo, personId, acting), (one) => exceptionToWire(one, { acting })),
    async setExceptionDue({ parameters: { exceptionNo }, body: { dueDay }, acting }) {
      const problems = dayProblems('dueDay', dueDay);
      if (problems.length > 0) return refuseInput(problems);
      const changed = operations.setExceptionDue(exceptionNo, parseDay(dueDay), acting);
      return mapOutcome(changed, (one) => exceptionToWire(one, { acting }));
    },
    noteException: async ({ parameters: { exceptionNo }, body: { text }, acting }) =>
      mapOutcome(operations.noteException(exceptionNo, text, acting), (one) => exceptionToWire(one, { acting })),
    askAcquirer: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.askAcquirer(exceptionNo, acting), (one) => exceptionToWire(one, { acting })),
    ...matchHandlers(operations),
    writeOffException: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.writeOffException(exceptionNo, acting), (one) => exceptionToWire(one, { acting })),
    returnAtAcquirer: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.returnAtAcquirer(exceptionNo, acting), (one) => exceptionToWire(one, { acting })),
    creditException: async ({ parameters: { exceptionNo }, body: { merNo }, acting }) =>
      mapOutcome(operations.creditException({ exceptionNo, merNo }, acting), (one) => exceptionToWire(one, { acting })),
    reopenException: async ({ parameters: { exceptionNo }, acting }) =>
      mapOutcome(operations.reopenException(exceptionNo, acting), (one) => exceptionToWire(one, { acting })),
  };
}

function matchHandlers(
  operations: Pick<OperatorOperations, 'previewMatch' | 'matchByHand'>,
): Pick<OperatorHandlers, 'previewMatch' | 'matchByHand'> {
  return {
    async previewMatch({ parameters: { exceptionNo, lines, items, reports } }) {
      const keys = keysFromWire({ lines: listOf(lines), items: listOf(items), reports: listOf(reports) });
      if (Array.isArray(keys)) return refuseInput(keys);
      return mapOutcome(operations.previewMatch({ exceptionNo, rest: 'open', ...keys }), (plan) => {
        const { currency } = plan.match;
        const previewed: Schemas['MatchPreview'] = {
          currency,
          lines: formatAmount(plan.lines, currency),
          items: formatAmount(plan.items, currency),
          rest: formatAmount(plan.items - plan.lines, currency),
          postings: postingsToWire(plan.groups),
        };
        return previewed;
      });
    },
    async matchByHand({ parameters: { exceptionNo }, body: { rest, ...given }, acting }) {
      const keys = keysFromWire(given);
      if (Array.isArray(keys)) return refuseInput(keys);
      const matched = operations.matchByHand({ exceptionNo, rest, ...keys }, acting);
      return mapOutcome(matched, (one) => exceptionToWire(one, { acting }));
    },
  };
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}

const FORMS = {
  lines: /^(?<fileNo>[0-9A-Za-z_]{1,50}):(?<section>\d{1,15}):(?<line>\d{1,15})$/,
  items: /^(?<merNo>\d{1,10}):(?<subject>[!-9;-~]{1,80}):(?<event>[A-Za-z]{1,20})$/,
  reports: /^(?<fileNo>[0-9A-Za-z_]{1,50}):(?<section>\d{1,15})$/,
} as const;

function keysFromWire(given: {
  readonly lines: readonly string[];
  readonly items: readonly string[];
  readonly reports: readonly string[];
}): PartyKeys | InputProblem[] {
  const problems: InputProblem[] = [];
  const read = (name: keyof typeof FORMS) =>
    given[name].flatMap((reference) => {
      const groups = FORMS[name].exec(reference)?.groups;
      if (groups === undefined) problems.push(invalid(name, 'notAReference'));
      return groups === undefined ? [] : [groups];
    });
  const lines = read('lines').map((one) => ({
    fileNo: one['fileNo'] ?? '',
    section: Number(one['section']),
    line: Number(one['line']),
  }));
  const items = read('items').map((one) => ({
    merNo: Number(one['merNo']),
    subject: one['subject'] ?? '',
    event: one['event'] ?? '',
  }));
  const reports = read('reports').map((one) => ({ fileNo: one['fileNo'] ?? '', section: Number(one['section']) }));
  return problems.length > 0 ? problems : { lines, items, reports };
}
