import { versions } from '../../generated/operations.ts';
import { patterns } from '../../generated/patterns.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import * as validators from '../../generated/validators.js';
import { readAliases } from '../protocol/aliases.ts';
import { explainMismatch } from '../protocol/explain-signature.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import type { VariantRule } from '../protocol/operation-rule.ts';
import { comesFromWebsite } from '../protocol/referer.ts';
import { checkFields, checkHeaders, chooseVariant } from '../protocol/request-checks.ts';
import type { RequestValidator } from '../protocol/request-checks.ts';
import { formOf, verifyMd5, verifyRsa } from '../protocol/signature.ts';
import { dateFields, headerLimits } from './contract.ts';
import type { ReadRequest } from './read-request.ts';
import { refuse, refuseFields } from './refusal.ts';
import type { Refusal } from './refusal.ts';

export interface CheckedRequest extends Omit<ReadRequest, 'kind'> {
  readonly kind: 'checked';
  readonly variantName: string;
  readonly variant: VariantRule;
}

/**
 * The checks of a stateless server, in the order in which the gateway makes them: merchant, fields, signature, Referer,
 * version. The first failure is the answer.
 */
export function checkRequest(request: ReadRequest, now: Date): CheckedRequest | Refusal {
  const { operation, header } = request;
  const body = readAliases(operation.aliases, request.body);
  const chosen = chooseVariant(operation, header, body);
  if (isUnknownMerchant(body['merNo'])) {
    const detail = `The mock knows only ${sandboxAccount.merNo}.`;
    // Documented for Vietnam Pay alone: its record that is not found is HTTP 404.
    return refuse('10004', chosen.ok && chosen.name === 'VN_BANK' ? { detail, status: 404 } : { detail });
  }
  if (!chosen.ok) return refuseFields([chosen.error]);
  const { name: variantName, variant } = chosen;
  const fieldErrors = [
    ...checkHeaders({ required: variant.headers, limits: headerLimits(operation), header }),
    ...checkFields(body, {
      validate: validatorOf(variant.request),
      hints: patterns,
      dateFields: dateFields(variant.request),
      card: variant.request === 'CardPaymentRequest',
      now,
    }),
  ];
  if (fieldErrors.length > 0) return refuseFields(fieldErrors);
  const signatureProblem = findSignatureProblem(operation.signature.fields, variant, body);
  if (signatureProblem !== undefined) return refuse('10002', { detail: signatureProblem });
  if (operation.referer && !comesFromWebsite(header('Referer'), sandboxAccount.websites)) {
    return refuse('10005', { detail: `Send a Referer header with a page of ${sandboxAccount.websites.join(' or ')}.` });
  }
  if (!versions.some((version) => version === body['version'])) {
    return refuse('10008', { detail: `Send version ${versions.join(' or ')}.` });
  }
  return { kind: 'checked', operation, header, body, variantName, variant };
}

/** A `merNo` that cannot be one is a matter of the field checks. */
function isUnknownMerchant(merNo: unknown): boolean {
  const couldBeOne = typeof merNo === 'number' && Number.isInteger(merNo) && merNo >= 1 && merNo <= MERCHANT_NUMBER_MAX;
  return couldBeOne && merNo !== sandboxAccount.merNo;
}

const MERCHANT_NUMBER_MAX = 9_999_999_999;

function validatorOf(schema: string): RequestValidator {
  const validator = (validators as Record<string, RequestValidator>)[schema];
  if (validator === undefined) throw new Error(`no validator was generated for ${schema}`);
  return validator;
}

function findSignatureProblem(fields: readonly string[], variant: VariantRule, body: JsonObject): string | undefined {
  const sign = String(body['sign']);
  const { key, publicKey } = sandboxAccount;
  const form = variant.forms.includes('rsa-sha256') ? formOf(sign) : 'md5';
  const fits = form === 'md5' ? verifyMd5({ fields, body, sign, key }) : verifyRsa({ fields, body, sign, publicKey });
  return fits ? undefined : explainMismatch({ fields, body, sign, key, form });
}
