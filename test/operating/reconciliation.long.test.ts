import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// Every command of the guide "Reconciliation", on a sandbox: two payments, one of which the acquirer does not report.

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-reconciliation-'));
let gateway: TestGateway;
let shell: Shell;

beforeAll(async () => {
  gateway = await startTestGateway({ env: { DATA_DIR: dataDir } });
  shell = createShell({ env: { DATA_DIR: dataDir, TOLLGATE_URL: gateway.url } });
});

afterAll(async () => {
  await shell.close();
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('every command of the guide runs, and the planted fault is the only open item', async () => {
  const [story, ...others] = commandsIn('reconciliation');
  if (story === undefined || others.length > 0) throw new Error('the guide has other commands');
  const { exitCode, stdout } = await shell.run(story);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('Planted missing in the next files that can have it.');
  expect(stdout).toMatch(/^default +acquirer +sandbox-acquirer-[0-9-]+\.jsonl .* 1$/m);
  expect(stdout).toMatch(/^default +missingThere +1 /m);
});
