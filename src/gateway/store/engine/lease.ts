import type { Lease } from '../../domain/lease.ts';
import type { Engine } from './engine.ts';

/** Takes or keeps the lease of work that one node does at a time. */
export async function holdLease(
  { execute }: Pick<Engine, 'execute'>,
  { name, holder, realNow, leaseMs }: Lease & { readonly name: string },
): Promise<boolean> {
  const rows = await execute(
    `insert into retention_runs (name, held_by, held_until) values ($1, $2, $3)
     on conflict (name) do update set held_by = excluded.held_by, held_until = excluded.held_until
     where retention_runs.held_by is null or retention_runs.held_by = excluded.held_by
     or retention_runs.held_until <= $4
     returning held_by`,
    [name, holder, realNow + leaseMs, realNow],
  );
  return rows.length > 0;
}
