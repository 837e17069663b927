import { NO_TRIES, isEmptyCounts } from '../../domain/sign-in/tries.ts';
import type { TryCounts, TryKey, TryStore } from '../../domain/sign-in/tries.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { integer, json, jsonOf, text, defineTable } from '../engine/table.ts';

export interface TryChange {
  readonly key: TryKey;
  readonly decide: (counts: TryCounts) => { readonly result: unknown; readonly counts: TryCounts };
}

const TRIES = defineTable<TryKey & TryCounts>('counted_tries', {
  scope: text(),
  subject: text(),
  counted: json(),
  underWay: json(),
  pauses: integer(),
  pausedUntil: integer(),
  seenAt: integer(),
  forgottenAt: integer(),
});

const KEY_COLUMNS = { scope: 'text', subject: 'text' } as const;

export function createTryStore(engine: Engine): Pick<TryStore, 'readTries' | 'forgetTries'> {
  return {
    async readTries({ scope, subject }) {
      const sql = `select ${TRIES.list()} from counted_tries where scope = $1 and subject = $2`;
      const [row] = await engine.find(sql, [scope, subject]);
      return row === undefined ? NO_TRIES : TRIES.decode(row);
    },

    async forgetTries({ forgottenBy, limit }) {
      // Locked rows are just being counted again, so they are skipped.
      const rows = await engine.execute(
        `delete from counted_tries where (scope, subject) in (
           select scope, subject from counted_tries where forgotten_at <= $1
           order by forgotten_at limit $2 ${engine.dialect.forUpdateSkipLocked}
         ) returning scope`,
        [forgottenBy, limit],
      );
      return rows.length;
    },
  };
}

/** All in one transaction. A change sees the results of earlier ones for the same subject. */
export function changeTries(engine: Engine, changes: readonly TryChange[]): Promise<unknown[]> {
  return engine.transaction(async (transaction) => {
    const known = await lockTries(engine, transaction, changes);
    const changed = new Set<string>();
    const results = changes.map(({ key, decide }) => {
      const name = nameOf(key);
      const before = known.get(name) ?? NO_TRIES;
      const { result, counts } = decide(before);
      if (counts !== before) changed.add(name);
      known.set(name, { ...counts, ...key });
      return result;
    });
    const emptied = [...known.values()].filter(isEmptyCounts);
    const written = [...changed].flatMap((name) => known.get(name) ?? []).filter((counts) => !isEmptyCounts(counts));
    await transaction.all([...updateStatements(engine, written), ...deleteStatements(engine, emptied)]);
    return results;
  });
}

/**
 * Inserts missing rows, and returns all of them locked: nobody else decides about the same subjects meanwhile. Everybody uses
 * the same key order, to avoid deadlocks.
 */
async function lockTries(
  { dialect }: Engine,
  transaction: Transaction,
  changes: readonly TryChange[],
): Promise<Map<string, TryCounts & TryKey>> {
  const keys = new Map(changes.map(({ key: { scope, subject } }) => [nameOf({ scope, subject }), { scope, subject }]));
  const rows = await transaction.query(
    `insert into counted_tries (scope, subject) select r.scope, r.subject from ${dialect.rows(KEY_COLUMNS)} where true
     order by r.scope, r.subject
     on conflict (scope, subject) do update set forgotten_at = counted_tries.forgotten_at
     returning ${TRIES.list()}`,
    [jsonOf([...keys.values()])],
  );
  return new Map(rows.map(TRIES.decode).map((counts) => [nameOf(counts), counts]));
}

function updateStatements({ dialect }: Engine, counts: readonly (TryKey & TryCounts)[]): Statement[] {
  if (counts.length === 0) return [];
  const columns = Object.keys(TRIES.columns).filter((column) => !(column in KEY_COLUMNS));
  const set = columns.map((column) => `${column} = r.${column}`);
  const sql = `update counted_tries set ${set.join(', ')} from ${dialect.rows(TRIES.columns)}
    where counted_tries.scope = r.scope and counted_tries.subject = r.subject`;
  return [{ sql, params: [jsonOf(counts.map(TRIES.encode))] }];
}

function deleteStatements({ dialect }: Engine, keys: readonly TryKey[]): Statement[] {
  if (keys.length === 0) return [];
  const sql = `delete from counted_tries where (scope, subject) in (select r.scope, r.subject from ${dialect.rows(KEY_COLUMNS)})`;
  return [{ sql, params: [jsonOf(keys.map(({ scope, subject }) => ({ scope, subject })))] }];
}

function nameOf({ scope, subject }: TryKey): string {
  return `${scope} ${subject}`;
}
