import type { Reversal, StoredChange } from '../../domain/acquirers/acquirer-change.ts';
import type { Task } from '../../domain/acquirers/task.ts';
import { defineTable, integer, money, nullable, text } from '../engine/table.ts';

export const CHANGES = defineTable<StoredChange>('acquirer_changes', {
  acquirer: text(),
  changeId: text(),
  kind: text(),
  merNo: integer(),
  tradeNo: nullable(text()),
  refundNo: nullable(text()),
  named: text(),
  caseId: nullable(text()),
  stage: nullable(text()),
  state: nullable(text()),
  chargebackNo: nullable(text()),
  currency: text(),
  amount: nullable(money),
  sentAmount: text(),
  reasonCode: nullable(text()),
  reason: text(),
  acquirerReference: nullable(text()),
  reference: nullable(text()),
  answerBy: nullable(integer()),
  happenedAt: integer(),
  receivedAt: integer(),
  effect: text(),
});

export const REVERSALS = defineTable<Reversal>('reversals', {
  merNo: integer(),
  subject: text(),
  kind: text(),
  tradeNo: text(),
  acquirer: text(),
  changeId: text(),
  currency: text(),
  amount: money,
  settlementCurrency: text(),
  settleAmount: money,
  at: integer(),
});

export const TASKS = defineTable<Task>('tasks', {
  taskNo: text(),
  kind: text(),
  merNo: integer(),
  tradeNo: nullable(text()),
  subject: text(),
  acquirer: text(),
  changeId: text(),
  createdAt: integer(),
  ownerId: nullable(text()),
  owner: nullable(text()),
  takenAt: nullable(integer()),
  endedAt: nullable(integer()),
  endedBy: nullable(text()),
  ending: nullable(text()),
  note: text(),
});
