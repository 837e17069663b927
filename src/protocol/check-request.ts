import { readAliases } from './aliases.ts';
import { hashLike, mismatchPieces } from './explain-signature.ts';
import type { FieldError, PatternRules } from './field-errors.ts';
import type { JsonObject } from './json-object.ts';
import type { OperationRule, VariantRule } from './operation-rule.ts';
import { comesFromWebsite } from './referer.ts';
import type { ReceivedValidator } from './received.ts';
import type { Refusal, Refusals } from './refusal.ts';
import { checkFields, checkHeaders, chooseVariant } from './request-checks.ts';
import type { ChosenVariant, HeaderLimits, HeaderReader } from './request-checks.ts';
import { withoutEmpty } from './shape.ts';
import { formOf, verifyMd5, verifyRequestRsa } from './signature.ts';

// The checks that need no memory, in the order in which every server of the contract makes them. Between the two halves
// stands the merchant: whoever serves looks it up by `merchantNumber`, and refuses it if it is unknown or not active.

export interface CheckTables {
  readonly refusals: Refusals<'invalidInput' | 'signatureMismatch' | 'refererRefused' | 'versionUnknown'>;
  readonly validators: Readonly<Record<string, ReceivedValidator>>;
  readonly rules: PatternRules;
  readonly versions: readonly string[];
  /** By operationId. */
  readonly headerLimits: Readonly<Record<string, Readonly<Record<string, HeaderLimits>>>>;
  /** Whether a wrong signature is explained. Never in live mode: the text that is signed is half of a forgery. */
  readonly explain: boolean;
}

/** A body that could be read, with canonical names. */
export interface OpenedRequest {
  readonly operation: OperationRule;
  readonly header: HeaderReader;
  readonly body: JsonObject;
  readonly chosen: ChosenVariant;
  /** Undefined if `merNo` cannot be one, which is a matter of the field checks. */
  readonly merchantNumber: number | undefined;
}

export interface CheckedRequest {
  readonly kind: 'checked';
  readonly operation: OperationRule;
  readonly header: HeaderReader;
  readonly body: JsonObject;
  readonly variantName: string;
  readonly variant: VariantRule;
}

/** What a merchant's requests are checked against. After a rotation several keys are good at once. */
export interface Identity {
  readonly signingKeys: readonly string[];
  readonly publicKeys: readonly string[];
  readonly websites: readonly string[];
  /** Called with the key that has verified the signature, by its place in its list. */
  readonly onVerified?: (kind: 'signingKey' | 'publicKey', index: number) => void;
}

const MERCHANT_NUMBER_MAX = 9_999_999_999;

export function openRequest(request: Pick<OpenedRequest, 'operation' | 'header' | 'body'>): OpenedRequest {
  const { operation, header } = request;
  const body = readAliases(operation.aliases, request.body);
  const { merNo } = body;
  const couldBeOne = typeof merNo === 'number' && Number.isInteger(merNo) && merNo >= 1 && merNo <= MERCHANT_NUMBER_MAX;
  const merchantNumber = couldBeOne ? merNo : undefined;
  return { operation, header, body, chosen: chooseVariant(operation, header, body), merchantNumber };
}

/** A merchant is a record too: some variants have a status of their own for one that is not found. */
export function unknownMerchantStatus({ chosen }: OpenedRequest): { status?: number } {
  const status = chosen.ok ? chosen.variant.notFoundStatus : null;
  return status === null ? {} : { status };
}

/**
 * Fields, signature, Referer, version; the first failure is the answer. The identity is null if `merNo` cannot be one:
 * the field checks then refuse the request.
 */
export function createRequestChecks(tables: CheckTables) {
  const { refuse, refuseFields } = tables.refusals;
  const listedVersions = tables.versions.join(' or ');

  function validatorOf({ request }: VariantRule): ReceivedValidator {
    const validate = tables.validators[request];
    if (validate === undefined) throw new Error(`no validator was generated for ${request}`);
    return validate;
  }

  function findErrors({ operation, header }: OpenedRequest, body: JsonObject, variant: VariantRule, now: Date) {
    const limits = tables.headerLimits[operation.operationId] ?? {};
    const { rules } = tables;
    const headerErrors = checkHeaders({ required: variant.headers, limits, header, rules });
    const fieldErrors = checkFields(body, { validate: validatorOf(variant), rules, card: variant.card, now });
    return headerErrors.length === 0 ? fieldErrors : [...headerErrors, ...fieldErrors];
  }

  return function checkRequest(opened: OpenedRequest, identity: Identity | null, now: Date): CheckedRequest | Refusal {
    const { operation, header, chosen } = opened;
    if (!chosen.ok) return refuseFields([chosen.error]);
    const { name: variantName, variant } = chosen;
    // What counts as absent is gone from here on. It added nothing to the signed text either.
    const body = withoutEmpty(validatorOf(variant).shape, opened.body);
    const fieldErrors = findErrors(opened, body, variant, now);
    if (fieldErrors.length > 0) return refuseFields(tables.explain ? fieldErrors.map(namingHash(body)) : fieldErrors);
    if (identity === null) throw new Error('merNo passed the field checks but is no merchant number');
    const { fields } = operation.signature;
    const mismatch = findMismatch({ fields, variant, body, identity });
    if (mismatch !== undefined) return refuse('signatureMismatch', tables.explain ? { detail: mismatch() } : {});
    if (operation.referer && !comesFromWebsite(header('Referer'), identity.websites)) {
      const sites = identity.websites.join(' or ');
      const detail =
        sites === ''
          ? 'No website is configured for this merchant; ask the operator to add one.'
          : `Send a Referer header with a page on ${sites}.`;
      return refuse('refererRefused', { detail });
    }
    if (!tables.versions.includes(String(body['version']))) {
      return refuse('versionUnknown', { detail: `Send version ${listedVersions}.` });
    }
    return { kind: 'checked', operation, header, body, variantName, variant };
  };
}

/** A sign of another hash is too long for the field, so it is never compared. */
function namingHash({ sign }: JsonObject): (error: FieldError) => FieldError {
  const name = typeof sign === 'string' ? hashLike(sign) : undefined;
  const hint = name === undefined ? '' : `, like ${name}; use MD5`;
  return (error) => (error.field === 'sign' ? { ...error, problem: error.problem + hint } : error);
}

/** Any key that is good now may have made the signature. What is wrong is explained for the newest. */
function findMismatch(input: {
  fields: readonly string[];
  variant: VariantRule;
  body: JsonObject;
  identity: Identity;
}): (() => string[]) | undefined {
  const { fields, variant, body, identity } = input;
  const sign = String(body['sign']);
  const form = variant.forms.includes('rsa-sha256') ? formOf(sign) : 'md5';
  const { signingKeys, publicKeys } = identity;
  const index =
    form === 'md5'
      ? signingKeys.findIndex((key) => verifyMd5({ fields, body, sign, key }))
      : publicKeys.findIndex((publicKey) => verifyRequestRsa({ fields, body, sign, publicKey }));
  if (index >= 0) {
    identity.onVerified?.(form === 'md5' ? 'signingKey' : 'publicKey', index);
    return undefined;
  }
  return () => mismatchPieces({ fields, body, sign, key: signingKeys[0] ?? '', form });
}
