import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// The commands of the guide "Configure", in its order.

const CHANNEL_TOKEN = 'issued-by-the-acquirer-7f0c2f7e';

let shell: Shell;
let database: Awaited<ReturnType<typeof createDatabase>>;
let port: number;

beforeAll(async () => {
  database = await createDatabase();
  port = await freePort();
  shell = createShell({ env: { PORT: String(port), DATABASE_URL: database.url, CHANNEL_TOKEN } });
});

afterAll(async () => {
  await shell?.close();
  await database?.drop();
});

test('a live gateway starts on PostgreSQL with secrets that were generated, and on those in files', async () => {
  const [write, start, files, ...others] = commandsIn('configure');
  expect(others).toEqual([]);
  expect(await shell.run(write ?? '')).toEqual({ stdout: '', stderr: '', exitCode: 0 });
  expect(statSync(join(shell.folder, 'tollgate.env')).mode & 0o077).toBe(0);
  expect(readFileSync(join(shell.folder, 'tollgate.env'), 'utf8')).toContain(`\nCHANNEL_TOKEN=${CHANNEL_TOKEN}\n`);
  expect(await shell.run(start ?? '')).toMatchObject({ exitCode: 0 });
  // Live: the sandbox's token opens nothing.
  const headers = { Authorization: 'Bearer tollgate-sandbox-token' };
  expect((await fetch(`http://localhost:${port}/operator/merchants`, { headers })).status).toBe(401);
  expect(await shell.run(files ?? '')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^The schema is already at version \d+\.\n$/),
  });
});

test('every problem is named at once', async () => {
  const refused = await shell.run('MODE=live PUBLIC_URL= OPERATOR_TOKEN= IN_FLIGHT_MAX=many npx tollgate serve');
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr.split('\n').slice(1, -1)).toEqual([
    expect.stringContaining('OPERATOR_TOKEN is missing'),
    expect.stringContaining('PUBLIC_URL is missing'),
    expect.stringContaining('IN_FLIGHT_MAX must be a whole number'),
  ]);
});
