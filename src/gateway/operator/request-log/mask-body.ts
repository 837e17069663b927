import { requestSensitivity } from '../../../../generated/sensitivity.ts';
import type { SensitivityClass } from '../../../../generated/sensitivity.ts';
import type { OperationRule } from '../../../protocol/operation-rule.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { withoutQuery } from '../../domain/payers/erasure.ts';
import { maskCardNumber } from '../../domain/text/mask.ts';
import { CUT, HIDDEN, INEXACT, NOT_A_FIELD, moreOf } from './hidden.ts';

// I12: what of a body may be written down, by the class of each field in the contract (`x-sensitive`). Of a field that the contract
// does not have, only the name.

type Fields = Readonly<Record<string, unknown>>;

const TEXT_LENGTH_MAX = 300;
const ITEMS_MAX = 20;
const FIELDS_MAX = 120;

/** From what hides least to what hides most: a field of two schemas is treated as the stricter one says. */
const ORDER: readonly SensitivityClass[] = [
  'none',
  'detail',
  'text',
  'masked',
  'account',
  'card-number',
  'person',
  'phone',
  'card-expiry',
  'card-secret',
  'secret',
];

export interface BodyMask {
  /** The class of a field by its path; undefined if the operation has no such field. */
  classOf(path: string): SensitivityClass | undefined;
  mask(body: Fields): Fields;
}

const masks = new Map<string, BodyMask>();

export function bodyMaskOf(operation: OperationRule): BodyMask {
  const known = masks.get(operation.operationId);
  if (known !== undefined) return known;
  const made = createMask(operation);
  masks.set(operation.operationId, made);
  return made;
}

function createMask({ variants, aliases }: OperationRule): BodyMask {
  const classes = new Map<string, SensitivityClass>();
  for (const { request } of Object.values(variants)) {
    for (const [name, paths] of Object.entries(requestSensitivity[request] ?? {})) {
      for (const path of paths) {
        const known = classes.get(path);
        const isStricter = known === undefined || ORDER.indexOf(name as SensitivityClass) > ORDER.indexOf(known);
        if (isStricter) classes.set(path, name as SensitivityClass);
      }
    }
  }
  for (const [canonical, names] of Object.entries(aliases)) {
    for (const name of names) classes.set(name, classes.get(canonical) ?? 'secret');
  }
  const outer = new Set([...classes.keys()].flatMap(outerPaths));
  const numbers = [...classes].flatMap(([path, name]) => (name === 'card-number' || name === 'account' ? [path] : []));
  const knownIn = (body: Fields) =>
    numbers.map((name) => String(body[name])).find((text) => /^[0-9]{12,19}$/.test(text));

  function maskAt(path: string, value: unknown, known: string | undefined): unknown {
    if (value === null || value === '') return value;
    if (typeof value === 'object') {
      if (!outer.has(path)) return classes.has(path) ? HIDDEN : NOT_A_FIELD;
      if (!Array.isArray(value)) return maskFields(path, value as Fields, known);
      const items = value.slice(0, ITEMS_MAX).map((item: unknown) => maskAt(`${path}[]`, item, known));
      return value.length > ITEMS_MAX ? [...items, moreOf(value.length - ITEMS_MAX)] : items;
    }
    const name = classes.get(path);
    return name === undefined ? NOT_A_FIELD : maskValue(name, value, known);
  }

  function maskFields(path: string, value: Fields, known: string | undefined): Fields {
    const entries = Object.entries(value);
    const kept = entries.slice(0, FIELDS_MAX).map(([name, inner]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [
        classes.has(own) || outer.has(own) ? name : hideCardNumbers(name.slice(0, 64)),
        maskAt(own, inner, known),
      ];
    });
    const rest = entries.length - kept.length;
    return Object.fromEntries(rest > 0 ? [...kept, [CUT, moreOf(rest)]] : kept) as Fields;
  }

  return {
    classOf: (path) => classes.get(path),
    mask: (body) => maskFields('', body, knownIn(body)),
  };
}

/** `a[].b` is inside `a` and `a[]`. */
function outerPaths(path: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === '.' || path.startsWith('[]', at)) found.push(path.slice(0, at));
  }
  return found;
}

function maskValue(name: SensitivityClass, value: unknown, known: string | undefined): unknown {
  switch (name) {
    case 'none':
    case 'detail':
    case 'masked':
      return shown(value, known);
    case 'card-number':
      return firstAndLast(String(value));
    case 'account':
      return String(value).length >= 8 ? `${HIDDEN}${String(value).slice(-4)}` : HIDDEN;
    case 'secret':
      return shapeOf(value);
    default:
      return HIDDEN;
  }
}

/** S38: people write card numbers into every field. */
function shown(value: unknown, known: string | undefined): unknown {
  if (typeof value === 'boolean') return value;
  if (Number.isNaN(value)) return INEXACT;
  // S40: what a shop adds to its addresses may tell of a payer.
  const text = /^https?:\/\//.test(String(value)) ? withoutQuery(String(value)) : String(value);
  const hidden = hideCardNumbers(text.slice(0, TEXT_LENGTH_MAX), { known });
  if (hidden === String(value)) return value;
  return text.length > TEXT_LENGTH_MAX ? hidden + CUT : hidden;
}

function firstAndLast(text: string): string {
  return /^[0-9]{12,19}$/.test(text) ? maskCardNumber(text) : HIDDEN;
}

/** What helps to see what is wrong with a signature, without the signature. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'string') return HIDDEN;
  const letters = /^[0-9A-F]+$/.test(value)
    ? 'hexadecimal in upper case'
    : /^[0-9a-f]+$/.test(value)
      ? 'hexadecimal in lower case'
      : 'other characters';
  return `${HIDDEN} (${value.length} characters, ${letters})`;
}
