import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { DescribedLine, LineMoney } from '../../domain/settlements/batch-contents.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { BatchPlace, OrderLine, PaidBatch } from '../../operations/settlements/batches.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type Schemas = components['schemas'];
type BatchOperationId = Extract<OperatorOperationId, 'listBatches' | 'getBatch' | 'listBatchLines' | 'listOrderLines'>;

/** Which payments are in which payout. */
export function createBatchHandlers(
  operations: Pick<OperatorOperations, BatchOperationId>,
): Pick<OperatorHandlers, BatchOperationId> {
  return {
    listBatches: async ({ parameters: { merNo, currency = null, before, limit } }) =>
      mapOutcome(operations.listBatches({ merNo, currency, before: placeOf(before), limit }), ({ batches, next }) => ({
        batches: batches.map(batchToWire),
        next: next && `${next.createdAt}:${next.batchNo}`,
      })),
    getBatch: async ({ parameters: { merNo, batchNo } }) =>
      mapOutcome(operations.getBatch({ merNo, batchNo }), ({ batch, sums }) => ({
        batch: batchToWire(batch),
        sums:
          sums && sums.map(({ event, count, ...money }) => ({ event, count, ...moneyToWire(money, batch.currency) })),
      })),
    listBatchLines: async ({ parameters: { merNo, batchNo, after = null, limit } }) =>
      mapOutcome(operations.listBatchLines({ merNo, batchNo, after, limit }), ({ lines, next }) => ({
        lines: lines.map(lineToWire),
        next,
      })),
    listOrderLines: async ({ parameters: { tradeNo } }) =>
      mapOutcome(operations.listOrderLines(tradeNo), ({ lines, settlesAt, releasedAt, batchNo }) => ({
        lines: lines.map(orderLineToWire),
        settlesAt: optionalMoment(settlesAt),
        releasedAt: optionalMoment(releasedAt),
        batchNo,
      })),
  };
}

/** It has the form that the contract gives it. */
function placeOf(text: string | undefined): BatchPlace | null {
  const [createdAt, batchNo] = text?.split(':') ?? [];
  return createdAt === undefined || batchNo === undefined ? null : { createdAt: Number(createdAt), batchNo };
}

function batchToWire(batch: PaidBatch): Schemas['Batch'] {
  const { merNo, batchNo, currency, tradeNo, merOrderNo, account, state, cut } = batch;
  const shown = (amount: bigint) => formatAmount(amount, currency);
  return {
    merNo,
    batchNo,
    currency,
    tradeNo,
    merOrderNo,
    account,
    state,
    createdAt: momentText(batch.createdAt),
    paidAt: optionalMoment(batch.paidAt),
    returnedAt: optionalMoment(batch.returnedAt),
    payout: shown(batch.payout),
    fee: shown(batch.fee),
    firstLine: cut && cut.first,
    lastLine: cut && cut.cut,
    carriedIn: cut && shown(cut.carriedIn),
    lines: cut && shown(cut.lines),
    carriedOut: cut && shown(cut.carriedOut),
  };
}

function moneyToWire({ gross, fees, other, net }: LineMoney, currency: string) {
  const shown = (amount: bigint) => formatAmount(amount, currency);
  return { gross: shown(gross), fees: shown(fees), other: shown(other), net: shown(net) };
}

function lineToWire(line: DescribedLine): Schemas['BatchLine'] {
  const { number, event, subject, order, day, at, available, currency } = line;
  return {
    number,
    event,
    subject,
    tradeNo: order && order.tradeNo,
    merOrderNo: order && order.merOrderNo,
    day: dayText(day),
    at: momentText(at),
    ...moneyToWire(line, currency),
    available: formatAmount(available, currency),
  };
}

function orderLineToWire({ number, currency, event, subject, day, amount, batch }: OrderLine): Schemas['OrderLine'] {
  return {
    number,
    currency,
    event,
    subject,
    day: dayText(day),
    net: formatAmount(amount, currency),
    batchNo: batch && batch.batchNo,
    state: batch && batch.state,
    paidAt: optionalMoment(batch && batch.paidAt),
  };
}
