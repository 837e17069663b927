import { convert } from '../../domain/money.ts';
import type { Stopwatch } from '../../domain/ports.ts';
import type { RateStore } from '../../domain/platform/rates.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';

/** Data that the operator maintains for all merchants: exchange rates and listed banks. Cached for one second. */
export interface Reference {
  /** The amount in the settlement currency; undefined if no rate is known. */
  exchange(amount: bigint, pair: { from: string; to: string }): Promise<bigint | undefined>;
  isListedBank(bankId: number): Promise<boolean>;
  forget(): void;
}

export const BANKS_SETTING = 'vnBanks';

const REFERENCE_MS_MAX = 1000;

interface Loaded {
  readonly rates: ReadonlyMap<string, string>;
  readonly banks: ReadonlySet<number>;
}

export function createReference({
  store,
  stopwatch,
}: {
  store: Pick<RateStore, 'listRates'> & Pick<SettingStore, 'readSetting'>;
  stopwatch: Stopwatch;
}): Reference {
  let loaded: Promise<Loaded> | undefined;
  let loadedAtMs = 0;

  function load(): Promise<Loaded> {
    const nowMs = stopwatch.elapsedMs();
    if (loaded === undefined || nowMs - loadedAtMs >= REFERENCE_MS_MAX) {
      loadedAtMs = nowMs;
      const fresh = read(store);
      loaded = fresh;
      // A failed read is not cached.
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

async function read(store: Pick<RateStore, 'listRates'> & Pick<SettingStore, 'readSetting'>): Promise<Loaded> {
  const [rates, banks] = await Promise.all([store.listRates(), store.readSetting(BANKS_SETTING)]);
  const listed = JSON.parse(banks ?? '[]') as { bankId: number }[];
  return {
    rates: new Map(rates.map(({ from, to, rate }) => [`${from}/${to}`, rate])),
    banks: new Set(listed.map((bank) => bank.bankId)),
  };
}
