import { errors } from '../../../../generated/errors.ts';
import { operations } from '../../../../generated/operations.ts';
import type { components } from '../../../../generated/operator.ts';
import { requestSensitivity } from '../../../../generated/sensitivity.ts';
import { inKilobytes } from '../../../protocol/in-kilobytes.ts';
import { readAliases } from '../../../protocol/aliases.ts';
import type { OperationRule } from '../../../protocol/operation-rule.ts';
import { signedParts } from '../../../protocol/signature.ts';
import { CHECK_STEPS, SUCCESS_CODE } from '../../domain/requests/request-log.ts';
import type { CheckStep, LoggedRequest } from '../../domain/requests/request-log.ts';
import { codeOf } from './check-steps.ts';

// The checks of a request one by one, in the order in which the gateway makes them. The first failure is the answer: what comes
// before it passed, and what comes after it was not looked at.

type Step = components['schemas']['RequestStep'];

export function ruleOf(operationId: string): OperationRule | undefined {
  return (operations as Readonly<Record<string, OperationRule>>)[operationId];
}

/** Whether it makes an order of its own, rather than naming one. */
export function createsOrder({ variants }: OperationRule): boolean {
  const classes = requestSensitivity[Object.values(variants)[0]?.request ?? '']?.none ?? [];
  return classes.includes('merOrderNo') && !classes.includes('tradeNo');
}

export function describeChecks(request: LoggedRequest): Step[] {
  const rule = ruleOf(request.operation);
  const { failedAt, isProven, code } = request;
  const made = CHECK_STEPS.flatMap((step) => {
    const text = rule === undefined ? null : textOf(step, request, rule);
    return text === null && step !== failedAt ? [] : [{ step, text: text ?? 'What it asks for can be done.' }];
  });
  const failed = made.findIndex(({ step }) => step === failedAt);
  const steps: Step[] = made.map(({ step, text }, index) => {
    const isMade = wasMade(step, request);
    if (index === failed) return { code, text, result: 'failed', problem: whyRefused(request) };
    const result = (failed === -1 ? isProven : index < failed) && isMade ? 'passed' : 'notMade';
    return { code: CODES[step], text, result, problem: null };
  });
  if (failed !== -1 || code === SUCCESS_CODE) return steps;
  const text = 'The gateway can serve it.';
  return [...steps, { code, text, result: 'failed', problem: whyRefused(request) }];
}

/** Whether the same once more is refused unless it has a key of its own. Who makes an order gives it a new number instead. */
export function needsNewKey(rule: OperationRule): boolean {
  return rule.headers.includes('Idempotency-Key') && !createsOrder(rule);
}

/** What the gateway signed, masked; null if it did not come to that. */
export function signedOf({ operation, record }: LoggedRequest): components['schemas']['SignedText'] | null {
  const rule = ruleOf(operation);
  if (rule === undefined || record.body === null || record.form === null) return null;
  return { form: record.form, parts: signedParts(rule.signature.fields, readAliases(rule.aliases, record.body)) };
}

/** The likely cause, as far as the gateway can tell. */
export function whyRefused({ record: { mistake, message } }: LoggedRequest): string {
  return mistake ?? message;
}

export function remedyOf(code: string): string | null {
  return (errors as Readonly<Record<string, { readonly remedy: string }>>)[code]?.remedy ?? null;
}

const CODES: Readonly<Record<CheckStep, string>> = {
  body: codeOf('invalidInput'),
  merchant: codeOf('merchantUnknown'),
  active: codeOf('merchantNotActive'),
  fields: codeOf('invalidInput'),
  signature: codeOf('signatureMismatch'),
  rate: codeOf('tooManyRequests'),
  referer: codeOf('refererRefused'),
  version: codeOf('versionUnknown'),
  terms: codeOf('methodNotEnabled'),
  operation: codeOf('orderNumberTaken'),
};

/** A merchant number that is no JSON number is a matter of the fields; nobody is looked up by it. Nor for a stranger in haste. */
function wasMade(step: CheckStep, { failedAt, isProven, record }: LoggedRequest): boolean {
  if (step === 'body') return true;
  if (failedAt === 'rate' && !isProven) return false;
  const isLookedUp = typeof record.body?.['merNo'] === 'number' || record.leftOut === 'tooLarge';
  return (step !== 'merchant' && step !== 'active') || isLookedUp;
}

/** Null if the operation makes no such check. */
function textOf(step: CheckStep, { merNo, record }: LoggedRequest, rule: OperationRule): string | null {
  switch (step) {
    case 'body':
      return record.bodyBytes > rule.bodyBytesMax
        ? `The body has at most ${inKilobytes(rule.bodyBytesMax)}.`
        : 'The body is a JSON object in UTF-8.';
    case 'merchant':
      return `Merchant ${merNo} exists.`;
    case 'active':
      return 'The merchant is active.';
    case 'fields':
      return fieldsText(record.variant, rule);
    case 'signature':
      return `The signature over ${rule.signature.fields.join(', ')} is right.`;
    case 'rate':
      return 'The rate limit is not exceeded.';
    case 'referer':
      return rule.referer ? "The Referer is one of the merchant's websites." : null;
    case 'version':
      return 'The version of the interface is supported.';
    case 'terms':
      return createsOrder(rule) ? 'Method, currency and addresses are enabled for the merchant.' : null;
    case 'operation':
      return OWN_CHECKS[rule.operationId] ?? (createsOrder(rule) ? 'The order number was not used before.' : null);
  }
}

function fieldsText(variant: string | null, { selector, variants }: OperationRule): string {
  const schema = variant === null ? undefined : variants[variant]?.request;
  if (schema !== undefined) return `Every field of ${schema} is valid.`;
  return selector === null
    ? 'Every field is valid.'
    : `${selector.name} names a kind of request, and every field is valid.`;
}

const OWN_CHECKS: Readonly<Record<string, string>> = {
  createPayout: 'The order number was not used before, and the balance covers the amount and the fee.',
  applyRefund: 'The order exists, is paid, and has this amount left to refund.',
  queryOrder: 'The order exists.',
};
