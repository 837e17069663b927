import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { archiveInstallation, start } from '../package/installed.ts';
import { commandsIn, PATIENT_CURL } from './guide-commands.ts';

// The commands of the guide "Install", in an empty folder with the file of a release.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-install-'));

beforeAll(() => archiveInstallation(folder));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package is installed, tells its version, serves a sandbox and is stopped', async () => {
  // The settings of the npm that runs this test say where packages come from.
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('npm_config_'));
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { ...Object.fromEntries(settings), PATH: path, PORT: String(await freePort()) } as Record<string, string>;
  const commands = commandsIn('install').map((block) => block.script);
  // Whatever still serves would answer the reader's next gateway's health check.
  const left = 'curl -sS "http://localhost:$PORT/healthz" || echo nothing serves';
  // If a command fails, the gateway in the background ends with the process group of the shell.
  const script = [
    'set -e',
    `curl() { ${PATIENT_CURL}; command curl "$@"; }`,
    ...commands,
    left,
    'echo done; wait',
  ].join('\n');
  const shell = start(folder, ['-c', script], { command: ['bash'], env });
  await shell.until(/^done$/m);
  const { stdout } = await shell.stop();
  expect(stdout).toMatch(/^tollgate \d+\.\d+\.\d+/m);
  expect(stdout.match(/^alive$/gm)).toHaveLength(1);
  expect(stdout).toMatch(/^nothing serves$/m);
});
