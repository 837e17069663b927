import type { Core } from '../core.ts';
import { CHANNEL_FIGURES_KEPT_MS } from '../domain/acquirers/channel-figures.ts';
import { CARD_TRIES_KEPT_MS } from '../domain/payments/card-try.ts';
import { runInBackground } from '../work/background.ts';
import { FORGETTING_INTERVAL_MS, FORGETTING_ROUNDS_MAX, FORGETTING_SIZE } from '../work/limits.ts';
import { forgetFiles } from './start-files.ts';
import { forgetRegistrations } from './start-mailing.ts';
import { forgetNews } from './start-news.ts';
import { forgetNodes } from './start-registering.ts';

/** What has ended, or is old. */
export function startForgetting(core: Core, onError: (error: unknown) => void) {
  return runInBackground(
    async () => {
      // By real time: what was counted by a moved clock stays a little longer.
      await core.identity.limiter.forgetOld();
      await forgetSessions(core);
      await forgetChannelCounts(core);
      await forgetRequests(core);
      await forgetCardTries(core);
      await forgetRegistrations(core);
      await forgetNews(core);
      await forgetNodes(core);
      await forgetFiles(core);
    },
    { intervalMs: FORGETTING_INTERVAL_MS, onError },
  );
}

/** Sessions and half sign-ins that have ended. */
async function forgetSessions({ identity: { clock }, dependencies: { store } }: Core): Promise<void> {
  for (let round = 0; round < FORGETTING_ROUNDS_MAX; round += 1) {
    const removed = await store.forgetEnded({ endedBy: clock.now(), limit: FORGETTING_SIZE });
    if (removed < FORGETTING_SIZE) return;
  }
}

async function forgetChannelCounts({ dependencies: { store, clock } }: Core): Promise<void> {
  const before = clock.now() - CHANNEL_FIGURES_KEPT_MS;
  await store.forgetChannelCounts({ before, limit: FORGETTING_SIZE });
}

async function forgetCardTries({ dependencies: { store, clock } }: Core): Promise<void> {
  const before = clock.now() - CARD_TRIES_KEPT_MS;
  for (let round = 0; round < FORGETTING_ROUNDS_MAX; round += 1) {
    if ((await store.forgetCardTries({ before, limit: FORGETTING_SIZE })) < FORGETTING_SIZE) return;
  }
}

/** Removed even if none are kept any more. */
export async function forgetRequests({ config, dependencies: { store, clock } }: Core): Promise<void> {
  const before = clock.now() - config.requestLogMs;
  for (let round = 0; round < FORGETTING_ROUNDS_MAX; round += 1) {
    if ((await store.forgetRequests({ before, limit: FORGETTING_SIZE })) < FORGETTING_SIZE) return;
  }
}
