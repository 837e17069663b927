import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { Exchange } from '../../frame/page-types.ts';

interface PasskeyForm {
  readonly purpose: 'sign-in' | 'register' | 'enrol';
  readonly action: string;
  readonly label: string;
  /** Fields besides the passkey's. */
  readonly fields?: Html;
  /** Without it there is nothing to do on the page: then it says why it is missing. */
  readonly isMain?: boolean;
}

/** Hidden until the script has found that the browser knows passkeys. */
export function passkeyForm(exchange: Exchange, options: PasskeyForm): Html {
  const { purpose, action, label, fields = NOTHING, isMain = false } = options;
  return html`<form class="passkey" method="post" action="${action}" data-passkey="${purpose}" hidden>
      ${csrfField(exchange, action)}<input type="hidden" name="credential" autocomplete="off" value="" />${fields}
      <button class="${isMain ? 'button main' : 'button'}">${ICON}${label}</button>
      <p class="soft" role="status"></p>
    </form>
    ${isMain ? passkeysMissing() : NOTHING}`;
}

/** Why a form for a passkey stays hidden. */
export function passkeysMissing(): Html {
  return html`<p class="soft" data-passkey-missing hidden>This browser cannot use passkeys at this address.</p>
    <noscript><p class="soft">Passkeys need JavaScript. Turn it on for this site.</p></noscript>`;
}

const ICON = html`<svg class="key" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="8" cy="12" r="4" />
  <path d="M12 12h9v4M17 12v3" />
</svg>`;
