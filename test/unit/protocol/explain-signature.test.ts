import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { explainMismatch } from '../../../src/protocol/explain-signature.ts';
import { signMd5 } from '../../../src/protocol/signature.ts';

const { fields } = operations.createPayment.signature;
const body = { merNo: 100001, merOrderNo: 'ORDER-1001', currencyCode: 'USD', sourceAmount: '100.00' };
const key = 'a-secret-key';
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const explain = (sign: string) => explainMismatch({ fields, body, sign, key, form: 'md5' });

const TEXT =
  'The string to sign: "100001ORDER-1001USD100.00<key>" (merNo, merOrderNo, currencyCode, sourceAmount, merchant key).';

describe('the explanation of a wrong signature', () => {
  it.each([
    [
      'lower case',
      signMd5(fields, body, key).toLowerCase(),
      'The sign is correct except that it must be in upper case.',
    ],
    [
      'no key',
      md5('100001ORDER-1001USD100.00'),
      'The sign was made without the merchant key; append it to the string.',
    ],
    [
      'the key in front',
      md5(`${key}100001ORDER-1001USD100.00`),
      'The sign was made with the merchant key at the beginning; put it at the end.',
    ],
    [
      'a line break',
      md5(`100001ORDER-1001USD100.00${key}\n`),
      'The sign was made with a line break at the end of the string; remove it.',
    ],
    [
      'a separator',
      md5(`100001&ORDER-1001&USD&100.00&${key}`),
      'The sign was made with "&" between the fields; join them without a separator.',
    ],
    [
      'spaces around a value',
      md5(`100001 ORDER-1001 USD100.00${key}`),
      'The sign was made with a space around merOrderNo; sign the value exactly as sent.',
    ],
    ['a field left out', md5(`100001ORDER-1001100.00${key}`), 'The sign was made without currencyCode.'],
    [
      'an amount as a number',
      md5(`100001ORDER-1001USD100${key}`),
      'The sign was made with sourceAmount written differently; sign the value exactly as sent.',
    ],
    [
      'an amount in cents',
      md5(`100001ORDER-1001USD10000${key}`),
      'The sign was made with sourceAmount written differently; sign the value exactly as sent.',
    ],
    [
      'a merchant number with decimals',
      md5(`100001.0ORDER-1001USD100.00${key}`),
      'The sign was made with merNo written differently; sign the value exactly as sent.',
    ],
    [
      'another order',
      md5(`ORDER-1001100001100.00USD${key}`),
      'The sign was made with the fields in a different order: merOrderNo, merNo, sourceAmount, currencyCode.',
    ],
    [
      'another hash by its length alone',
      md5('x') + md5('y'),
      'The sign must be 32 uppercase hexadecimal characters. This one has 64, like SHA-256; use MD5.',
    ],
    ['no hex', 'x', 'The sign must be 32 uppercase hexadecimal characters.'],
    [
      'another key',
      signMd5(fields, body, 'another-key'),
      'The sign was made with another key or from other values. Check that the key belongs to this merNo, and that you sign the values you send.',
    ],
  ])('finds %s', (_, sign, says) => {
    expect(explain(sign)).toBe(`${TEXT} ${says}`);
  });

  it('never shows the key', () => {
    expect(explain(md5('x'))).not.toContain(key);
  });

  it('shows an account number by its last four digits only', () => {
    const payout = { ...body, withdrawType: '6', cardNo: '646180157000000004' };
    const { fields: payoutFields } = operations.createPayout.signature;
    const text = explainMismatch({ fields: payoutFields, body: payout, sign: md5('x'), key, form: 'md5' });
    expect(text).toContain('"100001ORDER-1001USD100.006**************0004<key>"');
  });

  it('says for RSA that the key is not part of the text', () => {
    expect(explainMismatch({ fields, body, sign: 'x'.repeat(344), key, form: 'rsa-sha256' })).toBe(
      'The string to sign: "100001ORDER-1001USD100.00" (merNo, merOrderNo, currencyCode, sourceAmount), without the merchant key. Sign it with RSA-SHA256 (PKCS#1 v1.5), using the private key that belongs to your registered public key.',
    );
  });
});
