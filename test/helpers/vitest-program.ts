import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Vitest's own program, for a run of tests in a process of its own. */
export const VITEST = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs');
