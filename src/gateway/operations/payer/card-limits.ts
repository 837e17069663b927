import { networkOf } from '../../domain/network.ts';
import type { Stopwatch } from '../../domain/ports.ts';

// S14: who tries card after card finds a wall, also over many orders. Kept in the memory of this process; the limit per
// order is in the database.
//
// Whether addresses count is told by the configuration, never by a request: a header that lifted the limit would lift it for
// everybody who sends it (S24).

export interface CardLimits {
  /** A try that may be made, or how long to wait. `end` must be called once. */
  begin(input: { address: string; merNo: number }): CardTry | { readonly retryAfterSeconds: number };
}

interface CardTry {
  end(outcome: { readonly declined: boolean }): void;
}

const WINDOW_MS = 600_000;
const PER_ADDRESS_MAX = 10;
const PER_MERCHANT_MAX = 100;
const KEYS_MAX = 10_000;

/** `byAddress` is false where all payers have one address: that of a proxy that is not known to be one. */
export function createCardLimits(stopwatch: Stopwatch, { byAddress }: { byAddress: boolean }): CardLimits {
  const addresses = createWindow(stopwatch, byAddress ? PER_ADDRESS_MAX : Number.POSITIVE_INFINITY);
  const merchants = createWindow(stopwatch, PER_MERCHANT_MAX);
  return {
    begin({ address, merNo }) {
      const network = networkOf(address);
      const merchant = String(merNo);
      // A try that is under way counts for its address, so that many at once are not all made before the first decline.
      const waitMs = Math.max(addresses.waitMs(network), merchants.waitMs(merchant));
      if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) };
      addresses.begin(network);
      return {
        end({ declined }) {
          addresses.end(network);
          if (!declined) return;
          addresses.add(network);
          merchants.add(merchant);
        },
      };
    },
  };
}

interface Tries {
  underWay: number;
  /** Moments of declines, oldest first, at most as many as the limit. */
  declines: number[];
}

/** The keys that declined last stay, where there are too many. */
function createWindow(stopwatch: Stopwatch, declinesMax: number) {
  const tries = new Map<string, Tries>();

  function read(key: string): Tries {
    const found = tries.get(key) ?? { underWay: 0, declines: [] };
    const oldest = stopwatch.elapsedMs() - WINDOW_MS;
    return { underWay: found.underWay, declines: found.declines.filter((at) => at > oldest) };
  }

  function write(key: string, changed: Tries): void {
    tries.delete(key);
    if (changed.underWay > 0 || changed.declines.length > 0) tries.set(key, changed);
    const [first] = tries.size > KEYS_MAX ? tries.keys() : [];
    if (first !== undefined) tries.delete(first);
  }

  return {
    waitMs(key: string): number {
      const { underWay, declines } = read(key);
      const [oldest] = declines;
      if (declines.length >= declinesMax && oldest !== undefined) return oldest + WINDOW_MS - stopwatch.elapsedMs();
      return declines.length + underWay >= declinesMax ? 1000 : 0;
    },
    begin(key: string): void {
      const { underWay, declines } = read(key);
      write(key, { underWay: underWay + 1, declines });
    },
    end(key: string): void {
      const { underWay, declines } = read(key);
      write(key, { underWay: Math.max(0, underWay - 1), declines });
    },
    add(key: string): void {
      const { underWay, declines } = read(key);
      write(key, { underWay, declines: [...declines, stopwatch.elapsedMs()].slice(-declinesMax) });
    },
  };
}
