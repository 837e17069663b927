import { checkText } from './text-checks.ts';
import type { TextCheck } from './text-checks.ts';
import { pathOf, PROBLEMS_MAX } from './field-errors.ts';
import type { FieldError } from './field-errors.ts';

// What is judged of a received value before anything whose cost grows with it (S18): the lengths of its texts and lists, and
// names that nothing takes. The tables come from the contract and are passed in.

export interface Shape {
  /** Whether a text may stand here. */
  readonly text?: boolean;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Whether other fields than these are refused. */
  readonly closed?: boolean;
  /** What a pattern cannot say. */
  readonly check?: TextCheck;
  /** Whether it identifies a card, an account or a person, or is a secret: no message repeats what came. */
  readonly private?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The value without the fields that count as absent: `null`, and an empty string. The same value if there are none. */
export function withoutEmpty(shape: Shape, value: Values): Values {
  const { fields = {} } = shape;
  let kept: Record<string, unknown> | undefined;
  for (const name in fields) {
    const given = value[name];
    if (given === undefined) continue;
    const rest = keepGiven(fields[name] as Shape, given);
    if (rest === given) continue;
    kept ??= { ...value };
    if (rest === undefined) delete kept[name];
    else kept[name] = rest;
  }
  return kept ?? value;
}

function keepGiven(shape: Shape, given: unknown): unknown {
  if (given === null || (given === '' && shape.text)) return undefined;
  if (typeof given !== 'object') return given;
  if (!Array.isArray(given)) return withoutEmpty(shape, given as Values);
  const { items, maxItems = Infinity } = shape;
  if (items?.fields === undefined || given.length > maxItems) return given;
  const kept = given.map((item: unknown) => (isObject(item) ? withoutEmpty(items, item) : item));
  return kept.some((item, index) => item !== given[index]) ? kept : given;
}

export interface Judged {
  /** At most one more than an answer names. */
  readonly outOfBounds: readonly FieldError[];
  /** Texts that are in bounds and fail the check of their field, whatever their form. */
  readonly failedChecks: readonly FieldError[];
  /** The value without what is out of bounds: the same one if nothing is. */
  readonly rest: unknown;
}

/** Whether what stands at this place is nobody's business. */
export function isPrivate(shape: Shape, trail: readonly (string | number)[]): boolean {
  let here: Shape | undefined = shape;
  for (const part of trail) here = typeof part === 'number' ? here?.items : here?.fields?.[part];
  return here?.private === true;
}

interface Walk {
  /** Where the walk is: names and indexes from the root. */
  readonly trail: (string | number)[];
  readonly outOfBounds: FieldError[];
  readonly failedChecks: FieldError[];
}

export function judgeShape(shape: Shape, value: unknown): Judged {
  const walk: Walk = { trail: [], outOfBounds: [], failedChecks: [] };
  const rest = judge(shape, value, walk);
  return { outOfBounds: walk.outOfBounds, failedChecks: walk.failedChecks, rest };
}

/** Undefined is what was cut out. */
function judge(shape: Shape, value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') return judgeText(shape, value, walk);
  if (!isObject(value)) return Array.isArray(value) ? judgeList(shape, value, walk) : value;
  const rest = shape.closed ? cutUnknown(shape, value, walk) : value;
  return judgeFields(shape, rest, walk);
}

function judgeText({ maxLength, check }: Shape, text: string, walk: Walk): unknown {
  if (maxLength !== undefined && text.length > maxLength) {
    const length = text.length > 2 * maxLength ? text.length : countCharacters(text);
    if (length > maxLength) return cut(walk, `must have at most ${maxLength} characters, not ${length}`);
  }
  if (check === undefined || walk.failedChecks.length > PROBLEMS_MAX) return text;
  const problem = checkText(check, text);
  if (problem !== null) walk.failedChecks.push({ field: pathOf(walk.trail), problem });
  return text;
}

/** A list that is too long is one problem, and nothing in it is looked at. */
function judgeList({ items, maxItems = Infinity }: Shape, list: readonly unknown[], walk: Walk): unknown {
  if (list.length > maxItems) return cut(walk, `must have at most ${maxItems} items, not ${list.length}`);
  if (items === undefined) return list;
  let kept: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    if (isFull(walk)) break;
    walk.trail.push(index);
    const rest = judge(items, item, walk);
    if (rest !== item) (kept ??= [...list])[index] = rest;
    walk.trail.pop();
  }
  return kept ?? list;
}

function judgeFields({ fields }: Shape, value: Values, walk: Walk): Values {
  let kept: Record<string, unknown> | undefined;
  for (const name in fields) {
    const given = value[name];
    if (given === undefined || isFull(walk)) continue;
    walk.trail.push(name);
    const rest = judge(fields[name] as Shape, given, walk);
    if (rest !== given) (kept ??= { ...value })[name] = rest;
    walk.trail.pop();
  }
  return kept ?? value;
}

/** Only the known fields are kept, so that nothing after this grows with names that somebody made up. */
function cutUnknown({ fields = {} }: Shape, value: Values, walk: Walk): Values {
  let isWhole = true;
  for (const name in value) {
    if (Object.hasOwn(fields, name)) continue;
    isWhole = false;
    walk.trail.push(harmless(name));
    cut(walk, 'is not allowed here');
    walk.trail.pop();
    if (isFull(walk)) break;
  }
  if (isWhole) return value;
  return Object.fromEntries(Object.keys(fields).flatMap((name) => (name in value ? [[name, value[name]]] : [])));
}

function cut(walk: Walk, problem: string): undefined {
  walk.outOfBounds.push({ field: pathOf(walk.trail), problem });
}

function isFull({ outOfBounds }: Walk): boolean {
  return outOfBounds.length > PROBLEMS_MAX;
}

/** As JSON Schema counts them: a pair of surrogates is one. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const NAME_SHOWN_MAX = 64;

/** A name that the caller made up, made harmless for a message. */
export function harmless(name: string): string {
  return name.slice(0, NAME_SHOWN_MAX).replace(/[^\w.-]/g, '?');
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
