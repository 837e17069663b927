import type { AcceptDecision, InvitationStore, LockedInvitation } from '../../domain/people/invitations.ts';
import type { Invitation } from '../../domain/people/people.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement, Transaction } from '../engine/engine.ts';
import { mailStatements } from '../platform/mails.ts';
import { INVITATIONS } from './people-tables.ts';
import { byEmail, firstSpelled, isSignedIn, lockPerson, personStatements } from './people.ts';
import { jsonOf, textOf } from '../engine/table.ts';

const FIND_BY_TOKEN = `select ${INVITATIONS.list()} from invitations where token_hash = $1`;

export function createInvitationStore(engine: Engine): InvitationStore {
  const { dialect } = engine;
  return {
    async findInvitation(invitationId) {
      const sql = `select ${INVITATIONS.list()} from invitations where invitation_id = $1`;
      const [row] = await engine.find(sql, [invitationId]);
      return row === undefined ? null : INVITATIONS.decode(row);
    },

    async findInvitationByToken(tokenHash) {
      const [row] = await engine.find(FIND_BY_TOKEN, [tokenHash]);
      return row === undefined ? null : INVITATIONS.decode(row);
    },

    async listInvitations({ merNo, before, limit }) {
      const conditions = [
        ...(before === null ? [] : ['invitation_id < $2']),
        ...(merNo === null ? [] : [`mer_no = $${before === null ? 2 : 3}`]),
      ];
      const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
      const sql = `select ${INVITATIONS.list()} from invitations ${where} order by invitation_id desc limit $1`;
      const params = [limit, ...(before === null ? [] : [before]), ...(merNo === null ? [] : [merNo])];
      return (await engine.query(sql, params)).map(INVITATIONS.decode);
    },

    createInvitation: (invitation, { bySessionId, mails = [], audit }) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('people')]);
        if (!(await isSignedIn(transaction, bySessionId))) return false;
        await transaction.all([
          ...invitationStatements(dialect, invitation),
          ...mailStatements(dialect, mails),
          ...auditStatements(dialect, audit),
        ]);
        return true;
      }),

    revokeInvitation: (invitationId, audit) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('people')]);
        const rows = await transaction.query(
          "update invitations set state = 'revoked' where invitation_id = $1 and state = 'open' returning invitation_id",
          [invitationId],
        );
        if (rows.length > 0) await transaction.all(auditStatements(dialect, audit));
        return rows.length > 0;
      }),

    acceptInvitation: (tokenHash, decide) =>
      engine.transaction((transaction) => acceptFor(dialect, transaction, { tokenHash, decide })),
  };
}

/** Replaces open invitations of the same address to the same side. Under the lock of all changes to people. */
export function invitationStatements(dialect: Dialect, invitation: Invitation): Statement[] {
  return [
    {
      sql: "update invitations set state = 'revoked' where email = $1 and mer_no = $2 and state = 'open'",
      params: [invitation.email, invitation.merNo],
    },
    { sql: INVITATIONS.insert(dialect), params: [jsonOf([INVITATIONS.encode(invitation)])] },
  ];
}

async function acceptFor<Result>(
  dialect: Dialect,
  transaction: Transaction,
  {
    tokenHash,
    decide,
  }: { readonly tokenHash: string; readonly decide: (locked: LockedInvitation) => AcceptDecision<Result> },
): Promise<Result> {
  await transaction.all([dialect.lock('people')]);
  const [row] = await transaction.query(FIND_BY_TOKEN, [tokenHash]);
  const invitation = row === undefined ? null : INVITATIONS.decode(row);
  const personId = invitation === null ? null : await findInvited(dialect, transaction, invitation);
  const invited = personId === null ? null : await lockPerson(dialect, transaction, personId);
  const { result, change } = decide({ invitation, invited });
  if (change === undefined || invitation === null) return result;
  const accept = {
    sql: "update invitations set state = 'accepted', person_id = $2 where invitation_id = $1",
    params: [invitation.invitationId, change.personId],
  };
  await transaction.all([...personStatements(dialect, change.personId, change), accept]);
  return result;
}

async function findInvited(dialect: Dialect, transaction: Transaction, { email }: Invitation): Promise<string | null> {
  const { sql, params } = byEmail(dialect, 'person_id, email', email);
  const [row] = firstSpelled(await transaction.query(sql, params), email);
  return row === undefined ? null : textOf(row['person_id']);
}
