import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { StoredChange } from '../../domain/acquirers/acquirer-change.ts';
import type { FoundTask } from '../../domain/acquirers/task.ts';
import { OPERATOR_SIDE, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { formatAmount } from '../../domain/money.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type TaskOperationId = Extract<OperatorOperationId, `${string}Task` | 'listTasks'>;

/** News of acquirers that people have to see to. */
export function createTaskHandlers(
  operations: Pick<OperatorOperations, TaskOperationId>,
): Pick<OperatorHandlers, TaskOperationId> {
  return {
    async listTasks({ parameters, acting }) {
      const { state = null, kind = null, acquirer = null, merNo = null, after = null, limit } = parameters;
      const page = await operations.listTasks({ state, kind, acquirer, merNo, after, limit }, acting);
      return done({ ...page, tasks: page.tasks.map((task) => taskToWire(task, acting)) });
    },
    getTask: async ({ parameters: { taskNo }, acting }) =>
      mapOutcome(operations.getTask(taskNo), (task) => taskToWire(task, acting)),
    takeTask: async ({ parameters: { taskNo }, acting }) =>
      mapOutcome(operations.takeTask(taskNo, acting), (task) => taskToWire(task, acting)),
    endTask: async ({ parameters: { taskNo }, body, acting }) =>
      mapOutcome(operations.endTask(taskNo, body, acting), (task) => taskToWire(task, acting)),
  };
}

function taskToWire(task: FoundTask, { actor }: Acting): Schemas['Task'] {
  const { taskNo, kind, acquirer, merNo, tradeNo, subject, owner, ownerId, endedBy, ending, note, change, payout } =
    task;
  return {
    taskNo,
    kind,
    acquirer,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    tradeNo,
    subject,
    createdAt: momentText(task.createdAt),
    owner,
    isMine: ownerId !== null && ownerId === personBehind(actor),
    takenAt: optionalMoment(task.takenAt),
    endedAt: optionalMoment(task.endedAt),
    endedBy,
    ending,
    note: note === '' ? null : note,
    news: change && newsToWire(change),
    payout: payout && { amount: formatAmount(payout.amount, payout.currency), currency: payout.currency },
  };
}

function newsToWire(change: StoredChange): Schemas['AcquirerNews'] {
  const { changeId, refundNo, caseId, stage, state, currency, amount, sentAmount } = change;
  const { reasonCode, reason, acquirerReference, reference } = change;
  return {
    changeId,
    refundNo,
    caseId,
    stage,
    state,
    currency,
    amount: amount === null ? null : formatAmount(amount, currency),
    sentAmount,
    reasonCode,
    reason,
    acquirerReference,
    reference,
    answerBy: optionalMoment(change.answerBy),
    happenedAt: momentText(change.happenedAt),
    receivedAt: momentText(change.receivedAt),
  };
}
