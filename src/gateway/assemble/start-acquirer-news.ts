import { createHttpFeeds } from '../channel/http-feeds.ts';
import type { AcquirerConfig } from '../config/acquirers-config.ts';
import type { Core } from '../core.ts';
import { createAbilityReader } from '../work/acquirer-abilities.ts';
import { runInBackground } from '../work/background.ts';
import {
  ACQUIRERS_INTERVAL_MS,
  CHANGES_INTERVAL_MS,
  FEED_LEASE_MS,
  HINT_INTERVAL_MS,
  REPORTS_INTERVAL_MS,
} from '../work/limits.ts';
import { readChanges } from '../work/read-changes.ts';
import type { FeedOutcome } from '../work/read-changes.ts';
import { readReports } from '../work/read-reports.ts';
import { createHintTaker } from '../work/take-hints.ts';

interface Options {
  readonly holder: string;
  readonly onError: (error: unknown) => void;
}

/** What acquirers say by themselves is read, and what they hint at is asked for, while the gateway serves. */
export function startAcquirerNews(core: Core, options: Options & { readonly onHastened: () => void }) {
  const { onError } = options;
  const refresh = () => Promise.all([core.book.refresh(), core.router.refresh()]);
  const reading = runInBackground(refresh, { intervalMs: ACQUIRERS_INTERVAL_MS, onError });
  const feeds = core.config.acquirers.map((acquirer) => startFeeds(core, acquirer, options));
  const hints = startHints(core, options);
  return {
    takeHint: hints.take,
    stop: () => Promise.all([reading, hints, ...feeds].map((one) => one.stop())),
  };
}

function startFeeds(core: Core, acquirer: AcquirerConfig, { holder, onError }: Options) {
  const { log, realClock, stopwatch, book, dependencies } = core;
  const { store } = dependencies;
  const { name, url: baseUrl, token, deadlineMs, hintSecret } = acquirer;
  const stopping = new AbortController();
  const feeds = createHttpFeeds({
    baseUrl,
    token,
    deadlineMs,
    onFeedCall: (info) => log.info('channel call', { acquirer: name, ...info, ms: Math.round(info.ms * 100) / 100 }),
  });
  const abilities = createAbilityReader({
    feeds,
    stopwatch,
    hintUrl: () => (hintSecret === null ? null : `${core.publicUrl()}/channel/${name}/hints`),
    onLearned: (learned) => book.noteAbilities(name, learned),
    onUnspoken: (versions) => log.error('acquirer speaks no version of ours', { acquirer: name, versions }),
  });
  /** What it offers no more, as written. */
  const forgotten = new Set<string>();
  const read = async (
    claim: 'changes' | 'settlementReports',
    run: (feed: Parameters<typeof readChanges>[1]) => Promise<FeedOutcome>,
  ): Promise<void> => {
    // Until the server listens, there is no address for hints.
    if (core.publicUrl() === '' || book.stateOf(name) === 'paused') return;
    await abilities.refresh();
    const { version, claims } = abilities.current();
    if (!claims.includes(claim)) {
      // Until it has answered, nobody knows what it offers.
      if (book.abilitiesOf(name) === null || forgotten.has(claim)) return;
      await store.forgetOffer({ acquirer: name, feed: claim });
      forgotten.add(claim);
      return;
    }
    forgotten.delete(claim);
    const lease = { holder, leaseMs: deadlineMs + FEED_LEASE_MS, realClock, signal: stopping.signal };
    const onContradiction = (changeId: string) =>
      log.error('acquirer contradicts an earlier change', { acquirer: name, changeId });
    const outcome = await run({ acquirer: name, feeds, version, onContradiction, ...lease });
    if (outcome === 'unread') log.warn('feed of an acquirer not read', { acquirer: name, feed: claim });
  };
  const changing = runInBackground(() => read('changes', (feed) => readChanges(dependencies, feed)), {
    intervalMs: CHANGES_INTERVAL_MS,
    onError,
  });
  const reporting = runInBackground(() => read('settlementReports', (feed) => readReports(dependencies, feed)), {
    intervalMs: REPORTS_INTERVAL_MS,
    onError,
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([changing.stop(), reporting.stop()]);
      // Another node goes on at once.
      for (const feed of ['changes', 'settlementReports'] as const)
        await store.releaseFeed({ acquirer: name, feed }, holder).catch(onError);
    },
  };
}

/** Hints are taken at once, and move inquiries a moment later. */
function startHints(
  { stopwatch, dependencies: { store, clock } }: Core,
  { onError, onHastened }: Pick<Options, 'onError'> & { readonly onHastened: () => void },
) {
  const taker = createHintTaker({ store, clock, stopwatch, onHastened, wake: () => running.wake() });
  const running = runInBackground(taker.run, { intervalMs: HINT_INTERVAL_MS, onError });
  return { take: taker.take, stop: running.stop };
}
