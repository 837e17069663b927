import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { answersStatements, runStatement } from '../../helpers/database/postgres.ts';
import { startServer } from '../../helpers/database/postgres-server.ts';
import {
  copyServer,
  killServer,
  removeServers,
  serverIn,
  signalServer,
  startServerAgain,
  waitUntil,
} from './server.ts';
import type { Server } from './server.ts';

// A primary and a standby that has every acknowledged commit. Either takes the place of the other.

export interface Pair {
  readonly servers: readonly [Server, Server];
  primary(): Server;
  standby(): Server;
  killPrimary(): Promise<void>;
  restartPrimary(): Promise<void>;
  /** Stops all processes of one for a while. */
  freeze(which: 'primary' | 'standby', ms: number): Promise<void>;
  /** The primary is killed, the standby takes its place, and the files of the killed one are made anew from it. */
  promote(): Promise<void>;
  /** A server of its own from a copy of the primary, made while it serves. It follows nobody. */
  restoreElsewhere(): Promise<{ readonly url: string; remove(): Promise<void> }>;
  close(): Promise<void>;
}

/** Fails until a standby has caught up. */
const IS_FOLLOWED = "do $$ begin assert exists (select from pg_stat_replication where state = 'streaming'); end $$";
const ALL_FOLLOW = 'synchronous_standby_names';

export async function startPair(): Promise<Pair> {
  // The name by which the next run finds and stops what a killed one left behind.
  const parent = join(tmpdir(), `tollgate-postgres-${process.pid}`);
  mkdirSync(join(parent, 'proof-0'), { recursive: true, mode: 0o755 });
  const first = await startServer(join(parent, 'proof-0'), { durable: true });
  const servers = [
    serverIn(join(parent, 'proof-0'), Number(new URL(first).port)),
    serverIn(join(parent, 'proof-1'), await freePort()),
  ] as const;
  let [primary, standby] = servers as readonly [Server, Server];
  // What a standby lacks that was copied a while ago is still there.
  await set(primary, 'wal_keep_size', '1GB');
  await follow();

  /** Until it follows, every commit would wait for it. */
  async function follow(): Promise<void> {
    await copyServer(primary, standby, { follows: true });
    await startServerAgain(standby);
    await waitUntil(() => canRun(primary, IS_FOLLOWED), 'no standby follows the primary');
    await set(primary, ALL_FOLLOW, '*');
  }

  return {
    servers,
    primary: () => primary,
    standby: () => standby,
    killPrimary: () => killServer(primary),
    restartPrimary: () => startServerAgain(primary),
    async freeze(which, ms) {
      const server = which === 'primary' ? primary : standby;
      signalServer(server, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      signalServer(server, 'SIGCONT');
    },
    async promote() {
      await killServer(primary);
      await runStatement(standby.url, 'select pg_promote()');
      [primary, standby] = [standby, primary];
      await set(primary, ALL_FOLLOW, '');
      await follow();
    },
    async restoreElsewhere() {
      const elsewhere = serverIn(join(parent, 'proof-elsewhere', 'server'), await freePort());
      await copyServer(primary, elsewhere, { follows: false });
      await startServerAgain(elsewhere);
      return { url: elsewhere.url, remove: () => removeServers(join(parent, 'proof-elsewhere'), [elsewhere]) };
    },
    close: () => removeServers(parent, servers),
  };
}

async function set({ url }: Server, name: string, value: string): Promise<void> {
  await runStatement(url, `alter system set ${name} = '${value}'`);
  await runStatement(url, 'select pg_reload_conf()');
}

async function canRun({ url }: Server, sql: string): Promise<boolean> {
  if (!(await answersStatements(url))) return false;
  return runStatement(url, sql).then(
    () => true,
    () => false,
  );
}
