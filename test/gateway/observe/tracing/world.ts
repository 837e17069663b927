import { startAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../../helpers/acquirer/acquirer.ts';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { startCollector } from '../../../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../../../helpers/gateway/otlp-collector.ts';
import { startReceiver } from '../../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../../helpers/gateway/receiver-server.ts';
import type { Shop } from '../../../helpers/payer/shop.ts';

// A gateway that exports its spans to a collector, with an acquirer and a merchant.

export interface TracedWorld {
  readonly acquirer: Acquirer;
  readonly receiver: ReceiverServer;
  readonly collector: Collector;
  readonly gateway: TestGateway;
  readonly shop: Shop;
  linesOf(event: string): readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

export async function openTracedWorld(
  env: Readonly<Record<string, string>> = {},
  opened?: Collector,
): Promise<TracedWorld> {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const acquirer = await startAcquirer();
  const receiver = await startReceiver();
  const collector = opened ?? (await startCollector());
  const gateway = await startTestGateway({
    env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token, ...collector.env, ...env },
    write: (line) => lines.push(JSON.parse(line) as Readonly<Record<string, unknown>>),
  });
  const shop = await gateway.newShop();
  return {
    acquirer,
    receiver,
    collector,
    gateway,
    shop,
    linesOf: (event) => lines.filter((line) => line['event'] === event),
    async close() {
      shop.close();
      await gateway.close();
      await receiver.close();
      await acquirer.stop();
      await collector.close();
    },
  };
}

/** The traces that the acquirer received, call by call. */
export async function traceparents(acquirer: Acquirer): Promise<(string | undefined)[]> {
  return (await acquirer.readBooks()).calls.map(({ traceparent }) => traceparent);
}
