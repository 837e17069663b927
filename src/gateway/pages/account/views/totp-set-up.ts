import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { field } from './fields.ts';
import { qrCode } from './qr-code.ts';

export interface TotpSetUp {
  readonly title: string;
  readonly csrf: Html;
  readonly action: string;
  readonly secret: string;
  readonly address: string;
  readonly error?: string | undefined;
  /** Whether the app gets a name of its owner's choice. */
  readonly withName: boolean;
}

export function totpSetUpSheet({ title, csrf, action, secret, address, error, withName }: TotpSetUp): Html {
  const name = field({
    name: 'name',
    label: say`Name`,
    autocomplete: 'off',
    hint: say`So that you recognise it, such as “Work phone”.`,
    length: { max: 40 },
    optional: true,
  });
  return html`<section class="sheet">
    <h1>${title}</h1>
    <ol class="steps">
      <li>
        Scan this with an authenticator app.
        <div class="scan">${qrCode(address, say`QR code for your authenticator app`)}</div>
        <details>
          <summary>Cannot scan it?</summary>
          <p class="soft">Enter this key in the app. Type: time-based, 6 digits.</p>
          <p><code class="secret">${grouped(secret)}</code></p>
        </details>
      </li>
      <li>Enter the code that the app shows.</li>
    </ol>
    <form method="post" action="${action}">
      ${csrf}
      ${field({
        name: 'code',
        label: say`6-digit code`,
        autocomplete: 'one-time-code',
        numeric: true,
        error,
        length: { max: 10 },
        first: error !== undefined,
      })}
      ${withName ? name : NOTHING}
      <button class="button main">Confirm</button>
    </form>
  </section>`;
}

function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
