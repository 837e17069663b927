import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

// Finds a Chromium for the tests that need a real browser, and installs one if there is none. Without a browser the test fails
// with one line that explains how to get it.

/** The machine as seen by the search, replaceable in tests. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  canRun(path: string): boolean;
  /** The path of Playwright's downloaded browser, whether or not it exists. */
  downloadedPath(): string;
  run(command: string, args: readonly string[]): Promise<void>;
}

const HOW_TO_GET_IT =
  'No Chromium found: install one ("apt-get install chromium" or "npx playwright-core install chromium"), or set CHROMIUM_PATH to its program.';

export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.canRun(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program: correct or unset it.`);
  }
  const present = look(machine);
  if (present !== undefined) return present;
  for (const { command, args } of installers(machine)) {
    const installed = await machine.run(command, args).then(
      () => look(machine),
      // If one way fails, the next is tried; after the last, the error explains what to do.
      () => undefined,
    );
    if (installed !== undefined) return installed;
  }
  throw new Error(HOW_TO_GET_IT);
}

function look(machine: Machine): string | undefined {
  return candidates(machine).find((path) => machine.canRun(path));
}

function candidates(machine: Machine): string[] {
  const { env, platform } = machine;
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].flatMap((root) => root ?? []);
    return [...roots.map((root) => `${root}\\Google\\Chrome\\Application\\chrome.exe`), machine.downloadedPath()];
  }
  // The headless shell takes half the time for the same pages.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const applications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return [
    ...(platform === 'darwin' ? applications : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    machine.downloadedPath(),
  ];
}

function installers(machine: Machine): { command: string; args: string[] }[] {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const download = { command: process.execPath, args: [playwright, 'install', 'chromium'] };
  if (machine.platform !== 'linux' || !machine.isRoot || !machine.canRun('/usr/bin/apt-get')) return [download];
  const packages = [apt('chromium-headless-shell'), apt('chromium')];
  return [...packages, { command: 'apt-get', args: ['update'] }, ...packages, download];
}

/** Concurrent tests wait for the lock of the first. */
function apt(name: string): { command: string; args: string[] } {
  const args = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', name];
  return { command: 'apt-get', args };
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    canRun: (path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    downloadedPath: () => chromium.executablePath(),
    run: async (command, args) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await promisify(execFile)(command, [...args], { env, maxBuffer: 64 * 1024 * 1024 });
    },
  };
}
