import type { PeopleStore, SessionHolder } from '../../domain/people/people.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Param, Row, Statement } from '../engine/engine.ts';
import { PEOPLE, SESSIONS } from '../people/people-tables.ts';
import { raiseEpoch } from '../people/people.ts';
import { createStepStore } from './sign-in-steps.ts';
import { columnOf, integerOf, jsonOf, textOf } from '../engine/table.ts';

type SessionRows = Pick<
  PeopleStore,
  | 'findSession'
  | 'listSessions'
  | 'createSession'
  | 'touchSession'
  | 'changeSession'
  | 'endSessions'
  | 'forgetEnded'
  | 'noteDevice'
  | 'createStep'
  | 'findStep'
  | 'takeStep'
  | 'hasSteps'
>;

// One read for each request of a person: the session, its person, and the roles on the session's side.
const PERSON_COLUMNS = Object.keys(PEOPLE.columns)
  .map((column) => `p.${column} as of_${column}`)
  .join(', ');
const FIND_SESSION = `
  select ${SESSIONS.list('s.')}, ${PERSON_COLUMNS}, m.role as role, n.language as language
  from sessions s
  join people p on p.person_id = s.person_id
  left join memberships m on m.person_id = s.person_id and m.mer_no = s.mer_no
  left join news_preferences n on n.person_id = s.person_id
  where s.session_hash = $1
  order by m.role`;

const NOTE_DEVICE = `
  insert into devices (person_id, device_hash, first_seen_at, seen_at) values ($1, $2, $3, $3)
  on conflict (device_hash) do update set seen_at = excluded.seen_at returning first_seen_at`;

export function createSessionStore(engine: Engine): SessionRows {
  const { dialect } = engine;
  return {
    ...createStepStore(engine),

    findSession: async (sessionHash) => holderOf(await engine.find(FIND_SESSION, [sessionHash])),

    async listSessions(personId) {
      const sql = `select ${SESSIONS.list()} from sessions where person_id = $1 order by created_at desc, session_id desc`;
      return (await engine.query(sql, [personId])).map(SESSIONS.decode);
    },

    createSession: (session, audit, sinceEpoch) =>
      engine.transaction(async (transaction) => {
        const since = sinceEpoch === undefined ? '' : 'and session_epoch = $3';
        const [person] = await transaction.query(
          `update people set signed_in_at = $2 where person_id = $1 ${since} returning person_id`,
          [session.personId, session.createdAt, ...(sinceEpoch === undefined ? [] : [sinceEpoch])],
        );
        if (person === undefined) return false;
        const insert = { sql: SESSIONS.insert(dialect), params: [jsonOf([SESSIONS.encode(session)])] };
        await transaction.all([insert, ...auditStatements(dialect, audit)]);
        return true;
      }),

    async touchSession(sessionHash, seenAt) {
      const sql = 'update sessions set seen_at = $2 where session_hash = $1 and seen_at < $2';
      await engine.execute(sql, [sessionHash, seenAt]);
    },

    async changeSession(sessionHash, change, audit) {
      const fields = Object.entries(change);
      const set = fields.map(([field], index) => `${columnOf(field)} = $${index + 2}`).join(', ');
      const update = {
        sql: `update sessions set ${set} where session_hash = $1`,
        params: [sessionHash, ...fields.map(([, value]) => value)],
      };
      await engine.transaction((transaction) => transaction.all([update, ...auditStatements(dialect, audit)]));
    },

    endSessions: (personId, which, audit) =>
      engine.transaction(async (transaction) => {
        const raise = raiseEpoch(personId, 'sessionId' in which ? which.sessionId : undefined);
        const [, rows = []] = await transaction.all([raise, deletionOf(personId, which)]);
        if (rows.length > 0) await transaction.all(auditStatements(dialect, audit));
        return rows.length;
      }),

    async noteDevice({ personId, deviceHash, at }) {
      const [row] = await engine.execute(NOTE_DEVICE, [personId, deviceHash, at]);
      return integerOf(row?.['first_seen_at']) === at;
    },

    forgetEnded: (input) => forgetEnded(engine, input),
  };
}

function deletionOf(personId: string, which: Parameters<PeopleStore['endSessions']>[1]): Statement {
  const deletion = (condition: string, ...params: Param[]) => ({
    sql: `delete from sessions where person_id = $1 and ${condition} returning session_id`,
    params: [personId, ...params],
  });
  if ('sessionId' in which) return deletion('session_id = $2', which.sessionId);
  const { exceptId = '', merNo } = which;
  if (merNo === undefined) return deletion('session_id <> $2', exceptId);
  return deletion('session_id <> $2 and mer_no = $3', exceptId, merNo);
}

/** Each by its own index, up to the limit. */
async function forgetEnded(
  engine: Engine,
  { endedBy, limit }: { readonly endedBy: number; readonly limit: number },
): Promise<number> {
  const forget = (table: string, { key, end, by }: { key: string; end: string; by: number }) =>
    engine.execute(
      `delete from ${table} where ${key} in (select ${key} from ${table} where ${end} <= $1 order by ${end} limit $2)
       returning 1 as one`,
      [by, limit],
    );
  const removed = [
    await forget('sessions', { key: 'session_hash', end: 'ends_at', by: endedBy }),
    await forget('sign_in_steps', { key: 'step_hash', end: 'expires_at', by: endedBy }),
    await forget('form_submissions', { key: 'submission', end: 'started_at', by: endedBy - SUBMISSION_MS }),
    await forget('devices', { key: 'device_hash', end: 'seen_at', by: endedBy - DEVICE_MS }),
  ];
  return Math.max(...removed.map((rows) => rows.length));
}

/** For so long, a copy of a form that was sent is recognised. */
const SUBMISSION_MS = 86_400_000;

/** A device that was not used for this long is new again. */
const DEVICE_MS = 400 * 86_400_000;

function holderOf(rows: readonly Row[]): SessionHolder | null {
  const [first] = rows;
  if (first === undefined) return null;
  const person = Object.fromEntries(Object.keys(PEOPLE.columns).map((column) => [column, first[`of_${column}`]]));
  const roles = rows
    .filter((row) => row['role'] !== null)
    .map((row) => textOf(row['role']) as SessionHolder['roles'][number]);
  const language = first['language'] as SessionHolder['language'];
  return { session: SESSIONS.decode(first), person: PEOPLE.decode(person), roles, language };
}
