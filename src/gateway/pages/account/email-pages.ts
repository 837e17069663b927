import { say, translated } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import type { ChangeEmail, EmailAnswered, EmailAsked } from '../../operations/sign-in/mailed/change-email.ts';
import { actingOf } from '../frame/acting.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { Exchange, PageAnswer, PageRoute, SignedInExchange } from '../frame/page-types.ts';
import { CONFIRM, HOME, withReturn } from '../frame/return-path.ts';
import { isFactorRecent } from '../../domain/sign-in/session-rules.ts';
import { contextOf } from './context.ts';
import { buttonForm, field } from './views/fields.ts';
import { answerMessage, answerPage, seeOther } from './views/layout.ts';

export interface EmailPagesOptions {
  readonly emails: ChangeEmail;
  /** The language of the mails, by what the browser accepts. */
  languageOf(accepted: string | undefined): LanguageCode;
}

const EMAIL = '/account/email';

/** Another address for one's account: asked for with the second factor, agreed to by both mailboxes. */
export function createEmailRoutes(options: EmailPagesOptions): PageRoute[] {
  return [
    {
      path: '/email',
      for: 'signedIn',
      show: async (exchange) =>
        isFactorRecent(exchange.signedIn.grant.factorAt, exchange.realNow)
          ? showForm(options, exchange)
          : seeOther(exchange, withReturn(CONFIRM, EMAIL)),
      submit: (exchange, form) => submitForm(options, exchange, form),
    },
    {
      path: '/email/:token',
      for: 'anyone',
      show: (exchange) => showLink(options, exchange),
      async submit(exchange, form) {
        const agrees = form.get('do') !== 'stop';
        return sayAnswered(exchange, await options.emails.answer(exchange.parameter, agrees, contextOf(exchange)));
      },
    },
  ];
}

const PROBLEMS: Readonly<Record<Extract<EmailAsked, { kind: 'refused' }>['problem'], string>> = translated({
  noEmail: 'Please use an e-mail address, such as mara@example.com.',
  sameEmail: 'This is your address already.',
  tooManyChanges: 'Mails about this were sent in the last 24 hours. Try again tomorrow.',
});

function showForm(
  { emails }: EmailPagesOptions,
  exchange: SignedInExchange,
  given?: { readonly email: string; readonly error: string },
): PageAnswer {
  if (!emails.isOn) {
    const lines = [say`This gateway sends no mail, so addresses cannot be confirmed. Nothing was changed.`];
    return answerMessage(exchange, { status: 404, title: say`Your address cannot be changed here`, lines });
  }
  const content = html`<section class="sheet">
      <h1>Change your email address</h1>
      <p>
        Your address is <b>${exchange.signedIn.holder.person.email}</b>. We mail a link to it and one to the new
        address. The change takes effect once both were opened and confirmed, within 24 hours.
      </p>
      <form method="post" action="${EMAIL}">
        ${csrfField(exchange, EMAIL)}
        ${field({
          name: 'email',
          label: say`New email address`,
          type: 'email',
          autocomplete: 'email',
          value: given?.email ?? '',
          error: given?.error,
          first: true,
        })}
        <button class="button main">Mail both links</button>
      </form>
      <p class="soft">You will be signed out everywhere else, and sign in with the new address from then on.</p>
    </section>
    <p class="centred"><a href="${HOME}">Cancel</a></p>`;
  return answerPage(exchange, { title: say`Email address`, content, status: given === undefined ? 200 : 422 });
}

async function submitForm(
  options: EmailPagesOptions,
  exchange: SignedInExchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  if (!options.emails.isOn) return showForm(options, exchange);
  const email = fieldOf(form, 'email').slice(0, 300);
  const browsers = options.languageOf(exchange.request.header('Accept-Language'));
  const language = exchange.signedIn.holder.language ?? browsers;
  const asked = await options.emails.ask(exchange.signedIn, actingOf(exchange), { email, language });
  if (asked.kind === 'stepUpRequired') throw new FactorNeededError();
  if (asked.kind === 'refused') return showForm(options, exchange, { email, error: PROBLEMS[asked.problem] });
  return seeOther(exchange, `${HOME}?notice=emailAsked`);
}

async function showLink({ emails }: EmailPagesOptions, exchange: Exchange): Promise<PageAnswer> {
  const found = await emails.find(exchange.parameter);
  if (found === null) return sayAnswered(exchange, { kind: 'ended' });
  const action = `${EMAIL}/${exchange.parameter}`;
  const lines =
    found.side === 'old'
      ? html`<p>Your account would change from <b>${found.from}</b> to <b>${found.to}</b>.</p>
          <p>If you did not ask for this, stop it, and change your password: somebody is signed in as you.</p>`
      : html`<p>An account at Tollgate is to use <b>${found.to}</b>. If it is yours, confirm the address.</p>`;
  const content = html`<section class="sheet">
    <h1>${found.side === 'old' ? say`Change your email address?` : say`Confirm your new address`}</h1>
    ${lines}
    ${buttonForm(exchange, { action, label: found.side === 'old' ? say`Agree` : say`Confirm the address`, fields: { do: 'agree' }, look: 'main' })}
    ${found.side === 'old' && buttonForm(exchange, { action, label: say`Stop it`, fields: { do: 'stop' }, look: '' })}
  </section>`;
  return answerPage(exchange, { title: say`Email address`, content });
}

const ANSWERS: Readonly<Record<EmailAnswered['kind'], readonly [status: number, title: string, line: string]>> =
  translated({
    waits: [200, 'Thank you', 'The change takes effect once the other address has confirmed it too.'],
    changed: [200, 'Your email address was changed', 'Sign in with the new address from now on.'],
    stopped: [
      200,
      'The change was stopped',
      'Your address stays as it is. If it was not you who asked, change your password now.',
    ],
    taken: [409, 'Nothing was changed', 'The new address has an account of its own by now.'],
    ended: [
      410,
      'This link has ended',
      'It works once, within 24 hours, and ends when the change is stopped or how you sign in changes.',
    ],
  });

function sayAnswered(exchange: Exchange, { kind }: EmailAnswered): PageAnswer {
  const [status, title, line] = ANSWERS[kind];
  return answerMessage(exchange, { status, title, lines: [line] });
}
