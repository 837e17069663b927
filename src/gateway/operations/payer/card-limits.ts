import type { Clock } from '../../domain/ports.ts';

// S14: who tries card after card finds a wall, also over many orders. Kept in the memory of this process; the limit per
// order is in the database.

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

export function createCardLimits(clock: Clock): CardLimits {
  const addresses = createWindow(clock, PER_ADDRESS_MAX);
  const merchants = createWindow(clock, PER_MERCHANT_MAX);
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

/** Whoever has an IPv6 address has its whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

interface Tries {
  underWay: number;
  /** Moments of declines, oldest first, at most as many as the limit. */
  declines: number[];
}

/** The keys that declined last stay, where there are too many. */
function createWindow(clock: Clock, declinesMax: number) {
  const tries = new Map<string, Tries>();

  function read(key: string): Tries {
    const found = tries.get(key) ?? { underWay: 0, declines: [] };
    const oldest = clock.now() - WINDOW_MS;
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
      if (declines.length >= declinesMax && oldest !== undefined) return oldest + WINDOW_MS - clock.now();
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
      write(key, { underWay, declines: [...declines, clock.now()].slice(-declinesMax) });
    },
  };
}
