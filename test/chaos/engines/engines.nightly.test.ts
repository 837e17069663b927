import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endCommandsAfterEach } from '../../cli/command.ts';
import { examine } from '../../cli/doctor-world.ts';
import { runStatement } from '../../helpers/database/postgres.ts';
import { recordResult } from './record-result.ts';
import { ENGINES, startEngine } from './start-engine.ts';
import type { EngineName } from './start-engine.ts';
import { VITEST } from '../../helpers/vitest-program.ts';

// What the guide "Engines" says of each engine: `npm run chaos -- --only engines --record` writes it there.

/** Only those that name PostgreSQL are run. Together they send nearly every statement that there is. */
const TESTS = ['test/gateway', '-t', 'PostgreSQL'];
/** They look at the server's connections, or open them with options of their own, and a pooler decides about both. */
const NAMES = ['plans', 'deadlocks', 'older-nodes', 'attempts-races', 'tasks-race', 'tries'];
const NOT_POOLED = NAMES.flatMap((name) => ['--exclude', `**/*${name}.test.ts`]);
const TESTS_MIN = 400;

endCommandsAfterEach();

describe.each(ENGINES)('the engine %s', (name) => {
  it('does what our SQL needs, as tollgate doctor --engine finds', async () => {
    const engine = await startEngine(name);
    onTestFinished(() => engine.stop());
    const { code, lines } = await examine({ MODE: 'sandbox', ...engine.env }, '--engine');
    const unmet = lines.filter((line) => !line.startsWith(`ok engine: PostgreSQL ${engine.version} `));
    expect({ code, unmet }).toEqual({ code: 0, unmet: [] });
    expect(lines.length).toBeGreaterThan(0);
    const command = 'tollgate doctor --engine';
    const figures = `${lines.length} of ${lines.length} needs are met`;
    recordResult({ engine: name, version: engine.version, run: 'what our SQL needs', command, seed: null, figures });
  });

  it('passes the tests of the gateway that are about PostgreSQL', async () => {
    const engine = await startEngine(name);
    onTestFinished(() => engine.stop());
    // Each test has a database of its own, which takes seconds to make and to drop where it has to be on the disk.
    for (const sql of ['alter system set fsync = off', 'select pg_reload_conf()']) await runStatement(engine.url, sql);
    const passed = await runTests(name, engine.url);
    expect(passed).toBeGreaterThan(TESTS_MIN);
    const command = `npm run chaos -- --only engines/engines`;
    const figures = `${passed} of ${passed} tests pass`;
    recordResult({ engine: name, version: engine.version, run: 'tests of the gateway', command, seed: null, figures });
  });
});

/** Returns how many there are. A server that stands alone is started by the tests themselves, without its disk. */
async function runTests(name: EngineName, url: string): Promise<number> {
  const isAlone = /^postgres-\d+$/.test(name);
  const excluded = name === 'postgres-18-pgbouncer' ? NOT_POOLED : [];
  const args = ['run', '--project', 'quick', '--retry', '0', '--reporter', 'json', ...TESTS, ...excluded];
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const { TOLLGATE_TEST_POSTGRES: _ours, ...env } = process.env;
  const child = spawn(process.execPath, [VITEST, ...args, '--outputFile', file], {
    env: { ...env, ...(isAlone ? { ENGINE: name } : { TEST_DATABASE_URL: url }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(child, 'exit');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages]),
  );
  expect({ success: report.success, failed }).toEqual({ success: true, failed: [] });
  return report.numPassedTests;
}

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
