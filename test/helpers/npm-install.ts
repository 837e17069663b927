import { execFile } from 'node:child_process';
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
