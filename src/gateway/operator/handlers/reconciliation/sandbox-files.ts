import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import type { OperatorOperations } from '../../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../../operations/outcome.ts';
import { dayProblems } from '../../checks/day-fields.ts';
import type { OperatorHandlers } from '../../handler-types.ts';
import { mapOutcome } from '../../map-outcome.ts';

type SandboxFileOperationId = Extract<
  OperatorOperationId,
  `${string}SandboxFile${string}` | 'plantReconciliationFault'
>;

/** What the sandbox's acquirer and bank write, and what they get wrong. */
export function createSandboxFileHandlers(
  operations: Pick<OperatorOperations, SandboxFileOperationId>,
): Pick<OperatorHandlers, SandboxFileOperationId> {
  return {
    async getSandboxFile({ parameters: { day, format } }) {
      const problems = dayProblems('day', day);
      if (problems.length > 0) return refuseInput(problems);
      return mapOutcome(operations.getSandboxFile(day, format), ({ name, content }) => ({
        day,
        format,
        name,
        content,
      }));
    },
    async plantReconciliationFault({ body, acting }) {
      const problems = dayProblems('day', body.day);
      if (problems.length > 0) return refuseInput(problems);
      const asked = { fault: body.fault, day: body.day ?? null };
      return mapOutcome(operations.plantReconciliationFault(asked, acting), ({ fault, day }) => ({ fault, day }));
    },
    getSandboxFileSetting: async () => done(await operations.getSandboxFileSetting()),
    putSandboxFileSetting: async ({ body: { takesIn }, acting }) =>
      done(await operations.putSandboxFileSetting(takesIn, acting)),
  };
}
