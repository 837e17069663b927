import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Invitation } from '../../domain/people/people.ts';
import { isReset } from '../../operations/people/accept-invitation.ts';
import type { ClosedInvitation } from '../../operations/people/accept-invitation.ts';
import type { Enrolment, EnrolmentProblems } from '../../operations/sign-in/enrol.ts';
import { PasswordsBusyError } from '../../operations/sign-in/password.ts';
import { contextOf } from './context.ts';
import { newPasswordField } from './factor-pages.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { PageRoute, Exchange, PageAnswer } from '../frame/page-types.ts';
import type { SignInWay } from './sections.ts';
import { DESK, SIGN_IN } from '../frame/return-path.ts';
import { INVITATION_CLOSED, factorProblem, nameProblem } from './refusal-words.ts';
import { sessionCookies } from './session-cookies.ts';
import { buttonForm, field } from './views/fields.ts';
import { answerMessage, answerPage, scriptsOf, seeOther } from './views/layout.ts';
import { CODES_SCRIPT } from './assets.ts';
import { recoveryCodesSheet } from './views/recovery-codes.ts';
import { totpSetUpSheet } from './views/totp-set-up.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { roleAbout, roleName } from '../design/role-words.ts';

export interface InvitationPagesOptions {
  readonly enrolment: Enrolment;
  /** Other ways to set up an account, such as a passkey, shown under the password. */
  readonly enrolWays: readonly SignInWay[];
}

/** From the link of an invitation to an account with a password, an authenticator app and recovery codes. */
export function createInvitationRoutes(options: InvitationPagesOptions): PageRoute[] {
  return [
    {
      path: '/invitation/:token',
      for: 'anyone',
      show: (exchange) => showInvitation(options, exchange),
      submit: (exchange, form) => submitInvitation(options, exchange, form),
    },
    {
      path: '/invitation/:token/code',
      for: 'anyone',
      show: (exchange) => showTotp(options, exchange),
      submit: (exchange, form) => submitTotp(options, exchange, form),
    },
  ];
}

const pathOf = ({ parameter }: Exchange) => `/account/invitation/${parameter}`;

function closed(exchange: Exchange, { reason }: ClosedInvitation): PageAnswer {
  const lines = [INVITATION_CLOSED[reason]];
  return answerMessage(exchange, { status: 410, title: say`This invitation has ended`, lines });
}

async function showInvitation(
  options: InvitationPagesOptions,
  exchange: Exchange,
  given: { readonly name?: string; readonly problems?: EnrolmentProblems } = {},
): Promise<PageAnswer> {
  const found = await options.enrolment.findInvitation(exchange.parameter);
  if (found.kind === 'closed') return closed(exchange, found);
  const { invitation } = found;
  if (found.isKnown) return showJoin(exchange, invitation);
  const { problems = {} } = given;
  const title = isReset(invitation) ? say`Set up sign-in again` : say`Set up your account`;
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    ${isReset(invitation) ? resetText(invitation) : rolesOf(invitation)}
    <form method="post" action="${pathOf(exchange)}">
      ${csrfField(exchange)}
      <input type="hidden" name="username" autocomplete="username" value="${invitation.email}" />
      ${
        !isReset(invitation) &&
        field({
          name: 'name',
          label: say`Your name`,
          autocomplete: 'name',
          value: given.name ?? invitation.name,
          error: problems.name && nameProblem(problems.name),
          length: { max: 100 },
        })
      }
      ${newPasswordField(problems.password && factorProblem(problems.password))}
      <button class="button main">Continue</button>
    </form>
    ${
      options.enrolWays.length === 0
        ? NOTHING
        : html`<div class="or">${options.enrolWays.map((way) => way.render(exchange, pathOf(exchange)))}</div>`
    }
  </section>`;
  const status = given.problems === undefined ? 200 : 422;
  return answerPage(exchange, { title, content, status, scripts: scriptsOf(options.enrolWays) });
}

function rolesOf({ email, merNo, roles, invitedBy }: Invitation) {
  const invited =
    merNo === OPERATOR_SIDE
      ? html`<p>${invitedBy} invited <b>${email}</b> to act for the operator.</p>`
      : html`<p>${invitedBy} invited <b>${email}</b> to act for merchant ${merNo}.</p>`;
  return html`${invited}
    <ul class="rows">
      ${roles.map((role) => html`<li><b class="role">${roleName(role)}</b><span>${roleAbout(role)}</span></li>`)}
    </ul>`;
}

function resetText({ email, invitedBy }: Invitation) {
  return html`<p>${invitedBy} lets <b>${email}</b> set up sign-in again.</p>
    <p>
      What you set up now replaces your password, passkeys, authenticator apps and recovery codes, and you are signed
      out everywhere else. Your roles stay.
    </p>`;
}

/** Somebody who has an account signs in, and joins. */
function showJoin(exchange: Exchange, invitation: Invitation): PageAnswer {
  const isTheirs = exchange.signedIn?.holder.person.email === invitation.email;
  const next = isTheirs
    ? buttonForm(exchange, { action: pathOf(exchange), label: say`Accept`, look: 'main' })
    : html`<p>You have an account already. Sign in as <b>${invitation.email}</b>, then open this link again.</p>
        <a class="button main" href="${SIGN_IN}">Sign in</a>`;
  const content = html`<section class="sheet">
    <h1>You are invited</h1>
    ${rolesOf(invitation)}${next}
  </section>`;
  return answerPage(exchange, { title: say`Invitation`, content });
}

async function submitInvitation(
  options: InvitationPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const { signedIn, parameter, cookies } = exchange;
  const found = await options.enrolment.findInvitation(parameter);
  if (found.kind === 'closed') return closed(exchange, found);
  if (found.isKnown) {
    const personId = signedIn?.holder.person.personId;
    const joined =
      personId === undefined ? null : await options.enrolment.join(parameter, personId, contextOf(exchange));
    return joined === null ? showInvitation(options, exchange) : seeOther(exchange, '/account?notice=joined');
  }
  const name = fieldOf(form, 'name');
  try {
    const outcome = await options.enrolment.begin(parameter, { name, password: form.get('password') ?? '' });
    if (outcome.kind === 'closed') return closed(exchange, outcome);
    if (outcome.kind === 'refused')
      return await showInvitation(options, exchange, { name, problems: outcome.problems });
    return seeOther(exchange, `${pathOf(exchange)}/code`, [cookies.write('step', outcome.stepToken)]);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    const lines = [say`Many people are signing in right now. Go back and try again in a moment.`];
    return answerMessage(exchange, { status: 503, title: say`Please try again`, lines });
  }
}

async function showTotp(options: InvitationPagesOptions, exchange: Exchange, error?: string): Promise<PageAnswer> {
  const found = await options.enrolment.findInvitation(exchange.parameter);
  if (found.kind === 'closed') return closed(exchange, found);
  const step = exchange.cookies.read('step');
  const begun = step === null ? null : await options.enrolment.findTotp(step, found.invitation.invitationId);
  if (begun === null) return seeOther(exchange, pathOf(exchange));
  const { secret, address } = begun;
  const content = totpSetUpSheet({
    title: say`Add a second factor`,
    csrf: csrfField(exchange),
    action: `${pathOf(exchange)}/code`,
    secret,
    address,
    error,
    withName: false,
  });
  return answerPage(exchange, { title: say`Second factor`, content, status: error === undefined ? 200 : 422 });
}

async function submitTotp(
  options: InvitationPagesOptions,
  exchange: Exchange,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const given = { stepToken: exchange.cookies.read('step') ?? '', code: fieldOf(form, 'code') };
  const outcome = await options.enrolment.finish(exchange.parameter, given, contextOf(exchange));
  if (outcome.kind === 'closed') return closed(exchange, outcome);
  if (outcome.kind === 'expired') return seeOther(exchange, pathOf(exchange));
  if (outcome.kind === 'wrong') return showTotp(options, exchange, factorProblem('wrongCode'));
  const cookies = sessionCookies(exchange, outcome.started.token, outcome.deviceToken);
  return answerPage(exchange, {
    title: say`Recovery codes`,
    content: recoveryCodesSheet(outcome.codes, { next: DESK }),
    scripts: [CODES_SCRIPT],
    cookies,
  });
}
