import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { createControls } from '../../helpers/gateway/gateway.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import { commandsIn } from '../guide-commands.ts';
import { expectOk, openWorld, restoreBlocks } from './restore-world.ts';
import { expectPaid, startLoad } from '../story/steady-load.ts';

afterEach(killGatewayProcesses);

test('the commands of the guide restore PostgreSQL to a moment under load: what was acknowledged before is there, nothing after', async () => {
  const { server, backups, postgres, operator, gatewayUrl, databaseUrl } = await openWorld();
  const { archive, backUp, restore, look, goOn } = restoreBlocks(commandsIn('restore-postgres'));
  await expectOk(postgres, archive);
  const gateway = await startGatewayProcess({ env: { DATABASE_URL: databaseUrl } });
  const shop = await gateway.newShop();
  const load = startLoad(shop);
  await load.morePaid();
  expect(await expectOk(postgres, backUp)).toContain(join(backups, 'base-'));
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toMatch(/^tollgate_last_backup_timestamp_seconds 1\d{9}/m);
  // The name of a backup is its end, in whole seconds.
  await sleep(1100);
  await load.morePaid();
  const before = [...load.paid];
  // The moment is written in milliseconds, and what comes within its own is after it.
  await sleep(10);
  const moment = new Date();
  // What was waiting for its answer at that moment may be on either side of it.
  const sentAfter = () => load.paid.filter(({ sentAt = 0 }) => sentAt > moment.getTime());
  await expect.poll(() => sentAfter().length).toBeGreaterThan(100);
  await load.stop();
  const after = sentAfter();
  // As after a timeout of the archive; the disaster comes later.
  const piece = (await postgres.run(FINISHED_PIECE)).stdout.trim();
  const archived = async () => (await postgres.run(LAST_ARCHIVED)).stdout.trim() >= piece;
  await expect.poll(archived).toBe(true);
  await gateway.kill();
  server.kill();

  expect(await expectOk(postgres, restore, { MOMENT: moment.toISOString() })).toContain(
    `to ${moment.toISOString()}; it serves on port`,
  );
  const looked = await expectOk(operator, look, { MERCHANT: String(shop.merNo) });
  expect(looked).toContain('The ledger is consistent');
  const quiet = createControls(gatewayUrl, SANDBOX_OPERATOR_TOKEN);
  await expectPaid(quiet, shop, before);
  const reader = createShop(gatewayUrl, shop);
  const found = await Promise.all(after.map((order) => reader.query({ ...order })));
  expect(found.filter(({ code }) => code === '00000')).toEqual([]);
  expect((await reader.pay()).code).toBe('90002');

  expect(await expectOk(operator, goOn)).toContain('ready');
  expect((await reader.pay()).code).toBe('00000');
  await quiet.verify();
  reader.close();
  shop.close();
});

const FINISHED_PIECE = 'psql "$ADMIN_URL" -tAc "select pg_walfile_name(pg_switch_wal())"';
const LAST_ARCHIVED = 'psql "$ADMIN_URL" -tAc "select last_archived_wal from pg_stat_archiver" || true';

test('restore-to.sh names what is missing in one line', async () => {
  const { postgres } = await openWorld();
  const { restore } = restoreBlocks(commandsIn('restore-postgres'));
  const script = restore.script.replace('"$MOMENT"', '');
  expect((await postgres.run(script)).stderr).toMatch(/^restore-to: name the moment, .*\n$/);
  const early = await postgres.run(restore, { MOMENT: '2026-01-01T00:00:00Z' });
  expect(early).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^restore-to: no backup in .* ended before/),
  });
  const wrong = await postgres.run(restore, { MOMENT: 'teatime-ish' });
  expect(wrong).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is not a moment; write it like') });
});
