import type { Zone } from '../domain/day.ts';
import type { Store } from '../domain/store.ts';
import { createAgendaStore } from './agenda.ts';
import { createAttemptStore } from './attempts.ts';
import { createBalanceStore } from './balances.ts';
import { createBatcher } from './batch.ts';
import { changeOrders } from './change-orders.ts';
import { createPayout } from './create-payout.ts';
import { readCommitment } from './commitments.ts';
import { createDeliveryStore } from './deliveries.ts';
import type { Engine } from './engine.ts';
import { finishAttempts } from './finish-attempts.ts';
import { finishPayments } from './finish-payment.ts';
import { findReplay, recordAnswersStatement } from './idempotency.ts';
import { insertPayments } from './insert-orders.ts';
import { createMerchantStore } from './merchants.ts';
import { migrate } from './migrate.ts';
import { createOrderReads, recordAction } from './orders.ts';
import { createReferenceStore } from './reference.ts';
import { createReportStore } from './reports.ts';
import { openSqlite } from './sqlite.ts';

export interface StoreOptions {
  /** PostgreSQL; null for SQLite. */
  readonly databaseUrl: string | null;
  /** Where SQLite keeps its file; null keeps everything in memory, for tests. Not looked at with a databaseUrl. */
  readonly dataDir: string | null;
  /** The zone in which the days of orders are counted. */
  readonly zone: Zone;
  readonly batchSizeMax: number;
  /** Milliseconds of a clock that never goes back, for measuring. */
  readonly now: () => number;
  /** After each batch of a hot write. */
  readonly onBatch?: (info: { readonly kind: string; readonly size: number; readonly commitMs: number }) => void;
  /** A connection that broke while nobody used it; it is replaced. */
  readonly onError?: (error: unknown) => void;
}

/** Opens the database, brings its schema up to date, and answers the store. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = await openEngine(options);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return createStore(engine, options);
}

async function openEngine({ databaseUrl, dataDir, onError = () => undefined }: StoreOptions): Promise<Engine> {
  if (databaseUrl === null) return openSqlite(dataDir);
  // The driver is not loaded, and need not be installed, where there is only SQLite.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ databaseUrl, onError });
}

function createStore(engine: Engine, options: StoreOptions): Store {
  const batched = <Item, Result>(kind: string, write: (items: readonly Item[]) => Promise<Result[]>) =>
    createBatcher({ run: measured(kind, write, options), sizeMax: options.batchSizeMax });
  const created = batched('createPayment', (records: Parameters<typeof insertPayments>[1]) =>
    insertPayments(engine, records),
  );
  const finished = batched('finishPayment', (records: Parameters<typeof finishPayments>[1]) =>
    finishPayments(engine, records),
  );
  const attempted = batched('finishAttempt', (ends: Parameters<typeof finishAttempts>[1]) =>
    finishAttempts(engine, ends),
  );

  return {
    ...createOrderReads(engine),
    ...createAttemptStore(engine),
    ...createMerchantStore(engine),
    ...createBalanceStore(engine),
    ...createReferenceStore(engine),
    ...createAgendaStore(engine),
    ...createDeliveryStore(engine),
    ...createReportStore(engine, options.zone),
    createPayment: created.add,
    finishPayment: finished.add,
    finishAttempt: async (holder, end) => attempted.add({ holder, end }),
    createPayout: (record) => createPayout(engine, record),
    changeOrders: (targets, decide) => changeOrders(engine, targets, decide),
    recordAction: (reference, action) => recordAction(engine, reference, action),
    readCommitment: (target) => readCommitment(engine, target),
    findReplay: (replay) => findReplay(engine, replay),

    async recordAnswer(replay) {
      const { sql, params } = recordAnswersStatement(engine.dialect, [replay]);
      await engine.execute(sql, params);
    },

    async ping() {
      await engine.query('select 1 as alive');
    },

    async close() {
      await Promise.all([created.drain(), finished.drain(), attempted.drain()]);
      await engine.close();
    },
  };
}

function measured<Item, Result>(
  kind: string,
  write: (items: readonly Item[]) => Promise<Result[]>,
  { now, onBatch }: StoreOptions,
): (items: readonly Item[]) => Promise<Result[]> {
  if (onBatch === undefined) return write;
  return async (items) => {
    const startedAt = now();
    const results = await write(items);
    onBatch({ kind, size: items.length, commitMs: now() - startedAt });
    return results;
  };
}
