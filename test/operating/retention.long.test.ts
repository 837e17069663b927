import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// Every command of the guide "Retention", on the database of a running sandbox.

const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-retention-'));
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

it('every command of the guide runs: counting, removing, erasing, verifying', async () => {
  const shop = createShop(gateway.url, sandboxAccount);
  const order = dataOf(await shop.pay({ email: 'ada@example.com', billingEmail: 'ada@example.com' }));
  const results: string[] = [];
  for (const block of commandsIn('retention')) {
    const { stdout, stderr, exitCode } = await shell.run(block);
    expect({ command: block.script, exitCode, stderr }).toEqual({ command: block.script, exitCode: 0, stderr: '' });
    results.push(stdout);
  }
  const [counted = '', removed = '', found = '', erased = '', verified = ''] = results;
  expect(counted).toMatch(/^payerData +RETENTION_PAYER_DATA_DAYS +0 +0$/m);
  expect(JSON.parse(removed)).toMatchObject({ dryRun: false, outcome: 'complete', removed: { payerData: 0 } });
  expect(found).toMatch(new RegExp(`^${String(order['tradeNo'])} .* to be erased$`, 'm'));
  expect(found).toMatch(/^Nothing was changed\./m);
  expect(erased).toMatch(new RegExp(`^${String(order['tradeNo'])} .* erased$`, 'm'));
  expect(verified).toMatch(/^The ledger is consistent/);
  const story = (await gateway.operator('GET', `/operator/orders/${String(order['tradeNo'])}`)).body;
  expect(story).toMatchObject({ details: { removed: true, said: {} } });
  shop.close();
});
