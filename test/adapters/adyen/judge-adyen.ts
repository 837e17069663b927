import type { VerifyReport } from '../../../src/acquirer/verify/verify.ts';
import { verifyAdapter } from '../../../src/acquirer/verify/verify.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { providerContract } from '../provider-contract.ts';
import { startAdyenDouble } from './double/double.ts';
import { startJudge } from './judge.ts';
import { HINT_SECRET, spawnAdyen, TOKEN } from './spawned-adyen.ts';

const BATCH_MS = 700;

export interface Judged {
  readonly report: VerifyReport;
  /** What Prism read by Adyen's own contract, and what it found. */
  readonly findings: { readonly passed: number; readonly violations: readonly object[] };
  readonly log: string;
}

/** Runs the whole kit, in all of its places, on the command as a process of its own. */
export async function judgeAdyen(only?: readonly string[]): Promise<Judged> {
  const double = await startAdyenDouble({ batchMs: BATCH_MS });
  const judge = await startJudge(double.url, await providerContract('adyen.com/CheckoutService-v71.json'));
  const [relayPort, webhookPort] = [await freePort(), await freePort()];
  const adapter = await spawnAdyen(`http://127.0.0.1:${relayPort}`);
  double.setWebhookUrl(`http://127.0.0.1:${webhookPort}/webhooks/provider`);
  try {
    const report = await verifyAdapter({
      url: adapter.url,
      token: TOKEN,
      restart: () => adapter.kill(),
      relay: { port: relayPort, upstream: judge.url },
      webhooks: { port: webhookPort, upstream: adapter.url },
      books: `${double.url}/books`,
      hints: { port: 0, secret: HINT_SECRET },
      ...(only && { only }),
    });
    return { report, findings: judge.takeFindings(), log: adapter.lines.join('\n') };
  } finally {
    await adapter.stop();
    await judge.close();
    await double.close();
  }
}
