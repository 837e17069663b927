import type { ReceiptPart, ReceiptStore } from '../domain/payers/receipt.ts';
import type { Clock } from '../domain/ports.ts';
import { followReceipts, writeDueReceipts } from '../operations/payers/write-receipts.ts';
import type { ReceiptDependencies } from '../operations/payers/write-receipts.ts';
import { runInBackground } from './background.ts';
import { RECEIPT_BATCH, RECEIPT_INTERVAL_MS, RECEIPT_LEASE_MS, RECEIPT_ROUNDS_MAX } from './limits.ts';

// Writes receipts for payers. Every node could; the one with the lease does. If two do, the row of a receipt ends once.

export interface WriteReceiptsOptions {
  readonly deps: ReceiptDependencies;
  readonly store: Pick<ReceiptStore, 'holdReceipts'>;
  readonly realClock: Clock;
  /** Unique to this process. */
  readonly holder: string;
  /** Whether other work waits: then this waits. */
  readonly isStrained: () => boolean;
  /** Mails are ready to be sent. */
  readonly wake: () => void;
  readonly onError: (error: unknown) => void;
}

const PARTS: readonly ReceiptPart[] = ['payments', 'refunds'];

export function startReceipts(options: WriteReceiptsOptions) {
  const { store, realClock, holder, isStrained, onError } = options;
  let stopping = false;

  async function run(): Promise<void> {
    const lease = { holder, realNow: realClock.now(), leaseMs: RECEIPT_LEASE_MS };
    if (isStrained() || !(await store.holdReceipts(lease))) return;
    await runRound(options, () => stopping);
  }

  const writing = runInBackground(run, { intervalMs: RECEIPT_INTERVAL_MS, onError });
  return {
    /** For the sandbox's clock, which can be moved. It does not stop for an order that is only looked at again. */
    due: { runDue: run, nextAt: () => Promise.resolve(null) },
    async stop() {
      stopping = true;
      await writing.stop();
    },
  };
}

async function runRound(
  { deps, wake }: Pick<WriteReceiptsOptions, 'deps' | 'wake'>,
  isOver: () => boolean,
): Promise<void> {
  for (const part of PARTS) {
    for (let round = 0; round < RECEIPT_ROUNDS_MAX && !isOver(); round += 1) {
      if ((await followReceipts(deps, part, RECEIPT_BATCH)) < RECEIPT_BATCH) break;
    }
  }
  for (let round = 0; round < RECEIPT_ROUNDS_MAX && !isOver(); round += 1) {
    const { looked, written } = await writeDueReceipts(deps, RECEIPT_BATCH);
    if (written > 0) wake();
    if (looked < RECEIPT_BATCH) break;
  }
}
