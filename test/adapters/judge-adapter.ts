import { verifyAdapter } from '../../src/acquirer/verify/verify.ts';
import type { VerifyReport } from '../../src/acquirer/verify/verify.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import type { Edit } from './mutants/mutant.ts';
import { HINT_SECRET, startPlanted, TOKEN } from './planted-adapter.ts';

/** Runs the whole kit, in all of its places, on the template with these faults. */
export async function judgePlanted(
  edits: readonly Edit[],
  { env = {}, only }: { env?: Readonly<Record<string, string>>; only?: readonly string[] } = {},
): Promise<VerifyReport> {
  const [relayPort, webhookPort] = [await freePort(), await freePort()];
  const adapter = await startPlanted(edits, { relayPort, webhookPort, env });
  try {
    return await verifyAdapter({
      url: adapter.url,
      token: TOKEN,
      restart: adapter.restart,
      relay: { port: relayPort, upstream: adapter.providerUrl },
      webhooks: { port: webhookPort, upstream: adapter.url },
      books: `${adapter.providerUrl}/books`,
      hints: { port: 0, secret: HINT_SECRET },
      ...(only && { only }),
    });
  } finally {
    await adapter.stop();
  }
}
