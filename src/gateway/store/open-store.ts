import { existsSync } from 'node:fs';
import type { AuditCheck, AuditReport } from '../domain/audit-report.ts';
import type { Zone } from '../domain/day.ts';
import type { Store } from '../domain/store.ts';
import type { TryCounts, TryKey } from '../domain/tries.ts';
import { createActionReads } from './actions.ts';
import { createAgendaStore } from './agenda.ts';
import { createAttemptStore } from './attempts.ts';
import { createBalanceStore } from './balances.ts';
import { createBatcher } from './batch.ts';
import { createBeneficiaryStore } from './beneficiaries.ts';
import { createChannelFiguresStore } from './channel-figures.ts';
import { changeOrders } from './change-orders.ts';
import { createChargebackStore } from './chargebacks.ts';
import { createPayout } from './create-payout.ts';
import { readCommitment } from './commitments.ts';
import { createDeliveryStore } from './deliveries.ts';
import type { Engine } from './engine.ts';
import { finishAttempts } from './finish-attempts.ts';
import { finishPayments } from './finish-payment.ts';
import { findReplay, recordAnswersStatement } from './idempotency.ts';
import { insertPayments } from './insert-orders.ts';
import { createLinkStore } from './links.ts';
import { createGettingStartedStore } from './getting-started.ts';
import { createOrderList } from './list-orders.ts';
import { createLedgerDayStore } from './ledger-days.ts';
import { createLogoStore } from './logos.ts';
import { createMerchantStore } from './merchants.ts';
import { DATABASE_LIMITS } from './limits.ts';
import type { DatabaseLimits } from './limits.ts';
import { migrate, planMigration } from './migrate.ts';
import type { Migrated, MigrationPlan } from './migrate.ts';
import { createOrderIndexStore } from './order-index.ts';
import { createOrderReads, recordAction } from './orders.ts';
import { createRetentionStore } from './retention.ts';
import { createNoteStore } from './notes.ts';
import { createPayerEventStore } from './payer-events.ts';
import { createRequestLogStore } from './request-log.ts';
import { createReferenceStore } from './reference.ts';
import { createReportStore } from './reports.ts';
import { createReturnStore } from './returns.ts';
import { createSealingKeyStore } from './sealing-keys.ts';
import { createIdentityStore } from './identity-store.ts';
import { createServerFigures } from './server-figures.ts';
import { sqliteFile } from './sqlite-file.ts';
import { integerOf } from './table.ts';
import { changeTries, createTryStore } from './tries.ts';
import type { TryChange } from './tries.ts';
import { auditSourceOf, verifyAudit } from './verify-audit.ts';
import { createWriteCheck } from './write-check.ts';

export interface DatabaseOptions {
  /** PostgreSQL; null for SQLite. */
  readonly databaseUrl: string | null;
  /** The path of the SQLite file; null keeps everything in memory, for tests. Ignored with a databaseUrl. */
  readonly dataDir: string | null;
  readonly limits?: DatabaseLimits;
  /** PostgreSQL is reached through a pooler that assigns a different connection to each transaction. */
  readonly sharedSessions?: boolean;
  /** Called when an idle connection breaks, a server cannot be reached, or a file cannot be used; all are retried. */
  readonly onError?: (error: unknown) => void;
  /** Called if a newer release has migrated the schema, and this program runs beside it. */
  readonly onNewerSchema?: (schema: { readonly version: number; readonly known: number }) => void;
}

export interface StoreOptions extends DatabaseOptions {
  /** The time zone in which the days of orders are counted. */
  readonly zone: Zone;
  readonly batchSizeMax: number;
  /** Milliseconds of a monotonic clock, for measuring. */
  readonly now: () => number;
  /** How many orders a page of a list looks through at most. */
  readonly scannedMax?: number;
  /** After each batch of a hot write. */
  readonly onBatch?: (info: BatchInfo) => void;
}

interface BatchInfo {
  readonly kind: string;
  readonly size: number;
  /** How long its first row had waited when it started. */
  readonly waitMs: number;
  readonly commitMs: number;
  /** When it started, by the monotonic clock. */
  readonly startedAt: number;
  /** Its rows, as they were passed in. */
  readonly items: readonly unknown[];
}

/** Opens the database, migrates its schema, and returns the store. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = await openEngine(options);
  try {
    const { version, known } = await migrate(engine);
    if (version > known) options.onNewerSchema?.({ version, known });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return createStore(engine, options);
}

/** Migrates the schema without opening the store. */
export async function migrateDatabase(options: DatabaseOptions): Promise<Migrated> {
  const engine = await openEngine(options);
  try {
    return await migrate(engine);
  } finally {
    await engine.close();
  }
}

/** Without a file yet, SQLite would create one. */
export async function planDatabase(options: DatabaseOptions): Promise<MigrationPlan> {
  const { databaseUrl, dataDir } = options;
  const isNew = databaseUrl === null && (dataDir === null || !existsSync(sqliteFile(dataDir)));
  const engine = await openEngine(isNew ? { ...options, dataDir: null } : options);
  try {
    return await planMigration(engine);
  } finally {
    await engine.close();
  }
}

/** Verifies the audit log without opening the store, and changes nothing. */
export async function verifyAuditIn(options: DatabaseOptions, check: AuditCheck): Promise<AuditReport> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl === null && dataDir !== null && !existsSync(sqliteFile(dataDir))) {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const engine = await openEngine(options);
  try {
    const { sql, params } = engine.dialect.tableExists('audit_days');
    if ((await engine.query(sql, params)).length > 0) return await verifyAudit(auditSourceOf(engine), check);
    throw new Error(
      'An earlier release made this database, whose audit log has no chain. Run "tollgate migrate" first.',
    );
  } finally {
    await engine.close();
  }
}

export async function openEngine(options: DatabaseOptions): Promise<Engine> {
  const { databaseUrl, dataDir, limits = DATABASE_LIMITS, sharedSessions = false } = options;
  // Only the engine in use is loaded; with SQLite, the driver of the other need not be installed.
  if (databaseUrl === null) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(dataDir, limits, options.onError);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ databaseUrl, limits, sharedSessions, onError: options.onError ?? (() => undefined) });
}

function createStore(opened: Engine, options: StoreOptions): Store {
  const { waitingMax, statementMs } = options.limits ?? DATABASE_LIMITS;
  const writeCheck = createWriteCheck(opened);
  const { engine } = writeCheck;
  // New payments and counted attempts are refused if too many wait; the others finish what was accepted, and are bounded by
  // that. The limiter counts locally what the store refuses.
  const batched = <Item, Result>(kind: string, write: (items: readonly Item[]) => Promise<Result[]>) => {
    const isNew = kind === 'createPayment' || kind === 'changeTries';
    const batcher = createBatcher({
      run: writeCheck.watch(kind, measured(kind, write, options)),
      sizeMax: options.batchSizeMax,
      waitingMax: isNew ? waitingMax : Number.POSITIVE_INFINITY,
      waitMs: isNew ? statementMs : undefined,
    });
    return { ...batcher, add: (item: Item) => batcher.add({ item, addedAt: options.now() }) };
  };
  const created = batched('createPayment', (records: Parameters<typeof insertPayments>[1]) =>
    insertPayments(opened, records),
  );
  const finished = batched('finishPayment', (records: Parameters<typeof finishPayments>[1]) =>
    finishPayments(opened, records),
  );
  const attempted = batched('finishAttempt', (ends: Parameters<typeof finishAttempts>[1]) =>
    finishAttempts(opened, ends),
  );
  const tried = batched('changeTries', (changes: readonly TryChange[]) => changeTries(opened, changes));

  return {
    ...createParts(engine, options),
    createPayment: created.add,
    finishPayment: finished.add,
    finishAttempt: async (holder, end) => attempted.add({ holder, end }),
    // Each caller gets the result of its own `decide`.
    changeTries: <Result>(key: TryKey, decide: (counts: TryCounts) => { result: Result; counts: TryCounts }) =>
      tried.add({ key, decide }) as Promise<Result>,
    createPayout: (record) => createPayout(engine, record),
    changeOrders: (targets, decide) => changeOrders(engine, targets, decide),
    recordAction: (reference, action) => recordAction(engine, reference, action),
    readCommitment: (target) => readCommitment(engine, target),
    findReplay: (replay) => findReplay(engine, replay),

    async recordAnswer(replay) {
      const { sql, params } = recordAnswersStatement(engine.dialect, [replay]);
      await engine.execute(sql, params);
    },

    ...(engine.readPool && { readPool: engine.readPool }),
    ...(engine.serverNo && { serverNo: engine.serverNo }),
    readNow: async () => integerOf((await engine.find(`select ${engine.dialect.nowMs} as now`))[0]?.['now']),
    ping: writeCheck.check,

    async close() {
      await Promise.all([created.drain(), finished.drain(), attempted.drain(), tried.drain()]);
      await engine.close();
    },
  };
}

/** What needs no batch. */
function createParts(engine: Engine, options: StoreOptions) {
  return {
    ...createOrderReads(engine),
    ...createChargebackStore(engine),
    ...createAttemptStore(engine),
    ...createMerchantStore(engine),
    ...createLogoStore(engine),
    ...createBalanceStore(engine),
    ...createReferenceStore(engine),
    ...createActionReads(engine),
    ...createAgendaStore(engine),
    ...createChannelFiguresStore(engine),
    ...createDeliveryStore(engine),
    ...createReportStore(engine, options.zone),
    ...createOrderList(engine, options.scannedMax),
    ...createLedgerDayStore(engine),
    ...createSealingKeyStore(engine),
    ...createTryStore(engine),
    ...createRetentionStore(engine),
    ...createOrderIndexStore(engine),
    ...createIdentityStore(engine),
    ...createNoteStore(engine),
    ...createBeneficiaryStore(engine),
    ...createReturnStore(engine),
    ...createLinkStore(engine),
    ...createGettingStartedStore(engine),
    ...createRequestLogStore(engine),
    ...createPayerEventStore(engine),
    ...createServerFigures(engine),
  };
}

function measured<Item, Result>(
  kind: string,
  write: (items: readonly Item[]) => Promise<Result[]>,
  { now, onBatch }: StoreOptions,
): (items: readonly { readonly item: Item; readonly addedAt: number }[]) => Promise<Result[]> {
  return async (added) => {
    const startedAt = now();
    const items = added.map(({ item }) => item);
    const results = await write(items);
    const waitMs = startedAt - (added[0]?.addedAt ?? startedAt);
    onBatch?.({ kind, size: added.length, waitMs, commitMs: now() - startedAt, startedAt, items });
    return results;
  };
}
