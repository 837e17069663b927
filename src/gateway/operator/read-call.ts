import { fieldWords } from './wire/refusals/field-words.ts';
import { patterns } from '../../../generated/operator-patterns.ts';
import * as validators from '../../../generated/operator-validators.js';
import { fieldErrorsText, PROBLEMS_MAX } from '../../protocol/field-errors.ts';
import type { FieldError } from '../../protocol/field-errors.ts';
import { readJsonObject } from '../../protocol/json-object.ts';
import { findFieldErrors, receivedValidators } from '../../protocol/received.ts';
import { harmless } from '../../protocol/shape.ts';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import { hideCardNumbers } from '../domain/text/card-numbers.ts';
import type { OperatorParameter, OperatorRoute } from './operator-route.ts';
import type { Refused } from './refused.ts';

interface OperatorRequest {
  readonly query: URLSearchParams;
  readonly header: HeaderReader;
  /** Read by the server within its limits; empty if there is none. */
  readonly body: Uint8Array;
}

/** What is asked for, as it came. */
export interface GivenCall {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The file that is made of the answer: an export, which is recorded. */
  readonly file?: string | undefined;
}

/** It fits the contract; defaults are filled in. */
export interface CheckedCall extends GivenCall {
  readonly kind: 'checked';
  /** What the parameter X-Reason says. */
  readonly reason: string | null;
}

/** What the request asks for, checked against the contract: everything that is wrong is named at once. */
export function readCall(
  route: OperatorRoute,
  pathTexts: Readonly<Record<string, string>>,
  request: OperatorRequest,
): CheckedCall | Refused {
  const body = readBody(route, request);
  if (body.kind === 'refused') return body;
  const { parameters, repeated } = readParameters(route, pathTexts, request);
  return checkCall(route, { parameters, body: body.value }, repeated);
}

/** For a caller in the same process too: whatever is asked for is held against the contract. */
export function checkCall(
  route: OperatorRoute,
  given: GivenCall,
  found: readonly FieldError[] = [],
): CheckedCall | Refused {
  const fields = [
    ...found,
    ...check(route.parametersValidator, given.parameters),
    ...(route.request === null || given.body === null ? [] : check(route.request, given.body)),
  ];
  if (fields.length > 0) return refuseFields(fields);
  const parameters = hideInTexts(given.parameters, route.texts) as GivenCall['parameters'];
  const body = hideInTexts(given.body, route.texts) as GivenCall['body'];
  return {
    kind: 'checked',
    parameters,
    body: body === null ? null : { ...route.requestDefaults, ...body },
    file: given.file,
    reason: typeof parameters['X-Reason'] === 'string' ? parameters['X-Reason'] : null,
  };
}

/** S38: what operators write is kept and shown too. Identifiers, amounts and addresses stay as they are. */
function hideInTexts(value: unknown, texts: readonly string[], name = ''): unknown {
  if (typeof value === 'string') return texts.includes(name) ? hideCardNumbers(value) : value;
  if (Array.isArray(value)) return value.map((item) => hideInTexts(item, texts, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, hideInTexts(inner, texts, field)]));
}

function refuseFields(found: readonly FieldError[]): Refused {
  const worded = found.map(fieldWords);
  const fields = worded.slice(0, PROBLEMS_MAX);
  return { kind: 'refused', name: 'invalidInput', detail: `${fieldErrorsText(worded)}.`, fields };
}

type ReadBody = { readonly kind: 'body'; readonly value: Readonly<Record<string, unknown>> | null } | Refused;

function readBody(route: OperatorRoute, { body, header }: OperatorRequest): ReadBody {
  if (route.request === null) return { kind: 'body', value: null };
  if (body.byteLength === 0) {
    if (!route.requestRequired) return { kind: 'body', value: {} };
    return refuseFields([{ field: 'body', problem: 'is missing' }]);
  }
  if (!/^application\/json\s*(;|$)/i.test(header('content-type') ?? '')) return refuseMediaType();
  const reading = readJsonObject(body);
  if (reading.ok) return { kind: 'body', value: reading.value };
  return { kind: 'refused', name: 'unreadableBody', detail: `The body ${reading.problem}.` };
}

export function refuseMediaType(): Refused {
  const detail = 'Send the body with Content-Type application/json.';
  return { kind: 'refused', name: 'mediaTypeUnsupported', detail };
}

function readParameters(
  route: OperatorRoute,
  pathTexts: Readonly<Record<string, string>>,
  { query, header }: OperatorRequest,
): { parameters: Record<string, unknown>; repeated: FieldError[] } {
  // Without a prototype, so that a parameter called __proto__ is one like any other, and refused.
  const parameters: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const repeated: FieldError[] = [];
  // What the query says comes first, whether it is known or not; the validator names what is not.
  for (const [name, text] of query) {
    const parameter = route.parameters.find((one) => one.in === 'query' && one.name === name);
    if (!(name in parameters)) parameters[name] = parameter === undefined ? text : readText(parameter, text);
    else if (repeated.length <= PROBLEMS_MAX) repeated.push({ field: harmless(name), problem: REPEATED });
  }
  for (const parameter of route.parameters) {
    const { name } = parameter;
    const text = parameter.in === 'path' ? pathTexts[name] : parameter.in === 'header' ? header(name) : undefined;
    if (text !== undefined) parameters[name] = readText(parameter, text);
    else if (!(name in parameters) && parameter.default !== undefined) parameters[name] = parameter.default;
  }
  return { parameters, repeated };
}

/** A text that is no number stays one, and the validator says so. A list is separated by commas. */
function readText({ type }: OperatorParameter, text: string): string | number | string[] {
  if (type === 'array') return text.split(',');
  return type === 'integer' && /^-?[0-9]{1,15}$/.test(text) ? Number(text) : text;
}

const REPEATED = 'stands in the address more than once';

const VALIDATORS = receivedValidators(validators);

function check(validator: string, value: unknown): FieldError[] {
  const validate = VALIDATORS[validator];
  if (validate === undefined) throw new Error(`no validator ${validator}: run npm run generate`);
  return findFieldErrors(validate, value, patterns);
}
