import type { Config } from '../config/config.ts';
import type { AcquirerBook } from '../operations/acquirers/acquirer-book.ts';
import type { KnownAcquirers } from '../operations/acquirers/known-acquirers.ts';

/** The acquirers of the book, with what the configuration says of each. */
export function knownAcquirersOf(
  { acquirers }: Pick<Config, 'acquirers'>,
  book: Pick<AcquirerBook, 'names' | 'abilitiesOf'>,
): KnownAcquirers {
  const secrets = new Map(acquirers.map(({ name, hintSecret }) => [name, hintSecret]));
  const configured = new Map(book.names.map((name) => [name, { takesHints: (secrets.get(name) ?? null) !== null }]));
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
