import type { Permission } from '../../../../generated/permissions.ts';
import type { ApprovalKind, ApprovalKinds, ApprovalRules } from '../../domain/approvals/approval.ts';
import { ruledKinds } from '../../domain/people/alone-limits.ts';
import type { PeopleLists } from '../../domain/people/people-lists.ts';
import type { RolePermissions } from '../sign-in/identify.ts';

export interface UnfulfilledDependencies {
  readonly store: Pick<PeopleLists, 'listPeople'>;
  readonly approvalKinds: ApprovalKinds;
  readonly rolePermissions: RolePermissions;
}

/** What whoever asks for it needs, of what merchants can have rules for. */
const ASKING: Readonly<Partial<Record<ApprovalKind, Permission>>> = {
  refund: 'refunds.create',
  payout: 'payouts.create',
  beneficiary: 'beneficiaries.manage',
  keys: 'merchants.keys',
  rules: 'settings.change',
};

const PEOPLE_MAX = 500;

/** The kinds that would newly need a second person of a merchant which has no two people for them: it would lock itself out. */
export async function findUnfulfilled(
  { store, approvalKinds, rolePermissions }: UnfulfilledDependencies,
  { side, before, after }: { readonly side: number; readonly before: ApprovalRules; readonly after: ApprovalRules },
): Promise<ApprovalKind[]> {
  const had = ruledKinds(before);
  const added = ruledKinds(after).filter((kind) => !had.includes(kind));
  if (added.length === 0) return [];
  const search = { merNo: side, role: null, state: 'active', text: null, after: null, limit: PEOPLE_MAX } as const;
  const people = (await store.listPeople(search)).map(({ memberships }) =>
    memberships.filter(({ merNo }) => merNo === side).flatMap(({ role }) => rolePermissions[role]),
  );
  return added.filter((kind) => {
    const { permission } = approvalKinds[kind];
    const asking = ASKING[kind] ?? permission;
    const deciders = people.filter((held) => held.includes(permission) && held.includes('approvals.decide'));
    const makers = people.filter((held) => held.includes(asking));
    return !makers.some((maker) => deciders.some((decider) => decider !== maker));
  });
}
