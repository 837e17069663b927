import type { CreateOutcome } from '../../domain/orders/order-store.ts';
import { AloneDayPassed } from '../../domain/people/alone-limits.ts';
import type { NewPayout, PayoutRefused } from '../../domain/payouts/payout-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { insertOrders } from '../orders/insert-orders.ts';
import { debitStatement, postingRows, sumChanges } from '../ledger/ledger.ts';
import { addAloneShares } from '../people/alone-days.ts';
import { jsonOf } from '../engine/table.ts';
import { POSTINGS } from '../tables.ts';

/** Thrown to roll back the order together with everything else (I13). */
class BalanceInsufficient extends Error {}

/** Writes the order and holds its money, or does neither. */
export async function createPayout(engine: Engine, record: NewPayout): Promise<CreateOutcome | PayoutRefused> {
  const { dialect } = engine;
  const { merNo, createdAt: at } = record.order;
  const booked = [{ merNo, at, group: record.hold }];
  try {
    return await engine.transaction(async (transaction) => {
      const [outcome = { kind: 'created' } as const] = await insertOrders(transaction.all, dialect, [record]);
      if (outcome.kind !== 'created') return outcome;
      for (const change of sumChanges(booked)) {
        const [debited = []] = await transaction.all([debitStatement(dialect, change)]);
        if (debited.length === 0) throw new BalanceInsufficient();
      }
      const postings = postingRows(booked);
      if (postings.length > 0) await transaction.query(POSTINGS.insert(dialect), [jsonOf(postings)]);
      await addAloneShares(transaction, record.alone ?? []);
      if (record.audit !== undefined) await transaction.all(auditStatements(dialect, [record.audit]));
      return outcome;
    });
  } catch (error) {
    if (error instanceof BalanceInsufficient) return { kind: 'balanceInsufficient' };
    if (error instanceof AloneDayPassed) return { kind: 'aloneDayPassed' };
    throw error;
  }
}
