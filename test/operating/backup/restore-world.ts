import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { createShell } from '../guide-commands.ts';
import type { GuideBlock, Shell } from '../guide-commands.ts';
import { startInstalledPostgres } from '../installed-postgres.ts';
import type { InstalledPostgres } from '../installed-postgres.ts';

// A server with two terminals in front of it, for the guide "PostgreSQL to a moment".

const PASSWORD = 'tollgate-password';

export interface World {
  readonly server: InstalledPostgres;
  readonly backups: string;
  /** The terminal of the server's user, and that of the gateway's. */
  readonly postgres: Shell;
  readonly operator: Shell;
  readonly gatewayUrl: string;
  /** For the gateway's role, which owns its database and may do nothing else. */
  readonly databaseUrl: string;
}

export async function openWorld(): Promise<World> {
  const server = await startInstalledPostgres();
  const [port, targetPort] = [await freePort(), await freePort()];
  const targetUrl = `postgres://tollgate:${PASSWORD}@127.0.0.1:${targetPort}/tollgate`;
  const adminUrl = server.adminUrl.replace(/postgres$/, 'tollgate');
  const databaseUrl = `postgres://tollgate:${PASSWORD}@${server.host}/tollgate`;
  const gatewayUrl = `http://127.0.0.1:${port}`;
  const backups = server.folder('backups');
  const postgres = createShell({
    user: server.user,
    env: {
      PATH: `${server.programs}:${process.env['PATH'] ?? ''}`,
      ADMIN_URL: adminUrl,
      PGDATA: server.data,
      BACKUP_DIR: backups,
      ARCHIVE_DIR: server.folder('archive'),
      TARGET_DIR: server.folder('restored'),
      TARGET_PORT: String(targetPort),
    },
  });
  const operator = createShell({
    env: { MODE: 'sandbox', PORT: String(port), TOLLGATE_URL: gatewayUrl, TARGET_URL: targetUrl },
  });
  onTestFinished(async () => {
    await operator.close();
    server.remove();
    await postgres.close();
  });
  const role = `create role tollgate login password '${PASSWORD}'`;
  const create = `psql --dbname "$SERVER" -c "${role}" -c 'create database tollgate owner tollgate'`;
  expect(await postgres.run(create, { SERVER: server.adminUrl })).toMatchObject({ exitCode: 0 });
  return { server, backups, postgres, operator, gatewayUrl, databaseUrl };
}

export function restoreBlocks(
  commands: readonly GuideBlock[],
): Record<'archive' | 'backUp' | 'restore' | 'look' | 'goOn', GuideBlock> {
  const [archive, backUp, restore, look, goOn, ...rest] = commands;
  if (!archive || !backUp || !restore || !look || !goOn || rest.length > 0)
    throw new Error('other blocks than expected');
  return { archive, backUp, restore, look, goOn };
}

export async function expectOk(
  shell: Shell,
  block: GuideBlock | string,
  env?: Record<string, string>,
): Promise<string> {
  const { exitCode, stdout, stderr } = await shell.run(block, env);
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}
