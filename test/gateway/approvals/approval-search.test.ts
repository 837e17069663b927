import { expect, it } from 'vitest';
import type { ApprovalSearch, NewApproval } from '../../../src/gateway/domain/approvals/approval.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { NOW } from '../../helpers/database/store-records.ts';

const OWN = 100_001;
const OTHER = 100_002;

function request(side: number): NewApproval {
  return {
    approvalNo: `approval_${side}`,
    merNo: side,
    side,
    kind: 'payout',
    operation: 'createPayout',
    tradeNo: null,
    summary: 'pays out',
    amount: null,
    currency: null,
    before: null,
    after: null,
    parameters: {},
    body: null,
    sealed: null,
    fingerprint: `of ${side}`,
    reason: null,
    makerKind: 'person',
    maker: 'Ada',
    makerPerson: 'person_ada',
    createdAt: NOW,
    expiresAt: NOW + 1000,
  };
}

const SEARCH: ApprovalSearch = {
  side: OWN,
  state: 'pending',
  kinds: null,
  makerPerson: null,
  exceptMakerPerson: null,
  order: null,
  before: null,
  limit: 10,
  now: NOW,
};

describeOnBothEngines('a search among requests', (databases) => {
  it('finds nothing by an empty list of kinds, and everything of a side without a list', async () => {
    const store = await databases.open();
    const audit = auditOf(actingAsSystem('test'), { at: NOW, action: 'requestApproval', target: '', detail: '' });
    for (const side of [OWN, OTHER]) await store.createApproval(request(side), audit);
    const sides = async (search: Partial<ApprovalSearch>) =>
      (await store.listApprovals({ ...SEARCH, ...search })).map(({ side }) => side).toSorted();
    expect(await sides({})).toEqual([OWN]);
    expect(await sides({ sharedKinds: [] })).toEqual([OWN]);
    expect(await sides({ sharedKinds: ['payout'] })).toEqual([OWN, OTHER]);
    expect(await sides({ kinds: [] })).toEqual([]);
    expect(await sides({ side: null })).toEqual([OWN, OTHER]);
    const exceptFor = { side: OWN, kinds: ['payout'], sharedKinds: [], person: null } as const;
    expect(await sides({ side: null, exceptFor })).toEqual([OTHER]);
    expect(await sides({ side: null, exceptFor: { ...exceptFor, kinds: [] } })).toEqual([OWN, OTHER]);
  });
});
