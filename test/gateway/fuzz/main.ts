import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

// `npm run fuzz -- --cases 200000 [--seed 7] [--engine PostgreSQL]`: the same tests with more cases, and other ones at each run.

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'SQLite' },
  },
});
const FUZZ_CASES = values.cases ?? '50000';
const FUZZ_SEED = values.seed ?? String(randomInt(2 ** 31));
if (![FUZZ_CASES, FUZZ_SEED].every((value) => /^[0-9]+$/.test(value))) {
  throw new Error('--cases and --seed take whole numbers.');
}
const FUZZ_ENGINE = values.engine;
if (!['SQLite', 'PostgreSQL'].includes(FUZZ_ENGINE)) throw new Error('--engine is SQLite or PostgreSQL.');
process.stdout.write(`${FUZZ_CASES} cases on ${FUZZ_ENGINE}, seed ${FUZZ_SEED}\n`);
const child = spawn('vitest', ['run', 'test/gateway/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_CASES, FUZZ_SEED, FUZZ_ENGINE },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
