import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { NO_HASH, digestOf, encodeEntry, hashOf, utcDay } from '../../../src/gateway/store/audit/audit-chain.ts';
import { AUDIT } from '../../../src/gateway/store/audit/audit-table.ts';
import { sqliteFile } from '../../../src/gateway/store/engine/sqlite/sqlite-file.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { copyRows } from './copy-rows.ts';
import type { Cells } from './copy-rows.ts';
import type { Place } from './databases.ts';

// Fills the audit log of an empty, migrated database with a valid chain, for benchmarks: a million rows in under a minute. All
// in one transaction, and the indexes are built at its end.

const BATCH_ROWS = 5000;
const SPREAD_MS = 380 * 86_400_000;
const END = Date.parse('2026-11-16T00:00:00Z');
const FIRST_MERCHANT = 100_000;
/** A multiple of everything that repeats in them. */
const SAMPLES = 600;
const ACTIONS = ['signIn', 'resendDelivery', 'updateMerchant', 'rotateSigningKey', 'createDeposit', 'putRate'] as const;

const COLUMNS = { ...AUDIT.columns, previous_hash: 'text', hash: 'text' } as const;
const DAY_COLUMNS = { day: 'text', first_no: 'int', last_no: 'int', actions: 'int', head: 'text' } as const;

interface Day {
  readonly day: string;
  readonly first_no: number;
  last_no: number;
  actions: number;
  head: string;
}

type Rows = readonly Cells[];

interface Target {
  run(sql: string): Promise<readonly object[]>;
  insert(table: string, columns: typeof COLUMNS | typeof DAY_COLUMNS, rows: Rows): Promise<void>;
  /** Names and definitions of the indexes of the audit log that are no part of the table itself. */
  readonly indexes: string;
  /** What the server does by itself after a while. */
  readonly after: readonly string[];
  close(): Promise<void>;
}

export async function fillAudit(place: Place, rows: number): Promise<void> {
  const target = place.databaseUrl === null ? openFile(place.dataDir ?? '') : await connect(place.databaseUrl);
  try {
    const indexes = (await target.run(target.indexes)) as readonly { name: string; sql: string }[];
    await target.run('begin');
    for (const { name } of indexes) await target.run(`drop index ${name}`);
    const days: Day[] = [];
    let written: Promise<void> = Promise.resolve();
    for (const batch of chainedBatches(rows, days)) {
      // The next batch is computed while the database writes this one.
      await written;
      written = target.insert('audit', COLUMNS, batch);
    }
    await written;
    await target.insert('audit_days', DAY_COLUMNS, days as unknown as Rows);
    for (const { sql } of indexes) await target.run(sql);
    await target.run('commit');
    for (const sql of target.after) await target.run(sql);
  } finally {
    await target.close();
  }
}

function* chainedBatches(rows: number, days: Day[]): Generator<Rows> {
  const samples = Array.from({ length: SAMPLES }, (_, n) => encodeEntry(sampleEntry(n)));
  let previousHash = NO_HASH;
  for (let start = 1; start <= rows; start += BATCH_ROWS) {
    const batch: Cells[] = [];
    for (let actionNo = start; actionNo < Math.min(start + BATCH_ROWS, rows + 1); actionNo += 1) {
      const at = END - SPREAD_MS + Math.floor((actionNo / rows) * SPREAD_MS);
      const row = { ...samples[actionNo % SAMPLES], action_no: actionNo, at, request_id: `req_${actionNo}` };
      const hash = hashOf({ previousHash, actionNo, digest: digestOf(row) });
      batch.push({ ...row, previous_hash: previousHash, hash });
      addToDay(days, { day: utcDay(at), actionNo, hash });
      previousHash = hash;
    }
    yield batch;
  }
}

function openFile(dataDir: string): Target {
  const database = new DatabaseSync(sqliteFile(dataDir));
  // Nobody needs it after a crash.
  database.exec('pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -200000');
  return {
    run: async (sql) => database.prepare(sql).all(),
    async insert(table, columns, rows) {
      const names = Object.keys(columns);
      const statement = database.prepare(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      );
      for (const row of rows) {
        statement.run(...names.map((name) => row[name] ?? null));
      }
    },
    indexes: "select name, sql from sqlite_master where type = 'index' and tbl_name = 'audit' and sql is not null",
    after: ['pragma wal_checkpoint(truncate)'],
    close: async () => database.close(),
  };
}

async function connect(databaseUrl: string): Promise<Target> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const run = async (sql: string) => (await client.query<object>(sql)).rows;
  await run("set maintenance_work_mem = '256MB'");
  return {
    run,
    insert: (table, columns, rows) => copyRows(client, { table, columns: Object.keys(columns), rows }),
    indexes: `select indexname as name, indexdef as sql from pg_indexes
              where tablename = 'audit' and indexdef not like 'CREATE UNIQUE%'`,
    after: ['vacuum analyze audit', 'analyze audit_days'],
    close: () => client.end(),
  };
}

/** 50 people, 200 merchants, every action by each; one in a hundred is refused. The others differ in time and request. */
function sampleEntry(n: number) {
  const person = n % 50;
  const merNo = FIRST_MERCHANT + (n % 200);
  const acting = {
    actor: { kind: 'person', id: `person_${person}`, name: `p${person}@example.com`, sessionId: `session_${n}` },
    grant: { merNo: 0, permissions: null, roles: [], factorAt: null },
    reason: n % 3 === 0 ? `Ticket ${n}` : null,
    address: `192.0.2.${n % 250}`,
    requestId: '',
    approvalNo: null,
  } as const;
  return auditOf(acting, {
    at: 0,
    action: ACTIONS[n % ACTIONS.length] ?? 'signIn',
    target: `merchant ${merNo}`,
    detail: 'active to suspended',
    merNo,
    outcome: n % 100 === 0 ? 'refused' : 'done',
    before: { status: 'active' },
    after: { status: 'suspended' },
  });
}

function addToDay(days: Day[], { day, actionNo, hash }: { day: string; actionNo: number; hash: string }): void {
  const last = days.at(-1);
  if (last?.day !== day) {
    days.push({ day, first_no: actionNo, last_no: actionNo, actions: 1, head: hash });
    return;
  }
  last.last_no = actionNo;
  last.actions += 1;
  last.head = hash;
}
