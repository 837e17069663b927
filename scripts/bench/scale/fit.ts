import type { Work } from './simulate.ts';

/** What loads of different density took: milliseconds for a payment, and how many batches came to one payment. */
export interface Load {
  readonly ms: number;
  readonly batches: number;
}

/**
 * What a payment takes by itself and what a batch takes, by least squares: a payment that is alone has its batches alone, one of
 * many shares them. Neither can be less than nothing, whatever noise says.
 */
export function fitWork(loads: readonly Load[]): Work {
  const mean = (of: (load: Load) => number) => loads.reduce((sum, load) => sum + of(load), 0) / loads.length;
  const [ms, batches] = [mean((load) => load.ms), mean((load) => load.batches)];
  const spread = mean((load) => (load.batches - batches) ** 2);
  const slope = spread === 0 ? 0 : mean((load) => (load.batches - batches) * (load.ms - ms)) / spread;
  const batch = Math.min(Math.max(slope, 0), ms / batches);
  return { batch, row: ms - batch * batches };
}

/** The same work on a machine that is slower or faster just now, by what a payment took in a load. */
export function adjustWork(work: Work, { ms, batches }: Load): Work {
  const factor = ms / (work.row + work.batch * batches);
  return { row: work.row * factor, batch: work.batch * factor };
}
