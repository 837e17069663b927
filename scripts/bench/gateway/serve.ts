import { createZone } from '../../../src/gateway/domain/day.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { answerParent } from '../frame/answer-parent.ts';
import { createMerchants } from '../frame/merchants.ts';
import { buildBenchGateway, config } from '../frame/serve-gateway.ts';

// The gateway in a process of its own. With STORE=off its orders are forgotten at once: what is left is the price of HTTP and
// of all checks. `bench -- edge` starts this file of another checkout too: it stays here.

const storeOff = process.env['STORE'] === 'off';
answerParent(await buildBenchGateway(storeOff ? { store: await openForgetful() } : {}));

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
