import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { codeBlocks, readGuide } from '../../helpers/docs/guides.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { commandsIn, createShell } from '../guide-commands.ts';

afterEach(killGatewayProcesses);

test('the commands of the guide take a backup, check it, restore it and bring the gateway back', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shell = createShell({ env: { MODE: 'sandbox', PORT: String(port), TOLLGATE_URL: url } });
  onTestFinished(() => shell.close());
  const places = { DATA_DIR: join(shell.folder, 'data'), BACKUP_DIR: join(shell.folder, 'backups') };
  mkdirSync(places.BACKUP_DIR);
  const gateway = await startGatewayProcess({ env: { DATA_DIR: places.DATA_DIR } });
  const shop = await gateway.newShop();
  const paid = dataOf(await shop.pay());

  const [take, check, restore, look, goOn, ...rest] = commandsIn('backup');
  if (!take || !check || !restore || !look || !goOn) throw new Error('the guide has fewer blocks than this test');
  expect(rest).toEqual([]);
  const env = { ...places, MERCHANT: String(shop.merNo) };
  const backedUp = await shell.run(take, env);
  expect(backedUp).toMatchObject({ exitCode: 0, stderr: '' });
  expect(backedUp.stdout).toContain('The ledger is consistent');
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toMatch(/^tollgate_last_backup_timestamp_seconds 1\d{9}/m);
  expect(await shell.run(check, env)).toMatchObject({ exitCode: 0, stderr: '' });
  // Cron runs it with its own variables only; what it calls is this tree's command here.
  const hourly = codeBlocks(readGuide('backup'), 'crontab')[0]?.match(
    /^0 \* \* \* \* \/opt\/tollgate\/bin\/(.+)$/m,
  )?.[1];
  const byCron = await shell.run(String(hourly).replaceAll(String.raw`\%`, '%'), places);
  expect(byCron).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('The ledger is consistent') });
  dataOf(await shop.pay());
  expect((await shell.run(restore, env)).stderr).toContain('Stop it first');
  await gateway.stop();

  expect(await shell.run(restore, env)).toMatchObject({ exitCode: 0, stderr: '' });
  const looked = await shell.run(look, env);
  expect(looked).toMatchObject({ exitCode: 0 });
  expect(looked.stdout).toContain('The ledger is consistent');
  expect(looked.stdout).toContain(String(paid['tradeNo']));
  expect(await shell.run(goOn, env)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('ready') });
  const again = createShop(url, shop);
  expect((await again.pay()).code).toBe('00000');
  again.close();
  shop.close();
});
