import type { AgendaClaim, AgendaEntry, AgendaItem, AgendaKey } from '../domain/agenda.ts';
import type { AgendaStore } from '../domain/store.ts';
import type { Dialect } from './dialect.ts';
import type { Engine, Statement } from './engine.ts';
import { integerOf, jsonOf } from './table.ts';
import { AGENDA } from './tables.ts';

const KEY_COLUMNS = { mer_no: 'int', task: 'text', subject: 'text' } as const;
const SAME_KEY = 'agenda.mer_no = r.mer_no and agenda.task = r.task and agenda.subject = r.subject';

export function createAgendaStore(engine: Engine): AgendaStore {
  const { dialect } = engine;
  return {
    claimAgenda: (claim) => claimAgenda(engine, claim),

    async postponeAgenda(holder, items) {
      if (items.length === 0) return;
      // Only the holder may postpone what it holds: a lost lease must not overwrite.
      const rows = dialect.rows({ ...KEY_COLUMNS, due_at: 'int' });
      await engine.execute(
        `update agenda set due_at = r.due_at, tries = tries + 1, held_by = null, held_until = null
         from ${rows} where ${SAME_KEY} and agenda.held_by = $2`,
        [jsonOf(items.map((item) => ({ ...encodeKey(item), due_at: item.nextAt }))), holder],
      );
    },

    async removeAgenda(keys) {
      const statement = removeAgendaStatement(dialect, keys);
      if (statement !== null) await engine.execute(statement.sql, statement.params);
    },

    async nextAgendaAt() {
      const [row] = await engine.query('select due_at from agenda where held_by is null order by due_at limit 1');
      return row === undefined ? null : integerOf(row['due_at']);
    },
  };
}

async function claimAgenda(engine: Engine, { holder, now, leaseMs, limit }: AgendaClaim): Promise<AgendaItem[]> {
  // Materialized: if the planner ran a subquery with a limit twice, it would claim more rows than it returns.
  const rows = await engine.execute(
    `with due as materialized (
       select mer_no, task, subject from agenda
       where due_at <= $1 and (held_until is null or held_until <= $1)
       order by due_at limit $2 ${engine.dialect.forUpdateSkipLocked}
     )
     update agenda set held_by = $3, held_until = $4 from due as r where ${SAME_KEY}
     returning ${AGENDA.list('agenda.')}`,
    [now, limit, holder, now + leaseMs],
  );
  return rows.map(AGENDA.decode).toSorted((left, right) => left.dueAt - right.dueAt);
}

/** An existing entry gets the new time and is released by its holder. */
export function addAgendaStatement(dialect: Dialect, entries: readonly AgendaEntry[]): Statement | null {
  if (entries.length === 0) return null;
  const onConflict =
    'on conflict (mer_no, task, subject) do update set due_at = excluded.due_at, tries = 0, held_by = null, held_until = null';
  return {
    sql: AGENDA.insert(dialect, onConflict),
    params: [jsonOf(entries.map((entry) => AGENDA.encode({ ...entry, tries: 0 })))],
  };
}

export function removeAgendaStatement(dialect: Dialect, keys: readonly AgendaKey[]): Statement | null {
  if (keys.length === 0) return null;
  return {
    sql: `delete from agenda where (mer_no, task, subject) in (select r.mer_no, r.task, r.subject from ${dialect.rows(KEY_COLUMNS)})`,
    params: [jsonOf(keys.map(encodeKey))],
  };
}

function encodeKey({ merNo, task, subject }: AgendaKey) {
  return { mer_no: merNo, task, subject };
}
