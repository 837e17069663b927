import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';
import { DATABASE_LIMITS } from '../../../src/gateway/store/engine/limits.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { openThread } from '../../../src/gateway/store/engine/sqlite/sqlite-thread.ts';

// SQLite reads lists in a thread of its own, and the thread that answers payments reads by key only.

/** Threads that read stand still until `go` is called. */
async function openHeld(limits: Partial<typeof DATABASE_LIMITS> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-reader-'));
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  let reads = 0;
  const engine = await openSqlite(dataDir, { ...DATABASE_LIMITS, ...limits }, undefined, (options) => {
    const thread = openThread(options);
    if (!options.readOnly) return thread;
    return {
      ...thread,
      async run(statements) {
        reads += 1;
        await held;
        return thread.run(statements);
      },
    };
  });
  onTestFinished(async () => {
    go();
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await engine.execute('create table rows (id text primary key, value text) strict');
  await engine.execute("insert into rows values ('a', 'one')");
  return { engine, go, reads: () => reads };
}

const ALL = 'select value from rows order by id';

it('a list that stands still holds up neither a look-up by key nor a write, and sees what was committed before it is read (S30)', async () => {
  const { engine, go, reads } = await openHeld();
  const list = engine.query(ALL);
  const snapshot = engine.snapshot([{ sql: ALL, params: [] }]);
  await expect.poll(reads).toBe(1);
  expect(await engine.find('select value from rows where id = $1', ['a'])).toEqual([{ value: 'one' }]);
  await engine.execute("insert into rows values ('b', 'two')");
  go();
  expect(await list).toEqual([{ value: 'one' }, { value: 'two' }]);
  expect(await snapshot).toEqual([[{ value: 'one' }, { value: 'two' }]]);
});

it('a report over whole tables holds up no list', async () => {
  const { engine, reads } = await openHeld();
  void engine.snapshot([{ sql: ALL, params: [] }], { slow: true }).catch(() => undefined);
  await expect.poll(reads).toBe(1);
  void engine.query(ALL).catch(() => undefined);
  await expect.poll(reads).toBe(2);
});

it('lists wait for the thread in a bounded queue, and no longer than for a statement (S30)', async () => {
  const { engine, reads } = await openHeld({ waitingMax: 1, statementMs: 100 });
  const lists = await Promise.allSettled(Array.from({ length: 3 }, () => engine.query(ALL)));
  expect(lists.map((list) => list.status === 'rejected' && list.reason instanceof DatabaseUnavailableError)).toEqual([
    true,
    true,
    true,
  ]);
  expect(reads()).toBe(1);
});

it('a list that fails leaves the thread as it was', async () => {
  const { engine, go } = await openHeld();
  go();
  await expect(
    engine.snapshot([
      { sql: ALL, params: [] },
      { sql: 'select value from nowhere', params: [] },
    ]),
  ).rejects.toThrow('nowhere');
  expect(await engine.query(ALL)).toEqual([{ value: 'one' }]);
});
