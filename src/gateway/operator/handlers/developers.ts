import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { momentText } from '../wire/merchant.ts';

type DeveloperOperationId = 'countSince' | 'resendSince' | 'sendTestEvent' | 'triggerEvent';

/** For merchants' developers: everything once more, test events, and what the sandbox does at a click. */
export function createDeveloperHandlers(
  operations: Pick<OperatorOperations, DeveloperOperationId>,
): Pick<OperatorHandlers, DeveloperOperationId> {
  return {
    async countSince({ parameters: { merNo, since, until } }) {
      const problems = [...momentProblems('since', since), ...momentProblems('until', until)];
      if (problems.length > 0) return refuseInput(problems);
      const span = { merNo, since: Date.parse(since), until: until === undefined ? null : Date.parse(until) };
      return mapOutcome(operations.countSince(span), (counted) => ({
        ...counted,
        since: momentText(counted.since),
        until: momentText(counted.until),
      }));
    },
    async resendSince({ parameters: { merNo }, body: { since, until }, acting }) {
      const problems = [...momentProblems('since', since), ...momentProblems('until', until)];
      if (problems.length > 0) return refuseInput(problems);
      return operations.resendSince({ merNo, since: Date.parse(since), until: Date.parse(until) }, acting);
    },
    sendTestEvent: async ({ parameters: { merNo }, body: { event, address }, acting }) =>
      operations.sendTestEvent({ merNo, event, address }, acting),
    triggerEvent: async ({ parameters: { merNo }, body, acting }) => {
      const { subject, result = 'success', method = null, cashier = false, notifyUrl = null } = body;
      return operations.triggerEvent({ merNo, subject, result, method, cashier, notifyUrl }, acting);
    },
  };
}
