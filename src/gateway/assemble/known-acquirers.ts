import type { Config } from '../config/config.ts';
import { DEFAULT_ACQUIRER } from '../domain/ledger/ledger.ts';
import type { AcquirerBook } from '../operations/acquirers/acquirer-book.ts';
import type { KnownAcquirers } from '../operations/acquirers/known-acquirers.ts';

/** The acquirers of the configuration; a sandbox without a `default` one has the scripted channel by that name. */
export function knownAcquirersOf(
  { mode, acquirers }: Pick<Config, 'mode' | 'acquirers'>,
  book: Pick<AcquirerBook, 'abilitiesOf'>,
): KnownAcquirers {
  const configured = new Map(acquirers.map(({ name, hintSecret }) => [name, { takesHints: hintSecret !== null }]));
  if (mode === 'sandbox' && !configured.has(DEFAULT_ACQUIRER)) configured.set(DEFAULT_ACQUIRER, { takesHints: false });
  return {
    configured,
    capabilitiesOf(name) {
      const abilities = book.abilitiesOf(name);
      if (abilities === null) return null;
      const { version: contractVersion, claims, methods = null, currencies = null, countries = null } = abilities;
      return { contractVersion, claims, methods, currencies, countries };
    },
  };
}
