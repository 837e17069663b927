import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config.ts';
import { createLog } from '../../../src/gateway/log.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault.ts';
import { createMerchants } from './merchants.ts';
import { answerParent } from './processes.ts';

// The gateway in a process of its own, set by the environment as `tollgate serve` is. With STORE=off its orders are
// forgotten at once: what is left is the price of HTTP and of all checks.

const config = readConfig(process.env);
const log = createLog({
  level: config.logLevel,
  clock: { now: Date.now },
  write: (line) => process.stderr.write(line),
});
const storeOff = process.env['STORE'] === 'off';
const { url, close } = await buildGateway({ config, log, ...(storeOff && { store: await openForgetful() }) });
answerParent({ url, close });

async function openForgetful(): Promise<Store> {
  const options = { databaseUrl: null, dataDir: null, batchSizeMax: config.batchSizeMax, now: () => performance.now() };
  const store = await openStore({ ...options, zone: createZone(config.timeZone) });
  await createMerchants(store, createVault(config.encryptionKeys));
  return {
    ...store,
    createPayment: async () => ({ kind: 'created' }),
    finishPayment: async () => 'finished',
  };
}
