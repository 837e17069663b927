import { expect, it } from 'vitest';
import type { Export, NewExport, StatementLine } from '../../../src/gateway/domain/exports/export.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';
import { makeExports } from '../../../src/gateway/work/make-exports.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { readSpreadsheet } from '../../helpers/spreadsheet.ts';
import { exportAudit } from './export-records.ts';

// Exports over kills, leases and cancellations. The lines are made up: what they are made of is in exports.test.ts.

const MER_NO = 100_001;
const LINES = 9300;
const LEASE_MS = 60_000;

const lineOf = (number: number): StatementLine => ({
  number,
  event: 'deposit',
  subject: `D-${number}`,
  at: Date.UTC(2026, 10, 1) + number * 1000,
  day: 20_758,
  amount: 7n,
  debt: 0n,
  available: BigInt(number) * 7n,
  batchNo: null,
  order: null,
});

const audit = exportAudit(MER_NO);

function newExport(exportId: string, format: NewExport['format']): NewExport {
  return {
    merNo: MER_NO,
    exportId,
    side: MER_NO,
    askedBy: 'ada@example.com',
    name: `lines.${format}`,
    format,
    csv: null,
    currency: 'EUR',
    batchNo: null,
    after: 0,
    through: LINES,
    batchedThrough: 0,
    opening: 0n,
    closing: BigInt(LINES) * 7n,
    createdAt: 1,
    expiresAt: 1_000_000,
  };
}

const killed = new DatabaseUnavailableError('killed');

interface Run {
  readonly holder: string;
  readonly realNow?: number;
  readonly isBusy?: boolean;
  /** After so many stored parts, the process is gone. */
  readonly killedAfter?: number;
  readonly failures?: Map<string, number>;
  /** What goes wrong with each line. */
  readonly fault?: Error;
  readonly onFailed?: (failed: Export, error: unknown, isLast: boolean) => void;
}

async function make(
  store: Store,
  { holder, realNow = 0, isBusy = false, killedAfter = Infinity, failures, fault, onFailed = () => undefined }: Run,
): Promise<void> {
  let stored = 0;
  const ports = {
    claimExport: store.claimExport,
    failExport: store.failExport,
    pauseExport: store.pauseExport,
    removeExports: store.removeExports,
    async writeExportPart(step: Parameters<Store['writeExportPart']>[0]) {
      if (stored >= killedAfter) throw killed;
      stored += 1;
      return store.writeExportPart(step);
    },
    async listStatementLines({ after, through }: { after: number; through: number }) {
      if (fault !== undefined) throw fault;
      return Array.from({ length: through - after }, (_, place) => lineOf(after + place + 1));
    },
  };
  await makeExports({
    store: ports,
    clock: { now: () => 2 },
    realClock: { now: () => realNow },
    stopwatch: { elapsedMs: () => 0 },
    holder,
    isStrained: () => false,
    isBusy: () => isBusy,
    onFailed,
    ...(failures && { failures }),
  });
}

async function fileOf(store: Store, exportId: string): Promise<Buffer> {
  const { parts, state } = (await store.findExport({ merNo: MER_NO, exportId })) as Export;
  expect(state).toBe('done');
  const pieces: string[] = [];
  for (let part = 0; part < parts; part += 1)
    pieces.push((await store.readExportPart({ merNo: MER_NO, exportId }, part)) ?? '');
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

describeOnBothEngines('exports', (databases) => {
  it.each(['xlsx', 'csv', 'jsonl'] as const)(
    'one in %s that is killed at any step goes on elsewhere, to the same bytes (S49)',
    async (format) => {
      const store = await databases.open();
      await store.createExport(newExport('export_1', format), audit);
      await make(store, { holder: 'whole' });
      const whole = await fileOf(store, 'export_1');
      await store.createExport(newExport('export_2', format), audit);
      for (let node = 0; node < 2; node += 1)
        await expect(make(store, { holder: `${node}`, realNow: node * LEASE_MS, killedAfter: 1 })).rejects.toBe(killed);
      const half = await store.findExport({ merNo: MER_NO, exportId: 'export_2' });
      expect(half).toMatchObject({ state: 'waiting', parts: 2 });
      await make(store, { holder: 'last', realNow: 4 * LEASE_MS, isBusy: true });
      expect(Buffer.compare(await fileOf(store, 'export_2'), whole)).toBe(0);
      const found = await store.findExport({ merNo: MER_NO, exportId: 'export_2' });
      expect(found?.rowsDone).toBe(LINES + 2);
      if (format === 'xlsx') expect(readSpreadsheet(whole)[0]?.rows).toHaveLength(LINES + 3);
    },
  );

  it('one that a node holds is left to it until its lease ends', async () => {
    const store = await databases.open();
    await store.createExport(newExport('export_1', 'csv'), audit);
    const lease = { realNow: 0, leaseMs: LEASE_MS };
    expect(await store.claimExport({ ...lease, holder: 'first' })).toMatchObject({ exportId: 'export_1' });
    expect(await store.claimExport({ ...lease, holder: 'second' })).toBeNull();
    const late = { ...lease, holder: 'second', realNow: LEASE_MS };
    const of = await store.claimExport(late);
    if (of === null) throw new Error('nothing was claimed');
    const step = { of, heldUntil: 0, content: new Uint8Array(), rows: 1, progress: { through: 1, writer: null } };
    expect(await store.writeExportPart({ ...step, holder: 'first', finishedAt: null })).toBe(false);
    expect(await store.writeExportPart({ ...step, holder: 'second', finishedAt: null })).toBe(true);
    // The same step again is not stored twice.
    expect(await store.writeExportPart({ ...step, holder: 'second', finishedAt: null })).toBe(false);
  });

  it('one that is cancelled is not made any further, and its parts are removed', async () => {
    const store = await databases.open();
    const reference = { merNo: MER_NO, exportId: 'export_1' };
    await store.createExport(newExport('export_1', 'csv'), audit);
    await expect(make(store, { holder: 'first', killedAfter: 1 })).rejects.toBe(killed);
    expect(await store.cancelExport(reference, { at: 3, audit })).toBe(true);
    expect(await store.cancelExport(reference, { at: 4, audit })).toBe(false);
    await make(store, { holder: 'second', realNow: LEASE_MS });
    expect(await store.findExport(reference)).toMatchObject({ state: 'cancelled', finishedAt: 3 });
    expect(await store.readExportPart(reference, 0)).toBeNull();
  });

  it('what has expired is removed with its parts', async () => {
    const store = await databases.open();
    const reference = { merNo: MER_NO, exportId: 'export_1' };
    await store.createExport(newExport('export_1', 'csv'), audit);
    await make(store, { holder: 'first' });
    expect(await store.removeExports({ now: 999_999, limit: 5 })).toBe(0);
    expect(await store.removeExports({ now: 1_000_000, limit: 5 })).toBe(1);
    expect([await store.findExport(reference), await store.readExportPart(reference, 0)]).toEqual([null, null]);
  });

  it('one that goes wrong is tried again after pauses that grow, beside others, and then has failed', async () => {
    const store = await databases.open();
    const reference = { merNo: MER_NO, exportId: 'export_1' };
    await store.createExport(newExport('export_1', 'csv'), audit);
    const ends: boolean[] = [];
    const given = { fault: new Error('a page cannot be read'), failures: new Map<string, number>() };
    const look = (realNow: number, holder = 'node') =>
      make(store, { ...given, holder, realNow, onFailed: (_failed, _error, isLast) => ends.push(isLast) });
    await look(0);
    // Neither this node nor another one before the pause has passed.
    for (const holder of ['node', 'other']) await look(9999, holder);
    expect(ends).toEqual([false]);
    await look(10_000);
    await look(69_999);
    await look(70_000);
    expect(ends).toEqual([false, false, false]);
    expect(await store.findExport(reference)).toMatchObject({ state: 'waiting' });
    await look(669_999);
    await look(670_000);
    expect(ends).toEqual([false, false, false, true]);
    expect(await store.findExport(reference)).toMatchObject({ state: 'failed', finishedAt: 2 });
    const recorded = await store.listActions({ action: 'failExport', before: null, limit: 5 });
    expect(recorded).toMatchObject([{ merNo: MER_NO, target: 'export export_1', actorKind: 'system' }]);
  });

  it('one that waits for the database has not gone wrong', async () => {
    const store = await databases.open();
    await store.createExport(newExport('export_1', 'csv'), audit);
    const failures = new Map<string, number>();
    for (let look = 0; look < 5; look += 1)
      await expect(make(store, { holder: 'node', realNow: look, fault: killed, failures })).rejects.toBe(killed);
    await make(store, { holder: 'node', realNow: 9, failures });
    expect(await store.findExport({ merNo: MER_NO, exportId: 'export_1' })).toMatchObject({ state: 'done' });
  });
});
