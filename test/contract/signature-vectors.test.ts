import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_MISMATCH } from '../../generated/codes.ts';
import { notifications } from '../../generated/notifications.ts';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { validateRequest } from '../../src/client/validate-request.ts';
import { readAliases } from '../../src/protocol/aliases.ts';
import { explainMismatch } from '../../src/protocol/explain-signature.ts';
import type { OperationRule, VariantRule } from '../../src/protocol/operation-rule.ts';
import { signMd5, signRsa, signedText, verifyMd5, verifyRequestRsa, verifyRsa } from '../../src/protocol/signature.ts';
import { createReceiver } from '../../src/receiver/index.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import {
  answerVectors,
  notificationVectors,
  requestVectors,
  vectorKeys,
  vectors,
} from '../helpers/contract/vectors.ts';
import type { RequestVector } from '../helpers/contract/vectors.ts';

// generated/signatures.json is made by a plain second implementation. Our own code is the first to be judged by it.

const ruleOf = (operation: string): OperationRule => operations[operation as keyof typeof operations];

function variantOf(operation: string, variant: string): VariantRule {
  const rule = ruleOf(operation).variants[variant];
  if (rule === undefined) throw new Error(`${operation} has no variant ${variant}`);
  return rule;
}

describe('the signature vectors', () => {
  it('show every operation, every variant, every form and every notification, right and wrong', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(100);
    for (const { operationId, variants } of Object.values<OperationRule>(operations)) {
      const ofOperation = requestVectors.filter(({ operation }) => operation === operationId);
      expect(new Set(ofOperation.map(({ valid }) => valid)), operationId).toEqual(new Set([true, false]));
      for (const [variant, { forms }] of Object.entries(variants)) {
        const right = ofOperation.filter((vector) => vector.valid && vector.variant === variant);
        expect(new Set(right.map(({ form }) => form)), `${operationId} ${variant}`).toEqual(new Set(forms));
      }
    }
    for (const event of Object.keys(notifications)) {
      const ofEvent = notificationVectors.filter(({ operation }) => operation === event);
      expect(new Set(ofEvent.map(({ valid }) => valid)), event).toEqual(new Set([true, false]));
    }
    expect(new Set(answerVectors.map(({ valid }) => valid))).toEqual(new Set([true, false]));
  });

  it('name the mistake of every wrong one', () => {
    expect(vectors.filter(({ valid, mistake }) => valid === (mistake !== undefined))).toEqual([]);
  });
});

describe('our own code', () => {
  it('signs and verifies every request as the vectors do', () => {
    for (const { name, operation, fields, form, key, ...vector } of requestVectors) {
      const { signature, aliases } = ruleOf(operation);
      const body = readAliases(aliases, fields);
      const signed = { fields: signature.fields, body, sign: String(body['sign']) };
      const { privateKey, publicKey } = vectorKeys.merchant;
      expect(signedText(signature.fields, body), name).toBe(vector.signedText);
      expect(signed.sign, name).toBe(vector.sign);
      const [made, verified] =
        form === 'md5'
          ? [signMd5(signature.fields, body, key), verifyMd5({ ...signed, key })]
          : [signRsa(signature.fields, body, privateKey), verifyRequestRsa({ ...signed, publicKey })];
      expect([made === vector.sign, verified], name).toEqual([vector.valid, vector.valid]);
    }
  });

  it('verifies every signed response as the vectors do', () => {
    const { publicKey } = vectorKeys.gateway;
    for (const { name, operation, variant, fields: data, sign, valid } of answerVectors) {
      const { answerAliases } = operations[operation];
      const fields = variantOf(operation, variant).answerSignature ?? [];
      const body = readAliases(answerAliases, data);
      expect(verifyRsa({ fields, body, sign, publicKey }), name).toBe(valid);
    }
  });

  it('receives every notification as the vectors do', async () => {
    for (const { name, operation: event, key, headers, body, ...vector } of notificationVectors) {
      const received: unknown[] = [];
      const receiver = createReceiver({
        secrets: [key],
        now: () => vector.nowSeconds * 1000,
        formEvent: () => (event === 'payoutResult' ? event : 'paymentResult'),
        fallback: (notification) => received.push(notification),
        onError: () => undefined,
      });
      const answer = await receiver.receive({
        method: 'POST',
        url: '/',
        headers: { 'content-type': vector.contentType, ...headers },
        body: Buffer.from(body),
      });
      expect(received, name).toEqual(vector.valid ? [{ event, payload: vector.fields }] : []);
      expect([answer.status, answer.body === 'SUCCESS'], name).toEqual(vector.valid ? [200, true] : [401, false]);
    }
  });
});

describe('the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  /** Those that the gateway gets as far as checking the signature of. */
  const sent = requestVectors.filter(
    ({ operation, variant, fields, key = sandboxAccount.key }) =>
      fields['merNo'] === sandboxAccount.merNo &&
      key === sandboxAccount.key &&
      validateRequest(operation, variant, readAliases(ruleOf(operation).aliases, fields)).length === 0,
  );

  it('refuses those signatures that the vectors call wrong, and no other, and names the mistake', async () => {
    expect(sent.length).toBeGreaterThan(100);
    for (const vector of sent) {
      const { code, message = '' } = await send(vector);
      expect(code === SIGNATURE_MISMATCH, vector.name).toBe(!vector.valid);
      const explained = (vector.form === 'md5' ? EXPLAINED : EXPLAINED_RSA)[vector.mistake ?? ''];
      if (explained !== undefined) expect(message, vector.name).toMatch(explained);
    }
  });

  it('says of a sign that is too long which hash it may be', async () => {
    const long = requestVectors.filter(({ mistake }) => mistake === 'The text is hashed with SHA-256.');
    expect(long).not.toEqual([]);
    for (const vector of long) {
      const { message = '' } = await send(vector);
      expect(message).toContain('sign: must have at most 32 characters, not 64, like SHA-256; use MD5.');
    }
  });

  async function send({ operation, variant, fields }: RequestVector): Promise<{ code?: string; message?: string }> {
    const { path, selector } = ruleOf(operation);
    const value = selector?.in === 'header' ? variantOf(operation, variant).value : null;
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'vectors',
        Referer: sandboxAccount.websites[0],
        ...(selector && value && { [selector.name]: value }),
      },
      body: JSON.stringify(fields),
    });
    const text = await response.text();
    // The cashier answers with a page.
    return text.startsWith('{') ? (JSON.parse(text) as { code: string; message: string }) : {};
  }
});

/** What `tollgate sign` and the sandbox say about a mistake; others are beyond what can be found by trying. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  'The hex digits are in lower case.': /must be in upper case/,
  'The merchant key is missing.': /without the merchant key/,
  'The merchant key comes first.': /key at the beginning/,
  'The fields are joined with "&".': /with "&" between the fields/,
  'The fields are joined with "|".': /with "\|" between the fields/,
  'The fields are in reverse order.': /in a different order/,
  'The first field is left out.': /without merNo/,
  'A line break follows the key.': /line break at the end/,
  'A space precedes the first field.': /a space around merNo/,
  'The amount is signed without its decimals: "100" for "100.00".': /sourceAmount written differently/,
  'The amount is signed with one decimal: "100.0" for "100.00".': /sourceAmount written differently/,
  'The amount is signed in cents: "10000" for "100.00".': /sourceAmount written differently/,
  'The amount is signed with a comma: "100,00" for "100.00".': /sourceAmount written differently/,
  'The MD5 is written in base64.': /MD5 in base64; write it as 32 uppercase hexadecimal/,
  'The MD5 is hashed once more.': /MD5 of the MD5/,
  'The merchant key is appended twice.': /merchant key twice/,
  'A space follows the key.': /a space at the end/,
  'A Windows line break follows the key.': /a line break at the end/,
  'A tab follows the key.': /a tab at the end/,
  'A space precedes the key.': /a space before the merchant key/,
  'A line break precedes the key.': /a line break before the merchant key/,
  'Names and values are signed, sorted by name.': /from names and values/,
  'Names and values of the whole body are signed, sorted by name.': /from names and values/,
  'The merchant key is used for HMAC-MD5 instead of being appended.': /made with HMAC-MD5/,
  'The text is hashed with SHA-256, and cut to 32 characters.': /made with SHA-256/,
  'The text is hashed with SHA-256.': /made with SHA-256/,
  'The text is hashed with SHA-1.': /made with SHA-1/,
  'The text is signed with HMAC-SHA256.': /made with HMAC-SHA256/,
  'The key of another merchant is used.': /with another key or from other values/,
};

/** For a signature with the private key. */
const EXPLAINED_RSA: Readonly<Record<string, RegExp>> = {
  'The signature is written in hex.': /in hexadecimal; write it in standard base64/,
  'The signature is written in base64url.': /in base64url; write it in standard base64/,
  'The padding of the base64 is missing.': /not standard base64/,
  'The base64 is broken into lines.': /contains white space/,
  'A line break follows the base64.': /contains white space/,
};

describe('the explanation of a wrong signature', () => {
  it.each(Object.entries(EXPLAINED))('names the mistake: %s', (mistake, expected) => {
    const wrong = requestVectors.filter((vector) => vector.mistake === mistake && vector.form === 'md5');
    expect(wrong).not.toEqual([]);
    for (const { name, operation, fields: body, sign, key } of wrong) {
      const { fields } = ruleOf(operation).signature;
      const text = explainMismatch({ fields, body, sign, key, form: 'md5' });
      expect(text, name).toMatch(expected);
      expect(text, name).not.toContain(key);
    }
  });

  it.each(Object.entries(EXPLAINED_RSA))('names the mistake in an RSA signature: %s', (mistake, expected) => {
    const wrong = requestVectors.filter((vector) => vector.mistake === mistake && vector.form === 'rsa-sha256');
    expect(wrong).not.toEqual([]);
    for (const { name, operation, fields: body, sign } of wrong) {
      const { fields } = ruleOf(operation).signature;
      expect(explainMismatch({ fields, body, sign, key: sandboxAccount.key, form: 'rsa-sha256' }), name).toMatch(
        expected,
      );
    }
  });
});
