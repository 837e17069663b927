import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endCommandsAfterEach } from '../../cli/command.ts';
import { examine } from '../../cli/doctor-world.ts';
import { recordResult } from './record-result.ts';
import { ENGINES, startEngine } from './start-engine.ts';
import type { EngineName } from './start-engine.ts';

// What the guide "Engines" says of each engine: `npm run chaos -- --only engines --record` writes it there.

/** The tests of the gateway that name PostgreSQL. Together they send nearly every statement that there is. */
const STORE_TESTS = ['test/gateway', '-t', 'PostgreSQL'];
const STORE_TESTS_MIN = 400;

endCommandsAfterEach();

describe.each(ENGINES)('the engine %s', (name) => {
  it('does what our SQL needs, as tollgate doctor --engine finds', async () => {
    const engine = await startEngine(name);
    onTestFinished(() => engine.stop());
    const { code, lines } = await examine({ MODE: 'sandbox', ...engine.env }, '--engine');
    expect({
      code,
      lines: lines.filter((line) => !line.startsWith(`ok engine: PostgreSQL ${engine.version} `)),
    }).toEqual({
      code: 0,
      lines: [],
    });
    expect(lines.length).toBeGreaterThan(0);
    const command = 'tollgate doctor --engine';
    const figures = `${lines.length} of ${lines.length} needs are met`;
    recordResult({ engine: name, version: engine.version, run: 'what our SQL needs', command, seed: null, figures });
  });

  it('passes the tests of the gateway that are about PostgreSQL', async () => {
    const engine = await startEngine(name);
    onTestFinished(() => engine.stop());
    const passed = await runStoreTests(name, engine.url);
    expect(passed).toBeGreaterThan(STORE_TESTS_MIN);
    const command = `npm run chaos -- --only engines/engines`;
    const figures = `${passed} of ${passed} tests pass`;
    recordResult({ engine: name, version: engine.version, run: 'tests of the gateway', command, seed: null, figures });
  });
});

/** Returns how many there are. A server that stands alone is started by the tests themselves, without its disk. */
async function runStoreTests(name: EngineName, url: string): Promise<number> {
  const vitest = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs');
  const args = ['run', '--project', 'quick', '--retry', '0', '--reporter', 'json', ...STORE_TESTS];
  const { TOLLGATE_TEST_POSTGRES: _ours, ...env } = process.env;
  const isAlone = /^postgres-\d+$/.test(name);
  const child = spawn(process.execPath, [vitest, ...args], {
    env: { ...env, ...(isAlone ? { ENGINE: name } : { TEST_DATABASE_URL: url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const report = JSON.parse(said) as Report;
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
