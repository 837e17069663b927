import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { problems } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { OpenCall } from '../../desk/desk-types.ts';
import { seeOther } from '../../desk/respond.ts';
import { field, formFields } from '../../desk/views/forms.ts';
import { answerAlone } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import type { Exchange, PageAnswer } from '../../frame/page-types.ts';

// The page behind the link of a mail. Opening it changes nothing: programs that look into mails open every link.

type Own = components['schemas']['OwnRegistration'];

interface StatusOptions {
  readonly call: OpenCall;
}

export async function showStatus({ call }: StatusOptions, exchange: Exchange): Promise<PageAnswer> {
  const found = await call(exchange, 'getOwnRegistration', { body: { link: exchange.parameter } });
  return found.kind === 'refused' ? answerGone(exchange, found) : answerStatus(exchange, found.value);
}

export async function submitStatus(
  { call }: StatusOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const link = exchange.parameter;
  const action = form.get('action');
  const answer = (form.get('answer') ?? '').replaceAll('\r\n', '\n');
  const called =
    action === 'answer'
      ? await call(exchange, 'answerQuestions', { body: { link, answer } })
      : action === 'invite'
        ? await call(exchange, 'renewInvitation', { body: { link } })
        : await call(exchange, 'proveEmail', { body: { link } });
  if (called.kind === 'done') return seeOther(exchange, pathOf(exchange), { done: action ?? '' });
  const found = await call(exchange, 'getOwnRegistration', { body: { link } });
  if (found.kind === 'refused') return answerGone(exchange, called);
  return answerStatus(exchange, found.value, { refused: called, answer });
}

const pathOf = ({ parameter }: Exchange) => `/merchant/register/${parameter}`;

function answerGone(exchange: Exchange, refused: Refused): PageAnswer {
  const isGone = refused.name === 'registrationNotFound' || refused.name === 'invalidInput';
  const content = html`<section class="sheet">
    <p>
      ${isGone ? say`This link is not valid, or no longer. Open the newest mail from us, or register again.` : refused.detail}
    </p>
    <p><a class="button" href="/merchant/register">Register</a></p>
  </section>`;
  const status = isGone ? 404 : problems[refused.name].status;
  return answerAlone(exchange, { title: say`This link does not work`, content, status });
}

interface Problem {
  readonly refused: Refused;
  readonly answer: string;
}

const TITLES: Readonly<Record<Own['state'], string>> = translated({
  unproven: 'Confirm your e-mail address',
  pending: 'We are looking at your registration',
  askedBack: 'We have a question',
  approved: 'You are a merchant',
  refused: 'We cannot accept your registration',
});

const TAGS: Readonly<Record<Own['state'], readonly [string, Tone]>> = translated({
  unproven: ['Not confirmed', 'wait'],
  pending: ['In review', 'wait'],
  askedBack: ['Waiting for you', 'bad'],
  approved: ['Approved', 'good'],
  refused: ['Refused', 'bad'],
});

function answerStatus(exchange: Exchange, own: Own, problem?: Problem): PageAnswer {
  const notice = problem === undefined ? doneOf(exchange) : alertOf(problem.refused);
  const content = html`${notice}
    <section class="sheet">
      <p>${tag(...TAGS[own.state])} <b>${own.company}</b>, ${own.website}</p>
      ${BODIES[own.state](exchange, own, problem)}
    </section>
    ${conversation(exchange, own)}
    <p class="soft">Registered on ${moment(exchange, own.createdAt)}.</p>`;
  const status = problem === undefined ? 200 : problems[problem.refused.name].status;
  return answerAlone(exchange, { title: TITLES[own.state], content, status });
}

function alertOf({ detail, fields = [] }: Refused): Html {
  return html`<div class="notice bad" role="alert">
    <p>${fields.length === 0 ? detail : fields.map(({ problem }) => say`Your answer: ${problem}.`)}</p>
  </div>`;
}

const DONE: Readonly<Record<string, string>> = translated({
  prove: 'Thank you, your address is confirmed.',
  answer: 'Thank you for your answer.',
  invite: 'We sent you a new link. It works once, within 24 hours.',
});

function doneOf({ request }: Exchange): Html {
  const name = request.query.get('done') ?? '';
  const text = Object.hasOwn(DONE, name) ? DONE[name] : undefined;
  return text === undefined ? NOTHING : html`<div class="notice good" role="status"><p>${text}</p></div>`;
}

function button(exchange: Exchange, action: string, label: string): Html {
  return html`<form method="post" action="${pathOf(exchange)}" data-once>
    ${formFields(exchange, pathOf(exchange))}<input type="hidden" name="action" value="${action}" />
    <button class="button main">${label}</button>
  </form>`;
}

type Body = (exchange: Exchange, own: Own, problem: Problem | undefined) => Html;

const BODIES: Readonly<Record<Own['state'], Body>> = {
  unproven: (exchange) =>
    html`<p>One click, and we begin to look at your registration.</p>
      ${button(exchange, 'prove', say`Confirm my address`)}`,
  pending: () => html`<p>Your address is confirmed. We will write to you as soon as it is decided.</p>`,
  askedBack: (exchange, own, problem) =>
    html`<p class="question">${own.questions.at(-1)?.question ?? ''}</p>
      <form method="post" action="${pathOf(exchange)}" data-once>
        ${formFields(exchange, pathOf(exchange))}<input type="hidden" name="action" value="answer" />
        ${field({
          name: 'answer',
          label: say`Your answer`,
          type: 'textarea',
          required: true,
          lengthMax: 2000,
          value: problem?.answer ?? '',
        })}
        <button class="button main">Send the answer</button>
      </form>`,
  approved: (exchange, { merNo, isInvited }) =>
    isInvited
      ? html`<p>Your merchant number is <b>${merNo}</b>. Open the link that we mailed to you to set up your account.</p>
          ${button(exchange, 'invite', say`Send me a new link`)}`
      : html`<p>Your merchant number is <b>${merNo}</b>.</p>
          <p><a class="button main" href="/merchant">Sign in to the back office</a></p>`,
  refused: (_exchange, { refusal }) =>
    html`<p class="question">${refusal ?? ''}</p>
      <p>If this can be changed, you are welcome to <a href="/merchant/register">register again</a>.</p>`,
};

/** What was asked and answered before. */
function conversation(exchange: Exchange, { questions }: Own): Html {
  const answered = questions.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return NOTHING;
  return html`<section class="sheet">
    <h2>What we asked</h2>
    <dl class="questions">
      ${answered.map(
        ({ question, askedAt, answer }) =>
          html`<dt>${question} <span class="soft">${moment(exchange, askedAt)}</span></dt>
            <dd>${answer}</dd>`,
      )}
    </dl>
  </section>`;
}
