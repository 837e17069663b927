import { say } from '../../web/texts.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { Grant } from '../domain/audit/actor.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { NumberKind } from '../domain/numbers.ts';
import {
  chargebackNotFound,
  deliveryNotFound,
  linkNotFound,
  merchantNotFound,
  orderNotFound,
  refundNotFound,
} from '../operations/outcome.ts';
import type { OperatorRefusal } from '../operations/outcome.ts';
import type { Scope } from './operator-route.ts';
import type { CheckedCall } from './read-call.ts';
import { refusedBy } from './refused.ts';
import type { Refused } from './refused.ts';

// What merchants' people may call concerns their own merchant (S35, S6). Whose a call is follows from its numbers alone, and
// nothing is looked up: so another merchant's number is answered like one that does not exist, in the same time.

export type ScopedCall = { readonly kind: 'scoped'; readonly call: CheckedCall } | Refused;

/** The call as this caller may make it. */
export function limitToScope(scope: Scope, grant: Grant, call: CheckedCall): ScopedCall {
  if (grant.merNo === OPERATOR_SIDE || scope.kind === 'common') return { kind: 'scoped', call };
  if (scope.kind === 'operator') {
    const detail = say`This concerns all merchants, and is open to the operator only.`;
    return { kind: 'refused', name: 'forbidden', detail };
  }
  if (scope.kind === 'own') return limitToOwn(scope, grant, call);
  const given = fieldsAt(call, scope.in)[scope.name];
  const named = scope.subject === 'merchant' ? given : merchantOf(scope.subject, String(given));
  return named === grant.merNo ? { kind: 'scoped', call } : outside(scope.subject, given);
}

/** A merchant that is not named is the caller's own. */
function limitToOwn({ merchantIn }: { readonly merchantIn: string | null }, grant: Grant, call: CheckedCall) {
  if (merchantIn === null) return { kind: 'scoped', call } as const;
  const { merNo = grant.merNo, ...rest } = fieldsAt(call, merchantIn);
  if (merNo !== grant.merNo) return outside('merchant', merNo);
  const limited = { ...rest, merNo };
  const place = merchantIn === 'body' ? { body: limited } : { parameters: limited };
  return { kind: 'scoped', call: { ...call, ...place } } as const;
}

function fieldsAt({ parameters, body }: CheckedCall, place: string): Readonly<Record<string, unknown>> {
  return place === 'body' ? (body ?? {}) : parameters;
}

type NotFound = (number: string) => OperatorRefusal;

const NOT_FOUND: Readonly<Record<'merchant' | NumberKind, NotFound>> = {
  merchant: (merNo) => merchantNotFound(Number(merNo)),
  order: orderNotFound,
  refund: refundNotFound,
  chargeback: chargebackNotFound,
  notification: deliveryNotFound,
  link: linkNotFound,
};

/** Word for word what the operation says of what does not exist. */
function outside(subject: 'merchant' | NumberKind, given: unknown): Refused {
  return refusedBy(NOT_FOUND[subject](String(given)));
}
