import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { VITEST } from '../../helpers/vitest-program.ts';

/** They would count what is sent once more. */
const COUNTING = ['**/statements-per-payment.test.ts'];
/** The tests send a few more texts of statements; far fewer would prove nothing. */
const TEXTS_MIN = 750;

/** All at once would take longer than a test may on a busy machine. */
const PARTS = 3;

describe('while PostgreSQL refuses each statement as a serialization failure and as a deadlock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-statement-faults-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Array.from({ length: PARTS }, (_, index) => index + 1))(
    `all holds that the gateway’s tests ask for, part %i of ${PARTS}`,
    async (part) => {
      expect(await runTests(folder, part)).toEqual({ code: 0, said: '' });
    },
  );

  it('nearly every text of a statement has failed both ways', () => {
    const refused = readdirSync(folder)
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => JSON.parse(line) as { readonly state: string; readonly text: string });
    const [serialization = 0, deadlock = 0] = ['40001', '40P01'].map(
      (wanted) => new Set(refused.filter(({ state }) => state === wanted).map((fault) => fault.text)).size,
    );
    console.log(`${serialization} texts failed with 40001, ${deadlock} with 40P01, ${refused.length} times in all.`);
    expect(Math.min(serialization, deadlock)).toBeGreaterThan(TEXTS_MIN);
  });
});

async function runTests(folder: string, part: number): Promise<{ code: number | null; said: string }> {
  const options = ['--project', 'quick', '--retry', '0', '--reporter', 'dot', `--shard=${part}/${PARTS}`];
  const excluded = COUNTING.flatMap((pattern) => ['--exclude', pattern]);
  const { TOLLGATE_TEST_POSTGRES: _ours, ...env } = process.env;
  const child = spawn(process.execPath, [VITEST, 'run', ...options, 'test/gateway', ...excluded], {
    env: { ...env, STATEMENT_FAULTS: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  return { code, said: code === 0 ? '' : said.slice(-20_000) };
}
