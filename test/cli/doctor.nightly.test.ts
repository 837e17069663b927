import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCells, runSql } from '../helpers/database/databases.ts';
import { openDatabase } from '../helpers/gateway/gateway.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';
import { createWorld, examine, runDoctor, serveOnce, writeKey, writeText } from './doctor-world.ts';
import type { World } from './doctor-world.ts';

endCommandsAfterEach();

const bad = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('ok '));
/** The docs of a clone may be built or not, and the name of this world is none of the public. */
const LOCAL = 'warning configuration: PUBLIC_URL is not a public name';
const notDocs = (line: string) => !line.includes(' docs: ') && line !== LOCAL;

describe('tollgate doctor', () => {
  it('finds nothing where nothing is wrong, and changes nothing', async () => {
    const { env, folder } = await createWorld();
    const before = await examine(env);
    expect(bad(before.lines).filter(notDocs)).toEqual([]);
    expect(before).toMatchObject({ code: 0, passed: true });
    expect(() => statSync(env['DATA_DIR'] ?? '')).toThrow('ENOENT');
    await serveOnce(env);
    const place = { databaseUrl: null, dataDir: env['DATA_DIR'] ?? '' };
    const known = await readCells(place);
    expect(statSync(FILE(folder)).mode & 0o777).toBe(0o600);
    const { lines, code } = await examine(env);
    expect(code).toBe(0);
    expect(await readCells(place)).toEqual(known);
    for (const line of [
      'ok database: SQLite: the file is intact',
      'ok commit: accepts writes: one was committed, and removed again',
      'ok time zone: time zone UTC, as stored',
      'ok encryption keys: ENCRYPTION_KEYS opens every stored secret',
      'ok acquirer: the acquirer answers, and accepts the token',
      'ok acquirer: the clock of the acquirer agrees',
      `ok port: 127.0.0.1:${env['PORT']} is free`,
      'ok gateway key: an RSA key of 2048 bits',
      'ok traces: off: no OTEL_EXPORTER_OTLP_ENDPOINT',
    ])
      expect(lines).toContain(line);
    expect(lines).toContainEqual(expect.stringMatching(/^ok migrations: schema version \d+, nothing to migrate$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^ok PUBLIC_URL: the certificate of localhost:\d+ is valid for 8\d days$/),
    );
  });

  it('prints a line for each finding, its remedy below, a sum, and what it could not check', async () => {
    const { env } = await createWorld();
    const { code, stdout } = await runDoctor({ ...env, METRICS_TOKEN: '', CHANNEL_TOKEN: 'wrong-token' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^warning {2}configuration: METRICS_TOKEN is not set.*\n {9}→ Set it/m);
    expect(stdout).toMatch(/^problem {2}acquirer: the acquirer refuses CHANNEL_TOKEN \(HTTP 401\)\n {9}→ /m);
    expect(stdout).toMatch(/\n\d+ ok, (?:1 warning|[23] warnings), 1 problem\n$/);
    const invalid = await runDoctor({ MODE: 'live', DATABASE_URL: 'mysql://db.example' });
    expect(invalid.stdout).toMatch(/ problems\nPort, keys, .* were not checked: .* configuration\.\n$/);
  });

  it('fails on warnings if it is strict', async () => {
    const { env } = await createWorld();
    const sandbox = { MODE: 'sandbox', PORT: '0', DATA_DIR: env['DATA_DIR'] };
    expect(await examine(sandbox, '--strict')).toMatchObject({ code: 0, passed: true });
    expect((await examine(env)).lines).toContain(LOCAL);
    expect(await examine(env)).toMatchObject({ code: 0, passed: true });
    expect(await examine(env, '--strict')).toMatchObject({ code: 1, passed: false });
  });
});

const MAIL = { SMTP_URL: 'smtps://user:walrus@mail.example', MAIL_FROM: 'no-reply@pay.example' };
const FILE = (folder: string) => join(folder, 'data', 'tollgate.sqlite');

describe('tollgate doctor tells', () => {
  it.each<[string, (world: World) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>, string[]]>([
    [
      'every invalid setting',
      () => ({ PORT: 'http', OPERATOR_TOKEN: 'short' }),
      ['problem configuration: PORT must be', 'problem configuration: OPERATOR_TOKEN must have'],
    ],
    [
      'a setting with a typing mistake',
      () => ({ TRUSTED_PROXYS: '10.0.0.1', DATABASE_HOST: 'db.example' }),
      ['warning configuration: TRUSTED_PROXYS is not a setting'],
    ],
    [
      'a secret that everybody can read',
      ({ folder, env }) => {
        const file = writeText(folder, 'token', env['CHANNEL_TOKEN'] ?? '');
        chmodSync(file, 0o644);
        return { CHANNEL_TOKEN: '', CHANNEL_TOKEN_FILE: file };
      },
      ['warning configuration: CHANNEL_TOKEN_FILE: all users can read '],
    ],
    [
      'that no proxy is trusted',
      () => ({ TRUSTED_PROXIES: '' }),
      ['warning configuration: TRUSTED_PROXIES is not set'],
    ],
    [
      'that proxies cannot reach it',
      () => ({ TRUSTED_PROXIES: '10.0.0.0/8' }),
      ['warning configuration: HOST is 127.0.0.1, but'],
    ],
    ['a forgotten mode', () => ({ MODE: '' }), ['warning configuration: MODE is not set, but']],
    ['that work is off', () => ({ WORK: 'off' }), ['warning configuration: WORK is off']],
    [
      'a key that others can read',
      ({ env }) => {
        chmodSync(env['GATEWAY_PRIVATE_KEY_FILE'] ?? '', 0o644);
        return {};
      },
      ['warning gateway key: other users can read'],
    ],
    [
      'a key that is too short',
      ({ folder }) => ({ GATEWAY_PRIVATE_KEY_FILE: writeKey(folder, 1024) }),
      ['problem gateway key: the RSA key has only 1024 bits'],
    ],
    [
      'a data folder that is none',
      ({ folder }) => ({ DATA_DIR: writeText(folder, 'file', '') }),
      ['problem data folder: '],
    ],
    [
      'a data folder in memory',
      () => {
        const memory = mkdtempSync('/dev/shm/tollgate-doctor-');
        onTestFinished(() => rmSync(memory, { recursive: true }));
        return { DATA_DIR: memory };
      },
      ['warning disk: DATA_DIR is in memory'],
    ],
    [
      'a file that is no database',
      async ({ folder, env }) => {
        await serveOnce(env);
        writeText(folder, 'data/tollgate.sqlite', 'x'.repeat(5000));
        return {};
      },
      ['problem database: the file cannot be read'],
    ],
    [
      'a damaged file',
      async ({ folder, env }) => {
        await serveOnce(env);
        const file = openSync(FILE(folder), 'r+');
        for (let page = 4; page < 40; page += 1) writeSync(file, randomBytes(2000), 0, 2000, page * 4096);
        return {};
      },
      ['problem database: the file '],
    ],
    [
      'a newer schema',
      async ({ env }) => {
        await serveOnce(env);
        const place = { databaseUrl: null, dataDir: env['DATA_DIR'] ?? '' };
        await runSql(place, "insert into schema_migrations (version, name, applied_at) values (999, 'future', 0)");
        await runSql(place, "delete from settings where name = 'schemaRunsFrom'");
        return {};
      },
      ['problem migrations: The database has schema version 999'],
    ],
    [
      'another time zone',
      async ({ env }) => {
        await serveOnce(env);
        return { TIME_ZONE: 'Asia/Tokyo' };
      },
      ['problem time zone: TIME_ZONE is Asia/Tokyo, but this database uses UTC'],
    ],
    [
      'a missing encryption key',
      async ({ env }) => {
        await serveOnce(env);
        return { ENCRYPTION_KEYS: randomBytes(32).toString('base64') };
      },
      ['problem encryption keys: 3 secrets cannot be opened'],
    ],
    [
      'a missing encryption key before there is a merchant',
      async ({ env }) => {
        await serveOnce(env, { merchant: false });
        return { ENCRYPTION_KEYS: randomBytes(32).toString('base64') };
      },
      ['problem encryption keys: 1 secret cannot be opened'],
    ],
    [
      'secrets that an older key has sealed',
      async ({ env }) => {
        await serveOnce(env);
        return { ENCRYPTION_KEYS: `${randomBytes(32).toString('base64')},${env['ENCRYPTION_KEYS']}` };
      },
      ['warning encryption keys: still sealed by an older key: 3 secrets'],
    ],
    [
      'an acquirer that cannot be reached',
      () => ({ CHANNEL_URL: 'http://127.0.0.1:9' }),
      ['problem acquirer: the acquirer cannot be reached: '],
    ],
    [
      'an address that does not resolve, and no password of the mail server with it',
      () => ({ ...MAIL, PUBLIC_URL: 'https://walrus.invalid' }),
      ['problem PUBLIC_URL: the name ***.invalid does not resolve'],
    ],
    ['a certificate that nobody trusts', () => ({ NODE_EXTRA_CA_CERTS: '' }), ['problem PUBLIC_URL: localhost:']],
    [
      'a collector that cannot be reached',
      () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
      ['warning traces: the collector at 127.0.0.1:9 cannot be reached'],
    ],
  ])('%s', async (_title, spoil, wanted) => {
    const world = await createWorld();
    const { lines, remedies } = await examine({ ...world.env, ...(await spoil(world)) });
    for (const [index, start] of wanted.entries())
      expect(bad(lines).filter(notDocs)[index]).toMatch(new RegExp(`^${escape(start)}`));
    expect(bad(lines).filter(notDocs)).toHaveLength(wanted.length);
    expect(remedies.filter((remedy) => remedy !== null)).toHaveLength(bad(lines).length);
  });

  it('what stands at the public address, when its certificate ends, and whose clock is wrong', async () => {
    const { env } = await createWorld({ days: 5, body: '<h1>Welcome</h1>', aheadMs: 3_600_000 });
    expect(bad((await examine(env)).lines).filter(notDocs)).toEqual([
      expect.stringMatching(/^warning PUBLIC_URL: localhost:\d+ does not lead to a gateway \(HTTP 200\)$/),
      expect.stringMatching(/^warning PUBLIC_URL: the certificate of localhost:\d+ is valid for [45] days$/),
      expect.stringMatching(/^problem PUBLIC_URL: the clock of localhost:\d+ is 3\d\d\d s ahead of this machine's$/),
    ]);
  });

  it('whether the port is taken by a gateway or by another program', async () => {
    const { env } = await createWorld();
    const other = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .end('hello\n'),
    ).listen(Number(env['PORT']), '127.0.0.1');
    await once(other, 'listening');
    expect(bad((await examine(env)).lines).filter(notDocs)).toEqual([
      `problem port: 127.0.0.1:${env['PORT']} is taken by another program`,
    ]);
    other.close();
    const gateway = startCommand(['serve'], { env: { ...env, SHUTDOWN_DELAY_MS: '0' } });
    await gateway.until(/"event":"started"/);
    const { lines } = await examine(env);
    expect(lines).toContain(`ok port: a gateway already serves on 127.0.0.1:${env['PORT']}`);
    expect(lines).toContain('ok database: SQLite: the file is intact');
  });
});

describe('tollgate doctor on PostgreSQL', () => {
  async function createPostgresWorld() {
    const { env } = await createWorld();
    const database = await openDatabase('PostgreSQL');
    onTestFinished(database.drop);
    const place = { databaseUrl: database.env['DATABASE_URL'] ?? null, dataDir: null };
    return { env: { ...env, ...database.env }, place };
  }
  // The server of the tests trades durability for speed, and the doctor says so.
  const FAST = ['problem database: fsync is off', 'warning database: full_page_writes is off'];
  const ofDatabase = (lines: readonly string[]) =>
    lines.filter((line) => notDocs(line) && !FAST.some((start) => line.startsWith(start)));

  it('tells what the server must not be set to, and that its version and connections are good', async () => {
    const { env, place } = await createPostgresWorld();
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    await runSql(place, `alter database "${name}" set synchronous_commit = off`);
    const { lines, code } = await examine(env);
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^ok database: PostgreSQL \d+\.\d+ is reachable$/));
    expect(lines).toContain('ok commit: accepts writes: one was committed, and removed again');
    expect(lines).toContain('ok replication: no standby');
    for (const start of [...FAST, 'problem database: synchronous_commit is off'])
      expect(lines.some((line) => line.startsWith(start))).toBe(true);
  });

  it('tells connections beyond the limit, a pooler that is none, and a server that is not there', async () => {
    const { env } = await createPostgresWorld();
    const many = await examine({ ...env, DATABASE_POOL_MAX: '100' }, '--workers', '10');
    expect(ofDatabase(bad(many.lines))).toEqual([
      expect.stringMatching(
        /^problem database: too many connections: 1000 connections of this node, \d+ allowed, \d+ open now$/,
      ),
    ]);
    const pooled = await examine({ ...env, DATABASE_POOLER: 'transaction' });
    expect(ofDatabase(bad(pooled.lines))).toContain(
      'warning database: DATABASE_POOLER is transaction, but no pooler is in between',
    );
    const gone = await examine({ ...env, DATABASE_URL: 'postgres://who:s3cretword@127.0.0.1:9/none' });
    expect(ofDatabase(bad(gone.lines))).toEqual([expect.stringMatching(/^problem database: cannot be used: /)]);
    expect(gone.lines.join('\n')).not.toContain('s3cretword');
  });
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
