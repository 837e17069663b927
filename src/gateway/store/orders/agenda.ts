import { AGENDA_TASKS, CALL_TASKS } from '../../domain/orders/agenda.ts';
import type { AgendaClaim, AgendaEntry, AgendaItem, AgendaKey, AgendaStore } from '../../domain/orders/agenda.ts';
import type { DueStore } from '../../domain/orders/due.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { integerOf, jsonOf } from '../engine/table.ts';
import { createDueStore } from './due.ts';
import { AGENDA } from '../tables.ts';

const KEY_COLUMNS = { mer_no: 'int', task: 'text', subject: 'text' } as const;
const SAME_KEY = 'agenda.mer_no = r.mer_no and agenda.task = r.task and agenda.subject = r.subject';

export function createAgendaStore(engine: Engine): AgendaStore & DueStore {
  const { dialect } = engine;
  return {
    ...createDueStore(engine),
    claimAgenda: (claim) => claimAgenda(engine, claim),

    async postponeAgenda(holder, items, at) {
      if (items.length === 0) return;
      // Only the holder may postpone what it holds: a lost lease must not overwrite.
      const rows = dialect.rows({ ...KEY_COLUMNS, due_at: 'int', tries: 'int' });
      await engine.execute(
        `update agenda set due_at = r.due_at, tries = agenda.tries + r.tries, held_by = null, held_until = $3
         from ${rows} where ${SAME_KEY} and agenda.held_by = $2`,
        [
          jsonOf(
            items.map((item) => ({
              ...encodeKey(item),
              due_at: item.nextAt,
              tries: item.hasWaited === true ? 0 : 1,
            })),
          ),
          holder,
          at,
        ],
      );
    },

    async hastenAgenda({ acquirer, keys, now, pauseMs }) {
      if (keys.length === 0) return 0;
      const own = acquirer === null ? 'agenda.acquirer is null' : 'agenda.acquirer = $5';
      // Whoever postpones an entry leaves the time at which they let go of it: the pause counts from there, on whatever node.
      const soonest = 'case when agenda.held_until > $3 then agenda.held_until + $4 else $2 end';
      const rows = await engine.execute(
        `update agenda set due_at = ${soonest} from ${dialect.rows(KEY_COLUMNS)} where ${SAME_KEY} and ${own}
         and agenda.due_at > ${soonest} and (agenda.held_until is null or agenda.held_until <= $2) returning agenda.subject`,
        [jsonOf(keys.map(encodeKey)), now, now - pauseMs, pauseMs, ...(acquirer === null ? [] : [acquirer])],
      );
      return rows.length;
    },

    async renewAgenda({ holder, now, leaseMs }, keys) {
      if (keys.length === 0) return;
      await engine.execute(
        `update agenda set held_until = $3 from ${dialect.rows(KEY_COLUMNS)} where ${SAME_KEY} and agenda.held_by = $2`,
        [jsonOf(keys.map(encodeKey)), holder, now + leaseMs],
      );
    },

    async finishAgenda(holder, keys) {
      const statement = removeAgendaStatement(dialect, keys);
      if (statement === null) return;
      await engine.execute(`${statement.sql} and held_by = $2`, [...statement.params, holder]);
    },

    async nextAgendaAt() {
      const [row] = await engine.query('select due_at from agenda where held_by is null order by due_at limit 1');
      return row === undefined ? null : integerOf(row['due_at']);
    },

    async listAgenda({ merNo, tradeNo }) {
      // With its tasks, so that the key finds each row.
      const rows = await engine.query(
        `select ${AGENDA.list('agenda.')} from ${dialect.rows(KEY_COLUMNS)} ${dialect.joinInOrder} agenda on ${SAME_KEY}`,
        [jsonOf(AGENDA_TASKS.map((task) => encodeKey({ merNo, task, subject: tradeNo })))],
      );
      return rows.map(AGENDA.decode);
    },
  };
}

/** As in the index of the books: an acquirer that hangs leaves many calls due, which settlement must not read through. */
const CALLS = `(${CALL_TASKS.map((task) => `'${task}'`).join(', ')})`;
const LANES = { calls: `and task in ${CALLS}`, books: `and task not in ${CALLS}` } as const;

async function claimAgenda(engine: Engine, claim: AgendaClaim): Promise<AgendaItem[]> {
  const { holder, now, leaseMs, limit, lane, acquirer } = claim;
  // Materialized: if the planner ran a subquery with a limit twice, it would claim more rows than it returns.
  const rows = await engine.execute(
    `with due as materialized (
       select mer_no, task, subject from agenda
       where due_at <= $1 and (held_until is null or held_until <= $1) ${lane === undefined ? '' : LANES[lane]} ${calling(acquirer)}
       order by due_at limit $2 ${engine.dialect.forUpdateSkipLocked}
     )
     update agenda set held_by = $3, held_until = $4 from due as r where ${SAME_KEY}
     returning ${AGENDA.list('agenda.')}`,
    [now, limit, holder, now + leaseMs, ...(acquirer ? [acquirer] : [])],
  );
  return rows.map(AGENDA.decode).toSorted((left, right) => left.dueAt - right.dueAt);
}

/** As in the indexes of 000051_acquirer_lanes.sql: one for the acquirer that is null, one for all others. */
function calling(acquirer: string | null | undefined): string {
  if (acquirer === undefined) return '';
  return acquirer === null ? 'and acquirer is null' : 'and acquirer = $5';
}

/** An existing entry gets the new time and is released by its holder. */
export function addAgendaStatement(dialect: Dialect, entries: readonly AgendaEntry[]): Statement | null {
  if (entries.length === 0) return null;
  const onConflict =
    'on conflict (mer_no, task, subject) do update set due_at = excluded.due_at, tries = 0, acquirer = excluded.acquirer, held_by = null, held_until = null';
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
