import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { runStatement } from '../../helpers/database/postgres.ts';
import { startServer } from '../../helpers/database/postgres-server.ts';
import {
  copyServer,
  followServer,
  killServer,
  removeServers,
  serverIn,
  setServer,
  signalServer,
  startServerAgain,
} from '../../helpers/database/own-server.ts';
import type { Server } from '../../helpers/database/own-server.ts';

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
  await setServer(primary, 'wal_keep_size', '1GB');
  await followServer(primary, standby);

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
      await setServer(primary, 'synchronous_standby_names', '');
      await followServer(primary, standby);
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
