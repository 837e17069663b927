import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineName } from '../../chaos/engines/start-engine.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { startPatroniPair } from '../../helpers/database/engines/patroni.ts';
import { POSTGRES_VERSIONS } from '../../helpers/database/engines/postgres-package.ts';
import type { PostgresVersion } from '../../helpers/database/engines/postgres-package.ts';
import { startPgBouncer } from '../../helpers/database/pgbouncer.ts';
import { runStatement } from '../../helpers/database/postgres.ts';
import { startServer } from '../../helpers/database/postgres-server.ts';
import {
  copyServer,
  followServer,
  killServer,
  removeServers,
  serverIn,
  serverUrl,
  setServer,
  signalServer,
  startServerAgain,
  waitUntil,
} from '../../helpers/database/own-server.ts';
import type { Server } from '../../helpers/database/own-server.ts';

// A primary and a standby that has every acknowledged commit. Either takes the place of the other.

export interface Pair {
  readonly servers: readonly WithPort[];
  /** Where nodes reach them: at a pooler before each, or at themselves. */
  readonly doors: readonly WithPort[];
  /** What else stands in the environment of its nodes. */
  readonly env: Readonly<Record<string, string>>;
  killPrimary(): Promise<void>;
  restartPrimary(): Promise<void>;
  /** Stops all processes of one for a while. */
  freeze?(which: 'primary' | 'standby', ms: number): Promise<void>;
  /** The primary is killed, the standby takes its place, and the killed one follows it. */
  promote(): Promise<void>;
  /** A server of its own from a copy of the primary, made while it serves. It follows nobody. */
  restoreElsewhere?(): Promise<{ readonly url: string; remove(): Promise<void> }>;
  close(): Promise<void>;
}

interface WithPort {
  readonly port: number;
}

export function startPair(engine: EngineName): Promise<Pair> {
  if (engine === 'patroni') return startWithPatroni();
  const version = POSTGRES_VERSIONS.find((one) => engine.startsWith(`postgres-${one}`));
  return engine.endsWith('-pgbouncer') ? startPooled(version) : startAlone(version);
}

async function startPooled(version: PostgresVersion | undefined): Promise<Pair> {
  const pair = await startAlone(version);
  const poolers = await Promise.all(pair.servers.map(({ port }) => startPgBouncer(serverUrl(port))));
  return {
    ...pair,
    doors: poolers.map(({ url }) => ({ port: Number(new URL(url).port) })),
    env: { DATABASE_POOLER: 'transaction' },
    async close() {
      await Promise.all(poolers.map((pooler) => pooler.stop()));
      await pair.close();
    },
  };
}

/** Patroni does what an operator does of the others, in its own time. */
async function startWithPatroni(): Promise<Pair> {
  const pair = await startPatroniPair();
  const servers = pair.members.map((member) => ({ port: Number(new URL(pair.urlOf(member)).port) }));
  let killed = '';
  return {
    servers,
    doors: servers,
    env: {},
    async killPrimary() {
      killed = await pair.killLeader();
    },
    restartPrimary: () => pair.start(killed),
    async promote() {
      const gone = await pair.killLeader();
      await waitUntil(
        async () => ![undefined, gone].includes(await pair.leader()),
        'nobody takes the place of a killed leader',
      );
      await pair.start(gone);
    },
    close: pair.close,
  };
}

async function startAlone(version: PostgresVersion | undefined): Promise<Pair> {
  // The name by which the next run finds and stops what a killed one left behind.
  const parent = join(tmpdir(), `tollgate-postgres-${process.pid}`);
  mkdirSync(join(parent, 'proof-0'), { recursive: true, mode: 0o755 });
  const first = await startServer(join(parent, 'proof-0'), { durable: true, version });
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
    doors: servers,
    env: {},
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
