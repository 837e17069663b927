import type { components } from '../../../../generated/operator.ts';
import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId, OperatorParameters } from '../../../../generated/operator-operations.ts';
import { ACTION_KINDS, isDescribed } from '../../domain/audit/action-kinds.ts';
import type { ActionKind, DescribedAction } from '../../domain/audit/action-kinds.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import type { ActionFilter, RecordedAction } from '../../domain/audit/audit.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { momentProblems } from '../checks/moment-problems.ts';
import { momentText } from '../wire/merchant.ts';

type ActionOperationId = Extract<OperatorOperationId, `${string}Actions`>;

/** The record of actions: lists, the stream, and the check of its chain. */
export function createActionHandlers(
  operations: Pick<OperatorOperations, ActionOperationId>,
): Pick<OperatorHandlers, ActionOperationId> {
  return {
    async listActions({ parameters }) {
      const problems = [...momentProblems('from', parameters.from), ...momentProblems('to', parameters.to)];
      if (problems.length > 0) return refuseInput(problems);
      const { before = null, limit } = parameters;
      const { actions, next } = await operations.listActions({ ...filterOf(parameters), before, limit });
      return done({ actions: actions.map(actionToWire), next });
    },
    streamActions: async ({ parameters: { after, limit }, acting }) =>
      done((await operations.streamActions({ after, limit }, acting)).map(actionToWire)),
    async verifyActions() {
      const { findings, found, ...report } = await operations.verifyActions();
      return done({ ok: found === 0, ...report, findings: [...findings], found });
    },
  };
}

function filterOf(parameters: OperatorParameters['listActions']): ActionFilter {
  const { before: _before, limit: _limit, kind, from, to, ...equal } = parameters;
  return {
    ...equal,
    ...(kind === undefined ? {} : { actions: actionsOf(kind) }),
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(to === undefined ? {} : { to: Date.parse(to) }),
  };
}

function actionsOf(kind: ActionKind): AuditAction[] {
  const described = Object.keys(ACTION_KINDS) as DescribedAction[];
  const others = Object.keys(operatorOperations) as OperatorOperationId[];
  return [
    ...described.filter((action) => ACTION_KINDS[action] === kind),
    ...(kind === 'reading' ? others.filter((id) => !isDescribed(id)) : []),
  ];
}

function actionToWire(action: RecordedAction): components['schemas']['Action'] {
  const { at, merNo, before, after, ...same } = action;
  return { ...same, at: momentText(at), merNo: merNo === 0 ? null : merNo, before, after };
}
