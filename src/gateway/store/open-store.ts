import { existsSync } from 'node:fs';
import type { AuditCheck, AuditReport } from '../domain/audit/audit-report.ts';
import type { Zone } from '../domain/day.ts';
import type { Store } from '../domain/store.ts';
import type { TryCounts, TryKey } from '../domain/sign-in/tries.ts';
import { createActionReads } from './audit/actions.ts';
import { createAgendaStore } from './orders/agenda.ts';
import { createAttemptStore } from './payments/attempts.ts';
import { createBalanceStore } from './ledger/balances.ts';
import { createBatcher } from './engine/batch.ts';
import { createBeneficiaryStore } from './payouts/beneficiaries.ts';
import { createAcquirerStore } from './acquirers/acquirers.ts';
import { createOpenOrderStore } from './acquirers/open-orders.ts';
import { createChannelFiguresStore } from './acquirers/channel-figures.ts';
import { createAcquirerChangeStore } from './acquirers/feeds.ts';
import { createSettlementReportStore } from './acquirers/reports.ts';
import { createRunEndStore } from './acquirers/run-ends.ts';
import { createExportStore } from './exports/exports.ts';
import { createTaskStore } from './acquirers/tasks.ts';
import { changeOrders } from './orders/change-orders.ts';
import { createChargebackStore } from './chargebacks/chargebacks.ts';
import { createPayout } from './payouts/create-payout.ts';
import { movePayout } from './payouts/move-payout.ts';
import { readCommitment } from './payments/commitments.ts';
import { createDeliveryStore } from './deliveries/deliveries.ts';
import type { Engine } from './engine/engine.ts';
import { finishAttempts } from './deliveries/finish-attempts.ts';
import { finishPayments } from './payments/finish-payment.ts';
import { findReplay, recordAnswersStatement } from './orders/idempotency.ts';
import { insertPayments } from './orders/insert-orders.ts';
import { createLinkStore } from './links/links.ts';
import { createGettingStartedStore } from './merchants/getting-started.ts';
import { createKeyAgeStore } from './merchants/key-ages.ts';
import { createOrderList } from './orders/list-orders.ts';
import { createLedgerDayStore } from './ledger/ledger-days.ts';
import { createLogoStore } from './merchants/logos.ts';
import { createMerchantStore } from './merchants/merchants.ts';
import { DATABASE_LIMITS } from './engine/limits.ts';
import type { DatabaseLimits } from './engine/limits.ts';
import { migrate, migrateOnce, planMigration } from './engine/migrate.ts';
import type { Migrated, MigrationPlan } from './engine/migrate.ts';
import { createOrderIndexStore } from './orders/order-index.ts';
import { createOrderReads, recordAction } from './orders/orders.ts';
import { createReceiptStore } from './payers/receipts.ts';
import { createPayerListStore } from './payers/payer-list.ts';
import { createRetentionStore } from './payers/retention.ts';
import { createNoteStore } from './orders/notes.ts';
import { createPayerEventStore } from './payments/payer-events.ts';
import { createRequestLogStore } from './requests/request-log.ts';
import { searchRefunds } from './refunds/search-refunds.ts';
import type { RefundSearch } from '../domain/refunds/refund.ts';
import { createReferenceStore } from './platform/reference.ts';
import { createReportStore } from './orders/reports.ts';
import { createReconciliationStores } from './reconciliation/reconciliation-stores.ts';
import { createSettlementStores } from './settlements/settlement-stores.ts';
import { createReturnStore } from './refunds/returns.ts';
import { createNodeStore } from './platform/nodes.ts';
import { createRoutingStores } from './routing/routing-stores.ts';
import { createSealingKeyStore } from './platform/sealing-keys.ts';
import { createIdentityStore } from './identity-store.ts';
import { createServerFigures } from './engine/server-figures.ts';
import { sqliteFile } from './engine/sqlite/sqlite-file.ts';
import { integerOf } from './engine/table.ts';
import { changeTries, createTryStore } from './sign-in/tries.ts';
import type { TryChange } from './sign-in/tries.ts';
import { auditSourceOf, verifyAudit } from './audit/verify-audit.ts';
import { createWriteCheck } from './engine/write-check.ts';
import { createDeclineStore } from './orders/decline-days.ts';
import { createBatchStore } from './settlements/batches.ts';
import { createLineStore } from './settlements/lines.ts';
import { createNumberingStore } from './settlements/number-lines.ts';

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
    const { version, known } = await migrateOnce(engine);
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
    const { openSqlite } = await import('./engine/sqlite/sqlite.ts');
    return openSqlite(dataDir, limits, options.onError);
  }
  const { openPostgres } = await import('./engine/postgres/postgres.ts');
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
    createPayout: (record) => createPayout(engine, options.zone, record),
    movePayout: (payout, next) => movePayout(engine, payout, next),
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
    readNow: async () => integerOf((await engine.find(engine.dialect.selectNow))[0]?.['now']),
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
    searchRefunds: (search: RefundSearch) => searchRefunds(engine, search),
    ...createChargebackStore(engine),
    ...createAttemptStore(engine),
    ...createMerchantStore(engine),
    ...createLogoStore(engine),
    ...createBalanceStore(engine),
    ...createReferenceStore(engine),
    ...createActionReads(engine),
    ...createAgendaStore(engine),
    ...createAcquirerStore(engine),
    ...createOpenOrderStore(engine),
    ...createRoutingStores(engine),
    ...createChannelFiguresStore(engine),
    ...createAcquirerChangeStore(engine),
    ...createTaskStore(engine),
    ...createRunEndStore(engine),
    ...createExportStore(engine),
    ...createSettlementReportStore(engine),
    ...createDeliveryStore(engine),
    ...createReportStore(engine, options.zone),
    ...createOrderList(engine, options.scannedMax),
    ...createLedgerDayStore(engine),
    ...createLineStore(engine),
    ...createBatchStore(engine),
    ...createNumberingStore(engine, options.zone),
    ...createSealingKeyStore(engine),
    ...createTryStore(engine),
    ...createReceiptStore(engine),
    ...createPayerListStore(engine),
    ...createRetentionStore(engine),
    ...createOrderIndexStore(engine),
    ...createDeclineStore(engine),
    ...createIdentityStore(engine),
    ...createNoteStore(engine),
    ...createBeneficiaryStore(engine),
    ...createSettlementStores(engine),
    ...createReconciliationStores(engine, options.zone),
    ...createReturnStore(engine),
    ...createLinkStore(engine),
    ...createGettingStartedStore(engine),
    ...createKeyAgeStore(engine),
    ...createRequestLogStore(engine),
    ...createPayerEventStore(engine),
    ...createServerFigures(engine),
    ...createNodeStore(engine),
  };
}

function measured<Item, Result>(
  kind: string,
  write: (items: readonly Item[]) => Promise<Result[]>,
  { now: readClock, onBatch }: Pick<StoreOptions, 'now' | 'onBatch'>,
): (items: readonly { readonly item: Item; readonly addedAt: number }[]) => Promise<Result[]> {
  return async (added) => {
    const startedAt = readClock();
    const items = added.map(({ item }) => item);
    const results = await write(items);
    const waitMs = startedAt - (added[0]?.addedAt ?? startedAt);
    onBatch?.({ kind, size: added.length, waitMs, commitMs: readClock() - startedAt, startedAt, items });
    return results;
  };
}
