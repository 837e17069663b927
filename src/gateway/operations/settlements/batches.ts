import type { AcquirerChangeStore } from '../../domain/acquirers/acquirer-change.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import { LEDGER_EVENTS } from '../../domain/ledger/ledger.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { AgendaStore } from '../../domain/orders/agenda.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import type { BatchContentStore, BatchSum, DescribedLine } from '../../domain/settlements/batch-contents.ts';
import type { Batch, BatchStore } from '../../domain/settlements/batch.ts';
import type { Line, LineStore } from '../../domain/settlements/line.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, orderNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

/** How many lines are summed by kind: more take too long for a page. Their total is known without it. */
const SUMMED_MAX = 50_000;

/** `returned`: the payout failed, or the bank sent it back. The money is a line of the next batch. */
type BatchState = 'onItsWay' | 'paid' | 'returned';

/** A batch, and what became of its payout. */
export interface PaidBatch extends Batch {
  readonly state: BatchState;
  readonly merOrderNo: string;
  readonly paidAt: number | null;
  readonly returnedAt: number | null;
}

export interface BatchPlace {
  readonly createdAt: number;
  readonly batchNo: string;
}

export interface BatchList {
  readonly batches: readonly PaidBatch[];
  readonly next: BatchPlace | null;
}

export interface BatchContents {
  readonly batch: PaidBatch;
  /** Null if they are not numbered yet, or too many to sum. */
  readonly sums: readonly BatchSum[] | null;
}

export interface BatchLines {
  readonly lines: readonly DescribedLine[];
  readonly next: number | null;
}

/** A line of an order, and the payout that it is in; null if it is in none yet. */
export interface OrderLine extends Line {
  readonly batch: PaidBatch | null;
}

export interface OrderLines {
  readonly lines: readonly OrderLine[];
  /** When the rest settles, and when its reserve is released. */
  readonly settlesAt: number | null;
  readonly releasedAt: number | null;
  /** The batch that the order itself is the payout of. */
  readonly batchNo: string | null;
}

export interface BatchReference {
  readonly merNo: number;
  readonly batchNo: string;
}

export interface BatchDependencies {
  readonly store: BatchStore &
    BatchContentStore &
    Pick<LineStore, 'listLines' | 'findLinesOf'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<AcquirerChangeStore, 'findReversals'> &
    Pick<AgendaStore, 'listAgenda'> &
    Pick<RefundStore, 'listRefunds'> &
    Pick<ChargebackStore, 'listChargebacks'> &
    Pick<MerchantStore, 'findMerchant'>;
}

/** Which payments are in which payout. */
export function createBatchOperations({ store }: BatchDependencies) {
  return {
    async listBatches(query: Parameters<BatchStore['listBatches']>[0]): Promise<OperatorOutcome<BatchList>> {
      const { merNo, limit } = query;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const found = await store.listBatches({ ...query, limit: limit + 1 });
      const batches = await withPayouts(store, found.slice(0, limit));
      const last = batches.at(-1);
      const next = found.length > limit && last !== undefined ? last : null;
      return done({ batches, next: next && { createdAt: next.createdAt, batchNo: next.batchNo } });
    },

    async getBatch(reference: BatchReference): Promise<OperatorOutcome<BatchContents>> {
      if (!(await merchantExists(store, reference.merNo))) return merchantNotFound(reference.merNo);
      const found = await store.findBatch(reference);
      const [batch] = found === null ? [] : await withPayouts(store, [found]);
      return batch === undefined
        ? refuse('batchNotFound', { batchNo: reference.batchNo })
        : done({ batch, sums: await sumsOf(store, batch) });
    },

    async listBatchLines(
      query: BatchReference & { readonly after: number | null; readonly limit: number },
    ): Promise<OperatorOutcome<BatchLines>> {
      const { merNo, batchNo, after, limit } = query;
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const batch = await store.findBatch({ merNo, batchNo });
      if (batch === null) return refuse('batchNotFound', { batchNo });
      if (batch.cut === null) return done({ lines: [], next: null });
      const { currency, cut } = batch;
      // The last line is the payout itself.
      const span = { after: Math.max(after ?? 0, cut.first - 1), through: cut.cut - 1 };
      const found = await store.listLines({ merNo, currency, ...span, limit: limit + 1 });
      const lines = await store.describeLines({ merNo, lines: found.slice(0, limit) });
      return done({ lines, next: found.length > limit ? (lines.at(-1)?.number ?? null) : null });
    },

    listOrderLines: (tradeNo: string) => listOrderLines(store, tradeNo),
  };
}

type Store = BatchDependencies['store'];

async function listOrderLines(store: Store, tradeNo: string): Promise<OperatorOutcome<OrderLines>> {
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await store.findOrder({ merNo, tradeNo });
  if (order === null) return orderNotFound(tradeNo);
  const { merNo: whose } = order;
  const reference = { merNo: whose, tradeNo };
  const [refunds, chargebacks, agenda] = await Promise.all([
    store.listRefunds(reference),
    store.listChargebacks(reference),
    store.listAgenda(reference),
  ]);
  const subjects = [
    tradeNo,
    ...refunds.map(({ refundNo }) => refundNo),
    ...chargebacks.map(({ chargebackNo }) => chargebackNo),
  ];
  const found = await store.findLinesOf({ merNo: whose, subjects });
  const batches = await batchesOf(store, whose, found);
  const own = order.kind === 'payout' ? await store.findBatchOfPayout(reference) : null;
  const dueAt = (task: string) => agenda.find((entry) => entry.task === task)?.dueAt ?? null;
  return done({
    lines: found.map((line) => ({ ...line, batch: batches.get(keyOf(line)) ?? null })),
    settlesAt: dueAt('settle'),
    releasedAt: dueAt('releaseMargin'),
    batchNo: own && own.batchNo,
  });
}

/** One look-up a currency, whatever the number of lines. */
async function batchesOf(store: Store, merNo: number, lines: readonly Line[]): Promise<Map<string, PaidBatch>> {
  const found = new Map<string, PaidBatch>();
  for (const currency of new Set(lines.map((line) => line.currency))) {
    const numbers = lines.filter((line) => line.currency === currency).map(({ number }) => number);
    const batches = [...(await store.findBatchesOf({ merNo, currency, numbers }))];
    const paid = await withPayouts(
      store,
      batches.map(([, batch]) => batch),
    );
    for (const [index, [number]] of batches.entries()) {
      const batch = paid[index];
      if (batch !== undefined) found.set(keyOf({ currency, number }), batch);
    }
  }
  return found;
}

function keyOf({ currency, number }: Pick<Line, 'currency' | 'number'>): string {
  return `${currency} ${number}`;
}

async function withPayouts(store: Store, batches: readonly Batch[]): Promise<PaidBatch[]> {
  const orders = await Promise.all(batches.map(({ merNo, tradeNo }) => store.findOrder({ merNo, tradeNo })));
  const reversals = await store.findReversals(batches.map(({ merNo, tradeNo }) => ({ merNo, subject: tradeNo })));
  const reversedAt = new Map(reversals.map(({ subject, at }) => [subject, at]));
  return batches.map((batch, index) => paidBatch(batch, orders[index] ?? null, reversedAt.get(batch.tradeNo) ?? null));
}

function paidBatch(batch: Batch, order: Order | null, reversedAt: number | null): PaidBatch {
  const { state = 'processing', finishedAt = null, merOrderNo = batch.batchNo } = order ?? {};
  const isBack = state === 'failed' || reversedAt !== null;
  return {
    ...batch,
    merOrderNo,
    state: isBack ? 'returned' : state === 'succeeded' ? 'paid' : 'onItsWay',
    paidAt: state === 'succeeded' ? finishedAt : null,
    returnedAt: isBack ? (reversedAt ?? finishedAt) : null,
  };
}

async function sumsOf(store: Store, { merNo, currency, cut }: Batch): Promise<BatchSum[] | null> {
  if (cut === null || cut.cut - cut.first > SUMMED_MAX) return null;
  const sums = await store.sumLines({ merNo, currency, first: cut.first, last: cut.cut - 1 });
  return sums.toSorted((left, right) => LEDGER_EVENTS.indexOf(left.event) - LEDGER_EVENTS.indexOf(right.event));
}
