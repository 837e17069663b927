import { readAliases } from '../../../protocol/aliases.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import type { OperationRule } from '../../../protocol/operation-rule.ts';
import type { LoggedRequest } from '../../domain/requests/request-log.ts';
import { createsOrder, ruleOf } from './describe-checks.ts';
import { NOT_A_FIELD, isKept, isMore } from './hidden.ts';
import { bodyMaskOf } from './mask-body.ts';

export const SIGN_FIELD = 'sign';

interface RequestSample {
  readonly body: string;
  readonly replaced: string[];
  readonly createsOrder: boolean;
}

/** A request as its merchant can send it again. Null if its body was not kept. */
export function sampleOf(
  { operation, merNo, record }: LoggedRequest,
  example: Readonly<JsonObject> | null,
): RequestSample | null {
  const rule = ruleOf(operation);
  if (rule === undefined || record.body === null) return null;
  const { filled, replaced } = fillBody(record.body, { rule, example });
  return { body: JSON.stringify({ ...filled, merNo }), replaced, createsOrder: createsOrder(rule) };
}

/** A kept body with an example's values in place of those that are not known, and which these are. Without one: names. */
export function fillBody(
  body: Readonly<JsonObject>,
  { rule, example }: { readonly rule: OperationRule; readonly example: Readonly<JsonObject> | null },
): { readonly filled: JsonObject; readonly replaced: string[] } {
  const mask = bodyMaskOf(rule);
  const filled: JsonObject = {};
  const replaced: string[] = [];
  for (const [name, value] of Object.entries(readAliases(rule.aliases, body))) {
    if (name === SIGN_FIELD) continue;
    const isField = mask.classOf(name) !== undefined || (typeof value === 'object' && value !== null);
    const known = !isField ? undefined : isKept(value) ? value : fillIn(value, { name, rule, example });
    if (known !== value) replaced.push(name);
    if (known !== undefined) filled[name] = known;
  }
  return { filled, replaced };
}

function fillIn(
  value: unknown,
  { name, rule, example }: { name: string; rule: OperationRule; example: Readonly<JsonObject> | null },
): unknown {
  return example === null ? namesIn(value, name) : (testValue(rule, name, value) ?? example[name]);
}

/** `<billingEmail>` in place of what is masked. */
function namesIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isMore(item)).map((item) => namesIn(item, name));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, inner]) => inner !== NOT_A_FIELD && !isMore(inner));
    return Object.fromEntries(fields.map(([field, inner]) => [field, namesIn(inner, field)]));
  }
  return isKept(value) ? value : `<${name}>`;
}

/** The sandbox's value that looks the same under the mask: so a card that is declined is declined again. */
function testValue({ sandbox }: OperationRule, field: string, masked: unknown): string | undefined {
  const [, first, last] = /^([0-9]{6})\*+([0-9]{4})$/.exec(String(masked)) ?? [];
  if (first === undefined || last === undefined) return undefined;
  return sandbox.find((row) => row.field === field && row.value?.startsWith(first) && row.value.endsWith(last))?.value;
}
