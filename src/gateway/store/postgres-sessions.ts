import { Client, Pool, types } from 'pg';
import type { ClientConfig, PoolClient, QueryConfig } from 'pg';
import { atMost } from './at-most.ts';
import { createAvailability } from './availability.ts';
import type { DatabaseHost } from './database-url.ts';
import { DatabaseUnavailableError } from './engine.ts';
import type { Row } from './engine.ts';
import type { DatabaseLimits } from './limits.ts';
import { isServerGone, rethrow } from './postgres-errors.ts';

// Connections to PostgreSQL. Whoever uses one has a deadline for each answer: one that does not come ends the connection,
// however silently its other end died, and makes all others suspect.

export interface Session {
  query(statement: string | QueryConfig): Promise<Row[]>;
}

export interface Sessions {
  /** Runs `work` on one connection. `limitMs` is for each answer. */
  use<Result>(work: (session: Session) => Promise<Result>, limitMs?: number): Promise<Result>;
  /** Connections, now; and how many callers wait for one. */
  figures(): { readonly sizeMax: number; readonly open: number; readonly idle: number; readonly waiting: number };
  /** Ends within a moment, by cutting off what is left. */
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly hosts: readonly DatabaseHost[];
  readonly limits: DatabaseLimits;
  /** Run on each new connection. */
  readonly onConnect: () => string | null;
  /** A connection that broke while nobody used it, and a server that cannot be reached. */
  readonly onError: (error: unknown) => void;
}

// The server has the same limit and answers at it; this is for the answer's way, and for a server that does not keep it.
const ANSWER_GRACE_MS = 500;
const KEEP_ALIVE_MS = 10_000;
const END_MS_MAX = 500;
const INTEGER_TYPES = new Set([20, 21, 23]);

/** Rejects where no server can be written to. */
export async function openSessions(options: SessionOptions): Promise<Sessions> {
  const { limits } = options;
  const servers = chooseServer(options);
  await servers.probe().catch(rethrow);
  const pool = createPool(options, servers.current);
  const availability = createAvailability({
    probe: servers.probe,
    waitingMax: limits.waitingMax,
    onDown: options.onError,
  });
  const sockets = trackSockets(pool);
  const generations = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, servers.generation()));
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    options.onError(error);
    availability.suspect();
  });

  async function checkOut(): Promise<PoolClient> {
    const waiting = availability.admit();
    if (waiting !== undefined) await waiting;
    if (pool.waitingCount >= limits.waitingMax) {
      throw new DatabaseUnavailableError(new Error('too many callers wait for a connection'));
    }
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        if (!isOfFullPool(error) && isServerGone(error)) availability.suspect();
        return rethrow(error);
      });
      // One from before the last trouble may be as dead as the one that showed it. There are no more than the pool holds.
      if (generations.get(client) === servers.generation()) return client;
      cutOff(client, 'it is older than the last trouble');
      client.release(true);
    }
  }

  return {
    use: async (work, limitMs = limits.statementMs) =>
      runOn(await checkOut(), { work, limitMs, onLost: availability.suspect }),
    figures: () => ({
      sizeMax: limits.connectionsMax,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      availability.close();
      await atMost(pool.end(), END_MS_MAX);
      await atMost(sockets.ended(), END_MS_MAX);
      sockets.destroy();
    },
  };
}

async function runOn<Result>(
  client: PoolClient,
  options: { work: (session: Session) => Promise<Result>; limitMs: number; onLost: () => void },
): Promise<Result> {
  const watch = watchAnswers(client, options.limitMs);
  let lost = false;
  const session: Session = {
    async query(statement) {
      watch.restart();
      try {
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        lost ||= isServerGone(error);
        return rethrow(error);
      }
    },
  };
  try {
    return await options.work(session);
  } catch (error) {
    if (lost) options.onLost();
    // If rolling back fails too, the connection is of no more use.
    else await session.query('rollback').catch(() => (lost = true));
    throw error;
  } finally {
    watch.stop();
    client.release(lost);
  }
}

/**
 * Cuts the connection off if an answer is late. In two steps: after this process itself stood still, its timers come before
 * the answers that are waiting for it.
 */
function watchAnswers(client: PoolClient, limitMs: number) {
  let late: NodeJS.Timeout | undefined;
  const due = setTimeout(() => {
    late = setTimeout(cutOff, ANSWER_GRACE_MS, client, `it did not answer within ${limitMs} ms`);
  }, limitMs);
  return {
    restart() {
      clearTimeout(late);
      due.refresh();
    },
    stop() {
      clearTimeout(due);
      clearTimeout(late);
    },
  };
}

/** That all connections are busy for too long says nothing about the server. The pool has no other sign of it. */
function isOfFullPool(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

function createPool({ limits, onConnect }: SessionOptions, current: () => DatabaseHost): Pool {
  const settings = clientSettings(limits);
  const pool = new Pool({
    max: limits.connectionsMax,
    // For one that others use. They are done within this time, or have been cut off.
    connectionTimeoutMillis: limits.connectMs + limits.statementMs,
    // Called with `new`; the server is the one that is current at that moment.
    Client: function createClient() {
      return new Client({ ...settings, connectionString: current().url });
    } as unknown as new () => Client,
    onConnect: (async (client: PoolClient) => {
      const statement = onConnect();
      if (statement !== null) await answered(client, statement, limits.connectMs);
    }) as unknown as (client: unknown) => void,
  });
  // One that breaks while it is in use fails its statement, and that is told there. The pool does not listen then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function clientSettings(limits: DatabaseLimits): ClientConfig {
  return {
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // No time limits here: poolers refuse to be told of them before a connection is made.
    application_name: 'tollgate',
    types: { getTypeParser: parserOf },
  };
}

/** Which of the servers is used: the first that takes writes, tried in turn from the one that was used last. */
function chooseServer({ hosts, limits }: SessionOptions) {
  let chosen = 0;
  let generation = 0;
  const hostAt = (index: number) => hosts[index % hosts.length] as DatabaseHost;
  return {
    current: () => hostAt(chosen),
    generation: () => generation,
    async probe() {
      const problems: string[] = [];
      for (let tries = 0; tries < hosts.length; tries += 1) {
        const host = hostAt(chosen + tries);
        try {
          await requireWritable(host, limits);
          chosen = (chosen + tries) % hosts.length;
          generation += 1;
          return;
        } catch (error) {
          problems.push(`${host.name}: ${reasonOf(error)}`);
        }
      }
      throw new Error(problems.join('; '));
    },
  };
}

async function requireWritable({ url }: DatabaseHost, limits: DatabaseLimits): Promise<void> {
  const client = new Client({ ...clientSettings(limits), connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const rows = await answered(client, "select current_setting('transaction_read_only') as value", limits.connectMs);
    if (rows[0]?.['value'] === 'on') throw new Error('it takes no writes, being a standby or read-only');
  } finally {
    const late = setTimeout(cutOff, END_MS_MAX, client, 'it did not end');
    void client.end().finally(() => clearTimeout(late));
  }
}

async function answered(client: Client | PoolClient, statement: string, limitMs: number): Promise<Row[]> {
  const watch = setTimeout(cutOff, limitMs, client, `it did not answer within ${limitMs} ms`);
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => clearTimeout(watch));
}

function cutOff(client: Client | PoolClient, reason: string): void {
  (client as Client).connection.stream.destroy(new Error(`The connection to the database was cut: ${reason}.`));
}

function trackSockets(pool: Pool) {
  const sockets = new Set<Client['connection']['stream']>();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let closing = false;
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as Client).connection;
    sockets.add(stream);
    stream.once('close', () => {
      sockets.delete(stream);
      if (closing && sockets.size === 0) resolve();
    });
  });
  return {
    async ended() {
      closing = true;
      if (sockets.size > 0) await ended;
    },
    destroy() {
      for (const stream of sockets) stream.destroy();
    },
  };
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails with one error for each, and no word of its own.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return first instanceof Error ? first.message : String(first);
}

function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (INTEGER_TYPES.has(type) && format !== 'binary') return BigInt;
  return types.getTypeParser(type, 'text') as (value: string) => unknown;
}
