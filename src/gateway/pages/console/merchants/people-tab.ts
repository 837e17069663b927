import { html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../shared/people/invite.ts';
import type { Person } from '../../shared/people/person.ts';
import { peopleTable } from '../people/people-table.ts';
import { readParts } from '../../desk/list/list-parts.ts';
import type { ListInPage } from '../../desk/list/list-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { empty, section } from '../../desk/views/parts.ts';
import { MERCHANTS, answerTab, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

export async function showPeople(
  context: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const people = await readParts(context, exchange, peopleOf(merchant));
  if (people.kind !== 'done') return answerRefused(exchange, people);
  const { list, pager } = people.value;
  const invite =
    may(exchange, 'people.invite') &&
    html`<a class="button small" href="${MERCHANTS}/${merchant.merNo}/owner">Invite an owner</a>`;
  const content = html`${section('People of the merchant', list, { actions: html`${invite}` })} ${pager}`;
  return answerTab(exchange, { merchant, tab: 'people', content });
}

function peopleOf({ merNo }: Merchant): ListInPage<'listPeople', Person> {
  return {
    operation: 'listPeople',
    path: merchantPath(merNo),
    kept: { tab: 'people' },
    parameters: { merNo },
    limit: 50,
    rowsOf: ({ people }) => people,
    table: peopleTable(merNo),
    none: { yet: empty('Nobody yet', 'Invite an owner, who invites the others.') },
  };
}

export function ownerRoute(context: DeskContext): DeskRoute {
  return formRoute<Merchant, 'invitePerson'>({
    path: '/:merNo/owner',
    screen: 'merchants',
    operation: 'invitePerson',
    title: ({ name }) => `Invite an owner of ${name}`,
    read: readMerchant(context),
    homeOf: ({ merNo }) => ({ path: merchantPath(merNo, 'people'), title: 'People' }),
    done: '',
    seenOf: ({ name }) => ({ Merchant: name }),
    fields: inviteFields,
    effect: ({ name }) =>
      `You get a link that makes its holder an owner of ${name}. It works once, for 24 hours, and is shown once. If mail is set up here, it is mailed too.`,
    button: 'Create the invitation',
    send: ({ exchange, subject: { merNo }, form }) =>
      context.call(exchange, 'invitePerson', {
        body: { ...inviteeIn(form), merNo, roles: ['owner'] },
      }),
    answer: (exchange, { merNo }, value) =>
      invitedAnswer(exchange, value, {
        screen: 'merchants',
        back: { path: merchantPath(merNo, 'people'), title: 'People' },
      }),
  });
}
