import { afterEach, expect, it, onTestFinished } from 'vitest';
import { runSql } from '../helpers/database/databases.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';

const REFUSED = 200;

afterEach(killGatewayProcesses);

it('in an outage the log has the first lines of a kind and counts the others (S31)', async () => {
  const database = await openDatabase('SQLite');
  onTestFinished(() => database.drop());
  const gateway = await startGatewayProcess({ env: { ...database.env, LOG_LEVEL: 'info' } });
  const shop = await gateway.newShop();
  onTestFinished(() => shop.close());
  await runSql(
    { databaseUrl: null, dataDir: database.env['DATA_DIR'] ?? '' },
    `create table counted (id integer primary key autoincrement);
       insert into counted values (9223372036854775807);
       create trigger no_room before insert on orders begin insert into counted (id) values (null); end`,
  );
  for (let count = 0; count < REFUSED; count += 1) expect((await shop.pay()).code).toBe('90002');
  expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  const lines = gateway
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const failed = lines.filter(({ event }) => event === 'request failed');
  const answered = lines.filter(({ event, code }) => event === 'request' && code === '90002');
  const leftOut = (of: string) =>
    lines
      .filter((line) => line['event'] === 'repeated lines left out' && line['of'] === of)
      .reduce((sum, { count }) => sum + Number(count), 0);
  expect(failed[0]).toMatchObject({ level: 'error', requestId: expect.any(String), operation: 'createPayment' });
  // Three in ten seconds, however long this takes.
  expect(failed.length).toBeLessThan(REFUSED / 2);
  expect(answered.length).toBeLessThan(REFUSED / 2);
  expect([failed.length + leftOut('request failed'), answered.length + leftOut('request')]).toEqual([REFUSED, REFUSED]);
});
