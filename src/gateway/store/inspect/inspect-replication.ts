import type { ReplicationSlot } from '../../domain/platform/database.ts';
import type { View } from './inspect.ts';
import { readSlots } from '../engine/server-figures.ts';
import { integerOf, textOf } from '../engine/table.ts';

export interface ReplicationFacts {
  /** Empty: commits wait for no standby. */
  readonly synchronousNames: string;
  readonly standbys: number;
  /** Those whose commits count; null if this role may not see it. */
  readonly synchronousStandbys: number | null;
  /** Commits that have waited for a standby for more than a second. */
  readonly waiters: number;
  readonly longestWaitSeconds: number;
  readonly slots: readonly ReplicationSlot[];
  /** Beyond this much log a slot is given up; null: never, until the disk is full. */
  readonly keptBytesMax: number | null;
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
  const slots = await readSlots(view);
  const kept = Number(row['kept_megabytes']);
  return {
    synchronousNames: textOf(row['names']),
    standbys: integerOf(row['standbys']),
    synchronousStandbys: row['sees_all'] === true ? integerOf(row['synchronous']) : null,
    waiters: integerOf(waiting['waiters']),
    longestWaitSeconds: integerOf(waiting['longest']),
    slots,
    keptBytesMax: kept < 0 ? null : kept * 1024 ** 2,
  };
}
