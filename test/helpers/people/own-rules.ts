import type { PeopleGateway, PersonAnswer } from './people.ts';

/** Sets a merchant's own rules as its owners do: one asks, and another approves if they are less strict than before. */
export async function setOwnRules(gateway: PeopleGateway, merNo: number, rules: object): Promise<PersonAnswer> {
  const owners = await Promise.all([1, 2].map(() => gateway.signIn({ roles: ['owner'], merNo })));
  const [asking = '', approving = ''] = owners.map(({ token }) => token);
  const headers = { 'X-Reason': 'Policy' };
  const body = { kinds: [], refundLimits: [], ...rules };
  const put = await gateway.as(asking, 'PUT', '/operator/approval-rules', { body, headers });
  if (put.status !== 202) return put;
  const { approvalNo } = put.body as { approvalNo: string };
  return gateway.as(approving, 'POST', `/operator/approvals/${approvalNo}/approve`, { headers });
}
