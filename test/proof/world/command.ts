import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { placeEnv } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { PATIENCE } from '../../helpers/database/patience.ts';

const run = promisify(execFile);

/** What the program finds its database by. */
export function environmentOf(place: Place): Record<string, string> {
  return { MODE: 'sandbox', LOG_LEVEL: 'error', ...placeEnv(place) };
}

/** Runs a command beside the nodes. Throws what it wrote if it fails. */
export async function runTollgate(
  program: string,
  place: Place,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const own = { ...environmentOf(place), ...PATIENCE, ...env, PATH: process.env['PATH'] };
  const { stdout } = await run(process.execPath, [program, ...words], { env: own, maxBuffer: 1 << 26 });
  return stdout;
}
