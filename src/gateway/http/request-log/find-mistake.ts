import { operations } from '../../../../generated/operations.ts';
import { findSigningMistake, signMismatch } from '../../../protocol/explain-signature.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import type { OperationRule } from '../../../protocol/operation-rule.ts';
import { verifyMd5 } from '../../../protocol/signature.ts';
import type { SignatureForm } from '../../../protocol/signature.ts';
import type { MerchantAccount, MerchantSecret } from '../../domain/merchants/merchant.ts';

// Why a signature is wrong, for the merchant's developers. The gateway knows more than a program that only has the key: which keys
// the merchant had before, and which other secrets it has. Never says a key, nor the right signature.

interface Wrong {
  readonly operation: OperationRule;
  readonly form: SignatureForm;
  readonly body: JsonObject;
  readonly account: MerchantAccount;
}

export function findSignatureMistake({ operation, form, body, account }: Wrong): string {
  const { fields } = operation.signature;
  const sign = String(body['sign']);
  const keys = account.secrets.filter(({ kind }) => kind === 'signingKey');
  const newest = keys[0]?.value ?? '';
  if (form === 'rsa-sha256') {
    if (!account.secrets.some(({ kind }) => kind === 'publicKey')) return NO_PUBLIC_KEY;
    return signMismatch({ fields, body, sign, key: newest, form });
  }
  const expired = keys.find(({ value: key }) => verifyMd5({ fields, body, sign, key }));
  if (expired !== undefined) return madeWithOldKey(expired);
  for (const { value: key } of keys) {
    const mistake = findSigningMistake({ fields, body, sign, key });
    if (mistake !== undefined) return mistake;
  }
  return (
    madeWithOtherSecret(account, { fields, body, sign }) ??
    madeForOtherOperation(operation, { body, sign, keys }) ??
    signMismatch({ fields, body, sign, key: newest, form })
  );
}

interface Signed {
  readonly fields: readonly string[];
  readonly body: JsonObject;
  readonly sign: string;
}

const NO_PUBLIC_KEY =
  'The sign looks like RSA, but this merchant has no public key registered. Register it, or sign with MD5 and the merchant key.';

/** Every key that is still good was tried before, so one that fits has expired. */
function madeWithOldKey({ expiresAt }: MerchantSecret): string {
  const when = expiresAt === null ? '' : `, which expired at ${minuteOf(expiresAt)} UTC`;
  return `The sign was made with an old merchant key${when}. Use the current key.`;
}

function minuteOf(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 16);
}

function madeWithOtherSecret({ secrets }: MerchantAccount, signed: Signed): string | undefined {
  const isWebhook = secrets.some(({ kind, value }) => kind === 'webhookSecret' && fits(signed, value));
  return isWebhook
    ? 'The sign was made with the webhook secret. Requests are signed with the merchant key; the webhook secret is for notifications.'
    : undefined;
}

/** Each operation signs fields of its own. */
function madeForOtherOperation(
  { operationId }: OperationRule,
  { body, sign, keys }: { readonly body: JsonObject; readonly sign: string; readonly keys: readonly MerchantSecret[] },
): string | undefined {
  const other = Object.values(operations).find(
    ({ operationId: id, signature: { fields } }) =>
      id !== operationId && keys.some(({ value }) => fits({ fields, body, sign }, value)),
  );
  if (other === undefined) return undefined;
  return `The sign was made with the fields that ${other.operationId} signs: ${other.signature.fields.join(', ')}. Sign the fields of ${operationId}.`;
}

function fits(signed: Signed, key: string): boolean {
  return verifyMd5({ ...signed, sign: signed.sign.toUpperCase(), key });
}
