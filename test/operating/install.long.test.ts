import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { packedProgram } from '../helpers/packed.ts';
import { start } from '../package/installed.ts';
import { commandsIn, PATIENT_CURL } from './guide-commands.ts';

// The commands of the guide "Install", in an empty folder with the file of the package.

const folder = mkdtempSync(join(tmpdir(), 'tollgate-install-'));

beforeAll(async () => {
  const file = await packedProgram();
  copyFileSync(file, join(folder, basename(file)));
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package is installed, tells its version, serves a sandbox and is stopped', { timeout: 900_000 }, async () => {
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
