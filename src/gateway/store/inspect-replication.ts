import type { View } from './inspect.ts';
import { integerOf, textOf } from './table.ts';

export interface ReplicationFacts {
  /** Empty: commits wait for no standby. */
  readonly synchronousNames: string;
  readonly standbys: number;
  /** Those whose commits count; null if this role may not see it. */
  readonly synchronousStandbys: number | null;
  /** Commits that have waited for a standby for more than a second. */
  readonly waiters: number;
  readonly longestWaitSeconds: number;
  readonly slots: readonly Slot[];
  /** Beyond this much log a slot is given up; null: never, until the disk is full. */
  readonly keptBytesMax: number | null;
}

interface Slot {
  readonly name: string;
  readonly isActive: boolean;
  /** Bytes of log that are kept for it. */
  readonly heldBytes: number;
  /** The log that it needs is gone. */
  readonly isLost: boolean;
}

export async function readReplication(view: View): Promise<ReplicationFacts> {
  const [row = {}] = await view.query(`
    select current_setting('synchronous_standby_names') as names,
      (select setting from pg_settings where name = 'max_slot_wal_keep_size') as kept_megabytes,
      pg_has_role(current_user, 'pg_read_all_stats', 'usage') as sees_all,
      (select count(*) from pg_stat_replication) as standbys,
      (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')) as synchronous`);
  const [waiting = {}] = await view.query(`
    select count(*) as waiters,
      coalesce(cast(max(extract(epoch from clock_timestamp() - query_start)) as bigint), 0) as longest
    from pg_stat_activity
    where wait_event = 'SyncRep' and clock_timestamp() - query_start > interval '1 second'`);
  const slots = await view.query(`
    select slot_name as name, active, coalesce(wal_status, '') = 'lost' as lost,
      coalesce(cast(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as bigint), 0) as held
    from pg_replication_slots order by slot_name`);
  const kept = Number(row['kept_megabytes']);
  return {
    synchronousNames: textOf(row['names']),
    standbys: integerOf(row['standbys']),
    synchronousStandbys: row['sees_all'] === true ? integerOf(row['synchronous']) : null,
    waiters: integerOf(waiting['waiters']),
    longestWaitSeconds: integerOf(waiting['longest']),
    slots: slots.map((slot) => ({
      name: textOf(slot['name']),
      isActive: slot['active'] === true,
      heldBytes: integerOf(slot['held']),
      isLost: slot['lost'] === true,
    })),
    keptBytesMax: kept < 0 ? null : kept * 1024 ** 2,
  };
}
