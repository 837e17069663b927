import type { AcquirerFeeds, Capabilities, Claim } from '../domain/acquirers/acquirer-feeds.ts';
import { FIRST_VERSION, negotiateVersion } from '../domain/acquirers/channel-units.ts';
import type { Stopwatch } from '../domain/ports.ts';
import { ABILITIES_MS, ABILITIES_RETRY_MS } from './limits.ts';

// What an acquirer can do, as it says itself: asked in the background, never on the way of a payment.

interface Abilities {
  /** In which new payments, payouts and refunds begin. */
  readonly version: number;
  readonly claims: ReadonlySet<Claim>;
  /** Null for an adapter without `capabilities`. */
  readonly capabilities: Capabilities | null;
}

/** Until it has answered, and without `capabilities`: the first version, and none of the feeds. */
const FIRST_ABILITIES: Abilities = { version: FIRST_VERSION, claims: new Set(), capabilities: null };

export interface AbilityReader {
  /** As last answered. An acquirer that falls silent can do what it could before. */
  current(): Abilities;
  /** Asks if it is time to. */
  refresh(): Promise<void>;
}

export function createAbilityReader(options: {
  readonly feeds: Pick<AcquirerFeeds, 'capabilities'>;
  readonly hintUrl: () => string | null;
  readonly stopwatch: Stopwatch;
  /** It answers with no version that we speak. */
  readonly onUnspoken: (versions: readonly number[]) => void;
}): AbilityReader {
  const { feeds, hintUrl, stopwatch, onUnspoken } = options;
  let abilities = FIRST_ABILITIES;
  let nextAt = 0;

  async function refresh(): Promise<void> {
    if (stopwatch.elapsedMs() < nextAt) return;
    const answer = await feeds.capabilities(hintUrl());
    nextAt = stopwatch.elapsedMs() + (answer.kind === 'unknown' ? ABILITIES_RETRY_MS : ABILITIES_MS);
    if (answer.kind === 'version1') abilities = FIRST_ABILITIES;
    if (answer.kind !== 'capabilities') return;
    const { versions, claims } = answer.value;
    const version = negotiateVersion(versions);
    if (version === null) onUnspoken(versions);
    else abilities = { version, claims: new Set(claims), capabilities: answer.value };
  }

  return { current: () => abilities, refresh };
}
