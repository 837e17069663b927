import { costOfCalls } from './core-time.ts';
import type { Cores } from './core-time.ts';
import { coreFindings, median, milliseconds, ratio } from './report.ts';
import type { Finding } from './report.ts';

/** A gateway over a database of some size. */
export interface ReadStore {
  readonly title: string;
  readonly server: { watch(): () => Cores };
  /** Milliseconds of one read. */
  read(): Promise<number>;
}

export interface Reading {
  readonly what: string;
  readonly rounds: number;
  readonly callsARound: number;
  readonly ratioMax: number;
  progress(line: string): void;
}

/** The same read in several stores, the smallest first, call by call in turn; then what one takes of the cores. */
export async function compareReads(
  stores: readonly ReadStore[],
  { what, rounds, callsARound, ratioMax, progress }: Reading,
): Promise<Finding[]> {
  const timed = stores.map((store) => ({ ...store, times: [] as number[] }));
  // The first round is for warming up.
  for (let call = 0; call < callsARound * (rounds + 1); call += 1) {
    for (const { read, times } of timed) {
      const ms = await read();
      if (call >= callsARound) times.push(ms);
    }
  }
  const [smallest, largest] = [timed[0], timed.at(-1)];
  if (smallest === undefined || largest === undefined) return [];
  const finding = {
    what: `${what}, ${largest.title}`,
    value: milliseconds(largest.times),
    against: `${milliseconds(smallest.times)} with ${smallest.title}`,
    ratio: median(largest.times) / median(smallest.times),
    wanted: `at most ${ratioMax}`,
  };
  const pairs = ratio(largest.times, smallest.times).toFixed(2);
  progress(
    `${what}: ${timed.map(({ title, times }) => `${title}: ${milliseconds(times)}`).join(', ')} (pairs: ${pairs})`,
  );
  const costs = [];
  for (const { title, server, read } of stores) {
    // One after the other: they share a PostgreSQL.
    const cost = await costOfCalls(server.watch, callsARound * rounds, read);
    costs.push([`${what}, ${title}`, [{ cost }]] as const);
  }
  return [finding, ...coreFindings('request', costs)];
}
