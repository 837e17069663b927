import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MODE_SETTING } from '../../../src/gateway/assemble/open-database.ts';
import { runSql } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import { liveEnv } from '../../helpers/gateway/live-gateway.ts';

// A live gateway must never find the demo merchant in its database: its key is public, and its money does not exist (S21).

async function world() {
  const database = await openDatabase('SQLite');
  onTestFinished(() => database.drop());
  const ENCRYPTION_KEYS = randomBytes(32).toString('base64');
  const live = {
    ...liveEnv(),
    ...database.env,
    ENCRYPTION_KEYS,
    CHANNEL_URL: 'http://127.0.0.1:9',
    CHANNEL_TOKEN: 'token',
  };
  const start = async (env: Readonly<Record<string, string>>) => {
    const gateway = await startTestGateway({ env });
    await gateway.close();
  };
  return { database, live, sandbox: { ...database.env, ENCRYPTION_KEYS }, start };
}

/** As an earlier release left it. */
const FORGET_MODE = `delete from settings where name = '${MODE_SETTING}'`;

describe.each([
  ['of this release', []],
  ['of an earlier release', [FORGET_MODE]],
])('a database %s', (_title, statements) => {
  it('a database of a sandbox is refused by live mode', async () => {
    const { database, live, sandbox, start } = await world();
    await start(sandbox);
    for (const sql of statements) await runSql({ databaseUrl: null, dataDir: database.env['DATA_DIR'] ?? '' }, sql);
    await expect(start(live)).rejects.toThrow(
      "MODE is live, but this database is a sandbox's: it has the demo merchant, whose key is public. Use another database.",
    );
    await start(sandbox);
  });

  it('a database of a live gateway is refused by a sandbox, which leaves no demo merchant in it', async () => {
    const { database, live, sandbox, start } = await world();
    const gateway = await startTestGateway({ env: live });
    const shop = await gateway.newShop({ websites: ['https://shop.example'] });
    shop.close();
    await gateway.close();
    for (const sql of statements) await runSql({ databaseUrl: null, dataDir: database.env['DATA_DIR'] ?? '' }, sql);
    await expect(start(sandbox)).rejects.toThrow("MODE is sandbox, but this database is a live gateway's.");
    await start(live);
  });
});
