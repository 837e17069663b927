import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface InstallOptions {
  readonly args?: readonly string[];
  /** That of this process without it: it says where packages come from. */
  readonly env?: NodeJS.ProcessEnv;
}

/** What npm has asked the registry before, it need not ask again, unless its cache is too old to know a version. */
export async function npmInstall(folder: string, { args = [], env = process.env }: InstallOptions = {}): Promise<void> {
  const install = (...more: string[]) =>
    promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...more, ...args], {
      cwd: folder,
      env,
      maxBuffer: 1e8,
    });
  await install('--prefer-offline').catch(() => install());
}

/**
 * The bundler below vitest in the version that this project has. The newest may be there before its binaries for every platform
 * are, and npm then installs it without one.
 */
export function keepBundler(folder: string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const { version } = JSON.parse(readFileSync('node_modules/rolldown/package.json', 'utf8')) as { version: string };
  writeFileSync(file, `${JSON.stringify({ ...manifest, overrides: { rolldown: version } }, null, 2)}\n`);
}
