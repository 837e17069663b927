import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OwnAccount, OwnSide } from '../../operations/sign-in/own-account.ts';
import type { OwnSessions } from '../../operations/sign-in/own-sessions.ts';
import { actingOf } from '../frame/acting.ts';
import type { PageRoute, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { buttonForm } from './views/fields.ts';
import { goOn } from './resume.ts';
import { answerMessage } from './views/layout.ts';
import { permissionAbout, roleAbout, roleName } from '../design/role-words.ts';

export interface RolesOptions {
  readonly account: OwnAccount;
  readonly sessions: OwnSessions;
}

/** On which side the person acts, with which roles, and what these allow. */
export function createRolesSection({ account }: RolesOptions): AccountSection {
  return {
    id: 'roles',
    get title() {
      return say`What you may do`;
    },
    async render(exchange) {
      const { session, roles } = exchange.signedIn.holder;
      const sides = await account.listSides(exchange.signedIn);
      const current = sides.find(({ merNo }) => merNo === session.merNo);
      const others = sides.filter(({ merNo }) => merNo !== session.merNo);
      const allowed = [...(exchange.signedIn.grant.permissions ?? [])];
      return html`<p>You act for <b>${sideName(current)}</b>.</p>
        ${
          roles.length === 0
            ? html`<p class="soft">
                You have no role here, so there is nothing that you may do. Ask whoever invited you.
              </p>`
            : html`<ul class="rows">
                ${roles.map(
                  (role) => html`<li><b class="role">${roleName(role)}</b><span>${roleAbout(role)}</span></li>`,
                )}
              </ul>`
        }
        <details>
          <summary>${allowed.length} permissions</summary>
          <ul class="plain">
            ${allowed.map((name) => html`<li>${permissionAbout(name)} <code class="soft">${name}</code></li>`)}
          </ul>
        </details>
        ${others.length === 0 ? NOTHING : switches(exchange, others)}`;
    },
  };
}

export function createSideRoutes({ sessions }: RolesOptions): PageRoute[] {
  return [
    {
      path: '/side',
      for: 'signedIn',
      async submit(exchange, form) {
        const merNo = Number(form.get('merNo') ?? Number.NaN);
        const token = await sessions.switchSide(exchange.signedIn, actingOf(exchange), merNo);
        // As if it did not exist, whether it does or not (S35).
        if (token === null)
          return answerMessage(exchange, { status: 404, title: say`You have no role there`, lines: [] });
        return goOn(exchange, '/account?notice=side', [exchange.cookies.write('session', token)]);
      },
    },
  ];
}

function switches(exchange: SignedInExchange, sides: readonly OwnSide[]): Html {
  return html`<div class="stack">
    <p class="soft">You also have roles elsewhere:</p>
    <ul class="rows">
      ${sides.map(
        (side) =>
          html`<li>
            <span><b>${sideName(side)}</b> <span class="soft">${side.roles.map(roleName).join(', ')}</span></span>
            ${buttonForm(exchange, {
              action: '/account/side',
              label: say`Switch`,
              fields: { merNo: String(side.merNo) },
            })}
          </li>`,
      )}
    </ul>
  </div>`;
}

function sideName(side: OwnSide | undefined): string {
  if (side === undefined || side.merNo === 0) return say`the operator`;
  return side.merchantName === null ? say`merchant ${side.merNo}` : `${side.merchantName} (${side.merNo})`;
}
