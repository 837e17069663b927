import type { AcquirerRow, AcquirerStore } from '../../domain/acquirers/acquirer.ts';
import { stateOfAcquirer } from '../../domain/acquirers/choose-acquirer.ts';
import type { AcquirerAbilities, KnownAcquirer } from '../../domain/acquirers/choose-acquirer.ts';
import type { AcquirerState } from '../../domain/acquirers/acquirer.ts';

/**
 * What this node knows about the acquirers of its configuration. The rows are read in the background, so that a payment asks the
 * database nothing about them.
 */
export interface AcquirerBook {
  readonly names: readonly string[];
  known(): readonly KnownAcquirer[];
  /** Paused for one that the configuration lacks. */
  stateOf(name: string): AcquirerState;
  /** Null until it has answered. */
  abilitiesOf(name: string): AcquirerAbilities | null;
  /** What an acquirer answered about itself. */
  noteAbilities(name: string, abilities: AcquirerAbilities): void;
  /** Reads the rows. */
  refresh(): Promise<void>;
}

export function createAcquirerBook(
  store: Pick<AcquirerStore, 'listAcquirers'>,
  names: readonly string[],
): AcquirerBook {
  const abilities = new Map<string, AcquirerAbilities>();
  let rows: ReadonlyMap<string, AcquirerRow> = new Map();
  let known: readonly KnownAcquirer[] = [];
  const learn = () => {
    known = names.map((name) => ({ name, row: rows.get(name) ?? null, abilities: abilities.get(name) ?? null }));
  };
  learn();
  return {
    names,
    known: () => known,
    stateOf(name) {
      const acquirer = known.find((one) => one.name === name);
      return acquirer === undefined ? 'paused' : stateOfAcquirer(acquirer);
    },
    abilitiesOf: (name) => abilities.get(name) ?? null,
    noteAbilities(name, noted) {
      abilities.set(name, noted);
      learn();
    },
    async refresh() {
      rows = new Map((await store.listAcquirers()).map((row) => [row.name, row]));
      learn();
    },
  };
}
