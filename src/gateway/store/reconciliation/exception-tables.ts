import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type {
  ExceptionNote,
  ItemKey,
  MoneyReturn,
  ReconciliationMatch,
} from '../../domain/reconciliation/exception-store.ts';
import { defineTable, integer, money, nullable, text } from '../engine/table.ts';

export const EXCEPTIONS = defineTable<ReconciliationException>('exceptions', {
  exceptionNo: text(),
  about: text(),
  kind: text(),
  owner: text(),
  currency: text(),
  amount: money,
  merNo: integer(),
  subject: nullable(text()),
  event: nullable(text()),
  fileNo: nullable(text()),
  section: nullable(integer()),
  line: nullable(integer()),
  day: integer(),
  openedAt: integer(),
  dueDay: integer(),
  personId: nullable(text()),
  person: nullable(text()),
  state: text(),
  ending: nullable(text()),
  endedAt: nullable(integer()),
  endedBy: nullable(text()),
  matchNo: nullable(text()),
  answer: nullable(text()),
  heldFor: nullable(text()),
  version: integer(),
});

export const EXCEPTION_NOTES = defineTable<ExceptionNote>('exception_notes', {
  exceptionNo: text(),
  noteNo: text(),
  at: integer(),
  personId: nullable(text()),
  person: text(),
  kind: text(),
  text: text(),
});

export const HAND_MATCHES = defineTable<ReconciliationMatch>('reconciliation_matches', {
  matchNo: text(),
  owner: text(),
  currency: text(),
  kind: text(),
  amount: money,
  reason: text(),
  day: integer(),
  madeAt: integer(),
  madeBy: text(),
  endedAt: nullable(integer()),
  endedBy: nullable(text()),
});

interface SettledItem extends ItemKey {
  readonly matchNo: string;
  readonly acquirer: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly day: number;
  readonly endedAt: number | null;
}

export const SETTLED_ITEMS = defineTable<SettledItem>('reconciliation_items', {
  merNo: integer(),
  subject: text(),
  event: text(),
  matchNo: text(),
  acquirer: text(),
  currency: text(),
  amount: money,
  day: integer(),
  endedAt: nullable(integer()),
});

export const RETURNS = defineTable<MoneyReturn>('reconciliation_returns', {
  returnNo: text(),
  exceptionNo: text(),
  merNo: integer(),
  tradeNo: text(),
  acquirer: nullable(text()),
  currency: text(),
  amount: money,
  channelVersion: nullable(integer()),
  state: text(),
  message: nullable(text()),
  askedAt: integer(),
  askedBy: text(),
  answeredAt: nullable(integer()),
  nextAt: integer(),
});
