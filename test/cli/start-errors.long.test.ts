import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';

// A gateway that cannot start says in one line what is wrong and what to do about it.

endCommandsAfterEach();

async function failToServe(env: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await startCommand(['serve', '--port', '0'], {
    env: { MODE: 'sandbox', LOG_LEVEL: 'silent', ...env },
  }).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

describe('tollgate serve on PostgreSQL', () => {
  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'an unknown user',
      (url) => (url.username = 'nobody-here'),
      /The server refuses this user\. Check user and database/,
    ],
    ['a database that does not exist', (url) => (url.pathname = '/nowhere'), /The database does not exist\. Create it/],
    ['an unknown host', (url) => (url.hostname = 'db.invalid'), /The host name cannot be resolved\. Check the host/],
    ['a server that is down', (url) => (url.port = '9'), /Nothing listens at this address\. Start the server/],
  ])('tells %s and its remedy', async (_what, spoil, wanted) => {
    const database = await openDatabase('PostgreSQL');
    onTestFinished(database.drop);
    const url = new URL(database.env['DATABASE_URL'] ?? '');
    spoil(url);
    const printed = await failToServe({ DATABASE_URL: url.href });
    expect(printed).toMatch(
      /^tollgate: the gateway cannot start:\n {2}DATABASE_URL: the database cannot be used\. .*\n$/,
    );
    expect(printed).toMatch(wanted);
  });

  // The server of the tests takes any password.
  it('tells that the password is refused, without the password', async () => {
    const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "tollgate"', '', ''].join('\0');
    const refusal = Buffer.from(`E\0\0\0${String.fromCodePoint(fields.length + 4)}${fields}`, 'latin1');
    const server = createServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.end(refusal)),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const printed = await failToServe({ DATABASE_URL: `postgres://tollgate:wr0ngword@127.0.0.1:${port}/tollgate` });
    expect(printed).toMatch(
      /The server refuses the password\. Check user and password .*%23 for #\. \(127.*failed for user/,
    );
    expect(printed).not.toContain('wr0ngword');
  });
});

describe('tollgate serve', () => {
  it('tells that DATA_DIR is a file, or cannot be created', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data')])
      expect(await failToServe({ DATA_DIR })).toContain(`${DATA_DIR} is a file, or in one. Set DATA_DIR to a folder.`);
    expect(await failToServe({ DATA_DIR: '/sys/tollgate' })).toContain(
      '/sys/tollgate cannot be created. Set DATA_DIR to a folder that the user of the gateway may write to.',
    );
  });

  it('names a HOST that cannot be resolved', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'tollgate-start-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    expect(await failToServe({ DATA_DIR, HOST: 'gateway.invalid' })).toBe(
      'tollgate: the host name gateway.invalid cannot be resolved; set HOST or --host to an address of this machine\n',
    );
  });
});
