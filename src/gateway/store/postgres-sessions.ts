import { Client, Pool } from 'pg';
import type { PoolClient, QueryConfig } from 'pg';
import { DatabaseUnavailableError } from '../domain/store-errors.ts';
import { atMost } from './at-most.ts';
import { createAvailability } from './availability.ts';
import type { DatabaseHost } from './database-url.ts';
import type { Row } from './engine.ts';
import type { DatabaseLimits } from './limits.ts';
import { isServerGone, rethrow } from './postgres-errors.ts';
import { answered, chooseServer, clientSettings, cutOff } from './postgres-servers.ts';

// Connections to PostgreSQL. Each use has a deadline for every response: a missing one closes the connection, even if its
// peer died silently, and makes all others suspect.

export interface Session {
  query(statement: string | QueryConfig): Promise<Row[]>;
}

export interface Sessions {
  /** Runs `work` on one connection. */
  use<Result>(work: (session: Session) => Promise<Result>, options?: UseOptions): Promise<Result>;
  /** The current number of connections, and how many callers wait for one. */
  figures(): { readonly sizeMax: number; readonly open: number; readonly idle: number; readonly waiting: number };
  /** Ends within a moment, by cutting off what remains. */
  close(): Promise<void>;
}

interface UseOptions {
  /** For each response. */
  readonly limitMs?: number | undefined;
  /** Reads are refused before writes: what was accepted has to be finished. */
  readonly isRead?: boolean;
}

export interface SessionOptions {
  readonly hosts: readonly DatabaseHost[];
  readonly limits: DatabaseLimits;
  /** Run on each new connection. */
  readonly onConnect: () => string | null;
  /** Called when an idle connection breaks, or a server cannot be reached. */
  readonly onError: (error: unknown) => void;
}

// The server has the same timeout and responds at it; this covers the network, and a server that does not enforce it.
const ANSWER_GRACE_MS = 500;
const END_MS_MAX = 500;

/** Rejects if no server accepts writes. */
export async function openSessions(options: SessionOptions): Promise<Sessions> {
  const { limits } = options;
  const servers = chooseServer(options);
  await servers.probe().catch(rethrow);
  const pool = createPool(options, {
    current: servers.current,
    // Only connection errors count: that all connections are busy for too long says nothing about the server.
    onFailed: (error) => isServerGone(error) && availability.suspect(),
  });
  const availability = createAvailability({
    probe: servers.probe,
    waitingMax: limits.waitingMax,
    onDown: options.onError,
  });
  const sockets = trackSockets(pool);
  const generations = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, servers.generation()));
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    options.onError(error);
    availability.suspect();
  });

  async function checkOut(waitingMax: number): Promise<PoolClient> {
    const waiting = availability.admit();
    if (waiting !== undefined) await waiting;
    if (pool.waitingCount >= waitingMax) {
      throw new DatabaseUnavailableError(new Error('too many callers are waiting for a connection'));
    }
    for (;;) {
      const client = await pool.connect().catch(rethrow);
      // A connection from before the last failure may be as dead as the one that failed. There are at most as many as the
      // pool holds.
      if (generations.get(client) === servers.generation()) return client;
      cutOff(client, 'it is older than the last failure');
      client.release(true);
    }
  }

  return {
    async use(work, { limitMs = limits.statementMs, isRead = false } = {}) {
      const client = await checkOut(isRead ? limits.waitingMax : limits.waitingMax * 2);
      return runOn(client, { work, limitMs, onLost: availability.suspect });
    },
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
    // If the rollback fails too, the connection is unusable.
    else await session.query('rollback').catch(() => (lost = true));
    throw error;
  } finally {
    watch.stop();
    client.release(lost);
  }
}

/**
 * Cuts the connection off if a response is late. In two steps: after this process itself was suspended, its timers fire
 * before the responses that are waiting for it.
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

interface PoolOptions {
  readonly current: () => DatabaseHost;
  /** A connection could not be established or initialised. */
  readonly onFailed: (error: unknown) => void;
}

function createPool({ limits, onConnect }: SessionOptions, { current, onFailed }: PoolOptions): Pool {
  const settings = clientSettings(limits);
  const pool = new Pool({
    max: limits.connectionsMax,
    // For a busy connection. Its user is done within this time, or has been cut off.
    connectionTimeoutMillis: limits.connectMs + limits.statementMs,
    // Called with `new`; it uses the server selected at that time.
    Client: function createClient() {
      return watchConnecting(new Client({ ...settings, connectionString: current().url }), onFailed);
    } as unknown as new () => Client,
    onConnect: (async (client: PoolClient) => {
      const statement = onConnect();
      if (statement === null) return;
      await answered(client, statement, limits.connectMs).catch((error: unknown) => {
        onFailed(error);
        throw error;
      });
    }) as unknown as (client: unknown) => void,
  });
  // If a connection breaks while in use, its statement fails and reports it. The pool does not listen then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The pool reports that there is no connection, but not whether that is the server's fault. */
function watchConnecting(client: Client, onFailed: (error: unknown) => void): Client {
  const connect = client.connect.bind(client) as (done: (error: Error | null) => void) => void;
  client.connect = ((done: (error: Error | null) => void) =>
    connect((error) => {
      if (error instanceof Error) onFailed(error);
      done(error);
    })) as Client['connect'];
  return client;
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
