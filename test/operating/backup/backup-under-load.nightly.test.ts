import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backup } from '../../../src/gateway/backup/back-up.ts';
import { migrate } from '../../../src/gateway/store/engine/migrate.ts';
import { readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { endCommandsAfterEach, startCommand } from '../../cli/command.ts';
import { runSql } from '../../helpers/database/databases.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { expectPaid, startLoad } from '../story/steady-load.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-backup-'));
});
afterEach(async () => {
  await killGatewayProcesses();
  rmSync(folder, { recursive: true, force: true });
});
endCommandsAfterEach();

const at = (name: string) => join(folder, name);
const run = (args: readonly string[], dataDir: string, env: Record<string, string> = {}) =>
  startCommand(args, { env: { MODE: 'sandbox', DATA_DIR: dataDir, ...env } }).ended;

test('a backup taken under load has every payment acknowledged before it began, and its copy serves', async () => {
  const gateway = await startGatewayProcess({ env: { DATA_DIR: at('data') } });
  const shop = await gateway.newShop();
  const load = startLoad(shop);
  await load.morePaid();
  const before = [...load.paid];
  const taken = await run(['backup', at('copy.sqlite'), '--json'], at('data'));
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  await load.morePaid();
  await load.stop();

  const backup = JSON.parse(taken.stdout) as Backup;
  expect(backup).toMatchObject({ ledger: { problems: [] }, keyIds: [expect.any(String)], unrecorded: null });
  expect(backup.ledger?.orders).toBeGreaterThanOrEqual(before.length);
  expect(backup.sha256).toBe(
    createHash('sha256')
      .update(readFileSync(at('copy.sqlite')))
      .digest('hex'),
  );
  expect(statSync(at('copy.sqlite')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'data']);

  const refused = await run(['restore', at('copy.sqlite'), '--force'], at('data'));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^tollgate: A gateway, or another program, has .* open\. Stop it first\.\n$/);
  await gateway.verify();
  await expectPaid(gateway, shop, load.paid);
  await gateway.stop();

  const restored = await run(['restore', at('copy.sqlite')], at('elsewhere'));
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Next: run "tollgate serve --no-work"');
  const quiet = await startGatewayProcess({ env: { DATA_DIR: at('elsewhere') }, args: ['--no-work'] });
  await expectPaid(quiet, shop, before);
  await quiet.verify();
  await quiet.stop();
  const working = await startGatewayProcess({ env: { DATA_DIR: at('elsewhere') } });
  const again = createShop(working.url, shop);
  expect((await again.pay()).code).toBe('00000');
  await working.verify();
  again.close();
  shop.close();
});

/** A small database with an order in it, and its backup. */
async function prepare(): Promise<void> {
  const gateway = await startGatewayProcess({ env: { DATA_DIR: at('data') } });
  const shop = await gateway.newShop();
  dataOf(await shop.pay());
  shop.close();
  await gateway.stop();
  expect((await run(['backup', at('copy.sqlite')], at('data'))).code).toBe(0);
}

test('backup and restore replace nothing unless an option allows it, and keep what they replace', async () => {
  await prepare();
  const again = await run(['backup', at('copy.sqlite')], at('data'));
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/copy\.sqlite exists\. Choose another/) });
  // What an interrupted backup left is no obstacle.
  writeFileSync(at('copy.sqlite.partial'), 'half a page');
  expect((await run(['backup', at('copy.sqlite'), '--force'], at('data'))).code).toBe(0);
  const itself = await run(['backup', join(at('data'), 'tollgate.sqlite'), '--force'], at('data'));
  expect(itself).toMatchObject({ code: 1, stderr: expect.stringMatching(/is the database itself\.\n$/) });

  const refused = await run(['restore', at('copy.sqlite')], at('data'));
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/exists\. Replace it with --force/) });
  const forced = await run(['restore', at('copy.sqlite'), '--force', '--json'], at('data'));
  expect(forced).toMatchObject({ code: 0, stderr: '' });
  const { kept } = JSON.parse(forced.stdout) as { kept: string };
  expect((await run(['restore', kept, '--json'], at('old'))).code).toBe(0);
  // A log without its database must not be replayed into another one.
  rmSync(join(at('old'), 'tollgate.sqlite'));
  writeFileSync(join(at('old'), 'tollgate.sqlite-wal'), 'of another database');
  expect((await run(['restore', at('copy.sqlite')], at('old'))).code).toBe(0);
  expect(existsSync(join(at('old'), 'tollgate.sqlite-wal'))).toBe(false);
  const url = { DATABASE_URL: 'postgres://localhost/none' };
  for (const verb of ['backup', 'restore']) {
    const { code, stderr } = await run([verb, at('copy.sqlite')], at('data'), url);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^tollgate: DATABASE_URL is set: .*\n$/),
    });
  }
});

test('restore refuses what a gateway could not use, in one line, and leaves the folder as it was', async () => {
  await prepare();
  const whole = readFileSync(at('copy.sqlite'));
  const spoil = (name: string, change: (bytes: Buffer) => Buffer) => {
    writeFileSync(at(name), change(Buffer.from(whole)));
    return at(name);
  };
  const newer = spoil('newer', (bytes) => bytes);
  await runSql({ databaseUrl: null, dataDir: at('data') }, 'select 1');
  const spoilt: [file: string, problem: RegExp, env?: Record<string, string>][] = [
    [at('nothing'), /nothing does not exist\./],
    [spoil('text', () => Buffer.from('not a database at all, but long enough to be read as one')), /is not a SQLite/],
    [spoil('header', (bytes) => bytes.fill(0x55, 0, 60)), /is not a SQLite database/],
    [spoil('page', (bytes) => bytes.fill(0x55, 4096 * 5, 4096 * 8)), /page is damaged: /],
    [spoil('cut', (bytes) => bytes.subarray(0, bytes.length / 2)), /cut is damaged: /],
    [newer, /ENCRYPTION_KEYS does not open .* not in ENCRYPTION_KEYS; add it\./, { ENCRYPTION_KEYS: OTHER_KEY }],
  ];
  for (const [file, problem, env] of spoilt) {
    const { code, stdout, stderr } = await run(['restore', file, '--force'], at('data'), env);
    expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([1, '', 1]);
    expect(stderr).toMatch(problem);
  }
  expect(readdirSync(at('data'))).toEqual(['tollgate.sqlite']);
});

const OTHER_KEY = Buffer.from('another-encryption-key-32-bytes!').toString('base64');

test('a backup of an older schema is verified when it is restored, and a newer one is refused', async () => {
  const engine = await openSqlite(at('data'));
  await migrate(engine, readMigrations().slice(0, -1));
  await engine.close();
  const taken = await run(['backup', at('older')], at('data'));
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  expect(taken.stdout).toContain('it is verified when the backup is restored');
  const restored = await run(['restore', at('older')], at('elsewhere'));
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/Migrated it: \w+\.\nThe ledger is consistent: checked 0 postings and 0 orders\.\n/);

  const later = "insert into schema_migrations (version, name, applied_at) values (999, 'future', 0)";
  const bound = "update settings set value = '999' where name = 'schemaRunsFrom'";
  await runSql({ databaseUrl: null, dataDir: at('elsewhere') }, `${later}; ${bound};`);
  const newer = await run(['restore', join(at('elsewhere'), 'tollgate.sqlite')], at('third'));
  expect(newer).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^tollgate: The database has schema version 999, but this Tollgate only knows/),
  });
});
