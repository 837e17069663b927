import type { PeopleGateway, PersonAnswer, SignedInPerson } from '../../helpers/people/people.ts';

// What several tests about accounts and schedules do.

/** The second person says yes. */
export function approveAs(gateway: PeopleGateway, who: SignedInPerson, asked: PersonAnswer): Promise<PersonAnswer> {
  const { approvalNo } = asked.body as { approvalNo: string };
  return gateway.as(who.token, 'POST', `/operator/approvals/${approvalNo}/approve`, {
    headers: { 'X-Reason': 'Checked by telephone' },
    body: {},
  });
}

export function typeOf({ body }: Pick<PersonAnswer, 'body'>): string | undefined {
  return String((body as { type?: string }).type)
    .split(':')
    .at(-1);
}
