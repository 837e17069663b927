import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** The check of npm's scripts, as if it ran elsewhere. */
async function check(machine: Record<string, unknown>, env: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries(machine).map(
    ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`,
  );
  const pretend = `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
  const args = ['--import', pretend, 'scripts/check-node.mjs'];
  const { npm_config_script_shell: _, ...own } = process.env;
  const ran = promisify(execFile)(process.execPath, args, { env: { ...own, ...env } });
  return ran.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

const NODE_20 = { versions: { node: '20.20.2' } };

it.each([
  ['an old Node on Linux', { ...NODE_20, platform: 'linux', arch: 'x64' }, 'Run "npm ci" without --omit=optional'],
  ['an old Node on Apple Silicon', { ...NODE_20, platform: 'darwin', arch: 'arm64' }, 'install Node 24 yourself'],
  ['the command line of Windows', { platform: 'win32' }, 'run a clone in WSL'],
])('%s is answered in one line with what to install', async (_, machine, remedy) => {
  const text = await check(machine, { npm_lifecycle_event: 'prestart' });
  expect(text).toContain(remedy);
  expect(text.trim().split('\n')).toHaveLength(1);
});

it('the Node that npm ci brings is enough, on Windows with a shell of its own too', async () => {
  expect(await check({}, { npm_lifecycle_event: 'prestart' })).toBe('');
  const shell = { npm_lifecycle_event: 'prestart', npm_config_script_shell: 'C:\\Git\\bin\\bash.exe' };
  expect(await check({ platform: 'win32' }, shell)).toBe('');
});
