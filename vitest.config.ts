import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/helpers/longest-first.ts';

// `npm test` runs the project "quick", which must stay under six minutes on two cores. `npm run test:long` runs what takes
// longer: whole sweeps in a browser, kills, races, other programs. Such a file is named `*.long.test.ts`.
const LONG = 'test/**/*.long.test.ts';
const INSTALLED = '**/node_modules/**';

// Each test file is a process, and many start more of them and threads: what one has compiled is ready for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'tollgate-compile-cache');

export default defineConfig({
  test: {
    reporters: ['default', './test/helpers/summary-reporter.ts'],
    globalSetup: ['./test/helpers/postgres-setup.ts', './test/helpers/browser-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Much of it waits for processes and disks; one worker would leave a core idle.
    maxWorkers: 2,
    projects: [
      // Its files take turns in a few processes: to load the sources anew for each took half of the time. So nothing may be left
      // behind in a module, in the environment or in a spy.
      {
        extends: true,
        test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [LONG, INSTALLED], isolate: false },
      },
      // These start compilers, browsers and whole installations, which take their time on a busy machine.
      {
        extends: true,
        test: { name: 'long', include: [LONG], exclude: [INSTALLED], testTimeout: 600_000, hookTimeout: 600_000 },
      },
    ],
    // However long a busy machine takes; what goes well does not wait.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
