import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startKillablePostgres } from '../../chaos/killable-postgres.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { runStatement } from '../../helpers/database/postgres.ts';

afterEach(killGatewayProcesses);

it('a gateway exports what its PostgreSQL says of archiver, slots, standby and age', async () => {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.stop());
  const run = (sql: string) => runStatement(postgres.url, sql);
  const gateway = await startGatewayProcess({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' } });
  const figures = async () => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    const found = text.matchAll(/^tollgate_postgres_(\S+) (\d+)$/gm);
    return Object.fromEntries([...found].map(([, series, value]) => [series, Number(value)]));
  };
  const fine = { archiver_failing: 0, synchronous_standby_missing: 0, transaction_age: expect.any(Number) };
  expect(await figures()).toEqual(fine);

  await run("alter system set archive_mode = 'on'");
  await run("alter system set archive_command = 'false'");
  await postgres.kill();
  await postgres.restart();
  await run("select pg_create_physical_replication_slot('standby1', true)");
  await run('select pg_switch_wal()');
  await run("alter system set synchronous_standby_names = '*'");
  await run('select pg_reload_conf()');
  await expect.poll(figures).toEqual({
    ...fine,
    archiver_failing: 1,
    synchronous_standby_missing: 1,
    'slot_held_bytes{slot="standby1",active="false"}': expect.any(Number),
  });
  await run("alter system set synchronous_standby_names = ''");
  await run("alter system set archive_command = 'true'");
  await run('select pg_reload_conf()');
  await run("select pg_drop_replication_slot('standby1')");
  await expect.poll(figures).toEqual(fine);
});
