import { MINUTE_MS } from '../../domain/acquirers/channel-figures.ts';
import type { ChannelFiguresStore } from '../../domain/acquirers/channel-figures.ts';
import { SLOW_MS, TROUBLE_MS, delaysIn, silencesIn, unusualIn } from '../../domain/acquirers/trouble.ts';
import type { Trouble } from '../../domain/acquirers/trouble.ts';
import type { AttentionEntry, Within } from './attention-types.ts';

export interface TroubleDependencies {
  readonly store: Pick<ChannelFiguresStore, 'sumChannelCounts'>;
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Acquirers that leave too much of what they were asked lately without an answer, or answer late. */
export async function troubledAcquirers(deps: TroubleDependencies, { now }: Within): Promise<AttentionEntry[]> {
  return (await readTroubles(deps, now)).map((trouble) => ({
    subject: trouble.acquirer === null ? trouble.purpose : `${trouble.purpose} at ${trouble.acquirer}`,
    merNo: null,
    text: troubleText(trouble),
    at: trouble.lastAt,
    dueAt: null,
  }));
}

async function readTroubles({ store }: TroubleDependencies, now: number): Promise<Trouble[]> {
  const recent = await store.sumChannelCounts(now - TROUBLE_MS);
  const silences = silencesIn(recent);
  const isSilent = (delay: Trouble) =>
    silences.some(({ acquirer, purpose }) => acquirer === delay.acquirer && purpose === delay.purpose);
  const delays = delaysIn(recent).filter((delay) => !isSilent(delay));
  // What is usual is read only if there is something to compare with it.
  if (delays.length === 0) return silences;
  return [...silences, ...unusualIn(delays, await store.sumChannelCounts(now - DAY_MS))];
}

function troubleText({ kind, acquirer, purpose, calls, bad }: Trouble): string {
  const asked = `${bad} of ${calls} calls for ${purpose}${acquirer === null ? '' : ` to ${acquirer}`}`;
  const how = kind === 'silent' ? 'had no answer' : `were answered after more than ${SLOW_MS / 1000} seconds`;
  return `${asked} ${how} in the last ${TROUBLE_MS / MINUTE_MS} minutes`;
}
