import type { Planted } from '../../domain/reconciliation/plant.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import type { AccountState, DayOfAccount, Transfer } from './statement.ts';

// The little that acquirer and bank have to remember: what is on the accounts, what is on its way, and which faults were asked for. It is
// in settings of the gateway, which a reset of the sandbox removes.

export interface Standing {
  /** The last day whose files are written. */
  readonly through: number;
  /** By currency. */
  readonly accounts: Readonly<Record<string, AccountState>>;
  /** Not booked yet. */
  readonly transfers: readonly Transfer[];
}

/** A day that has files. */
export interface WrittenDay {
  readonly faults: readonly Planted[];
  readonly accounts: readonly DayOfAccount[];
}

const STANDING = 'sandboxBooks';
const FAULTS = 'sandboxFaults';
const TAKES_IN = 'sandboxTakesFilesIn';

export function createStoredBooks(store: () => Pick<SettingStore, 'readSetting' | 'writeSetting' | 'keepSetting'>) {
  return {
    /** Begins the books if nobody has. */
    begin: (through: number) => store().keepSetting(STANDING, write({ through, accounts: {}, transfers: [] })),
    async readStanding(): Promise<Standing | null> {
      return read<Standing>(await store().readSetting(STANDING));
    },
    writeStanding: (standing: Standing) => store().writeSetting(STANDING, write(standing)),
    async readDay(day: string): Promise<WrittenDay | null> {
      return read<WrittenDay>(await store().readSetting(dayName(day)));
    },
    writeDay: (day: string, written: WrittenDay) => store().writeSetting(dayName(day), write(written)),
    async readFaults(): Promise<readonly Planted[]> {
      return read<readonly Planted[]>(await store().readSetting(FAULTS)) ?? [];
    },
    writeFaults: (faults: readonly Planted[]) => store().writeSetting(FAULTS, write(faults)),
    async takesIn(): Promise<boolean> {
      return (await store().readSetting(TAKES_IN)) !== 'no';
    },
    setTakesIn: (takesIn: boolean) => store().writeSetting(TAKES_IN, takesIn ? 'yes' : 'no'),
  };
}

/** Amounts are texts with an n behind them: JSON has no whole numbers of that size. */
function write(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one));
}

/** Written by this file. */
function read<Value>(text: string | null): Value | null {
  if (text === null) return null;
  return JSON.parse(text, (_, one: unknown) =>
    typeof one === 'string' && /^-?[0-9]+n$/.test(one) ? BigInt(one.slice(0, -1)) : one,
  ) as Value;
}

function dayName(day: string): string {
  return `${STANDING}/${day}`;
}
