import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileStore, createMemoryStore, createSqlStore } from '../../../src/receiver/index.ts';
import type { NotificationStore } from '../../../src/receiver/index.ts';

interface Opened {
  /** As another process would open the same store. */
  readonly reopen: () => NotificationStore;
  advance(milliseconds: number): void;
}

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function openFolder(): Promise<Opened & { directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'tollgate-store-'));
  folders.push(directory);
  let ahead = 0;
  return {
    directory,
    reopen: () => createFileStore({ directory, now: () => Date.now() + ahead }),
    advance: (milliseconds) => void (ahead += milliseconds),
  };
}

async function openSqlite(): Promise<Opened & { database: DatabaseSync }> {
  const database = new DatabaseSync(':memory:');
  let ahead = 0;
  const reopen = () =>
    createSqlStore({
      now: () => Date.now() + ahead,
      execute: async (sql, values) =>
        database.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))),
    });
  await reopen().createTable();
  await reopen().createTable();
  return { database, reopen, advance: (milliseconds) => void (ahead += milliseconds) };
}

async function openMemory(): Promise<Opened> {
  const store = createMemoryStore();
  return { reopen: () => store, advance: () => undefined };
}

const stores: [name: string, open: () => Promise<Opened>][] = [
  ['the memory store', openMemory],
  ['the file store', openFolder],
  ['the SQL store', openSqlite],
];
const durable = stores.slice(1);

describe.each(stores)('%s', (_name, open) => {
  it('lets one in, and the others after it has finished know that it is done', async () => {
    const { reopen } = await open();
    expect(await reopen().claim('key', 'a')).toBe('new');
    expect(await reopen().claim('key', 'b')).toBe('running');
    await reopen().finish('key');
    expect(await reopen().claim('key', 'b')).toBe('done');
    expect(await reopen().claim('key', 'a')).toBe('done');
  });

  it('lets the next one in after a release', async () => {
    const { reopen } = await open();
    for (const holder of ['a', 'b', 'c']) {
      expect(await reopen().claim('key', holder)).toBe('new');
      expect(await reopen().claim('key', 'other')).toBe('running');
      await reopen().release('key', holder);
    }
  });

  it('lets nobody but the holder release', async () => {
    const { reopen } = await open();
    await reopen().claim('key', 'a');
    await reopen().release('key', 'b');
    expect(await reopen().claim('key', 'b')).toBe('running');
  });

  it('releases nothing that is done', async () => {
    const { reopen } = await open();
    await reopen().claim('key', 'a');
    await reopen().finish('key');
    await reopen().release('key', 'a');
    expect(await reopen().claim('key', 'b')).toBe('done');
  });

  it('keeps keys apart, whatever characters they have', async () => {
    const { reopen } = await open();
    const keys = ['a', 'A', 'a ', '../a', 'a/b', "'; drop table x; --", 'ключ', ''];
    for (const key of keys) expect(await reopen().claim(key, 'a')).toBe('new');
    for (const key of keys) expect(await reopen().claim(key, 'b')).toBe('running');
  });

  it('lets one of fifty in who ask at once, again after a release', async () => {
    const { reopen } = await open();
    for (let round = 0; round < 5; round += 1) {
      const holders = Array.from({ length: 50 }, (_, index) => `${round}-${index}`);
      const states = await Promise.all(holders.map((holder) => reopen().claim('key', holder)));
      expect(states.filter((state) => state === 'new')).toEqual(['new']);
      expect(states.filter((state) => state === 'running').length).toBe(49);
      await reopen().release('key', holders[states.indexOf('new')] ?? '');
    }
  });
});

describe.each(durable)('%s, when a process died', (_name, open) => {
  it('gives its claim to one of those who ask after ten minutes', async () => {
    const { reopen, advance } = await open();
    expect(await reopen().claim('key', 'dead')).toBe('new');
    advance(9 * 60_000);
    expect(await reopen().claim('key', 'a')).toBe('running');
    advance(2 * 60_000);
    const states = await Promise.all(['a', 'b', 'c'].map((holder) => reopen().claim('key', holder)));
    expect(states.toSorted()).toEqual(['new', 'running', 'running']);
  });

  it('gives no claim for what is done, however long ago', async () => {
    const { reopen, advance } = await open();
    await reopen().claim('key', 'a');
    await reopen().finish('key');
    advance(11 * 60_000);
    expect(await reopen().claim('key', 'b')).toBe('done');
  });

  it('keeps the new claim when the old holder, late, fails', async () => {
    const { reopen, advance } = await open();
    await reopen().claim('key', 'late');
    advance(11 * 60_000);
    expect(await reopen().claim('key', 'next')).toBe('new');
    await reopen().release('key', 'late');
    // In real time the file of the new claim is fresh.
    advance(-11 * 60_000);
    expect(await reopen().claim('key', 'third')).toBe('running');
  });

  it('is done when the old holder, late, succeeds', async () => {
    const { reopen, advance } = await open();
    await reopen().claim('key', 'late');
    advance(11 * 60_000);
    await reopen().claim('key', 'next');
    await reopen().finish('key');
    await reopen().release('key', 'next');
    expect(await reopen().claim('key', 'third')).toBe('done');
  });
});

describe('the memory store', () => {
  it('forgets the oldest finished notification over its limit, and never a claim', async () => {
    const store = createMemoryStore({ entriesMax: 2 });
    await store.claim('running', 'a');
    for (const key of ['1', '2', '3']) {
      await store.claim(key, 'a');
      await store.finish(key);
    }
    expect(await store.claim('running', 'b')).toBe('running');
    expect(await store.claim('3', 'b')).toBe('done');
    expect(await store.claim('2', 'b')).toBe('done');
    expect(await store.claim('1', 'b')).toBe('new');
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a limit of %s', (entriesMax) => {
    expect(() => createMemoryStore({ entriesMax })).toThrow(
      new TypeError('createMemoryStore: entriesMax must be a positive integer'),
    );
  });
});

describe('the file store', () => {
  it('makes its folder', async () => {
    const { directory } = await openFolder();
    const store = createFileStore({ directory: join(directory, 'deep', 'er') });
    expect(await store.claim('key', 'a')).toBe('new');
  });

  it('forgets what is older than a week, and leaves foreign files alone', async () => {
    const { directory, reopen, advance } = await openFolder();
    await reopen().claim('old', 'a');
    await reopen().finish('old');
    await createFileStore({ directory: join(directory, 'foreign') }).claim('key', 'a');
    advance(6 * 86_400_000);
    await reopen().finish('other');
    expect((await readdir(directory)).length).toBe(3);
    advance(2 * 86_400_000);
    await reopen().finish('another');
    expect(await readdir(directory)).toEqual(['foreign']);
  });
});

describe('the SQL store', () => {
  it.each(['bad name', 'a;b', 'a.b.c', ''])('refuses %j as its table', (table) => {
    expect(() => createSqlStore({ table, execute: async () => [] })).toThrow(
      new TypeError('createSqlStore: table must be a plain SQL name, with or without a schema'),
    );
  });

  it('uses the table that it is given', async () => {
    const { database } = await openSqlite();
    const execute = async (sql: string, values: readonly (string | number)[]) =>
      database.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])));
    const store = createSqlStore({ table: 'main.seen', execute, now: () => 1000 });
    await store.createTable();
    await store.claim('key', 'a');
    expect(database.prepare('select * from main.seen').all()).toEqual([
      { notification_key: 'key', holder: 'a', is_done: 0, claimed_at: 1000 },
    ]);
  });
});
