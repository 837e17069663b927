import { expect } from 'vitest';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { commandsIn } from '../guide-commands.ts';
import type { InstalledPostgres } from '../installed-postgres.ts';
import type { Machine } from './story-machine.ts';

// PostgreSQL by the commands of the guides: the role and its database, the archive, a base backup, and a restored copy.

export interface StoryDatabase {
  readonly url: string;
  /** The copy, once it is restored. */
  readonly restoredUrl: string;
  /** Prints the folder of the backup. */
  backUp(): Promise<string>;
  restoreTo(moment: string): Promise<string>;
}

const PASSWORD = 'a-password-of-their-own';

export async function prepareDatabase(options: {
  readonly machine: Machine;
  readonly server: InstalledPostgres;
  /** Where the program was installed; its scripts are run from there. */
  readonly folder: string;
}): Promise<StoryDatabase> {
  const { machine, server, folder } = options;
  const port = await freePort();
  const url = `postgres://tollgate:${PASSWORD}@${server.host}/tollgate`;
  const env = {
    ADMIN_URL: server.adminUrl,
    TOLLGATE_PASSWORD: PASSWORD,
    DATABASE_URL: url,
    PGDATA: server.data,
    BACKUP_DIR: server.folder('backups'),
    ARCHIVE_DIR: server.folder('archive'),
    TARGET_DIR: server.folder('elsewhere'),
    TARGET_PORT: String(port),
  };
  const { programs, user } = server;
  const paste = (script = '', more = {}) =>
    machine.run(folder, ['sh', '-ec', script], { env: { ...env, ...more }, programs, user });
  const [create] = commandsIn('postgres');
  const [archive, backUp, restore] = commandsIn('restore-postgres');
  await paste(create?.script);
  // From here on in the gateway's own database.
  const asAdmin = { ADMIN_URL: server.adminUrl.replace(/\/postgres$/, '/tollgate') };
  await paste(archive?.script, asAdmin);
  return {
    url,
    restoredUrl: `postgres://tollgate:${PASSWORD}@127.0.0.1:${port}/tollgate`,
    backUp: () => paste(backUp?.script, asAdmin),
    async restoreTo(moment) {
      // As the archive's timeout does it within a minute.
      const piece = (await paste('psql "$ADMIN_URL" -tAc "select pg_walfile_name(pg_switch_wal())"')).trim();
      await expect.poll(async () => (await paste(LAST_ARCHIVED)).trim() >= piece).toBe(true);
      return paste(restore?.script, { MOMENT: moment });
    },
  };
}

const LAST_ARCHIVED = 'psql "$ADMIN_URL" -tAc "select last_archived_wal from pg_stat_archiver"';
