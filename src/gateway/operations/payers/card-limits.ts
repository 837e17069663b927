import type { Limiter } from '../../domain/limiter.ts';
import { networkOf } from '../../domain/text/network.ts';
import { CARDS_PER_MERCHANT, cardsPerAddress } from './limits.ts';

// S14: limits trying card after card, also across orders, nodes and restarts.
//
// Whether addresses count depends on the configuration, never on a request: a header that lifted the limit would lift it for
// everyone who sends it (S24).

export interface CardLimits {
  /** An attempt that may be made, or how long to wait. `end` must be called once. */
  begin(input: { address: string; merNo: number }): Promise<CardTry | { readonly retryAfterSeconds: number }>;
}

interface CardTry {
  end(outcome: { readonly declined: boolean }): Promise<void>;
}

export interface CardLimitsOptions {
  /** False if all payers share one address: that of a proxy that is not configured as trusted. */
  readonly byAddress: boolean;
  /** How long a call to the channel may take. */
  readonly tryMsMax: number;
}

export function createCardLimits(limiter: Limiter, { byAddress, tryMsMax }: CardLimitsOptions): CardLimits {
  const addresses = byAddress ? limiter.createTries(cardsPerAddress(tryMsMax)) : null;
  const merchants = limiter.createTries(CARDS_PER_MERCHANT);
  return {
    async begin({ address, merNo }) {
      const merchant = String(merNo);
      const network = networkOf(address);
      const waitSeconds = await merchants.waitSeconds(merchant);
      if (waitSeconds > 0) {
        return { retryAfterSeconds: Math.max(waitSeconds, (await addresses?.waitSeconds(network)) ?? 0) };
      }
      const begun = await addresses?.begin(network);
      if (begun !== undefined && 'waitSeconds' in begun) return { retryAfterSeconds: begun.waitSeconds };
      return {
        async end({ declined }) {
          await Promise.all([begun?.end({ failed: declined }), declined && merchants.count(merchant)]);
        },
      };
    },
  };
}
