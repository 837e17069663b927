import type { Engine } from './engine.ts';

/** Takes or keeps the lease of work that one node does at a time. By the database's clock: the nodes' clocks may differ (S32). */
export async function holdLease(
  { dialect, execute }: Pick<Engine, 'dialect' | 'execute'>,
  { name, holder, leaseMs }: { readonly name: string; readonly holder: string; readonly leaseMs: number },
): Promise<boolean> {
  const rows = await execute(
    `insert into retention_runs (name, held_by, held_until) values ($1, $2, ${dialect.nowMs} + $3)
     on conflict (name) do update set held_by = excluded.held_by, held_until = excluded.held_until
     where retention_runs.held_by is null or retention_runs.held_by = excluded.held_by
     or retention_runs.held_until <= ${dialect.nowMs}
     returning held_by`,
    [name, holder, leaseMs],
  );
  return rows.length > 0;
}
