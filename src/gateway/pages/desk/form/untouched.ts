import { createHash } from 'node:crypto';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';

// A form remembers what its fields held when it was opened. If it is refused because somebody else has changed something, the
// fields that its sender did not touch show the new values: sent again, they do not undo the colleague's change.

const FIELD = 'was';

/** What each field holds, by name. */
export type Values = ReadonlyMap<string, readonly string[]>;

export function wasField(values: Values): Html {
  return html`<input type="hidden" name="${FIELD}" value="${wasValue(values)}" />`;
}

/** What was sent, with the current values where the sender changed nothing. `now` is what the fields open with. */
export function keepUntouched(sent: URLSearchParams, now: Values): URLSearchParams {
  const was = readWas(sent.get(FIELD));
  const merged = new URLSearchParams(sent);
  for (const [name, values] of now) {
    if (was[name] !== hashOf(sent.getAll(name))) continue;
    merged.delete(name);
    for (const value of values) merged.append(name, value);
  }
  merged.set(FIELD, wasValue(now));
  return merged;
}

/** Only whether a value is the same has to be known: hashes keep the form small. */
function wasValue(values: Values): string {
  return JSON.stringify(Object.fromEntries([...values].map(([name, all]) => [name, hashOf(all)])));
}

/** Browsers end lines of a text area with two characters. */
function hashOf(values: readonly string[]): string {
  const text = JSON.stringify(values.map((value) => value.replaceAll('\r\n', '\n')));
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function readWas(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
