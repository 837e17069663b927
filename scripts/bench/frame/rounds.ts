import { perUnit } from './core-time.ts';
import type { Cost } from './core-time.ts';
import { compareRounds, coreFindings, medianMicros, perSecond } from './report.ts';
import type { Finding } from './report.ts';

interface Sample {
  readonly cost: Cost;
}

export interface Contender<Taken extends Sample> {
  readonly name: string;
  run(): Promise<Taken>;
}

interface Rounds<Taken> {
  readonly rounds: number;
  /** Between the runs that do not count and those that do. */
  readonly settle?: () => Promise<unknown>;
  /** What is printed for each run. */
  show(sample: Taken): string;
  progress(line: string): void;
}

/** What is read of a sample, and how it is shown. */
export interface Figure<Taken> {
  of(sample: Taken): number;
  show(values: readonly number[]): string;
}

export const RATE: Figure<{ readonly perSecond: number }> = { of: (sample) => sample.perSecond, show: perSecond };
export const CORE_TIME: Figure<Sample> = { of: ({ cost }) => perUnit(cost), show: medianMicros };

export interface Turns<Taken> {
  readonly names: readonly string[];
  /** One against the other, round by round. */
  compare(
    names: readonly [of: string, against: string],
    figure: Figure<Taken>,
    shown?: { readonly what?: string; readonly wanted?: string },
  ): Finding;
  /** The first contender is what the others are compared with. */
  cores(per: string, prefix?: string): Finding[];
}

/** All in one run, in turn, round by round: what disturbs the machine disturbs all of them. */
export async function takeTurns<Taken extends Sample>(
  contenders: readonly Contender<Taken>[],
  { rounds, settle, show, progress }: Rounds<Taken>,
): Promise<Turns<Taken>> {
  // First runs do not count: a new process is still compiling its code.
  for (const { run } of contenders) await run();
  await settle?.();
  const samples = new Map<string, Taken[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, so that none always follows the same neighbour.
    const turn = round % contenders.length;
    for (const { name, run } of [...contenders.slice(turn), ...contenders.slice(0, turn)]) {
      const sample = await run();
      samples.get(name)?.push(sample);
      progress(`round ${round + 1}: ${name}: ${show(sample)}`);
    }
  }
  return {
    names: [...samples.keys()],
    compare([of, against], figure, { what = of, wanted } = {}) {
      const read = (name: string) => (samples.get(name) ?? []).map(figure.of);
      return compareRounds(what, [read(of), read(against)], { ...figure, against, wanted });
    },
    cores: (per, prefix = '') =>
      coreFindings(
        per,
        [...samples].map(([name, taken]) => [prefix + name, taken]),
      ),
  };
}
