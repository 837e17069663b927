import { Client, types } from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import type { DatabaseHost } from '../database-url.ts';
import type { Row } from '../engine.ts';
import { programName } from '../program-name.ts';
import { ServersUnusableError } from './explain-postgres.ts';
import type { DatabaseLimits } from '../limits.ts';
import { isAnswer, isServerGone } from './postgres-errors.ts';

// Selects a server, and connects to it.

const KEEP_ALIVE_MS = 10_000;
const END_MS_MAX = 500;
const INTEGER_TYPES = new Set([20, 21, 23]);

/** Selects the first server that accepts writes, trying them in turn from the one used last. */
export function chooseServer({ hosts, limits }: { hosts: readonly DatabaseHost[]; limits: DatabaseLimits }) {
  let chosen = 0;
  let generation = 0;
  const hostAt = (index: number) => hosts[index % hosts.length] as DatabaseHost;
  return {
    current: () => hostAt(chosen),
    generation: () => generation,
    /** Connections from before a failure may be as dead as the one that failed: `isLost` asks for new ones. */
    async probe(isLost: () => boolean) {
      const failures: { host: string; error: unknown }[] = [];
      for (let tries = 0; tries < hosts.length; tries += 1) {
        const host = hostAt(chosen + tries);
        try {
          await requireWritable(host, limits);
          chosen = (chosen + tries) % hosts.length;
          if (tries > 0 || isLost()) generation += 1;
          return;
        } catch (error) {
          // It responds, if only to say that it is busy; what made somebody look is no failure yet.
          if (!isLost() && isAnswer(error) && !isServerGone(error)) return;
          failures.push({ host: host.name, error });
        }
      }
      throw new ServersUnusableError(failures);
    },
  };
}

async function requireWritable({ url }: DatabaseHost, limits: DatabaseLimits): Promise<void> {
  const client = new Client({ ...clientSettings(limits), connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const rows = await answered(client, "select current_setting('transaction_read_only') as value", limits.connectMs);
    if (rows[0]?.['value'] === 'on') throw new Error('it does not accept writes: it is a standby or read-only');
  } finally {
    const late = setTimeout(cutOff, END_MS_MAX, client, 'it did not end');
    void client.end().finally(() => clearTimeout(late));
  }
}

export function clientSettings(limits: DatabaseLimits): ClientConfig {
  return {
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // No timeouts here: poolers reject them as startup parameters.
    application_name: programName(),
    types: { getTypeParser: parserOf },
  };
}

export async function answered(client: Client | PoolClient, statement: string, limitMs: number): Promise<Row[]> {
  const watch = setTimeout(cutOff, limitMs, client, `it did not answer within ${limitMs} ms`);
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => clearTimeout(watch));
}

export function cutOff(client: Client | PoolClient, reason: string): void {
  (client as Client).connection.stream.destroy(new Error(`The connection to the database was cut: ${reason}.`));
}

function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (INTEGER_TYPES.has(type) && format !== 'binary') return BigInt;
  return types.getTypeParser(type, 'text') as (value: string) => unknown;
}
