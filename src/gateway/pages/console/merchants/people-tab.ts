import { NOTHING, html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { changeRoute } from '../../desk/change-form.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { inviteFields, invitedAnswer, inviteeIn } from '../../desk/people/invite.ts';
import { peopleTable } from '../people/people-table.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { empty, section } from '../../desk/views/parts.ts';
import { pager } from '../../desk/views/table.ts';
import { MERCHANTS, answerTab, merchantPath, readMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

const ROWS = 50;

export async function showPeople(
  { call }: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const { merNo } = merchant;
  const after = exchange.request.query.get('after') ?? undefined;
  const listed = await call(exchange, 'listPeople', {
    parameters: { merNo, limit: ROWS, ...(after !== undefined && { after }) },
  });
  if (listed.kind !== 'done') return answerRefused(exchange, listed as CallRefused);
  const { people, next } = listed.value;
  const here = merchantPath(merNo, 'people');
  const invite = may(exchange, 'people.invite')
    ? html`<a class="button small" href="${MERCHANTS}/${merNo}/owner">Invite an owner</a>`
    : NOTHING;
  const list =
    people.length === 0
      ? empty('Nobody yet', 'Invite an owner, who invites the others.')
      : peopleTable(exchange, people, { merNo });
  const content = html`${section('People of the merchant', list, { actions: invite })}
  ${pager({ first: after === undefined ? null : here, next: next === null ? null : queryPath(here, { after: next }) })}`;
  return answerTab(exchange, { merchant, tab: 'people', content });
}

export function ownerRoute(context: DeskContext): DeskRoute {
  return changeRoute<Merchant>({
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
