import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { createControls } from '../../helpers/gateway/gateway.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import { commandsIn } from '../guide-commands.ts';
import { expectOk, openWorld, restoreBlocks } from './restore-world.ts';
import { expectPaid, startLoad } from '../story/steady-load.ts';

afterEach(killGatewayProcesses);

test('a copy that is restored by the guides takes payments, though the server had a synchronous standby by the guides', async () => {
  const { server, postgres, operator, gatewayUrl, databaseUrl } = await openWorld();
  const { archive, backUp, restore, look, goOn } = restoreBlocks(commandsIn('restore-postgres'));
  await expectOk(postgres, archive);
  const standby = server.folder('standby');
  const [primaryBlock = '', standbyBlock = '', synchronousBlock = ''] = ['primary', 'standby', 'synchronous'].map(
    (word) => commandsIn('postgres').find(({ words }) => words.includes(word))?.script,
  );
  const env = {
    REPLICATION_PASSWORD: 'replication-password',
    REPLICATION_URL: `postgres://replicator:replication-password@${server.host}/postgres`,
    STANDBY_DATA: standby,
  };
  await expectOk(postgres, primaryBlock, env);
  const ownPort = `pg_ctl start -o "-p ${await freePort()}" -l ${join(standby, 'log')}`;
  await expectOk(postgres, standbyBlock.replace('pg_ctl start', ownPort), env);
  await expectOk(postgres, synchronousBlock);

  const gateway = await startGatewayProcess({ env: { DATABASE_URL: databaseUrl } });
  const shop = await gateway.newShop();
  onTestFinished(() => shop.close());
  const load = startLoad(shop);
  await load.morePaid();
  await expectOk(postgres, backUp);
  await load.morePaid();
  await load.stop();
  await expectOk(postgres, WHEN_ARCHIVED);
  await gateway.kill();
  server.kill();

  expect(await expectOk(postgres, restore, { MOMENT: 'latest' })).toContain(
    'It stands alone: archive_mode is off and synchronous_standby_names empty',
  );
  await expectOk(operator, look, { MERCHANT: String(shop.merNo) });
  await expectPaid(createControls(gatewayUrl, SANDBOX_OPERATOR_TOKEN), shop, load.paid);
  expect(await expectOk(operator, goOn)).toContain('ready');
  const again = createShop(gatewayUrl, shop);
  onTestFinished(() => again.close());
  expect((await again.pay()).code).toBe('00000');
  expect(await expectOk(operator, 'DATABASE_URL="$TARGET_URL" tollgate doctor')).toMatch(/^ok +commit: /m);
});

/** Waits until all that was paid is in the archive. */
const WHEN_ARCHIVED = `piece=$(psql "$ADMIN_URL" -tAc "select pg_walfile_name(pg_switch_wal())")
for try in $(seq 600); do [ -f "$ARCHIVE_DIR/$piece" ] && exit 0; sleep 0.5; done
exit 1`;
