import { startPretendBank } from '../../adapters/bank-files/pretend-bank.ts';
import { command } from '../command.ts';
import { DELAY_BOUNDS } from '../platform/limits.ts';
import { readNumber, required } from '../read-options.ts';
import { runUntilStopped } from '../serve/run-until-stopped.ts';

const LOOK_MS = 500;

/** `tollgate adapter pretend-bank`. */
export const pretendBank = command(
  {
    name: 'adapter pretend-bank',
    about: 'Start a bank that moves no money: it takes pain.001 from a folder, and answers with pain.002 and camt.054.',
    options: {
      from: { type: 'string', value: 'folder', about: 'where the adapter puts its files (its --out)' },
      to: { type: 'string', value: 'folder', about: 'where the adapter looks for ours (its --in)' },
      later: {
        type: 'string',
        value: 'ms',
        about: 'delay until what is pending is paid, or a payment comes back (default: 2000)',
        default: '2000',
      },
    },
    notes: ['The account decides what becomes of a payment, as at `tollgate acquirer mock`.'],
    examples: ['tollgate adapter pretend-bank --from to-bank --to from-bank'],
  },
  async ({ options }) => {
    const settings = {
      fromFolder: required('--from', options.from),
      toFolder: required('--to', options.to),
      everyMs: LOOK_MS,
      laterMs: readNumber('--later', options.later, DELAY_BOUNDS),
      log: (line: object) => console.log(JSON.stringify(line)),
      now: Date.now,
    };
    await runUntilStopped(
      async () => startPretendBank(settings),
      () => console.log(`Bank: ${settings.fromFolder} → ${settings.toFolder}`),
    );
  },
);
