import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

// A form carries what its sender saw. If that has changed meanwhile, nothing is done: the form is shown again with what changed.

/** What the form is about, by label, as it is shown to people. */
export type Seen = Readonly<Record<string, string>>;

export interface SeenChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

const FIELD = 'seen';
const LENGTH_MAX = 4000;

export function seenField(seen: Seen): Html {
  return html`<input type="hidden" name="${FIELD}" value="${JSON.stringify(seen)}" />`;
}

/** Empty if everything is as the sender saw it. */
export function changesSince(form: URLSearchParams, current: Seen): SeenChange[] {
  const seen = readSeen(form.get(FIELD));
  return Object.entries(current).flatMap(([label, now]) => {
    const before = seen[label] ?? '';
    return before === now ? [] : [{ label, before, now }];
  });
}

export function staleNotice(changes: readonly SeenChange[]): Html {
  return html`<div class="notice wait" role="alert">
    <h2>This has changed since you opened the form. Nothing was done.</h2>
    <ul>
      ${changes.map(({ label, before, now }) => html`<li>${label}: ${before || 'nothing'} → <b>${now || 'nothing'}</b></li>`)}
    </ul>
    <p>Check it, and send the form again if it is still right.</p>
  </div>`;
}

function readSeen(text: string | null): Seen {
  if (text === null || text.length > LENGTH_MAX) return {};
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Seen) : {};
  } catch {
    return {};
  }
}
