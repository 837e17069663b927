import { say } from '../../../../web/texts.ts';
import { createHash } from 'node:crypto';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';

// A form carries what its sender saw. If that has changed meanwhile, nothing is done: the form is shown again with what changed.

/** What the form is about, by label, as it is shown to people. */
export type Seen = Readonly<Record<string, string>>;

export interface SeenChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

const FIELD = 'seen';
const TEXT_LENGTH_MAX = 200;

export function seenField(seen: Seen): Html {
  return html`<input type="hidden" name="${FIELD}" value="${seenValue(seen)}" />`;
}

/** The value of the hidden field `seen`, for a form that lists its fields. */
export function seenValue(seen: Seen): string {
  return JSON.stringify(Object.fromEntries(Object.entries(seen).map(([label, text]) => [label, shortened(text)])));
}

/** Empty if everything is as the sender saw it. */
export function changesSince(form: URLSearchParams, current: Seen): SeenChange[] {
  const seen = seenIn(form);
  return Object.entries(current).flatMap(([label, text]) => {
    const [before, now] = [seen[label] ?? '', shortened(text)];
    return before === now ? [] : [{ label, before, now }];
  });
}

export function staleNotice(changes: readonly SeenChange[]): Html {
  return html`<div class="notice wait" role="alert">
    <h2>This has changed since you opened the form. Nothing was done.</h2>
    <ul>
      ${changes.map(({ label, before, now }) => html`<li>${label}: ${before || say`nothing`} → <b>${now || say`nothing`}</b></li>`)}
    </ul>
    <p>What you did not touch is shown as it is now. Check it, and send the form again if it is still right.</p>
  </div>`;
}

/** A text may be longer than what fits into a form: then its beginning stands for it, with a hash of all of it. */
function shortened(text: string): string {
  if (text.length <= TEXT_LENGTH_MAX) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, TEXT_LENGTH_MAX)}… (${hash})`;
}

/** What its sender saw, by label. */
export function seenIn(form: URLSearchParams): Seen {
  try {
    const read: unknown = JSON.parse(form.get(FIELD) ?? '');
    return typeof read === 'object' && read !== null ? (read as Seen) : {};
  } catch {
    return {};
  }
}
