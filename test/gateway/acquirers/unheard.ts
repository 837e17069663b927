import { setTimeout as sleep } from 'node:timers/promises';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

/** A payment whose shop failed to take the notification so many times. Returns its trade number. */
export async function payUnheard(
  gateway: TestGateway,
  { shop, receiver, amount, attempts }: { shop: Shop; receiver: ReceiverServer; amount: string; attempts: number },
): Promise<string> {
  const order = dataOf(await shop.pay({ sourceAmount: amount, notifyUrl: `${receiver.url}/notify` }));
  const tradeNo = String(order['tradeNo']);
  await waitUntilRecorded(gateway, tradeNo, 1);
  // The clock stops at whatever is due on its way. Waits double, from a minute.
  if (attempts > 1) await gateway.advance((2 ** (attempts - 1) - 1) * 60 + 30);
  await waitUntilRecorded(gateway, tradeNo, attempts);
  return tradeNo;
}

async function waitUntilRecorded(gateway: TestGateway, tradeNo: string, attempt: number): Promise<void> {
  for (let round = 0; round < 12_000; round += 1) {
    const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
    const { deliveries } = body as { deliveries: { attempts: { finishedAt: string | null }[] }[] };
    if ((deliveries[0]?.attempts[attempt - 1]?.finishedAt ?? null) !== null) return;
    await sleep(10);
  }
  throw new Error(`attempt ${attempt} was not recorded`);
}
