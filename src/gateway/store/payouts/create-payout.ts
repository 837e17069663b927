import type { Zone } from '../../domain/day.ts';
import type { CreateOutcome } from '../../domain/orders/order-store.ts';
import { AloneDayPassed } from '../../domain/people/alone-limits.ts';
import type { NewBatch, NewPayout, PayoutOutcome } from '../../domain/payouts/payout-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { insertOrders } from '../orders/insert-orders.ts';
import { debitStatement, postingRows, sumChanges } from '../ledger/ledger.ts';
import { addAloneShares } from '../people/alone-days.ts';
import { cutBatch, openBatch } from '../settlements/cut-batch.ts';
import { madeRunStatement, supersedeStatement } from '../settlements/payout-runs.ts';
import { jsonOf } from '../engine/table.ts';
import { POSTINGS } from '../tables.ts';

/** Thrown to roll back the order together with everything else (I13). */
class BalanceInsufficient extends Error {}
class RunTaken extends Error {}

/** Writes the order and holds its money, or does neither. To the merchant's own account, it cuts a batch. */
export async function createPayout(engine: Engine, zone: Zone, record: NewPayout): Promise<PayoutOutcome> {
  try {
    return await engine.transaction<PayoutOutcome>((transaction) =>
      record.batch === undefined
        ? writePayout(engine.dialect, transaction, record)
        : writeBatch({ dialect: engine.dialect, zone }, transaction, { ...record, batch: record.batch }),
    );
  } catch (error) {
    if (error instanceof BalanceInsufficient) return { kind: 'balanceInsufficient' };
    if (error instanceof AloneDayPassed) return { kind: 'aloneDayPassed' };
    if (error instanceof RunTaken) return { kind: 'runTaken' };
    throw error;
  }
}

async function writePayout(dialect: Dialect, transaction: Transaction, record: NewPayout): Promise<CreateOutcome> {
  const { merNo, createdAt: at } = record.order;
  const booked = [{ merNo, at, group: record.hold }];
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
}

async function writeBatch(
  numbering: { readonly dialect: Dialect; readonly zone: Zone },
  transaction: Transaction,
  record: NewPayout & { readonly batch: NewBatch },
): Promise<PayoutOutcome> {
  const { dialect } = numbering;
  const { order, hold, transactionFee, batch } = record;
  const { merNo, tradeNo, currency, amount, createdAt } = order;
  const { batchNo, marks } = await openBatch(numbering, transaction, { merNo, at: createdAt });
  if (batch.run !== undefined) await makeRun(dialect, transaction, { ...record, run: batch.run });
  const { outcome, merOrderNo } = await writeNamed(dialect, transaction, { record, batchNo });
  if (outcome.kind !== 'created') return outcome;
  await cutBatch(numbering, transaction, {
    marks,
    batch: {
      merNo,
      currency,
      batchNo,
      tradeNo,
      account: batch.account,
      payout: amount,
      fee: transactionFee,
      createdAt,
    },
    hold,
  });
  return { kind: 'created', batch: { batchNo, merOrderNo } };
}

async function makeRun(
  dialect: Dialect,
  transaction: Transaction,
  { order, batch, run }: NewPayout & { readonly run: NonNullable<NewBatch['run']> },
): Promise<void> {
  const { tradeNo, amount, createdAt: at } = order;
  const payout = { tradeNo, amount, at, account: batch?.account ?? '' };
  const [made = []] = await transaction.all([madeRunStatement(dialect, run, payout), supersedeStatement(run, at)]);
  if (made.length === 0) throw new RunTaken();
}

/** Far more than a merchant who numbers its own orders by year could have used. */
const NAMES_MAX = 100;

/** A payout by a schedule is named by its batch, or if the merchant has used that, by the first name after it that is free. */
async function writeNamed(
  dialect: Dialect,
  transaction: Transaction,
  { record, batchNo }: { readonly record: NewPayout; readonly batchNo: string },
): Promise<{ readonly outcome: CreateOutcome; readonly merOrderNo: string }> {
  const { order, batch } = record;
  if (batch?.run === undefined) {
    return { outcome: await writePayout(dialect, transaction, record), merOrderNo: order.merOrderNo };
  }
  for (let count = 1; ; count += 1) {
    const merOrderNo = count === 1 ? batchNo : `${batchNo}-${count}`;
    const outcome = await writePayout(dialect, transaction, { ...record, order: { ...order, merOrderNo } });
    if (outcome.kind === 'created') return { outcome, merOrderNo };
    if (count === NAMES_MAX) throw new Error(`merchant ${order.merNo} has used ${NAMES_MAX} names of batch ${batchNo}`);
  }
}
