import { NODE_GONE_MS } from '../../domain/platform/node.ts';
import type { NodeStore, ServingNode } from '../../domain/platform/node.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { readMigrations } from '../engine/read-migrations.ts';
import { defineTable, integer, integerOf, jsonOf, text, textOf } from '../engine/table.ts';

interface NodeRow extends ServingNode {
  readonly knownSchema: number;
  readonly startedAt: number;
  readonly seenAt: number;
}

const NODES = defineTable<NodeRow>('nodes', {
  node: text(),
  release: text(),
  knownSchema: integer(),
  startedAt: integer(),
  seenAt: integer(),
});

/** Programs that know this schema, or a later one, know several acquirers. */
export const SEVERAL_ACQUIRERS_SCHEMA = 48;

export function createNodeStore(engine: Engine): NodeStore {
  const { dialect } = engine;
  let known: number | undefined;
  return {
    noteNode: (node) =>
      engine.transaction(async (transaction) => {
        const now = await readNow(transaction, engine);
        const times = { startedAt: now, seenAt: now };
        known ??= readMigrations().at(-1)?.version ?? 0;
        // In one order on all nodes, so that two that see the same do not wait for each other in a circle.
        const older = (await listConnected(transaction, engine)).map((name) => ({
          node: name,
          release: 'earlier',
          knownSchema: 0,
          ...times,
        }));
        const rows = [{ ...node, knownSchema: known, ...times }, ...older].map(NODES.encode);
        const onConflict = 'on conflict (node) do update set seen_at = excluded.seen_at';
        await transaction.query(NODES.insert(dialect, onConflict), [jsonOf(rows)]);
      }),

    listOlderNodes: () => engine.transaction((transaction) => findOlderNodes(transaction, engine)),

    async forgetNodes({ before }) {
      await engine.execute('delete from nodes where seen_at < $1', [before]);
    },
  };
}

/**
 * Who serves and knows one acquirer only. Such a node does not register. It is seen by its connections, also by those that a
 * registered node saw lately, and by leases whose holder is not registered. A command that removes old rows takes the lease of
 * that too, so it is left out.
 */
export async function findOlderNodes(transaction: Transaction, engine: Engine): Promise<string[]> {
  // A file has one process that serves.
  if (engine.serverNo === undefined) return [];
  const now = await readNow(transaction, engine);
  const connected = await listConnected(transaction, engine);
  const rows = await transaction.query(
    `select node from nodes where known_schema < $1 and seen_at > $2
     union select held_by from agenda where due_at <= $3 and held_until > $3
       and not exists (select 1 from nodes where node = agenda.held_by)
     union select held_by from retention_runs where name <> 'prune' and held_until > $3 and held_by is not null
       and not exists (select 1 from nodes where node = retention_runs.held_by)`,
    [SEVERAL_ACQUIRERS_SCHEMA, now - NODE_GONE_MS, now],
  );
  return [...new Set([...connected, ...rows.map((row) => textOf(row['node']))])].toSorted();
}

async function listConnected(transaction: Transaction, { dialect }: Engine): Promise<string[]> {
  const rows = await transaction.query(dialect.selectOlderPrograms);
  return rows.map((row) => textOf(row['place'])).toSorted();
}

async function readNow(transaction: Transaction, { dialect }: Engine): Promise<number> {
  const [row] = await transaction.query(dialect.selectNow);
  return integerOf(row?.['now']);
}
