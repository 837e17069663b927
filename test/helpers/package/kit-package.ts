import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds @tollgate/kit into a folder of the test, because test files run at the same time. */
export function buildKit(folder: string): string {
  const out = join(folder, 'kit');
  execFileSync(process.execPath, ['scripts/build-kit.ts', '--out', out], { stdio: ['ignore', 'ignore', 'inherit'] });
  return out;
}
