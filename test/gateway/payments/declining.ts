import { channelsOf, scriptedAcquirer } from '../../helpers/acquirer/scripted-acquirers.ts';
import type { Answering } from '../../helpers/acquirer/scripted-acquirers.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';

// Acquirers that decline, for tests of the second try.

export const FIRST_SAYS = 'Insufficient funds.';
export const NORTH_SAYS = 'Try again later.';

/** What an acquirer answers, one after the other; the last for ever. */
export function declining(
  answers: { first: Answering[]; north: Answering[]; south?: Answering[] },
  retriesDeclined = true,
) {
  const nextOf = (list: readonly Answering[]) => {
    let at = 0;
    return () => list[Math.min(at++, list.length - 1)] ?? 'pending';
  };
  const first = scriptedAcquirer(nextOf(answers.first), FIRST_SAYS);
  const north = scriptedAcquirer(nextOf(answers.north), NORTH_SAYS);
  const south = scriptedAcquirer(nextOf(answers.south ?? []));
  const acquirers = new Map([
    [null, first.channel],
    ['north', north.channel],
    ...(answers.south === undefined ? [] : ([['south', south.channel]] as const)),
  ]);
  return { first, north, south, channels: channelsOf(acquirers, { retriesDeclined }) };
}

export const keyOf = (tradeNo: string) => ({ merNo: MER_NO, tradeNo });
