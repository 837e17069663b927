/** `npm run test:nightly`: nothing is left out or shortened. */
export const SWEEPS_ALL = process.env['SWEEPS'] === 'all';

/**
 * Some of what a sweep goes through, evenly spread: CI has 25 minutes. `npm run test:nightly` goes through all of it.
 */
export function sampled<Subject>(all: readonly Subject[], countMax: number): readonly Subject[] {
  if (SWEEPS_ALL || all.length <= countMax) return all;
  return Array.from({ length: countMax }, (_, index) => all[Math.floor((index * all.length) / countMax)] as Subject);
}
