import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { Machine } from '../../scripts/find-browser.ts';

const APT = '/usr/bin/apt-get';
const DOWNLOADED = '/home/me/.cache/playwright/chrome';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const WINDOWS_CHROME = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe';

/** A machine with these programs; `installs` says which installer brings which program, and any other one fails. */
function machineWith(programs: string[], given: Partial<Machine> = {}, installs: Record<string, string> = {}) {
  const ran: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: ['/home/me/bin', '/usr/bin'].join(delimiter) },
    isRoot: false,
    canRun: (path) => programs.includes(path),
    downloadedPath: () => DOWNLOADED,
    run: async (command, args) => {
      const name = [command === process.execPath ? 'node' : command, args.at(-1)].join(' ');
      ran.push(name);
      const brought = installs[name];
      if (brought === undefined) throw new Error(`${name} fails`);
      programs.push(brought);
    },
    ...given,
  };
  return { machine, ran };
}

describe('findBrowser', () => {
  it.each<[string, { programs: string[]; given: Partial<Machine>; want: string }]>([
    [
      'takes the program that CHROMIUM_PATH names before any other',
      {
        programs: ['/opt/mine', '/usr/bin/chromium'],
        given: { env: { CHROMIUM_PATH: '/opt/mine' } },
        want: '/opt/mine',
      },
    ],
    [
      'takes the first one on PATH',
      { programs: ['/usr/bin/chromium', '/home/me/bin/chromium'], given: {}, want: join('/home/me/bin', 'chromium') },
    ],
    [
      'takes a shell without windows before the whole browser',
      {
        programs: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/home/me/bin/chromium'],
        given: {},
        want: '/usr/bin/chromium-headless-shell',
      },
    ],
    [
      'looks in the usual folders without PATH',
      { programs: ['/snap/bin/chromium'], given: { env: {} }, want: '/snap/bin/chromium' },
    ],
    ['knows Chrome on macOS', { programs: [MAC_CHROME], given: { platform: 'darwin' }, want: MAC_CHROME }],
    [
      'knows Chrome on Windows',
      {
        programs: [WINDOWS_CHROME],
        given: { platform: 'win32', env: { ProgramFiles: 'C:\\Programs' } },
        want: WINDOWS_CHROME,
      },
    ],
    ['takes what Playwright has downloaded before', { programs: [DOWNLOADED], given: {}, want: DOWNLOADED }],
  ])('%s', async (_, { programs, given, want }) => {
    const { machine, ran } = machineWith(programs, given);
    await expect(findBrowser(machine)).resolves.toBe(want);
    expect(ran).toEqual([]);
  });

  it.each([
    ['chromium-headless-shell', ['apt-get chromium-headless-shell']],
    ['chromium', ['apt-get chromium-headless-shell', 'apt-get chromium']],
  ])('installs the package as root on Debian: %s', async (name, want) => {
    const { machine, ran } = machineWith([APT], { isRoot: true }, { [`apt-get ${name}`]: `/usr/bin/${name}` });
    await expect(findBrowser(machine)).resolves.toBe(`/usr/bin/${name}`);
    expect(ran).toEqual(want);
  });

  it('downloads one where it may not install packages', async () => {
    const { machine, ran } = machineWith([APT], {}, { 'node chromium': DOWNLOADED });
    await expect(findBrowser(machine)).resolves.toBe(DOWNLOADED);
    expect(ran).toEqual(['node chromium']);
  });

  it('says in one line how to get one when every way fails', async () => {
    const { machine, ran } = machineWith([APT], { isRoot: true });
    await expect(findBrowser(machine)).rejects.toThrow(
      /^No Chromium found: install one \("apt-get install chromium" or "npx playwright-core install chromium"\), or set CHROMIUM_PATH to its program\.$/,
    );
    const packages = ['apt-get chromium-headless-shell', 'apt-get chromium'];
    expect(ran).toEqual([...packages, 'apt-get update', ...packages, 'node chromium']);
  });

  it('refuses a CHROMIUM_PATH that is no program', async () => {
    const { machine } = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/nowhere' } });
    await expect(findBrowser(machine)).rejects.toThrow(
      'CHROMIUM_PATH is /nowhere, which is not a program: correct or unset it.',
    );
  });
});
