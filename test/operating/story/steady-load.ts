import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { GatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// A merchant that pays all the time while an operator works, and keeps what it was answered.

export interface Paid {
  readonly merOrderNo: unknown;
  readonly tradeNo: unknown;
  /** By this machine's clock; of those that `startLoad` sent. */
  readonly sentAt?: number;
}

export interface SteadyLoad {
  /** What was acknowledged so far, in this order. */
  readonly paid: readonly Paid[];
  /** Resolves when that many more were acknowledged. */
  morePaid(count?: number): Promise<void>;
  stop(): Promise<void>;
}

const LANES = 8;
/** Enough load for what is shown, and the other tests have the rest of the machine. */
const PAUSE_MS = 25;
const SUCCEEDED = 3;

export function startLoad(shop: Shop): SteadyLoad {
  const paid: Paid[] = [];
  const over = new AbortController();
  const lane = async () => {
    while (!over.signal.aborted) {
      const sentAt = Date.now();
      const { merOrderNo, tradeNo } = dataOf(await shop.pay());
      paid.push({ merOrderNo, tradeNo, sentAt });
      await sleep(PAUSE_MS);
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  return {
    paid,
    async morePaid(count = 100) {
      const wanted = paid.length + count;
      await expect.poll(() => paid.length).toBeGreaterThan(wanted);
    },
    async stop() {
      over.abort();
      await lanes;
    },
  };
}

/** All of them are known to the gateway, and paid. */
export async function expectPaid(
  gateway: Pick<GatewayProcess, 'url'>,
  merchant: Pick<Shop, 'merNo' | 'key'>,
  orders: readonly Paid[],
): Promise<void> {
  const shop = createShop(gateway.url, merchant);
  const answers = await Promise.all(orders.map((order) => shop.query({ ...order })));
  shop.close();
  expect(answers.filter(({ data }) => data?.['state'] !== SUCCEEDED)).toEqual([]);
}
