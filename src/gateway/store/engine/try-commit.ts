import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { DATABASE_LIMITS } from './limits.ts';
import { openEngine } from '../open-store.ts';
import type { DatabaseOptions } from '../open-store.ts';

const SETTING = 'doctorCheck';

/**
 * Commits a write that needs new pages, and removes it again. False if that takes longer than the limit; rejects if the
 * database refuses it.
 */
export async function tryCommit(options: DatabaseOptions, limitMs: number): Promise<boolean> {
  // Our own limit ends it first, so that nobody has to guess which one it was.
  const limits = { ...(options.limits ?? DATABASE_LIMITS), statementMs: 2 * limitMs };
  const engine = await openEngine({ ...options, limits });
  const mark = `/* tollgate doctor ${randomBytes(8).toString('hex')} */`;
  try {
    const written = write(engine, mark).then(() => true);
    // It may still fail when nobody waits for it any more.
    written.catch(() => undefined);
    const isInTime = await Promise.race([written, sleep(limitMs, false, { ref: false })]);
    if (!isInTime) await leave(engine, mark);
    return isInTime;
  } finally {
    await engine.close();
  }
}

async function write(engine: Engine, mark: string): Promise<void> {
  const { sql, params } = engine.dialect.tableExists('settings');
  const hasSettings = (await engine.query(sql, params)).length > 0;
  // A new database has no tables yet. PostgreSQL needs none for this.
  if (hasSettings || engine.dialect.name === 'postgres')
    await engine.execute(`${mark} ${engine.dialect.takeRoom(SETTING)}`);
  if (hasSettings) await engine.execute(`${mark} delete from settings where name = '${SETTING}'`);
}

/** A commit that waits for a standby would keep its connection until there is one. */
async function leave(engine: Engine, mark: string): Promise<void> {
  if (engine.dialect.name !== 'postgres') return;
  await engine.query(
    'select pg_cancel_backend(pid) from pg_stat_activity where query like $1 and pid <> pg_backend_pid()',
    [`${mark}%`],
  );
}
