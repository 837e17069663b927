import { Client } from 'pg';
import { expect, it } from 'vitest';
import type { Param } from '../../../src/gateway/store/engine/engine.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { recording } from '../../helpers/database/recorded-statements.ts';
import type { RecordedStatement } from '../../helpers/database/recorded-statements.ts';
import { fillStatements } from './settlement-rows.ts';
import { CALENDAR, EXPORT_READS, NUMBERING, PAGES, RUN_READS, readsOf } from './settlement-reads.ts';
import type { Read } from './settlement-reads.ts';

// With millions of lines, a statement that reads all of them is the end. On PostgreSQL plans are made on empty tables and kept, as by
// a connection that opened first, and the rows that they read once the tables have grown are counted; those of snapshots are made
// each time. SQLite says what it would do.

const READS: readonly Read[] = [...PAGES, ...CALENDAR, ...RUN_READS, ...EXPORT_READS, ...NUMBERING];

/** What grows with payments, payouts, due dates and merchants. */
const GROWING = new Set([
  'agenda',
  'balances',
  'chargebacks',
  'exports',
  'export_parts',
  'orders',
  'payout_runs',
  'payout_schedules',
  'postings',
  'refunds',
  'reversals',
  'settlement_accounts',
  'settlement_batches',
  'settlement_days',
  'settlement_lines',
  'settlement_marks',
  'settlement_series',
]);

type Look = (statement: RecordedStatement) => Promise<{ readonly rows: number; readonly problems: readonly string[] }>;

describeOnBothEngines('reads of settled money', ({ migratedPlace }) => {
  it('find what they show by keys, and look at little else', async () => {
    const place = await migratedPlace();
    const engine = await openEngine(place);
    const planner = place.databaseUrl === null ? null : await createPlanner(place.databaseUrl);
    const asked: { title: string; rowsMax: number; statements: RecordedStatement[] }[] = [];
    for (const [title, read, rowsMax] of READS) {
      const statements: RecordedStatement[] = [];
      await read(readsOf(recording(engine, statements)));
      asked.push({ title, rowsMax, statements: statements.filter(({ sql }) => /^\s*(?:select|with)\b/i.test(sql)) });
    }
    for (const { statements } of asked) for (const one of statements) await planner?.look(one);
    for (const sql of fillStatements()) await runSql(place, sql);
    if (planner !== null) await runSql(place, 'analyze');
    const look: Look = planner?.look ?? sqlitePlans(engine.query);
    const wrong: string[] = [];
    for (const { title, rowsMax, statements } of asked) {
      let rows = 0;
      for (const statement of statements) {
        const found = await look(statement);
        rows += found.rows;
        wrong.push(...found.problems.map((problem) => `${title}: ${problem}`));
      }
      if (rows > rowsMax) wrong.push(`${title}: ${rows} rows are read, ${rowsMax} are enough`);
    }
    await planner?.end();
    await engine.close();
    expect(asked.every(({ statements }) => statements.length > 0)).toBe(true);
    expect(wrong).toEqual([]);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** As a session of the gateway has it, whose plans are made once and kept. */
const KEPT = { seqscan: 'off', bitmapscan: 'off', hashjoin: 'off', mergejoin: 'off' };
const ANEW = `set local enable_seqscan = on; set local enable_hashjoin = on; set local plan_cache_mode = force_custom_plan`;

async function createPlanner(databaseUrl: string): Promise<{ look: Look; end(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
  for (const [name, value] of Object.entries(KEPT)) await client.query(`set enable_${name} = ${value}`);
  const names = new Map<string, string>();
  async function planOf({ sql, params, isSnapshot }: RecordedStatement): Promise<PlanNode> {
    const name = names.get(sql) ?? `read_${names.size + 1}`;
    if (!names.has(sql)) await client.query(`prepare ${name} as ${sql}`);
    names.set(sql, name);
    const values = params.length === 0 ? '' : `(${params.map(literalOf).join(', ')})`;
    await client.query(isSnapshot ? `begin; ${ANEW}` : 'begin');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) execute ${name}${values}`,
    );
    await client.query('commit');
    return rows[0]?.['QUERY PLAN'][0].Plan ?? expect.unreachable();
  }
  return {
    async look(statement) {
      const nodes = nodesOf(await planOf(statement));
      const growing = nodes.filter((node) => GROWING.has(node['Relation Name'] ?? ''));
      const scans = growing.filter((node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > 0);
      return {
        rows: growing.reduce((sum, node) => sum + rowsOf(node), 0),
        problems: scans.map((node) => `all of ${node['Relation Name']} is read by ${statement.sql}`),
      };
    },
    end: () => client.end(),
  };
}

function literalOf(param: Param): string {
  if (param === null) return 'null';
  return typeof param === 'string' ? `'${param.replaceAll("'", "''")}'` : String(param);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(node: PlanNode): number {
  const each =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(each * (node['Actual Loops'] ?? 0));
}

/** It does not count rows: what is not found by a key, or is sorted as a whole, is a problem. Parts that are read by a key have names. */
function sqlitePlans(query: (sql: string, params: readonly Param[]) => Promise<readonly unknown[]>): Look {
  return async ({ sql, params }) => {
    const plan = (await query(`explain query plan ${sql}`, params)) as readonly { detail: string }[];
    const details = plan.map(({ detail }) => detail);
    const parts = details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? []);
    // In the order of an index, up to a limit, is no more than a page.
    const isPart = (detail: string) =>
      [...parts, 'json_each', 'jsonb_each'].some((name) => detail.startsWith(`SCAN ${name}`)) ||
      (/^SCAN \w+ USING (?:COVERING )?INDEX/.test(detail) && / limit \$\d+$/.test(sql));
    const isWrong = (detail: string) =>
      (detail.startsWith('SCAN ') && !isPart(detail)) || detail.startsWith('USE TEMP B-TREE FOR ORDER BY');
    const wrong = details.filter(isWrong);
    return { rows: 0, problems: wrong.map((detail) => `${detail} in ${sql}`) };
  };
}
