import { Client } from 'pg';
import { startPatroniPair } from '../../helpers/database/engines/patroni.ts';
import type { PostgresVersion } from '../../helpers/database/engines/postgres-package.ts';
import { startPgBouncer } from '../../helpers/database/pgbouncer.ts';
import { startKillablePostgres } from '../killable-postgres.ts';

// The databases of the guide "Engines": each is started for one test alone, and can be killed.

export interface Engine {
  /** What the server says of itself, such as 17.10. */
  readonly version: string;
  /** What a gateway needs to be set to. */
  readonly env: { readonly DATABASE_URL: string; readonly DATABASE_POOLER?: 'transaction' };
  /** The same for tools that know one host only: the server that takes writes while nothing is killed. */
  readonly url: string;
  /** kill -9 of the server that takes writes. A pair goes on by itself; of the others none comes back before it is restarted. */
  kill(): Promise<void>;
  /** Resolves when the server that was killed is there again; in a pair, when commits wait for it. */
  restart(): Promise<void>;
  /** Where there is a pair: its servers change their places. */
  switchover?(): Promise<void>;
  /** Where one server stands alone: another that follows it, and its address. */
  startStandby?(): Promise<string>;
  stop(): Promise<void>;
}

const STARTS = {
  'postgres-15': () => startAlone('15'),
  'postgres-16': () => startAlone('16'),
  'postgres-17': () => startAlone('17'),
  'postgres-18': () => startAlone('18'),
  'postgres-18-pgbouncer': startPooled,
  patroni: startPair,
} as const satisfies Record<string, () => Promise<Omit<Engine, 'version'>>>;

export type EngineName = keyof typeof STARTS;

export const ENGINES = Object.keys(STARTS) as EngineName[];
export const DEFAULT_ENGINE: EngineName = 'postgres-18';

/** Refuses a name that is not one of ENGINES, and lists them. */
export function engineNamed(name: string): EngineName {
  const found = ENGINES.find((known) => known === name);
  if (found === undefined) throw new Error(`There is no engine ${name}: take one of ${ENGINES.join(', ')}.`);
  return found;
}

export async function startEngine(name: string): Promise<Engine> {
  const engine = await STARTS[engineNamed(name)]();
  try {
    return { ...engine, version: await versionAt(engine.url) };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

async function startAlone(version: PostgresVersion): Promise<Omit<Engine, 'version'>> {
  const { url, kill, restart, startStandby, stop } = await startKillablePostgres(version);
  return { env: { DATABASE_URL: url }, url, kill, restart, startStandby, stop };
}

async function startPooled(): Promise<Omit<Engine, 'version'>> {
  const postgres = await startKillablePostgres('18');
  const pooler = await startPgBouncer(postgres.url).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  return {
    env: { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' },
    url: pooler.url,
    kill: postgres.kill,
    restart: postgres.restart,
    async stop() {
      await pooler.stop();
      await postgres.stop();
    },
  };
}

async function startPair(): Promise<Omit<Engine, 'version'>> {
  const pair = await startPatroniPair();
  let killed: string | undefined;
  return {
    env: { DATABASE_URL: pair.url },
    url: pair.urlOf((await pair.leader()) ?? ''),
    async kill() {
      killed = await pair.killLeader();
    },
    async restart() {
      if (killed !== undefined) await pair.start(killed);
      killed = undefined;
    },
    switchover: pair.switchover,
    stop: pair.close,
  };
}

/** Its number is such as 17.10. */
export async function versionAt(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    return String(rows[0]?.version).split(' ')[0] ?? '';
  } finally {
    await client.end();
  }
}
