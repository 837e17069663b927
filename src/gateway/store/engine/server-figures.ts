import type { ReplicationSlot, ServerFigures } from '../../domain/platform/database.ts';
import type { Engine } from './engine.ts';
import { integerOf, textOf } from './table.ts';

/** Every role may read this. Absent on SQLite, which has no server. */
export function createServerFigures({ dialect, query }: Engine): { readServerFigures?: () => Promise<ServerFigures> } {
  if (dialect.name !== 'postgres') return {};
  return {
    async readServerFigures() {
      const [row = {}] = await query(SERVER);
      return {
        isArchiverFailing: row['archiver_failing'] === true,
        isStandbyMissing: row['standby_missing'] === true,
        transactionAge: integerOf(row['transaction_age']),
        slots: await readSlots({ query }),
      };
    },
  };
}

export async function readSlots({ query }: Pick<Engine, 'query'>): Promise<ReplicationSlot[]> {
  return (await query(SLOTS)).map((slot) => ({
    name: textOf(slot['name']),
    isActive: slot['active'] === true,
    isLost: slot['lost'] === true,
    heldBytes: integerOf(slot['held']),
  }));
}

const SERVER = `
  select coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver), false)
      and current_setting('archive_mode') <> 'off' as archiver_failing,
    current_setting('synchronous_standby_names') <> ''
      and not exists (select 1 from pg_stat_replication) as standby_missing,
    (select cast(max(age(datfrozenxid)) as bigint) from pg_database) as transaction_age`;

const SLOTS = `
  select slot_name as name, active, coalesce(wal_status, '') = 'lost' as lost,
    coalesce(cast(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as bigint), 0) as held
  from pg_replication_slots order by slot_name`;
