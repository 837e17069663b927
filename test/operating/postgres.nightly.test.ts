import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { findPgBouncer } from '../helpers/database/pgbouncer.ts';
import { readGuide } from '../helpers/docs/guides.ts';
import { answersStatements } from '../helpers/database/postgres.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { GuideBlock, Shell } from './guide-commands.ts';
import { startInstalledPostgres } from './installed-postgres.ts';
import type { InstalledPostgres } from './installed-postgres.ts';

// The guides "PostgreSQL: set up, sizes, failover" and "Connection poolers", command by command.

const NOBODY = 65_534;
const PASSWORDS = { TOLLGATE_PASSWORD: 'tollgate-password', REPLICATION_PASSWORD: 'replication-password' };

let postgres: InstalledPostgres;

beforeAll(async () => {
  postgres = await startInstalledPostgres();
  return () => postgres.remove();
});

afterEach(killGatewayProcesses);

function openShell(env: Readonly<Record<string, string>>): Shell {
  const PATH = `${postgres.bin}:${process.env['PATH'] ?? ''}`;
  const shell = createShell({
    env: { ADMIN_URL: postgres.adminUrl, DATABASE_HOST: postgres.host, ...PASSWORDS, ...env },
  });
  onTestFinished(() => shell.close());
  return {
    ...shell,
    // The commands of the shell itself stay in front.
    run: (block, more) => shell.run(`export PATH="\${PATH%%:*}:${PATH}"\n${scriptOf(block)}`, more),
  };
}

const scriptOf = (block: GuideBlock | string) => (typeof block === 'string' ? block : block.script);

function blockIn(guide: string, heading: string, word?: string): GuideBlock {
  const found = commandsIn(guide).find(
    (block) => block.heading === heading && (word === undefined || block.words.includes(word)),
  );
  if (found === undefined) throw new Error(`the guide ${guide} has no command under "${heading}"`);
  return found;
}

async function expectDone(shell: Shell, block: GuideBlock | string, env?: Readonly<Record<string, string>>) {
  const result = await shell.run(block, env);
  expect(result, `${scriptOf(block)}\n${result.stdout}${result.stderr}`).toMatchObject({ exitCode: 0 });
  return result;
}

describe('the guide to PostgreSQL', () => {
  it('creates a database, adds a standby, and fails over to it without losing a payment', async () => {
    const shell = openShell({});
    const [create, migrate] = commandsIn('postgres').filter(({ heading }) => heading === 'Create the database');
    await expectDone(shell, create ?? '');
    const { stdout } = await expectDone(shell, migrate ?? '');
    expect(stdout).toMatch(/schema/i);

    const standbyPort = await freePort();
    const standbyData = postgres.folder('standby');
    const [, port = ''] = postgres.host.split(':');
    await expectDone(shell, blockIn('postgres', 'Add a standby', 'primary'));
    const replicationUrl = `postgres://replicator:${PASSWORDS.REPLICATION_PASSWORD}@${postgres.host}/postgres`;
    const standby = blockIn('postgres', 'Add a standby', 'standby');
    const onOwnPort = scriptOf(standby).replace(
      'pg_ctl start',
      `pg_ctl start -o "-p ${standbyPort}" -l ${standbyData}/log`,
    );
    expect(onOwnPort).not.toBe(scriptOf(standby));
    await expectDone(shell, onOwnPort, { REPLICATION_URL: replicationUrl, STANDBY_DATA: standbyData });
    await expectDone(shell, blockIn('postgres', 'Add a standby', 'synchronous'));

    const hosts = { PRIMARY_HOST: `127.0.0.1:${port}`, STANDBY_HOST: `127.0.0.1:${standbyPort}` };
    const failover = `${scriptOf(blockIn('postgres', 'Fail over', 'failover'))}\necho "$DATABASE_URL"`;
    const databaseUrl = (await expectDone(shell, failover, hosts)).stdout.trim();
    const gateway = await startGatewayProcess({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' } });
    const shop = await gateway.newShop();
    const paid: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const answer = await shop.pay();
      expect(answer.code).toBe('00000');
      paid.push(dataOf(answer)['tradeNo'] as string);
    }

    postgres.kill();
    await expectDone(shell, blockIn('postgres', 'Fail over', 'promote'), { STANDBY_DATA: standbyData });
    const STANDBY_ADMIN_URL = postgres.adminUrl.replace(`:${port}/`, `:${standbyPort}/`);
    const alone = blockIn('postgres', 'After a promotion', 'alone');
    const { stdout: printed } = await expectDone(shell, alone, { STANDBY_ADMIN_URL, DATABASE_URL: databaseUrl });
    expect(printed).toMatch(/^ok +commit: /m);
    expect(printed).toMatch(/^warning +replication: DATABASE_URL names 2 servers, but no standby follows/m);
    await expect.poll(async () => (await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await expect.poll(async () => (await shop.pay()).code).toBe('00000');
    for (const tradeNo of paid) {
      expect(await gateway.operator('GET', `/operator/orders/${tradeNo}`)).toMatchObject({ status: 200 });
    }
    await gateway.verify();
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});

/** As the guide has it, on a port of its own and in front of this test's server. */
async function startPooler(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-guide-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [, text = ''] = /```ini\n([\s\S]*?)```/.exec(readGuide('poolers')) ?? [];
  const settings = text
    .replace('port=5432', `port=${new URL(databaseUrl).port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('users.txt', join(folder, 'users.txt'));
  expect(settings).toContain(`listen_port = ${port}`);
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings}unix_socket_dir =\n`);
  writeFileSync(join(folder, 'users.txt'), `"tollgate" "${PASSWORDS.TOLLGATE_PASSWORD}"\n`);
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const pooler = spawn(findPgBouncer(), [join(folder, 'pgbouncer.ini')], { ...asUser, stdio: 'ignore' });
  onTestFinished(() => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgres://tollgate:${PASSWORDS.TOLLGATE_PASSWORD}@127.0.0.1:${port}/tollgate`;
  await expect.poll(() => answersStatements(url)).toBe(true);
  return url;
}

describe('the guide to poolers', () => {
  it('configures a PgBouncer that payments go through', async () => {
    const server = await startInstalledPostgres();
    onTestFinished(() => server.remove());
    const shell = openShell({ ADMIN_URL: server.adminUrl, DATABASE_HOST: server.host });
    await expectDone(shell, blockIn('postgres', 'Create the database'));
    const url = await startPooler(server.adminUrl);
    const script = scriptOf(blockIn('poolers', 'A configuration')).replace('127.0.0.1:6432', new URL(url).host);
    await expectDone(shell, script);
    const gateway = await startGatewayProcess({ env: { DATABASE_URL: url, DATABASE_POOLER: 'transaction' } });
    const shop = await gateway.newShop();
    expect((await shop.pay()).code).toBe('00000');
    shop.close();
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
  });
});
