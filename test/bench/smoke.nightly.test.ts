import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { sampled } from '../helpers/sweep.ts';

// Every bench runs at night, and one in CI, with numbers so small that they say nothing about speed. Each chapter runs on one
// engine at least.

const run = promisify(execFile);

const RUNS = [
  'acquirers',
  'client',
  'console --engines sqlite',
  'edge --against .',
  'exports --engines sqlite',
  'fallback --engines sqlite',
  'gateway --only a,b,c',
  'gateway --only d,e,i',
  'gateway --only f,g,j --engines sqlite',
  'gateway --only h,k --engines postgres',
  'notifier',
  'pages',
  'people --engines postgres --only listTokens',
  'prune --engines postgres',
  'reconciliation --engines sqlite',
  'refusals',
  'release --engines sqlite',
  'routing --engines sqlite',
  'scale',
  'start',
];

it('the smoke run names every bench that there is', async () => {
  const { stdout } = await run(process.execPath, ['scripts/bench.ts']);
  const listed = [...stdout.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name);
  expect(listed).toEqual([...new Set(RUNS.map((line) => line.split(' ')[0]))]);
});

it.each(sampled(RUNS, 1))('the bench %s runs and prints core time', async (line) => {
  const [name = '', ...args] = line.split(' ');
  const out = mkdtempSync(join(tmpdir(), 'tollgate-bench-smoke-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const command = ['scripts/bench.ts', name, ...args, '--quick', '--out', out];
  // The bench has a PostgreSQL of its own, whose commits wait for the disk.
  const { TOLLGATE_TEST_POSTGRES: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, command, { env: { ...env, BENCH_MERCHANTS: '20' }, maxBuffer: 1e8 });
  expect(stdout).toContain('| core time | per | program | database | together |');
  expect(readFileSync(join(out, `${name}.md`), 'utf8')).toBe(stdout.replace(/\n$/, ''));
});
