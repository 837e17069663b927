import type { EngineName } from '../../helpers/gateway/gateway.ts';

// The same cases at every run of the tests; `npm run fuzz`, at night too, asks for more, for others, and for the other engine.

const cases = Number(process.env['FUZZ_CASES'] ?? 3000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115);

export const fuzzEngine: EngineName = process.env['FUZZ_ENGINE'] === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

/** How a property is run that gets this share of all cases, and how long it may take on a slow machine. */
export function fuzzRun(share: number): { parameters: { numRuns: number; seed: number }; timeoutMs: number } {
  const numRuns = Math.ceil(cases * share);
  return { parameters: { numRuns, seed }, timeoutMs: 600_000 + numRuns * 200 };
}
