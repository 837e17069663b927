import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OwnFactor, OwnFactors } from '../../operations/sign-in/own-factors.ts';
import { whyKept } from '../../operations/sign-in/second-factors.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { buttonForm } from './views/fields.ts';
import { moment } from './views/moment.ts';

/** Password, authenticator apps and recovery codes. Passkeys have a section of their own. */
export function createFactorsSection(factors: OwnFactors): AccountSection {
  return {
    id: 'factors',
    get title() {
      return say`How you sign in`;
    },
    async render(exchange) {
      const { person } = exchange.signedIn.holder;
      const own = await factors.list(exchange.signedIn);
      const apps = own.filter(({ kind }) => kind === 'totp');
      const codes = own.filter(({ kind }) => kind === 'recoveryCode').length;
      return html`<ul class="rows">
        <li>
          <span
            ><b>Password</b><br /><span class="soft">${person.password === null ? say`Not set` : say`Set`}</span></span
          >
          <a class="button small" href="/account/password"
            >${person.password === null ? say`Set a password` : say`Change`}</a
          >
        </li>
        ${apps.map((app) => factorRow(exchange, app, own))}
        <li>
          <span>
            <b>${apps.length === 0 ? say`Authenticator app` : say`Another authenticator app`}</b><br />
            <span class="soft">${apps.length === 0 ? say`None` : say`In case you lose the first`}</span>
          </span>
          ${buttonForm(exchange, { action: '/account/totp', label: say`Add`, fields: { do: 'begin' } })}
        </li>
        ${person.password === null ? noRecoveryCodesRow() : recoveryCodesRow(exchange, codes)}
      </ul>`;
    },
  };
}

function recoveryCodesRow(exchange: SignedInExchange, codes: number): Html {
  return html`<li>
    <span>
      <b>Recovery codes</b><br />
      <span class="soft">${codes === 0 ? say`None left` : say`${codes} left`}</span>
    </span>
    ${buttonForm(exchange, { action: '/account/recovery-codes', label: say`Make new codes` })}
  </li>`;
}

function noRecoveryCodesRow(): Html {
  return html`<li>
    <span>
      <b>Recovery codes</b><br />
      <span class="soft">They work only after a password. Without one, keep a second passkey.</span>
    </span>
  </li>`;
}

/** A factor, and the button that removes it if the person can sign in without it. */
export function factorRow(exchange: SignedInExchange, factor: OwnFactor, factors: readonly OwnFactor[]): Html {
  const { factorId, name, createdAt, usedAt } = factor;
  const isKept = whyKept(factor, { person: exchange.signedIn.holder.person, factors }) !== null;
  return html`<li>
    <span>
      <b>${name}</b><br />
      ${
        usedAt === null
          ? html`<span class="soft">Added ${moment(createdAt)}</span>`
          : html`<span class="soft">Added ${moment(createdAt)}, last used ${moment(usedAt)}</span>`
      }
    </span>
    ${isKept ? NOTHING : buttonForm(exchange, { action: '/account/factors', label: say`Remove`, fields: { factorId } })}
  </li>`;
}
