import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { VITEST } from '../helpers/vitest-program.ts';

// npm run chaos -- --rounds 200 --seed 7 --only kill: the tests of this folder, for longer than CI can wait.

const { values } = parseArgs({
  options: {
    /** How often the gateway is killed on each engine. */
    rounds: { type: 'string', default: '20' },
    /** How often two nodes are upgraded. */
    times: { type: 'string', default: '20' },
    /** How many payments two acquirers get. */
    payments: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    /** Writes what came of it into the guide "Engines". */
    record: { type: 'boolean', default: false },
    /** A part of a file's name. */
    only: { type: 'string', default: '' },
  },
});

const child = spawn(process.execPath, [VITEST, 'run', `test/chaos/${values.only}`], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHAOS_ROUNDS: values.rounds,
    CHAOS_TIMES: values.times,
    CHAOS_PAYMENTS: values.payments,
    ...(values.record && { CHAOS_RECORD: 'yes' }),
    ...(values.seed !== undefined && { CHAOS_SEED: values.seed }),
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
