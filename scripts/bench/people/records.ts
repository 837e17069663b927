import { OPERATOR_SIDE } from '../../../src/gateway/domain/audit/actor.ts';
import { APPROVAL_MS } from '../../../src/gateway/domain/approvals/approval.ts';
import type { Approval } from '../../../src/gateway/domain/approvals/approval.ts';
import type { Invitation, Membership, Person } from '../../../src/gateway/domain/people/people.ts';

// Who and what is in the databases of the bench. A quarter of the people are the operator's, the others of ten merchants.

const MERCHANTS = 10;
export const FIRST_MERCHANT = 100_000;
const OPERATOR_ROLES = ['admin', 'auditor', 'finance', 'support'] as const;
const MERCHANT_ROLES = ['owner', 'staff', 'developer'] as const;

export function personOf(n: number): Person {
  const now = Date.now();
  return {
    // The first ones are those of the audit log.
    personId: n < 50 ? `person_${n}` : `person_${String(n).padStart(8, '0')}`,
    // Every second one is found by the address, the others by the name; the end of the number spreads them over the index.
    email: `${n % 2 === 0 ? 'mara' : 'x'}.${[...String(n)].toReversed().join('')}@example.com`,
    name: n % 2 === 0 ? `Zoe ${n}` : `Mara ${n}`,
    state: n % 20 === 19 ? 'disabled' : 'active',
    password: null,
    createdAt: now,
    updatedAt: now,
    signedInAt: null,
    sessionEpoch: 0,
    heldUntil: null,
  };
}

export function membershipOf(n: number): Membership {
  const { personId } = personOf(n);
  const isOperator = n % 4 === 0;
  const role = isOperator ? OPERATOR_ROLES[(n / 4) % OPERATOR_ROLES.length] : MERCHANT_ROLES[n % MERCHANT_ROLES.length];
  return {
    personId,
    merNo: isOperator ? OPERATOR_SIDE : FIRST_MERCHANT + (Math.floor(n / 4) % MERCHANTS),
    role: role ?? 'owner',
    source: 'local',
    createdAt: Date.now(),
  };
}

export function invitationOf(n: number): Invitation {
  const { merNo, role, createdAt } = membershipOf(n);
  return {
    invitationId: `invitation_${String(n).padStart(8, '0')}`,
    tokenHash: `bench-invitation-${n}`,
    email: personOf(n).email,
    name: personOf(n).name,
    merNo,
    roles: [role],
    invitedBy: 'bench',
    inviterId: null,
    createdAt,
    expiresAt: createdAt + 86_400_000,
    state: 'open',
    personId: null,
  };
}

export function approvalOf(n: number): Approval {
  const { merNo, createdAt } = membershipOf(n);
  const maker = personOf(n);
  return {
    approvalNo: `approval_${String(n).padStart(8, '0')}`,
    merNo,
    side: merNo,
    kind: 'payout',
    operation: 'createPayout',
    tradeNo: null,
    summary: `Pay out ${n}`,
    amount: null,
    currency: null,
    before: null,
    after: null,
    parameters: { merNo },
    body: null,
    sealed: null,
    fingerprint: `bench-${n}`,
    reason: 'bench',
    makerKind: 'person',
    maker: maker.email,
    makerPerson: maker.personId,
    createdAt,
    expiresAt: createdAt + APPROVAL_MS,
    state: n % 2 === 0 ? 'pending' : 'withdrawn',
    decidedKind: null,
    decidedBy: null,
    decidedPerson: null,
    decidedAt: null,
    decidedRequest: null,
    decisionReason: null,
    outcome: null,
  };
}
