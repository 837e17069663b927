import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import { methodList } from '../../shared/merchants/methods.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { countryName, languageName } from '../../design/written.ts';
import { section, wideFacts } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { REGISTRATIONS, isOpen, registrationPath, sameTags, stateTag } from './registration.ts';
import type { Registration } from './registration.ts';
import { merchantFact } from '../../desk/merchant-names.ts';

const DONE = {
  approved: 'The merchant exists, and its owner was invited by mail.',
  asked: 'The question was mailed.',
  refused: 'The registrant is told by mail.',
};

export function answerRegistration(exchange: SignedInExchange, registration: Registration): PageAnswer {
  const { company, merNo } = registration;
  return answerDesk(exchange, {
    screen: 'registrations',
    title: company,
    heading: html`${company} ${stateTag(registration.state)}`,
    back: { path: REGISTRATIONS, title: 'Registrations' },
    actions: actionsOf(exchange, registration),
    content: html`${doneNotice(exchange, DONE)} ${duplicatesOf(registration)}
    ${merNo === null ? NOTHING : section('Merchant', html`<p>${merchantFact(exchange, merNo)}</p>`)}
    ${section('Registration', factsOf(exchange, registration))} ${conversationOf(exchange, registration)}`,
  });
}

function actionsOf(exchange: SignedInExchange, registration: Registration): Html {
  if (!isOpen(registration) || !may(exchange, 'registrations.decide')) return NOTHING;
  const path = registrationPath(registration.registrationId);
  return html`<a class="button main" href="${path}/approve">Approve</a>
    ${registration.state === 'pending' ? html`<a class="button" href="${path}/ask-back">Ask back</a>` : NOTHING}
    <a class="button danger" href="${path}/refuse">Refuse</a>`;
}

function factsOf(exchange: SignedInExchange, one: Registration): Html {
  return wideFacts([
    ['Website', html`<a href="${one.website}" rel="noreferrer nofollow">${one.website}</a>`],
    ['Country', countryName(one.country)],
    ['Contact', one.contactName],
    [
      'E-mail',
      html`${one.email}
      ${one.provenAt === null ? 'not confirmed' : html`<span class="soft">confirmed ${moment(exchange, one.provenAt)}</span>`}`,
    ],
    ['Phone', one.phone],
    ['Methods', methodList(one.methods)],
    ['Currencies', one.currencies.join(', ')],
    ['Settlement account', html`<code>${one.account}</code> ${one.bank}`],
    ['Language of mails', languageName(one.language)],
    ['Registered', moment(exchange, one.createdAt)],
    ['Decided', one.decidedAt === null ? null : html`${moment(exchange, one.decidedAt)} by ${one.decidedBy}`],
    ['Reason told', one.refusal],
  ]);
}

function duplicatesOf({ duplicates }: Registration): Html {
  if (duplicates.length === 0) return NOTHING;
  const rows = table({
    caption: 'Registrations and merchants with something in common',
    rows: duplicates,
    keyOf: ({ registrationId, merNo }) => registrationId ?? String(merNo),
    pathOf: ({ registrationId, merNo }) =>
      registrationId === null ? `${CONSOLE}/merchants/${String(merNo)}` : registrationPath(registrationId),
    columns: [
      { title: 'Name', cell: ({ company }) => company },
      { title: 'In common', cell: ({ same }) => sameTags(same) },
      { title: 'State', cell: ({ state }) => (state === null ? 'merchant' : stateTag(state)) },
      { title: 'Merchant', cell: ({ merNo }) => merNo },
    ],
  });
  return html`<div class="notice wait" role="note">
      <h2>Possible duplicates</h2>
      <p>Compare them before you decide.</p>
    </div>
    ${rows}`;
}

function conversationOf(exchange: SignedInExchange, { questions }: Registration): Html {
  if (questions.length === 0) return NOTHING;
  const list = html`<dl class="questions">
    ${questions.map(
      ({ question, askedAt, answer, answeredAt }) =>
        html`<dt>${question} <span class="soft">${moment(exchange, askedAt)}</span></dt>
          <dd>
            ${answer ?? html`<span class="soft">No answer yet.</span>`}
            ${answeredAt === null ? NOTHING : html`<span class="soft">${moment(exchange, answeredAt)}</span>`}
          </dd>`,
    )}
  </dl>`;
  return section('Questions', list);
}
