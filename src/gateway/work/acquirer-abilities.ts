import type { AcquirerFeeds, CapabilitiesAnswer } from '../domain/acquirers/acquirer-feeds.ts';
import type { AcquirerAbilities } from '../domain/acquirers/choose-acquirer.ts';
import { FIRST_VERSION, negotiateVersion } from '../domain/acquirers/channel-units.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { ABILITIES_MS, ABILITIES_RETRY_MS } from './limits.ts';

// What an acquirer can do, as it says itself: asked in the background, never on the way of a payment.

/** Until it has answered, and without `capabilities`: the first version, and none of the feeds. */
const FIRST_ABILITIES: AcquirerAbilities = { version: FIRST_VERSION, claims: [] };

export interface AbilityReader {
  /** As last answered. An acquirer that falls silent can do what it could before. */
  current(): AcquirerAbilities;
  /** Asks if it is time to. */
  refresh(): Promise<void>;
}

export function createAbilityReader(options: {
  readonly feeds: Pick<AcquirerFeeds, 'capabilities'>;
  readonly hintUrl: () => string | null;
  readonly stopwatch: Stopwatch;
  readonly onLearned: (abilities: AcquirerAbilities) => void;
  /** It answers with no version that we speak. */
  readonly onUnspoken: (versions: readonly number[]) => void;
}): AbilityReader {
  const { feeds, hintUrl, stopwatch, onLearned, onUnspoken } = options;
  let abilities = FIRST_ABILITIES;
  let nextAt = 0;

  async function refresh(): Promise<void> {
    if (stopwatch.elapsedMs() < nextAt) return;
    const answer = await feeds.capabilities(hintUrl());
    nextAt = stopwatch.elapsedMs() + (answer.kind === 'unknown' ? ABILITIES_RETRY_MS : ABILITIES_MS);
    const learned = answer.kind === 'unknown' ? null : abilitiesOf(answer);
    if (learned === null) return;
    abilities = learned;
    onLearned(learned);
  }

  function abilitiesOf(answer: Exclude<CapabilitiesAnswer, { kind: 'unknown' }>): AcquirerAbilities | null {
    if (answer.kind === 'version1') return FIRST_ABILITIES;
    const { versions, claims, methods, currencies, countries } = answer.value;
    const version = negotiateVersion(versions);
    if (version === null) onUnspoken(versions);
    return version === null ? null : { version, claims, methods, currencies, countries };
  }

  return { current: () => abilities, refresh };
}
