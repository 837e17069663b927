import { afterEach, expect, test } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// The shell that runs the guides' commands.

let shell: Shell | undefined;
afterEach(() => shell?.close());

test('exported variables and the working folder carry over to the next block, and -e stops a block', async () => {
  shell = createShell({ env: { GREETING: 'hello' } });
  expect(await shell.run('mkdir deep && cd deep\nexport NAME="a b"')).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await shell.run('echo "$GREETING $NAME"; basename "$PWD"')).stdout).toBe('hello a b\ndeep\n');
  expect((await shell.run('echo "$NAME"', { NAME: 'other' })).stdout).toBe('other\n');
  expect(await shell.run('false\necho never')).toEqual({ stdout: '', stderr: '', exitCode: 1 });
});

test('a gateway started in the background serves the next block and ends with the shell', async () => {
  const port = await freePort();
  shell = createShell({ env: { PORT: String(port), LOG_LEVEL: 'error' } });
  await shell.run('npx tollgate serve > serve.log &');
  const ready = `curl -fsS --retry 600 --retry-connrefused --retry-delay 1 http://127.0.0.1:${port}/healthz`;
  expect(await shell.run(ready)).toMatchObject({ exitCode: 0 });
  expect((await shell.run('npx something')).stderr).toBe('npx: only tollgate is installed here, not something\n');
  await shell.close();
  shell = undefined;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});
