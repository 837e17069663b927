import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { spellingsOf } from '../../domain/text/email-address.ts';
import type { LockedPerson, PeopleStore, PersonChange } from '../../domain/people/people.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement, Transaction } from '../engine/engine.ts';
import { FACTORS, MEMBERSHIPS, PEOPLE } from './people-tables.ts';
import { mailStatements } from '../platform/mails.ts';
import { assignments, integerOf, jsonOf, textOf } from '../engine/table.ts';

type PeopleRows = Pick<
  PeopleStore,
  | 'findPerson'
  | 'findPersonByEmail'
  | 'findIdentity'
  | 'listIdentities'
  | 'listMemberships'
  | 'listFactors'
  | 'findPasskey'
  | 'changePerson'
  | 'writeRecords'
>;

const FIND_PERSON = `select ${PEOPLE.list()} from people where person_id = $1`;
const FIND_MEMBERSHIPS = `select ${MEMBERSHIPS.list()} from memberships where person_id = $1 order by mer_no, role`;
const FIND_FACTORS = `select ${FACTORS.list()} from factors where person_id = $1 order by factor_id`;
const COUNT_OTHER_ADMINS = `
  select count(*) as n from memberships m join people p on p.person_id = m.person_id
  where m.mer_no = ${OPERATOR_SIDE} and m.role = 'admin' and p.state = 'active' and m.person_id <> $1`;

const FIND_OTHER_OWNERS = `
  select distinct o.mer_no as mer_no from memberships m
  join memberships o on o.mer_no = m.mer_no and o.role = 'owner' and o.person_id <> m.person_id
  join people p on p.person_id = o.person_id
  where m.person_id = $1 and m.role = 'owner' and p.state = 'active'`;
const REVOKE_INVITATIONS = `
  update invitations set state = 'revoked' where state = 'open'
    and (inviter_id = $1 or email = (select email from people where person_id = $1))`;

export function createPeopleStore(engine: Engine): PeopleRows {
  const { dialect } = engine;
  return {
    async findPerson(personId) {
      const [row] = await engine.find(FIND_PERSON, [personId]);
      return row === undefined ? null : PEOPLE.decode(row);
    },
    async findPersonByEmail(email) {
      const { sql, params } = byEmail(dialect, PEOPLE.list(), email);
      const [row] = firstSpelled(await engine.find(sql, params), email);
      return row === undefined ? null : PEOPLE.decode(row);
    },
    async findIdentity({ provider, subject }) {
      const sql = 'select person_id from identities where provider = $1 and subject = $2';
      const [row] = await engine.find(sql, [provider, subject]);
      return row === undefined ? null : textOf(row['person_id']);
    },
    async listIdentities(personId) {
      const sql = 'select distinct provider from identities where person_id = $1 order by provider';
      return (await engine.find(sql, [personId])).map((row) => textOf(row['provider']));
    },
    listMemberships: async (personId) => (await engine.find(FIND_MEMBERSHIPS, [personId])).map(MEMBERSHIPS.decode),
    async findPasskey(credentialId) {
      const [[factor] = [], [person] = []] = await engine.snapshot([
        {
          sql: `select ${FACTORS.list('f.')} from passkeys k
            join factors f on f.person_id = k.person_id and f.factor_id = k.factor_id where k.credential_id = $1`,
          params: [credentialId],
        },
        {
          sql: `select ${PEOPLE.list('p.')} from passkeys k join people p on p.person_id = k.person_id where k.credential_id = $1`,
          params: [credentialId],
        },
      ]);
      if (factor === undefined || person === undefined) return null;
      return { factor: FACTORS.decode(factor), person: PEOPLE.decode(person) };
    },
    listFactors: async (personId) => (await engine.find(FIND_FACTORS, [personId])).map(FACTORS.decode),

    changePerson: (personId, decide, { bySessionId = null, newEmail } = {}) =>
      engine.transaction(async (transaction) => {
        const locked = await lockPerson(dialect, transaction, personId);
        const known = {
          isSignedIn: await isSignedIn(transaction, bySessionId),
          isEmailTaken: newEmail !== undefined && (await isTaken(dialect, transaction, newEmail, personId)),
        };
        const { result, change } = decide(locked, known);
        if (change !== undefined) await transaction.all(personStatements(dialect, personId, change));
        return result;
      }),

    async writeRecords(records) {
      await engine.transaction((transaction) => transaction.all(auditStatements(dialect, records)));
    },
  };
}

/** All accounts that the address may belong to; `firstSpelled` tells whose it is. */
export function byEmail(dialect: Dialect, columns: string, email: string): Statement {
  const spellings = jsonOf(spellingsOf(email).map((value) => ({ value })));
  const isOne = dialect.oneOf('email', { type: 'text', param: '$1' });
  return { sql: `select ${columns} from people where ${isOne}`, params: [spellings] };
}

/** Whether the address belongs to somebody else. */
async function isTaken(dialect: Dialect, transaction: Transaction, email: string, personId: string): Promise<boolean> {
  const { sql, params } = byEmail(dialect, 'person_id', email);
  const rows = await transaction.query(sql, params);
  return rows.some((row) => textOf(row['person_id']) !== personId);
}

/** The rows, that of the spelling that was typed first. */
export function firstSpelled(rows: readonly Row[], email: string): Row[] {
  const spellings = spellingsOf(email);
  const rank = (row: Row) => spellings.indexOf(textOf(row['email']));
  return rows.toSorted((left, right) => rank(left) - rank(right));
}

/**
 * Under the lock of all changes to people. A change of roles ends sessions, so a session that is still there has the roles with
 * which it was read before. Null stands for somebody who has no session, such as a command on the server.
 */
export async function isSignedIn(transaction: Transaction, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) return true;
  return (await transaction.query('select 1 as found from sessions where session_id = $1', [sessionId])).length > 0;
}

/** One change to people at a time: whether somebody is the last admin depends on all of them. */
export async function lockPerson(
  dialect: Dialect,
  transaction: Transaction,
  personId: string,
): Promise<LockedPerson | null> {
  const find = [FIND_PERSON, FIND_MEMBERSHIPS, FIND_FACTORS, COUNT_OTHER_ADMINS, FIND_OTHER_OWNERS];
  const [, [person] = [], memberships = [], factors = [], [admins] = [], owned = []] = await transaction.all([
    dialect.lock('people'),
    ...find.map((sql) => ({ sql, params: [personId] })),
  ]);
  if (person === undefined) return null;
  return {
    person: PEOPLE.decode(person),
    memberships: memberships.map(MEMBERSHIPS.decode),
    factors: factors.map(FACTORS.decode),
    otherAdmins: integerOf(admins?.['n']),
    ownedByOthers: owned.map((row) => integerOf(row['mer_no'])),
  };
}

/** Before sessions are removed: it locks the person, so that none starts meanwhile. Of a named session only if it is there. */
export function raiseEpoch(personId: string, sessionId?: string): Statement {
  const sql = 'update people set session_epoch = session_epoch + 1 where person_id = $1';
  if (sessionId === undefined) return { sql, params: [personId] };
  const found = 'select 1 from sessions s where s.person_id = people.person_id and s.session_id = $2';
  return { sql: `${sql} and exists (${found})`, params: [personId, sessionId] };
}

export function personStatements(dialect: Dialect, personId: string, change: PersonChange): Statement[] {
  const { addMemberships = [], removeMemberships = [], addFactors = [], removeFactors = [] } = change;
  const statements: Statement[] = [];
  if (change.person !== undefined) {
    const onConflict = `on conflict (person_id) do update set ${assignments(PEOPLE, ['person_id', 'session_epoch']).replaceAll('r.', 'excluded.')}`;
    statements.push({ sql: PEOPLE.insert(dialect, onConflict), params: [jsonOf([PEOPLE.encode(change.person)])] });
  }
  for (const { merNo, role } of removeMemberships) {
    const sql = 'delete from memberships where person_id = $1 and mer_no = $2 and role = $3';
    statements.push({ sql, params: [personId, merNo, role] });
  }
  if (addMemberships.length > 0) {
    const rows = jsonOf(addMemberships.map(MEMBERSHIPS.encode));
    statements.push({ sql: MEMBERSHIPS.insert(dialect, 'on conflict do nothing'), params: [rows] });
  }
  if (change.addIdentity !== undefined) {
    const { provider, subject, createdAt } = change.addIdentity;
    const sql = 'insert into identities (provider, subject, person_id, created_at) values ($1, $2, $3, $4)';
    statements.push({ sql, params: [provider, subject, personId, createdAt] });
  }
  for (const factorId of removeFactors) {
    statements.push(
      { sql: 'delete from factors where person_id = $1 and factor_id = $2', params: [personId, factorId] },
      { sql: 'delete from passkeys where person_id = $1 and factor_id = $2', params: [personId, factorId] },
    );
  }
  if (addFactors.length > 0) {
    statements.push({ sql: FACTORS.insert(dialect), params: [jsonOf(addFactors.map(FACTORS.encode))] });
  }
  for (const { credentialId, factorId } of change.addPasskeys ?? []) {
    const sql = 'insert into passkeys (credential_id, person_id, factor_id) values ($1, $2, $3)';
    statements.push({ sql, params: [credentialId, personId, factorId] });
  }
  if (change.useFactor !== undefined) {
    const { factorId, counter, usedAt } = change.useFactor;
    const sql = 'update factors set counter = $3, used_at = $4 where person_id = $1 and factor_id = $2';
    statements.push({ sql, params: [personId, factorId, counter, usedAt] });
  }
  if (change.revokeInvitations) statements.push({ sql: REVOKE_INVITATIONS, params: [personId] });
  if (change.endSessions !== undefined) {
    const sql = 'delete from sessions where person_id = $1 and session_id <> $2';
    statements.push(raiseEpoch(personId), { sql, params: [personId, change.endSessions.exceptId ?? ''] });
  }
  return [...statements, ...mailStatements(dialect, change.mails ?? []), ...auditStatements(dialect, change.audit)];
}
