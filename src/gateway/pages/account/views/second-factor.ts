import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SecondFactors } from '../../../operations/sign-in/second-factors.ts';
import { csrfField } from '../../frame/form.ts';
import type { Exchange } from '../../frame/page-types.ts';
import type { SignInWay } from '../sections.ts';
import { field } from './fields.ts';

interface SecondFactorForms {
  readonly factors: SecondFactors;
  /** Where a code goes. */
  readonly action: string;
  /** The label of the button that sends the code. */
  readonly label: string;
  readonly isWrong: boolean;
  /** Passkeys. */
  readonly ways: readonly SignInWay[];
  readonly returnTo: string;
}

/** Asks for what the person has: a code of an app first, otherwise a passkey. */
export function secondFactorForms(exchange: Exchange, options: SecondFactorForms): Html {
  const { factors, action, label, isWrong, ways, returnTo } = options;
  const code = html`<form method="post" action="${action}">
    ${csrfField(exchange, action)}${codeField(isWrong, factors.app)}
    <button class="button main">${label}</button>
  </form>`;
  if (!factors.passkey) return code;
  if (factors.app)
    return html`${code}
      <div class="or">${ways.map((way) => way.render(exchange, returnTo))}</div>`;
  const spare = html`<details ${isWrong && html`open`}>
    <summary>Use a recovery code instead</summary>
    ${code}
  </details>`;
  return html`${ways.map((way) => way.render(exchange, returnTo, true))}${factors.recoveryCodes ? spare : NOTHING}`;
}

function codeField(isWrong: boolean, hasApp: boolean): Html {
  const asked = hasApp
    ? {
        label: say`Code from your authenticator app`,
        hint: say`Six digits. If you have no access to the app, enter a recovery code.`,
      }
    : { label: say`Recovery code`, hint: say`One of the codes that you kept. Each works once.` };
  return field({
    name: 'code',
    autocomplete: 'one-time-code',
    length: { max: 20 },
    first: hasApp && !isWrong,
    ...asked,
  });
}
