import { defineConfig } from 'vitest/config';

// `npm test` runs the project "quick", which must stay under six minutes on two cores. `npm run test:long` runs what takes
// longer: whole sweeps in a browser, kills, races, other programs. Such a file is named `*.long.test.ts`.
const LONG = 'test/**/*.long.test.ts';
const INSTALLED = '**/node_modules/**';

export default defineConfig({
  test: {
    reporters: ['default', './test/helpers/summary-reporter.ts'],
    globalSetup: ['./test/helpers/postgres-setup.ts', './test/helpers/browser-setup.ts'],
    // Much of it waits for processes and disks; one worker would leave a core idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [LONG, INSTALLED] } },
      { extends: true, test: { name: 'long', include: [LONG], exclude: [INSTALLED] } },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
