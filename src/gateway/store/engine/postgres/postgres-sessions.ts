import { Client, Pool } from 'pg';
import type { PoolClient } from 'pg';
import { DatabaseUnavailableError } from '../../../domain/store-errors.ts';
import { atMost } from '../at-most.ts';
import { createAvailability } from '../availability.ts';
import type { Availability } from '../availability.ts';
import type { DatabaseHost } from '../database-url.ts';
import type { DatabaseLimits } from '../limits.ts';
import { isServerGone, rethrow } from './postgres-errors.ts';
import { runOn } from './postgres-run.ts';
import type { Session } from './postgres-run.ts';
import { answered, chooseServer, clientSettings, cutOff } from './postgres-servers.ts';
import { createTurns } from '../turns.ts';

// Connections to PostgreSQL. Each use has a deadline for every response: a missing one closes the connection, even if its
// peer died silently, and makes all others suspect.

type Work<Result> = (session: Session) => Promise<Result>;

export interface Sessions {
  /** Runs `work` on one connection. */
  use<Result>(work: Work<Result>, options?: UseOptions): Promise<Result>;
  /** Changes whenever a server was chosen anew, after a failure. */
  serverNo(): number;
  /** The current number of connections, and how many callers wait for one. */
  figures(): { readonly sizeMax: number; readonly open: number; readonly idle: number; readonly waiting: number };
  /** Ends within a moment, by cutting off what remains. */
  close(): Promise<void>;
}

export interface UseOptions {
  /** For each response. */
  readonly limitMs?: number | undefined;
  /** Reads change nothing, and are refused before writes: what was accepted has to be finished. Lists have a share of the pool. */
  readonly kind?: 'lookUp' | 'list';
}

export interface SessionOptions {
  readonly hosts: readonly DatabaseHost[];
  readonly limits: DatabaseLimits;
  /** Run on each new connection. */
  readonly onConnect: () => string | null;
  /** Called when an idle connection breaks, or a server cannot be reached. */
  readonly onError: (error: unknown) => void;
}

/** After this part of a statement's time without a response, somebody looks whether the server responds at all. */
const SLOW_SHARE = 0.3;
/** The share of the connections that lists may use: the others are there for payments, and the server's processors too. */
const LISTS_SHARE = 0.3;
const END_MS_MAX = 500;

/** Rejects if no server accepts writes. */
export async function openSessions(options: SessionOptions): Promise<Sessions> {
  const { limits } = options;
  const servers = chooseServer(options);
  await servers.probe(() => true).catch(rethrow);
  const pool = createPool(options, {
    current: servers.current,
    // Only connection errors count: that all connections are busy for too long says nothing about the server.
    onFailed: (error) => isServerGone(error) && availability.suspect(true),
  });
  const availability = createAvailability({
    probe: servers.probe,
    waitingMax: limits.waitingMax,
    onDown: options.onError,
  });
  const sockets = trackSockets(pool);
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    options.onError(error);
    availability.suspect(true);
  });
  const lists = createListTurns(limits);

  const checkOut = createCheckOut({ pool, availability, generation: servers.generation, limits });

  async function useOne<Result>(
    work: Work<Result>,
    { limitMs = limits.statementMs, kind }: UseOptions,
  ): Promise<Result> {
    const isRead = kind !== undefined;
    const client = await checkOut(isRead ? limits.waitingMax : limits.waitingMax * 2);
    const isQuick = limitMs <= limits.statementMs;
    const slowMs = isQuick ? limitMs * SLOW_SHARE : limitMs;
    const running = runOn(client, { work, limitMs, slowMs, onSuspicion: availability.suspect });
    // Nothing is lost if nobody waits for the end of a read.
    return isRead && isQuick ? availability.unlessDown(running, { onLate: () => undefined }) : running;
  }

  return {
    use: (work, use = {}) => (use.kind === 'list' ? lists.take(() => useOne(work, use)) : useOne(work, use)),
    serverNo: servers.generation,
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

/** Gets a connection within the time of a statement, or rejects: nothing was sent then. */
function createCheckOut(options: {
  readonly pool: Pool;
  readonly availability: Availability;
  readonly generation: () => number;
  readonly limits: DatabaseLimits;
}): (waitingMax: number) => Promise<PoolClient> {
  const { pool, availability, generation, limits } = options;
  const generations = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, generation()));
  return async (waitingMax) => {
    const deadlineMs = performance.now() + limits.statementMs;
    const waiting = availability.admit();
    if (waiting !== undefined) await waiting;
    if (pool.waitingCount >= waitingMax) {
      throw new DatabaseUnavailableError(new Error('too many callers are waiting for a connection'));
    }
    for (;;) {
      const limitMs = Math.max(0, deadlineMs - performance.now());
      const client = await availability
        .unlessDown(pool.connect(), { limitMs, onLate: (late) => late.release() })
        .catch(rethrow);
      // A connection from before the last failure may be as dead as the one that failed. There are at most as many as the
      // pool holds.
      if (generations.get(client) === generation()) return client;
      cutOff(client, 'it is older than the last failure');
      client.release(true);
    }
  };
}

function createListTurns({ connectionsMax, waitingMax, statementMs }: DatabaseLimits) {
  const atOnceMax = Math.max(1, Math.floor(connectionsMax * LISTS_SHARE));
  return createTurns({ atOnceMax, waitingMax, waitMs: statementMs });
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
    // For a busy connection; callers themselves wait no longer than for a statement.
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
