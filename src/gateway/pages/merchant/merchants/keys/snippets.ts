import { say } from '../../../../../web/texts.ts';
import { paymentSnippets, receiverSnippets } from '../../../../../../generated/snippets.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { section } from '../../../desk/views/parts.ts';
import type { Merchant } from '../../own-merchant.ts';

// Code with the merchant's own values. The docs' samples are the source; here names become values.

export interface SnippetValues {
  readonly merchant: Merchant;
  readonly baseUrl: string;
  /** Only where it is shown anyway. */
  readonly key?: string;
  readonly webhookSecret?: string;
  /** The address that was tested last. */
  readonly notifyUrl: string | null;
}

const UNKNOWN_KEY = 'YOUR_SIGNING_KEY';
const UNKNOWN_SECRET = 'YOUR_WEBHOOK_SECRET';
const UNKNOWN_WEBSITE = 'https://shop.example';

export function paymentSection(values: SnippetValues): Html {
  const { methods, currencies } = values.merchant;
  const chosen = paymentSnippets.find(
    ({ method, currency }) =>
      (methods === null || methods.some((one) => one === method)) &&
      (currencies === null || currencies.includes(currency)),
  );
  if (chosen === undefined) {
    const text = html`<p>Your methods need a longer request. <a href="/docs/">The docs</a> have a sample of each.</p>`;
    return section(say`Take a payment`, text, { id: 'pay' });
  }
  return codeSection(say`Take a payment`, 'pay', { ...values, code: chosen.code });
}

export function receiverSection(values: SnippetValues): Html {
  return codeSection(say`Receive the result`, 'receive', { ...values, code: receiverSnippets });
}

function codeSection(
  title: string,
  id: string,
  { code, ...values }: SnippetValues & { readonly code: Readonly<Record<string, string>> },
): Html {
  const blocks = Object.entries(code).map(
    ([label, text], index) =>
      html`<details ${index === 0 && html`open`} name="${id}">
        <summary>${label}</summary>
        <div class="code-box" data-code>
          <pre tabindex="0" aria-label="${title}, ${label}"><code>${filled(text, values)}</code></pre>
          <button type="button" class="button small" data-copy="" aria-label="Copy the ${label} code" hidden>
            Copy
          </button>
        </div>
      </details>`,
  );
  return section(title, html`${blocks}`, { id });
}

function filled(
  code: string,
  { merchant, baseUrl, key, webhookSecret, notifyUrl }: Omit<SnippetValues, 'code'>,
): string {
  const website = merchant.websites[0] ?? UNKNOWN_WEBSITE;
  const values: Readonly<Record<string, string>> = {
    __baseUrl__: baseUrl,
    __merNo__: String(merchant.merNo),
    __key__: key ?? UNKNOWN_KEY,
    __webhookSecret__: webhookSecret ?? UNKNOWN_SECRET,
    __website__: website,
    __notifyUrl__: notifyUrl ?? `${website}/notify`,
  };
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, () => value), code);
}
