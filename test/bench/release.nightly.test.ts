import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../helpers/package/copy-tree.ts';

// A copy of this tree whose payments take a third of a millisecond more, compared with this tree in both directions.

const COPIED = ['src', 'generated', 'scripts', 'test/helpers', 'package.json'];
const SLOWED = 'src/protocol/json-object.ts';
const READS = /^export function readJsonObject\(.*\{$/m;
const PLANTED = `
  const begun = process.cpuUsage();
  for (let burnt = 0; burnt < 300;) {
    const { user, system } = process.cpuUsage(begun);
    burnt = user + system;
  }`;

const run = promisify(execFile);
const copy = copyTree('tollgate-slow-', { parts: COPIED });

beforeAll(() => {
  const text = readFileSync(SLOWED, 'utf8');
  const slow = text.replace(READS, (head) => head + PLANTED);
  expect(slow).not.toBe(text);
  writeFileSync(join(copy, SLOWED), slow);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The exit code, and the line of the judgement. */
async function compare(tree: string, against: string): Promise<readonly [code: number, line: string | undefined]> {
  const options = ['--engines', 'sqlite', '--seconds', '2', '--pairs', '24', '--out', join(copy, 'bench')];
  const command = ['scripts/bench.ts', 'release', '--against', against, ...options];
  // The bench has a server of its own.
  const { TOLLGATE_TEST_POSTGRES: _, ...env } = process.env;
  const { code, stdout } = await run(process.execPath, command, { cwd: tree, env }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: { code: number; stdout: string }) => error,
  );
  return [code, stdout.split('\n').find((line) => line.includes('core time for a payment'))];
}

it('a tree whose payments take more of the cores fails the comparison', async () => {
  const [code, line] = await compare(copy, resolve('.'));
  expect(line).toContain('core time for a payment: slower');
  expect(code).toBe(1);
});

it('a tree whose payments take less of the cores passes it', async () => {
  const [code, line] = await compare(resolve('.'), copy);
  expect(line).toContain('core time for a payment: not slower');
  expect(code).toBe(0);
});
