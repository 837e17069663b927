import type { components } from '../../../../generated/operator.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Actor } from '../../domain/audit/actor.ts';
import type { Session } from '../../domain/people/people.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import type { RecordedAction } from '../../domain/audit/audit.ts';
import type { Account } from '../../operations/sign-in/get-account.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { detailsToWire, sideToWire } from './people.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type AccountOperationId = Extract<
  OperatorOperationId,
  'getAccount' | 'switchSide' | 'listAccountSessions' | 'endAccountSession' | 'endOtherSessions' | 'listAccountEvents'
>;

/** One's own account. */
export function createAccountHandlers(
  operations: Pick<OperatorOperations, AccountOperationId>,
): Pick<OperatorHandlers, AccountOperationId> {
  return {
    getAccount: async ({ acting }) => mapOutcome(operations.getAccount(acting), accountToWire),
    switchSide: async ({ body: { merNo }, acting }) =>
      mapOutcome(operations.switchSide(merNo ?? OPERATOR_SIDE, acting), accountToWire),
    listAccountSessions: async ({ acting }) =>
      mapOutcome(operations.listAccountSessions(acting), (sessions) => ({
        sessions: sessions.map((session) => sessionToWire(session, acting.actor)),
      })),
    endAccountSession: async ({ parameters: { sessionId }, acting }) => operations.endAccountSession(sessionId, acting),
    endOtherSessions: async ({ acting }) => operations.endOtherSessions(acting),
    listAccountEvents: async ({ parameters: { before = null, limit }, acting }) =>
      mapOutcome(operations.listAccountEvents({ before, limit }, acting), ({ events, next }) => ({
        events: events.map(eventToWire),
        next,
      })),
  };
}

function accountToWire({ person, roles, permissions, session }: Account): components['schemas']['Account'] {
  const { personId: id, email: name } = person.person;
  const { merNo, sessionId } = session;
  return {
    person: detailsToWire(person),
    merNo: sideToWire(merNo),
    roles: [...roles],
    permissions: [...permissions],
    session: sessionToWire(session, { kind: 'person', id, name, sessionId }),
  };
}

function sessionToWire(session: Session, actor: Actor): components['schemas']['AccountSession'] {
  const { sessionId, kind, method, merNo, address, agent } = session;
  return {
    sessionId,
    current: actor.kind === 'person' && actor.sessionId === sessionId,
    kind,
    method,
    merNo: sideToWire(merNo),
    address,
    agent,
    createdAt: momentText(session.createdAt),
    seenAt: momentText(session.seenAt),
    endsAt: momentText(session.endsAt),
    factorAt: optionalMoment(session.factorAt),
  };
}

function eventToWire(event: Omit<RecordedAction, 'hash'>): components['schemas']['AccountEvent'] {
  const { actionNo, at, actor, action, outcome, target, detail, address } = event;
  return { actionNo, at: momentText(at), actor, action, outcome, target, detail, address };
}
