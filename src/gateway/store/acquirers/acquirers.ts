import type { AcquirerRow, AcquirerState, AcquirerStore, AmountLimit } from '../../domain/acquirers/acquirer.ts';
import { opensAnother, storedAcquirer } from '../../domain/acquirers/acquirer.ts';
import { stateOfAcquirer } from '../../domain/acquirers/choose-acquirer.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { raiseRunsFrom } from '../engine/runs-from.ts';
import {
  boundIn,
  boundText,
  defineTable,
  integer,
  integerOf,
  json,
  jsonOf,
  nullable,
  text,
  textOf,
} from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';
import { findOlderNodes, SEVERAL_ACQUIRERS_SCHEMA } from '../platform/nodes.ts';

/** Amounts are texts in JSON (S15). */
const limits: Codec<readonly AmountLimit[]> = {
  type: 'text',
  encode: (value) =>
    value.length === 0
      ? null
      : jsonOf(value.map(({ currency, min, max }) => ({ currency, min: boundText(min), max: boundText(max) }))),
  decode: (stored) =>
    typeof stored !== 'string'
      ? []
      : (JSON.parse(stored) as { currency: string; min: string | null; max: string | null }[]).map(
          ({ currency, min, max }) => ({ currency, min: boundIn(min), max: boundIn(max) }),
        ),
};

const ACQUIRERS = defineTable<AcquirerRow>('acquirers', {
  name: text(),
  state: text(),
  preference: integer(),
  methods: nullable(json()),
  currencies: nullable(json()),
  countries: nullable(json()),
  limits,
  version: integer(),
  changedAt: integer(),
});

export function createAcquirerStore(engine: Engine): AcquirerStore {
  const { dialect } = engine;
  return {
    async listAcquirers() {
      const rows = await engine.find(`select ${ACQUIRERS.list()} from acquirers order by preference, name`);
      return rows.map(ACQUIRERS.decode);
    },

    async putAcquirer(change, audit) {
      const kept = await keepOlderOut(engine, change);
      if (kept !== 'kept') return kept;
      return engine.transaction(async (transaction) => {
        const found = await lockRow(transaction, engine, change.name);
        if (found.version !== change.version) return 'conflict';
        if (opensAnother(change.name, { from: found.state, to: change.state })) {
          // Once more: one that had just started when the others were kept out is connected by now.
          const olderNodes = await findOlderNodes(transaction, engine);
          if (olderNodes.length > 0) return { olderNodes };
        }
        const row = ACQUIRERS.encode({ ...change, version: change.version + 1 });
        const set = Object.keys(ACQUIRERS.columns).filter((column) => column !== 'name');
        const onConflict = `on conflict (name) do update set ${set.map((column) => `${column} = excluded.${column}`).join(', ')}
          where acquirers.version = excluded.version - 1 returning name`;
        const written = await transaction.query(ACQUIRERS.insert(dialect, onConflict), [jsonOf([row])]);
        if (written.length === 0) return 'conflict';
        await transaction.all(auditStatements(dialect, [audit]));
        return 'put';
      });
    },

    removeAcquirer: ({ name, version }, audit) =>
      engine.transaction(async (transaction) => {
        if ((await lockRow(transaction, engine, name)).version !== version) return 'conflict';
        if (await isInUse(transaction, name)) return 'inUse';
        await transaction.query('delete from acquirers where name = $1', [name]);
        await transaction.all(auditStatements(dialect, [audit]));
        return 'removed';
      }),
  };
}

/**
 * Before another acquirer becomes active, no program of an earlier release may be there or start: it would ask the wrong one. A
 * program connects, reads from which schema on it may run, and serves. So that is committed first, and then looked who is
 * connected: whoever read the old value is seen, and whoever is not seen yet will read the new one. Nothing is written while one
 * is alive, so that it can be restarted until it is upgraded.
 */
async function keepOlderOut(engine: Engine, change: AcquirerRow) {
  return engine.transaction(async (transaction) => {
    const found = await lockRow(transaction, engine, change.name);
    if (found.version !== change.version) return 'conflict';
    if (!opensAnother(change.name, { from: found.state, to: change.state })) return 'kept';
    const olderNodes = await findOlderNodes(transaction, engine);
    if (olderNodes.length > 0) return { olderNodes };
    await raiseRunsFrom(transaction, SEVERAL_ACQUIRERS_SCHEMA);
    return 'kept';
  });
}

/** Version 0 if there is no such row. */
async function lockRow(
  transaction: Transaction,
  { dialect }: Engine,
  name: string,
): Promise<Pick<AcquirerRow, 'version' | 'state'>> {
  const sql = `select version, state from acquirers where name = $1 ${dialect.forUpdate}`;
  const [row] = await transaction.query(sql, [name]);
  if (row === undefined) return { version: 0, state: stateOfAcquirer({ name, row: null }) };
  return { version: integerOf(row['version']), state: textOf(row['state']) as AcquirerState };
}

const USERS = ['orders', 'payment_attempts', 'refunds'] as const;

/** Rare, and reads until the first row: a removed acquirer had none, and any other is found soon. */
async function isInUse(transaction: Transaction, name: string): Promise<boolean> {
  const acquirer = storedAcquirer(name);
  if (acquirer === null) return true;
  for (const table of USERS) {
    const rows = await transaction.query(`select 1 as found from ${table} where acquirer = $1 limit 1`, [acquirer]);
    if (rows.length > 0) return true;
  }
  return false;
}
