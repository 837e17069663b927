import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, Pool, types } from 'pg';
import type { PoolClient } from 'pg';
import { POSTGRES } from './dialect.ts';
import { CommitUnknownError, DatabaseUnavailableError } from './engine.ts';
import type { Engine, Param, Row, Statement, Transaction } from './engine.ts';

const CONNECTIONS_MAX = 10;
const STATEMENT_TIMEOUT_MS = 30_000;
const TRIES_MAX = 5;
const BACKOFF_MS_MAX = 20;

// Serialization failure and deadlock: the database asks for another try.
const RETRIED_STATES = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
// Connection, resources, shutdown and time limits: the statement is not at fault.
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57']);

// Every statement here goes by keys. A plan that was made while a table was small would read all of it, and prepared
// statements keep their plans; so the other ways are closed. Compiling costs more than such statements take.
const SESSION =
  'set enable_seqscan = off; set enable_bitmapscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off';
const SNAPSHOT =
  'begin isolation level repeatable read read only; set local enable_seqscan = on; set local enable_hashjoin = on; set local statement_timeout = 0';

const INTEGER_TYPES = new Set([20, 21, 23]);

export function openPostgres(options: { databaseUrl: string; onError: (error: unknown) => void }): Engine {
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: CONNECTIONS_MAX,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'tollgate',
    types: { getTypeParser: parserOf },
    onConnect: (client) => client.query(SESSION) as unknown as void,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', options.onError);
  // One that breaks while it is in use fails its statement, and that is told there. The pool does not listen then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = statementNames();
  const queryOn =
    (client: Pool | PoolClient) =>
    async (sql: string, params: readonly Param[] = []) =>
      (await client.query<Row>({ name: nameOf(sql), text: sql, values: params.map(bound) }).catch(rethrow)).rows;
  const query = queryOn(pool);

  const calls = trackCalls();
  return {
    dialect: POSTGRES,
    query: (sql, params) => calls.add(query(sql, params)),
    snapshot: (statements) => calls.add(withClient(pool, (client) => readSnapshot(client, statements))),
    // Where no connection could be made nothing was sent; only on one is it unknown what became of the statement.
    execute: (sql, params) =>
      calls.add(retried(() => withClient(pool, (client) => commitAlone(queryOn(client)(sql, params))))),
    transaction: (run) =>
      calls.add(retried(() => withClient(pool, (client) => transact(client, queryOn(client), run)))),
    readPool: () => ({
      sizeMax: CONNECTIONS_MAX,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await calls.ended();
      await pool.end();
    },
  };
}

/** The pool forgets callers that still wait for a connection when it ends, so its end waits for all of them. */
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

async function readSnapshot(client: PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  await client.query(SNAPSHOT).catch(rethrow);
  const results: Row[][] = [];
  for (const { sql, params } of statements) {
    results.push((await client.query<Row>(sql, params.map(bound)).catch(rethrow)).rows);
  }
  await client.query('commit');
  return results;
}

function commitAlone(written: Promise<Row[]>): Promise<Row[]> {
  return written.catch((error: unknown) => {
    throw isAnswer(error) ? error : new CommitUnknownError(error);
  });
}

async function transact<Result>(
  client: PoolClient,
  query: (sql: string, params?: readonly Param[]) => Promise<Row[]>,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('begin').catch(rethrow);
  const transaction: Transaction = {
    query,
    all: async (statements) => {
      const results: Row[][] = [];
      for (const { sql, params } of statements) results.push(await query(sql, params));
      return results;
    },
  };
  const result = await run(transaction);
  await client.query('commit').catch((error: unknown) => {
    throw isAnswer(error) ? error : new CommitUnknownError(error);
  });
  return result;
}

/** Whether the database itself said it, so that nothing was committed. */
function isAnswer(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  return cause instanceof DatabaseError;
}

function rethrow(error: unknown): never {
  const answered = error instanceof DatabaseError && !UNAVAILABLE_CLASSES.has(error.code?.slice(0, 2) ?? '');
  throw answered ? error : new DatabaseUnavailableError(error);
}

/** A connection on which something failed is rolled back, or thrown away where that fails too. */
async function withClient<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  let spoilt = false;
  try {
    return await use(client);
  } catch (error) {
    spoilt = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(spoilt);
  }
}

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES_MAX || !asksForAnotherTry(error)) throw error;
      await sleep(Math.random() * BACKOFF_MS_MAX * tries);
    }
  }
}

/** The loser of a race for an idempotency key tries again and finds the winner's row. */
function asksForAnotherTry(error: unknown): boolean {
  if (!(error instanceof DatabaseError) || error.code === undefined) return false;
  return RETRIED_STATES.has(error.code) || (error.code === UNIQUE_VIOLATION && error.table === 'idempotency');
}

function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (INTEGER_TYPES.has(type) && format !== 'binary') return BigInt;
  return types.getTypeParser(type, 'text') as (value: string) => unknown;
}

function statementNames(): (sql: string) => string {
  const names = new Map<string, string>();
  return (sql) => {
    const name = names.get(sql) ?? `tollgate_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

/** PostgreSQL has no NUL in texts. */
function bound(value: Param): string | null {
  if (value === null) return null;
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : String(value);
}
