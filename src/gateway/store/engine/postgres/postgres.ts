import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from '../at-most.ts';
import { parseDatabaseUrl } from '../database-url.ts';
import { POSTGRES } from '../dialect.ts';
import type { Engine, Param, Row, Statement, Transaction } from '../engine.ts';
import { DATABASE_LIMITS } from '../limits.ts';
import type { DatabaseLimits } from '../limits.ts';
import {
  isAnswer,
  isForeignSessionError,
  isLockTimeout,
  needsRetry,
  isTaken,
  refusesWrites,
  rethrowCommit,
} from './postgres-errors.ts';
import { runAlone } from './postgres-alone.ts';
import { openSessions } from './postgres-sessions.ts';
import type { Session } from './postgres-run.ts';
import type { Sessions, UseOptions } from './postgres-sessions.ts';

const TRIES_MAX = 5;
const BACKOFF_MS_MAX = 20;
const MIGRATION_IDLE_MS_MAX = 60_000;
const YIELD_MS = 1000;
const HEARD_MS_MAX = 100;

const LOOK_UP: UseOptions = { kind: 'lookUp' };
const LIST: UseOptions = { kind: 'list' };
const REPORT: UseOptions = { kind: 'list', limitMs: 600_000 };

// Every statement here uses keys. A plan made while a table was small would scan it, and prepared statements keep their
// plans; so the alternatives are disabled. JIT compilation and processes beside the connection's own cost more than such statements take.
const PLANNING: readonly (readonly [string, string])[] = [
  ...['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'].map(
    (name) => [name, 'off'] as const,
  ),
  ['max_parallel_workers_per_gather', '0'],
];

const LATER_ON_DISK = 'set local synchronous_commit = off';
const SNAPSHOT = `begin isolation level repeatable read read only; ${[
  'enable_seqscan = on',
  'enable_hashjoin = on',
  'max_parallel_workers_per_gather = default',
]
  .map((setting) => `set local ${setting}`)
  .join('; ')}`;

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly limits?: DatabaseLimits;
  /** Through a pooler that assigns a different connection to each transaction. Detected automatically if not set. */
  readonly sharedSessions?: boolean;
  readonly onError: (error: unknown) => void;
}

export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl, limits = DATABASE_LIMITS, sharedSessions = false, onError } = options;
  const settings = [...PLANNING, ...timeLimits(limits)];
  const begin = ['begin', ...settings.map(([name, value]) => `set local ${name} = ${value}`)].join('; ');
  const statements = nameStatements(sharedSessions);
  const sessions = await openSessions({
    hosts: parseDatabaseUrl(databaseUrl) ?? [],
    limits,
    // On shared connections a setting would leak to the next user, so each transaction sets its own.
    onConnect: () =>
      statements.isNaming() ? settings.map(([name, value]) => `set ${name} = ${value}`).join('; ') : null,
    onError,
  });
  const calls = trackCalls();
  const { query, isHeard } = createQueries(statements);
  const patiently: Sessions['use'] = (work, use) => retried(() => sessions.use(work, use));
  const read = <Result>(work: (session: Session) => Promise<Result>, use: UseOptions = LIST) =>
    calls.add(statements.retried(() => retryRead(patiently, work, use)));
  const write = <Result>(work: (session: Session) => Promise<Result>) =>
    calls.add(statements.retried(() => patiently(work)));
  const transaction: Engine['transaction'] = (run, { isRepeatable = false } = {}) =>
    write((session) => {
      const opening = [statements.isNaming() ? 'begin' : begin, ...(isRepeatable ? [LATER_ON_DISK] : [])].join('; ');
      return transact(session, { begin: opening, query: query(session) }, run);
    });

  return {
    dialect: POSTGRES,
    find: (sql, params) => read((session) => query(session)(sql, params), LOOK_UP),
    isTaken,
    refusesWrites,
    query: (sql, params) => read((session) => query(session)(sql, params)),
    snapshot: (reads, { slow = false } = {}) =>
      slow
        ? read((session) => readSnapshot(session, `${SNAPSHOT}; set local statement_timeout = 0`, reads), REPORT)
        : read((session) => readSnapshot(session, SNAPSHOT, reads)),
    // One round trip, but without a response its result is unknown; in a transaction, only that of a commit is. So a server
    // that has been silent is asked to begin one first: what a stopped server was sent is then known not to be written.
    execute: (sql, params) =>
      statements.isNaming() && isHeard()
        ? write((session) => query(session)(sql, params).catch(rethrowCommit))
        : transaction((inside) => inside.query(sql, params)),
    transaction,
    migration: (run) =>
      calls.add(
        yieldingToOthers(
          () => patiently((session) => migrate(session, limits, run), { limitMs: limits.migrationMs }),
          limits.migrationMs,
        ),
      ),
    // On shared connections its limits would leak to the next user.
    ...(!sharedSessions && {
      runAlone: (sql: string) =>
        calls.add(
          patiently((session) => runAlone(session, { sql, limits, settings }), { limitMs: limits.migrationMs }),
        ),
    }),
    serverNo: sessions.serverNo,
    readPool: sessions.figures,
    close: async () => {
      await atMost(calls.ended(), limits.statementMs);
      await sessions.close();
    },
  };
}

/** Remembers when the server was last heard. */
function createQueries(statements: ReturnType<typeof nameStatements>) {
  let heardAtMs = performance.now();
  return {
    query: (session: Session) => async (sql: string, params?: readonly Param[]) => {
      const rows = await session.query(statements.of(sql, params));
      heardAtMs = performance.now();
      return rows;
    },
    isHeard: () => performance.now() - heardAtMs < HEARD_MS_MAX,
  };
}

/** Enforced by the server itself: a node that dies with an open transaction keeps its locks no longer than others wait. */
function timeLimits({ statementMs }: DatabaseLimits): (readonly [string, string])[] {
  return [
    ['statement_timeout', String(statementMs)],
    ['lock_timeout', String(Math.ceil(statementMs * 0.8))],
    ['idle_in_transaction_session_timeout', String(Math.ceil(statementMs * 0.6))],
  ];
}

/**
 * A statement's name is a hash of its text: on any connection, and from any node, a name means the same statement. Behind a
 * pooler that shares connections, a prepared statement may be missing or already exist; then names are no longer used.
 */
function nameStatements(sharedSessions: boolean) {
  let naming = !sharedSessions;
  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = `tollgate_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
    names.set(sql, name);
    return name;
  };
  return {
    isNaming: () => naming,
    of: (sql: string, params: readonly Param[] = []) => {
      const statement = { text: sql, values: params.map(bound) };
      return naming ? { name: nameOf(sql), ...statement } : statement;
    },
    async retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
      return attempt().catch((error: unknown) => {
        if (!isForeignSessionError(error)) throw error;
        // Nothing was done: a statement that cannot be prepared or found is not run.
        naming = false;
        return attempt();
      });
    },
  };
}

/** Closing the store waits for work in progress. */
function trackCalls() {
  const underway = new Set<Promise<unknown>>();
  return {
    add<Result>(call: Promise<Result>): Promise<Result> {
      const ended: Promise<unknown> = call.then(
        () => underway.delete(ended),
        () => underway.delete(ended),
      );
      underway.add(ended);
      return call;
    },
    async ended() {
      await Promise.all(underway);
    },
  };
}

/** A read that lost its connection is retried on another: it changes nothing. */
async function retryRead<Result>(
  use: Sessions['use'],
  work: (session: Session) => Promise<Result>,
  options: UseOptions,
): Promise<Result> {
  let lost = false;
  const first = (session: Session) =>
    work(session).catch((error: unknown) => {
      lost = !isAnswer(error);
      throw error;
    });
  return use(first, options).catch((error: unknown) => {
    if (!lost) throw error;
    return use(work, options);
  });
}

async function readSnapshot(session: Session, begin: string, statements: readonly Statement[]): Promise<Row[][]> {
  await session.query(begin);
  const results: Row[][] = [];
  for (const { sql, params } of statements) {
    results.push(await session.query({ text: sql, values: params.map(bound) }));
  }
  await session.query('commit');
  return results;
}

async function transact<Result>(
  session: Session,
  { begin, query }: { begin: string; query: (sql: string, params?: readonly Param[]) => Promise<Row[]> },
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await session.query(begin);
  const result = await run({
    query,
    all: async (statements) => {
      const results: Row[][] = [];
      for (const { sql, params } of statements) results.push(await query(sql, params));
      return results;
    },
  });
  await session.query('commit').catch(rethrowCommit);
  return result;
}

async function migrate<Result>(
  session: Session,
  { migrationMs }: DatabaseLimits,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const limits = [
    `set local statement_timeout = ${migrationMs}`,
    `set local lock_timeout = ${migrationMs}`,
    `set local idle_in_transaction_session_timeout = ${MIGRATION_IDLE_MS_MAX}`,
    // A change of all rows of a table has to scan it.
    'set local enable_seqscan = on',
  ];
  const query = (text: string, params: readonly Param[] = []) => session.query({ text, values: params.map(bound) });
  return transact(session, { begin: ['begin', ...limits].join('; '), query }, run);
}

/** Payments queue behind a migration that waits for a table, so it gives up soon, and tries again. */
async function yieldingToOthers<Result>(attempt: () => Promise<Result>, limitMs: number): Promise<Result> {
  const startedAtMs = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - startedAtMs >= limitMs) throw error;
      await sleep(YIELD_MS * (0.5 + Math.random()));
    }
  }
}

/** PostgreSQL ends transactions because of others, reads among them. */
async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES_MAX || !needsRetry(error)) throw error;
      await sleep(Math.random() * BACKOFF_MS_MAX * tries);
    }
  }
}

/** PostgreSQL has no NUL in texts. */
function bound(value: Param): string | null {
  if (value === null) return null;
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : String(value);
}
