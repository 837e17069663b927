import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { basisPointWords, numberWords } from '../../design/written.ts';
import { TERM_TEXTS } from '../../desk/form/term-texts.ts';
import { moment } from '../../desk/views/moment.ts';
import { wordsOf } from '../../desk/views/figures.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Action } from './action-sentence.ts';

/** More than these are folded. */
const SHOWN_MAX = 4;

/** What a change replaced and by what, field by field; null if the record says nothing of it. */
export function changesOf(exchange: SignedInExchange, { before, after }: Action): Html | null {
  const [was, is] = [flat(before), flat(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)),
  );
  if (names.length === 0) return null;
  const shown = (name: string, values: ReadonlyMap<string, unknown>) =>
    values.has(name) ? valueWords(exchange, name, values.get(name)) : '–';
  const lines = html`<ul class="plain-list">
    ${names.map((name) => html`<li><b>${fieldWords(name)}</b> ${shown(name, was)} → ${shown(name, is)}</li>`)}
  </ul>`;
  if (names.length <= SHOWN_MAX) return lines;
  return html`<details>
    <summary>${numberWords(names.length)} fields</summary>
    ${lines}
  </details>`;
}

/** Fields of fields as `terms.payoutFee`; absent ones are left out. */
function flat(value: unknown, name = ''): Map<string, unknown> {
  if (value === undefined || value === null || value === '') return new Map();
  if (Array.isArray(value) || typeof value !== 'object') return new Map([[name, value]]);
  return new Map(
    Object.entries(value).flatMap(([field, inner]) => [...flat(inner, name === '' ? field : `${name}.${field}`)]),
  );
}

/** As the forms call it: `terms.payoutFee` is the label of that field. */
function fieldWords(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  const { label } = (TERM_TEXTS as Readonly<Record<string, { readonly label: string }>>)[last] ?? {};
  return (
    label ??
    name
      .split('.')
      .map((part, index) => (index === 0 ? wordsOf(part) : wordsOf(part).toLowerCase()))
      .join(', ')
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const OF_TIME = /(?:At|until)$/;

function valueWords(exchange: SignedInExchange, name: string, value: unknown): Html | string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(plain).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return MOMENT.test(value) ? moment(exchange, value) : value;
  if (typeof value !== 'number') return plain(value);
  if (name.endsWith('BasisPoints')) return basisPointWords(value);
  return OF_TIME.test(name) ? moment(exchange, value) : numberWords(value);
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
