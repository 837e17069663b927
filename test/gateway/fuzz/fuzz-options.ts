// The same cases at every run of the tests; `npm run fuzz` asks for more, and for others.

const cases = Number(process.env['FUZZ_CASES'] ?? 6000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115);

/** How a property is run that gets this share of all cases, and how long it may take on a slow machine. */
export function fuzzRun(share: number): { parameters: { numRuns: number; seed: number }; timeoutMs: number } {
  const numRuns = Math.ceil(cases * share);
  return { parameters: { numRuns, seed }, timeoutMs: 120_000 + numRuns * 200 };
}
