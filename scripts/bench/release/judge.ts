import { median } from '../frame/report.ts';

export interface Judgement {
  readonly verdict: 'slower' | 'not slower' | 'not sure' | 'too few pairs';
  readonly median: number;
  /** The bounds of the median that only one run in a hundred is outside of. */
  readonly low: number;
  readonly high: number;
}

export interface Bounds {
  readonly limit: number;
  readonly hidden: number;
}

const ERROR_MAX = 0.01;

/**
 * Whether something takes more than it may, by the ratios of pairs. Nothing is assumed of the noise but that it disturbs either
 * side of a pair alike: the bounds are those of the sign test. It is slower only if even the lower bound is beyond `limit`, so
 * noise alone fails nobody; and it is not slower only if even the upper bound is below `hidden`, so noise hides nothing either.
 */
export function judge(ratios: readonly number[], { limit, hidden }: Bounds): Judgement {
  const sorted = ratios.toSorted((left, right) => left - right);
  const outside = countOutside(sorted.length);
  const low = sorted[outside - 1] ?? Number.NEGATIVE_INFINITY;
  const high = sorted[sorted.length - outside] ?? Number.POSITIVE_INFINITY;
  return { verdict: verdictOf(), median: median(sorted), low, high };

  function verdictOf(): Judgement['verdict'] {
    if (outside === 0) return 'too few pairs';
    if (low > limit) return 'slower';
    return high < hidden ? 'not slower' : 'not sure';
  }
}

/** The place of the lower bound among so many pairs, counted from one; 0 if there are too few for any. */
function countOutside(pairs: number): number {
  let chance = 0.5 ** pairs;
  let below = 0;
  let place = 0;
  for (; 2 * (below + chance) <= ERROR_MAX && place < pairs; place += 1) {
    below += chance;
    chance *= (pairs - place) / (place + 1);
  }
  return place;
}
