import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresVersion } from '../helpers/database/engines/postgres-package.ts';
import {
  followServer,
  killServer,
  removeServers,
  serverIn,
  signalServer,
  startServerAgain,
} from '../helpers/database/own-server.ts';
import { startServer } from '../helpers/database/postgres-server.ts';
import { freePort } from '../helpers/gateway/free-port.ts';

// A PostgreSQL of this test alone, with fsync on, whose postmaster can be killed and started again on the same files.

export interface KillablePostgres {
  readonly url: string;
  /** kill -9 of the postmaster; resolves when the server takes no connection any more. */
  kill(): Promise<void>;
  /** Resolves when it has recovered and takes connections. */
  restart(): Promise<void>;
  /** SIGSTOP of all its processes: it takes connections and answers nothing. */
  pause(): void;
  resume(): void;
  /** Beside it, on a port of its own, a server that follows it: no acknowledged commit is missing there. */
  startStandby(): Promise<string>;
  stop(): Promise<void>;
}

export async function startKillablePostgres(version?: PostgresVersion): Promise<KillablePostgres> {
  // The name by which the next run finds and stops what a killed one left behind.
  const parent = join(tmpdir(), `tollgate-postgres-${process.pid}`);
  const folder = join(parent, 'durable');
  mkdirSync(parent, { mode: 0o755 });
  mkdirSync(folder);
  const { port } = new URL(await startServer(folder, { durable: true, version }));
  const server = serverIn(folder, Number(port));
  return {
    url: server.url,
    kill: () => killServer(server),
    restart: () => startServerAgain(server),
    pause: () => signalServer(server, 'SIGSTOP'),
    resume: () => signalServer(server, 'SIGCONT'),
    async startStandby() {
      const standby = serverIn(join(parent, 'fast'), await freePort());
      await followServer(server, standby);
      return standby.url;
    },
    stop: () => removeServers(parent, [server]),
  };
}
