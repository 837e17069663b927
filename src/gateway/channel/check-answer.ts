import { channelFields } from '../../../generated/channel-fields.ts';
import type { ChannelFields } from '../../../generated/channel-fields.ts';
import type { components } from '../../../generated/channel.ts';
import * as compiled from '../../../generated/channel-validators.js';
import type { ValidationError, Validator } from '../../../generated/channel-validators.js';

// What the contract says of an answer, by the generated tables. What it cannot say is checked where the answer is read.

export type AnswerName = keyof typeof channelFields & keyof typeof compiled;

export type Answer<Name extends AnswerName> = components['schemas'][Name];

/** More of them say nothing new. */
const PLACES_MAX = 3;

const validators: Readonly<Record<AnswerName, Validator<unknown>>> = { ...compiled };

export type Checked<Name extends AnswerName> =
  | {
      readonly answer: Answer<Name>;
      /** The optional fields that broke a rule and were left out. */
      readonly dropped: readonly string[];
    }
  | {
      /** The fields that make the answer useless. */
      readonly broken: readonly string[];
      /** The same, with which entry it is in a list, such as `changes/3`: what a log needs to name one of many. */
      readonly places: readonly string[];
    };

/** An optional field that breaks a rule is left out, unless `whole`: then the answer counts as a whole or not at all. */
export function checkAnswer<Name extends AnswerName>(
  name: Name,
  given: object,
  { whole = false }: { readonly whole?: boolean } = {},
): Checked<Name> {
  const fields: ChannelFields = channelFields[name];
  const validate = validators[name];
  const answer = keepKnown(given, fields) as Record<string, unknown>;
  const broken = brokenFields(validate, answer);
  const places = [...new Set((validate.errors ?? []).map(placeOf))].slice(0, PLACES_MAX);
  const required = 'required' in fields ? fields.required : [];
  if (whole ? broken.length > 0 : broken.some((field) => required.includes(field))) return { broken, places };
  for (const field of broken) delete answer[field];
  // What is left was judged beside what was wrong; it is judged again by itself.
  const stillBroken = broken.length === 0 ? [] : brokenFields(validate, answer);
  if (stillBroken.length > 0) return { broken: stillBroken, places: stillBroken };
  return { answer: answer as Answer<Name>, dropped: broken };
}

/** A JSON object, or null. */
export function parseObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return isObject(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function brokenFields(validate: Validator<unknown>, answer: object): string[] {
  if (validate(answer)) return [];
  return [...new Set((validate.errors ?? []).map(fieldOf))];
}

function fieldOf({ instancePath, params }: ValidationError): string {
  return instancePath.split('/')[1] ?? String(params['missingProperty'] ?? '');
}

/**
 * A name of the contract, and which entry if it is a list: nothing that the acquirer wrote. Deeper places would be those of every kind
 * that the entry could be.
 */
function placeOf(error: ValidationError): string {
  const [, field, entry] = error.instancePath.split('/');
  return field === undefined || entry === undefined ? fieldOf(error) : `${field}/${entry}`;
}

/** Only what the contract has. An optional field that is null is as good as absent. */
function keepKnown(value: unknown, fields: ChannelFields | null): unknown {
  if (fields === null) return value;
  if ('items' in fields) return Array.isArray(value) ? value.map((item) => keepKnown(item, fields.items)) : value;
  if (!isObject(value)) return value;
  if ('variants' in fields) {
    const variant = String(value[fields.by]);
    return Object.hasOwn(fields.variants, variant) ? keepKnown(value, fields.variants[variant] ?? null) : value;
  }
  const kept = Object.entries(fields.fields).filter(
    ([name]) => Object.hasOwn(value, name) && (value[name] !== null || fields.required.includes(name)),
  );
  return Object.fromEntries(kept.map(([name, own]) => [name, keepKnown(value[name], own)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
