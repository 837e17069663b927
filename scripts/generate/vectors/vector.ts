import type { JsonObject } from '../contract.ts';

// A vector is one signature with everything that made it: whoever writes a signature in another language compares with these.

export interface Vector extends JsonObject {
  /** Unique. */
  name: string;
  kind: 'request' | 'answer' | 'notification';
  /** The operationId; of a notification, its event. */
  operation: string;
  variant: string;
  about: string;
  form: 'md5' | 'rsa-sha256' | 'hmac-sha256';
  fields: JsonObject;
  signedText: string;
  sign: string;
  valid: boolean;
}

/** Text at the top of the file, for its readers. */
export const ABOUT_VECTORS = [
  'Test vectors for signatures, generated from the contract. Every key here is a public key of the sandbox.',
  'kind "request": `fields` is the JSON body as received, with its `sign`. form "md5": `sign` is the MD5 of `signedText` and `key`, in upper-case hex. form "rsa-sha256": `sign` is the base64 RSA-SHA256 signature (PKCS#1 v1.5) of `signedText`, made with keys.merchant.',
  'kind "answer": `fields` is the `data` of the response as received, `sign` the one beside it, made with keys.gateway.',
  'kind "notification": `body` is the raw body and `headers` are the Standard Webhooks headers. `sign` is HMAC-SHA256 of `signedText` (id, timestamp and body, joined by dots) with the secret `key`, in base64 after "v1,". Verify at `nowSeconds`, and allow 300 seconds of difference. `fields` is the decoded body.',
  'valid false: a verifier must refuse the signature. `mistake` says how it was made; `signedText` is what should have been signed.',
  'variant: the paymentType or queryType; "default" if the operation has one form only. An absent field, null and an empty text add nothing to `signedText`.',
];
