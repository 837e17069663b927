import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/helpers/longest-first.ts';

// Three tiers, by the names of the files. `npm test` runs the project "quick", which must stay under five minutes on two cores.
// `npm run test:long` runs what takes longer: a browser, kills, races, other programs, and a sample of each sweep, in a quarter
// of an hour. `npm run test:nightly` runs that with whole sweeps, and what takes minutes by itself: operating stories, upgrades
// under load, packages installed anew. A schedule runs it, and whoever makes a release.
const LONG = 'test/**/*.long.test.ts';
const NIGHTLY = 'test/**/*.nightly.test.ts';
const INSTALLED = '**/node_modules/**';
const PATIENT = { testTimeout: 1_800_000, hookTimeout: 1_800_000, expect: { poll: { timeout: 600_000 } } };

// CI tries what failed once more, and names it at the end: one machine that stood still must not refuse a week's work, and nobody
// may overlook it either. Elsewhere, and at night, the first failure counts.
const TRIES_AGAIN = process.env['CI'] === undefined || process.env['SWEEPS'] === 'all' ? 0 : 1;

// The same tests while PostgreSQL refuses each statement a few times, which it may do whenever transactions meet.
const PLANTED = process.env['STATEMENT_FAULTS'] === undefined ? [] : ['./test/chaos/statements/fail-statements.ts'];

// Each test file is a process, and many start more of them and threads: what one has compiled is ready for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'tollgate-compile-cache');

export default defineConfig({
  test: {
    reporters: ['default', './test/helpers/summary-reporter.ts'],
    globalSetup: ['./test/helpers/database/postgres-setup.ts', './test/helpers/browser/browser-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Much of it waits for processes and disks; one worker would leave a core idle.
    maxWorkers: 2,
    projects: [
      // Its files take turns in a few processes: to load the sources anew for each took half of the time. So nothing may be left
      // behind in a module, in the environment or in a spy.
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [LONG, NIGHTLY, INSTALLED],
          isolate: false,
          retry: TRIES_AGAIN,
          setupFiles: PLANTED,
        },
      },
      // These start compilers, browsers and whole installations, which take their time on a busy machine. To load the sources anew
      // for each file took a fifth of it, so they take turns, too.
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG],
          exclude: [INSTALLED],
          isolate: false,
          retry: TRIES_AGAIN,
          ...PATIENT,
        },
      },
      { extends: true, test: { name: 'nightly', include: [NIGHTLY], exclude: [INSTALLED], ...PATIENT } },
    ],
    // No measures of anything: a machine that is ten times slower, or stands still for a while, is no failure. What waits for
    // something gives up well before its test does, and so can say what it waited for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
