import { convert } from '../domain/money.ts';
import type { Clock } from '../domain/ports.ts';
import type { Store } from '../domain/store.ts';

/** What the operator keeps for all merchants: exchange rates and listed banks. Read again when it is a second old. */
export interface Reference {
  /** The same money in the settlement currency; undefined where no rate is known. */
  exchange(amount: bigint, pair: { from: string; to: string }): Promise<bigint | undefined>;
  isListedBank(bankId: number): Promise<boolean>;
  forget(): void;
}

export const BANKS_SETTING = 'vnBanks';

const REFERENCE_MS_MAX = 1000;

interface Loaded {
  readonly at: number;
  readonly rates: ReadonlyMap<string, string>;
  readonly banks: ReadonlySet<number>;
}

export function createReference({ store, clock }: { store: Store; clock: Clock }): Reference {
  let loaded: Promise<Loaded> | undefined;
  let loadedAt = 0;

  function load(): Promise<Loaded> {
    const now = clock.now();
    if (loaded === undefined || now - loadedAt >= REFERENCE_MS_MAX) {
      loadedAt = now;
      const fresh = read(store, now);
      loaded = fresh;
      // A reading that failed is not kept.
      fresh.catch(() => {
        if (loaded === fresh) loaded = undefined;
      });
    }
    return loaded;
  }

  return {
    async exchange(amount, { from, to }) {
      if (from === to) return amount;
      const rate = (await load()).rates.get(`${from}/${to}`);
      return rate === undefined ? undefined : convert(amount, { from, to, rate });
    },
    async isListedBank(bankId) {
      return (await load()).banks.has(bankId);
    },
    forget() {
      loaded = undefined;
    },
  };
}

async function read(store: Store, at: number): Promise<Loaded> {
  const [rates, banks] = await Promise.all([store.listRates(), store.readSetting(BANKS_SETTING)]);
  const listed = JSON.parse(banks ?? '[]') as { bankId: number }[];
  return {
    at,
    rates: new Map(rates.map(({ from, to, rate }) => [`${from}/${to}`, rate])),
    banks: new Set(listed.map((bank) => bank.bankId)),
  };
}
