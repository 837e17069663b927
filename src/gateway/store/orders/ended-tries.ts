import type { OrderReference } from '../../domain/orders/order.ts';
import type { CountedTry } from '../../domain/payments/card-try.ts';
import type { EndedTries } from '../../domain/payments/payment-end.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, text } from '../engine/table.ts';
import { flag } from '../tables.ts';

// What the end of a payment writes about its tries.

export const CARD_TRIES = defineTable<CountedTry>(
  'card_tries',
  { merNo: integer(), tradeNo: text(), attempt: integer(), hash: text(), triedAt: integer(), isLimited: flag },
  { hash: 'card_hash' },
);

export function addCardTriesStatement(dialect: Dialect, tries: readonly CountedTry[]): Statement {
  return { sql: CARD_TRIES.insert(dialect, 'on conflict do nothing'), params: [jsonOf(tries.map(CARD_TRIES.encode))] };
}

export function endedTriesStatements(
  dialect: Dialect,
  { merNo, tradeNo }: OrderReference,
  { at, tries }: { readonly at: number; readonly tries?: EndedTries | undefined },
): Statement[] {
  const { cardTry = null, undone = null } = tries ?? {};
  return [
    ...(cardTry === null ? [] : [addCardTriesStatement(dialect, [{ merNo, tradeNo, triedAt: at, ...cardTry }])]),
    ...(undone === null
      ? []
      : [
          {
            sql: `update payment_attempts set state = 'cancelled', message = $4, closed_at = $5
                  where mer_no = $1 and trade_no = $2 and attempt = $3 and state = 'open'`,
            params: [merNo, tradeNo, undone.attempt, undone.message, at],
          },
        ]),
  ];
}
