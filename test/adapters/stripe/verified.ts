import { verifyAdapter } from '../../../src/acquirer/verify/verify.ts';
import { readTestValues } from '../../../src/acquirer/verify/test-values.ts';
import type { VerifyReport } from '../../../src/acquirer/verify/verify.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { providerContract } from '../provider-contract.ts';
import { startContractProxy } from './contract-proxy.ts';
import type { ContractProxy } from './contract-proxy.ts';
import { SLOW_CARD } from './double/scripts.ts';
import { startStripeDouble } from './double/server.ts';
import { HINT_SECRET, spawnStripe, TOKEN, WEBHOOK_SECRET } from './stripe-adapter.ts';

export interface Verified {
  readonly report: VerifyReport;
  readonly proxy: ContractProxy;
  readonly log: string;
}

/** The whole kit, in all of its places: before the adapter, between it and Stripe in both directions, and at the double's books. */
export async function verifyStripe(key: string): Promise<Verified> {
  const [relayPort, webhookPort] = [await freePort(), await freePort()];
  const webhookUrl = `http://127.0.0.1:${webhookPort}/webhooks/provider`;
  const double = await startStripeDouble({ key, webhookSecret: WEBHOOK_SECRET, webhookUrl });
  const proxy = await startContractProxy(double.url, await providerContract('stripe.com.json'));
  const adapter = await spawnStripe({ api: `http://127.0.0.1:${relayPort}`, key });
  try {
    const report = await verifyAdapter({
      url: adapter.url,
      token: TOKEN,
      restart: adapter.kill,
      relay: { port: relayPort, upstream: proxy.url },
      webhooks: { port: webhookPort, upstream: adapter.url },
      books: `${double.url}/books`,
      hints: { port: 0, secret: HINT_SECRET },
      values: readTestValues({ cards: { pending: SLOW_CARD } }),
    });
    return { report, proxy, log: adapter.lines.join('\n') };
  } finally {
    await adapter.stop();
    await proxy.close();
    await double.stop();
  }
}
