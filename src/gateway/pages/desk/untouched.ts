import { createHash } from 'node:crypto';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

// A form remembers what its fields held when it was opened. If it is refused because somebody else has changed something, the
// fields that its sender did not touch show the new values: sent again, they do not undo the colleague's change.

const FIELD = 'was';

/** What each field holds, by name. */
type Values = ReadonlyMap<string, readonly string[]>;

export function wasField(fields: Html): Html {
  return html`<input type="hidden" name="${FIELD}" value="${wasValue(valuesIn(fields))}" />`;
}

/** What was sent, with the current values where the sender changed nothing. `current` are the fields as they open now. */
export function keepUntouched(sent: URLSearchParams, current: Html): URLSearchParams {
  const was = readWas(sent.get(FIELD));
  const now = valuesIn(current);
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

const CONTROL = /<input\b([^>]*)>|<select\b([^>]*)>([^]*?)<\/select>|<textarea\b([^>]*)>\n?([^]*?)<\/textarea>/g;

/** Read from our own markup, so that what is compared is what was shown. Values are escaped, so no `>` is in them. */
function valuesIn(fields: Html): Values {
  const values = new Map<string, readonly string[]>();
  const add = (name: string | undefined, value: readonly string[]) => {
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), ...value]);
  };
  for (const [, input, select, options = '', area, text = ''] of fields.html.matchAll(CONTROL)) {
    if (input !== undefined)
      add(attributeOf(input, 'name'), isLeftOut(input) ? [] : [attributeOf(input, 'value') ?? '']);
    else if (select !== undefined) add(attributeOf(select, 'name'), selectedOf(options));
    else add(attributeOf(area ?? '', 'name'), [plain(text)]);
  }
  return values;
}

function isLeftOut(attributes: string): boolean {
  return /\btype="(?:checkbox|radio)"/.test(attributes) && !/\schecked\b/.test(attributes);
}

function selectedOf(options: string): string[] {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const chosen = all.find((attributes) => /\sselected\b/.test(attributes)) ?? all[0];
  return chosen === undefined ? [] : [attributeOf(chosen, 'value') ?? ''];
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(` ${attributes}`) ?? [];
  return value === undefined ? undefined : plain(value);
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
