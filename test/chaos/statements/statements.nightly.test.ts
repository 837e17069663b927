import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

/** They would count what is sent once more. */
const COUNTING = ['**/statements-per-payment.test.ts'];
/** The tests send a few more texts of statements; far fewer would prove nothing. */
const TEXTS_MIN = 750;

it('all that the gateway’s tests ask for holds while PostgreSQL refuses each statement as a serialization failure and a deadlock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-statement-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const vitest = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs');
  const excluded = COUNTING.flatMap((pattern) => ['--exclude', pattern]);
  const args = ['run', '--project', 'quick', '--retry', '0', '--reporter', 'dot', 'test/gateway', ...excluded];
  const { TOLLGATE_TEST_POSTGRES: _ours, ...env } = process.env;
  const child = spawn(process.execPath, [vitest, ...args], {
    env: { ...env, STATEMENT_FAULTS: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  expect({ code, said: code === 0 ? '' : said.slice(-20_000) }).toEqual({ code: 0, said: '' });

  const refused = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { readonly state: string; readonly text: string });
  const [serialization = 0, deadlock = 0] = ['40001', '40P01'].map(
    (wanted) => new Set(refused.filter(({ state }) => state === wanted).map((fault) => fault.text)).size,
  );
  console.log(`${serialization} texts failed with 40001, ${deadlock} with 40P01, ${refused.length} times in all.`);
  expect(Math.min(serialization, deadlock)).toBeGreaterThan(TEXTS_MIN);
});
