import { say } from '../../web/texts.ts';
import type { Acting } from '../domain/audit/actor.ts';
import type { Identity } from '../operations/sign-in/identify.ts';
import { HELD_PERMISSIONS, heldUntilAt } from '../domain/sign-in/hold-rules.ts';
import { STEP_UP_MS } from '../domain/sign-in/session-rules.ts';
import { refuse } from '../operations/outcome.ts';
import type { OperatorRoute } from './operator-route.ts';
import { refusedBy } from './refused.ts';
import type { Refused } from './refused.ts';

type PermissionRule = Pick<OperatorRoute, 'permission' | 'stepUp' | 'needsReason'>;

/** Why this caller may not do this (S33); undefined if they may. */
export function refusePermission({ permission }: PermissionRule, { grant }: Identity): Refused | undefined {
  if (permission === null || grant.permissions === null || grant.permissions.has(permission)) return undefined;
  const detail = say`This needs the permission ${permission}, which you do not have. Ask an admin.`;
  return { kind: 'refused', name: 'forbidden', detail };
}

/** What is a person's own is no program's, whatever it sends. Every caller may ask who they are, and sign out. */
export function refuseProgram(
  { operationId, permission }: Pick<OperatorRoute, 'operationId' | 'permission'>,
  { actor }: Identity,
): Refused | undefined {
  if (permission !== 'account.use' || actor.kind === 'person' || FOR_EVERYBODY.has(operationId)) return undefined;
  return refusedBy(refuse(operationId === 'startConfirmation' ? 'tokensHaveNoFactor' : 'noAccount'));
}

const FOR_EVERYBODY: ReadonlySet<OperatorRoute['operationId']> = new Set(['getCaller', 'signOut']);

/** Programs have no second factor to show; their tokens are limited and expire. */
export function refuseStepUp({ stepUp }: PermissionRule, { actor, grant }: Identity, now: number): Refused | undefined {
  const isRecent = grant.factorAt !== null && now - grant.factorAt < STEP_UP_MS;
  if (!stepUp || actor.kind !== 'person' || isRecent) return undefined;
  const detail = say`This needs your second factor, shown in this session in the last 5 minutes. Confirm it, then repeat.`;
  return { kind: 'refused', name: 'stepUpRequired', detail };
}

/** After a new password by mail, whatever the role. */
export function refuseHeld(
  { permission, method }: Pick<OperatorRoute, 'permission' | 'method'>,
  { actor, grant }: Identity,
  now: number,
): Refused | undefined {
  const until = heldUntilAt(grant.heldUntil ?? null, now);
  if (until === null || actor.kind !== 'person' || method === 'GET') return undefined;
  if (permission === null || !HELD_PERMISSIONS.has(permission)) return undefined;
  const time = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const detail = say`You set a new password by a link from a mail. Until ${time} you cannot pay out, change beneficiaries, keys, tokens or people, or decide about requests. Somebody else of your merchant can.`;
  return { kind: 'refused', name: 'onHold', detail };
}

/** Who sees as a merchant's role reads, and proves nothing: a second factor is for what changes something, or shows a secret. */
export function refuseSeeAs(
  { method, stepUp }: Pick<OperatorRoute, 'method' | 'stepUp'>,
  { grant: { seeAs } }: Identity,
): Refused | undefined {
  if (seeAs === undefined || (method === 'GET' && !stepUp)) return undefined;
  const detail = say`You see this as ${seeAs.role} of merchant ${seeAs.merNo}. You can look, but nothing can be changed.`;
  return { kind: 'refused', name: 'forbidden', detail };
}

/** Whoever asks: people, tokens, and the token of the environment. */
export function refuseReason({ needsReason }: PermissionRule, { reason }: Acting): Refused | undefined {
  if (!needsReason || (reason !== null && reason.trim() !== '')) return undefined;
  const field = { field: 'X-Reason', problem: say`is missing; this needs a reason, which is recorded` };
  return { kind: 'refused', name: 'invalidInput', detail: `${field.field}: ${field.problem}.`, fields: [field] };
}
