import { sayWords, translated } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

/** A page with a title and a few sentences. */
export interface Message {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  /** What was typed into a form that was not sent. */
  readonly typed?: readonly (readonly [name: string, text: string])[];
  /** The way on, if it is not to the account. */
  readonly next?: Html;
}

export const MISSING: Message = translated({
  status: 404,
  title: 'Page not found',
  lines: ['There is no such page. Check the address.'],
});

export const STALE: Message = translated({
  status: 403,
  title: 'This form has expired',
  lines: ['Nothing was changed. Open the page again and repeat what you did.'],
});

export const SENT: Message = translated({
  status: 409,
  title: 'This form was already sent',
  lines: [
    'It is not sent a second time. The first one has not ended yet, or was interrupted.',
    'Look at what it was about before you do it again.',
  ],
});

export const TOO_LARGE: Message = translated({
  status: 413,
  title: 'This is too large',
  lines: ['Nothing was changed. Go back and choose a smaller file, or send less text.'],
});

export const BUSY = translated({
  tooMany: {
    status: 429,
    title: 'Too many pages at once',
    lines: ['Pages that you opened earlier are still waiting. Nothing was changed. Reload this page in a moment.'],
  },
  busy: {
    status: 503,
    title: 'Very busy right now',
    lines: ['Payments come first. Nothing was changed. Reload this page in a moment.'],
  },
}) satisfies Record<string, Message>;

export const UNREADABLE: Message = translated({
  status: 400,
  title: 'We could not read this form',
  lines: ['Nothing was changed.'],
});

/** Shown for a form that is longer than what can wait; the browser still has what was typed. */
export const TOO_LONG_TO_KEEP: Message = translated({
  status: 403,
  title: 'Nothing was sent yet',
  lines: [
    'Your sign-in or your second factor has ended, and this form is too long to wait for it.',
    'Open your account in another tab and sign in or confirm there. Then come back here, reload this page and send the form again.',
  ],
});

export function linkTo(path: string, text: string): Html {
  return html`<a class="button" href="${path}">${text}</a>`;
}

/** The fields of a form as people read them: `bankReason` is "Bank reason". */
export function typedList(typed: NonNullable<Message['typed']>): Html {
  return html`<dl class="facts typed">
    ${typed.map(
      ([name, text]) =>
        html`<div>
          <dt>${sayWords(inWords(name))}</dt>
          <dd class="said">${text}</dd>
        </div>`,
    )}
  </dl>`;
}

function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
