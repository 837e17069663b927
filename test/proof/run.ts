import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { DEFAULT_ENGINE, engineNamed } from '../chaos/engines/start-engine.ts';
import { VITEST } from '../helpers/vitest-program.ts';

// npm run proof -- --hours 2 --seed 7: the long proof, for as long as you like, on an engine of the guide "Engines".

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '0.1' },
    seed: { type: 'string' },
    engine: { type: 'string', default: DEFAULT_ENGINE },
    /** Prints each event as it happens. */
    verbose: { type: 'boolean', default: false },
    /** Writes the page of the docs, or the engine's row, if nothing was wrong. */
    record: { type: 'boolean', default: false },
  },
});

try {
  engineNamed(values.engine);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const child = spawn(process.execPath, [VITEST, 'run', '--project', 'nightly', 'test/proof/proof.nightly'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROOF_HOURS: values.hours,
    PROOF_ENGINE: values.engine,
    ...(values.seed !== undefined && { PROOF_SEED: values.seed }),
    ...(values.record && { PROOF_RECORD: 'yes', CHAOS_RECORD: 'yes' }),
    ...(values.verbose && { PROOF_VERBOSE: 'yes' }),
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
