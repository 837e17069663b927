import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { signMd5, signRsa, signedText, verifyMd5, verifyRsa } from '../../../src/protocol/signature.ts';

const { fields } = operations.createPayment.signature;
const body = { merNo: 100001, merOrderNo: 'ORDER-1001', currencyCode: 'USD', sourceAmount: '100.00' };
const { key, privateKey, publicKey } = sandboxAccount;

describe('the MD5 form', () => {
  it('joins the signed fields in order without a separator', () => {
    expect(signedText(fields, body)).toBe('100001ORDER-1001USD100.00');
  });

  it('is the upper-case hex MD5 of the text and the key', () => {
    // md5 of "100001ORDER-1001USD100.00tollgate-sandbox-key", computed with md5sum.
    expect(signMd5(fields, body, key)).toBe('ABDDAA077D26FB91FE968B9B8637AE9E');
  });

  it('adds nothing for an absent field', () => {
    expect(signedText(operations.listOrders.signature.fields, { merNo: 1, pageSize: 20 })).toBe('120');
  });

  it('reads a nested field by its path', () => {
    const query = { merNo: 1, dateLimit: { from: '2026-11-01 00:00:00', to: '2026-11-02 00:00:00' }, pageNum: 1 };
    expect(signedText(operations.listOrders.signature.fields, query)).toBe('12026-11-01 00:00:002026-11-02 00:00:001');
  });

  it.each(fields)('no longer fits when %s changes', (field) => {
    const sign = signMd5(fields, body, key);
    expect(verifyMd5({ fields, body, sign, key })).toBe(true);
    expect(verifyMd5({ fields, body: { ...body, [field]: 'other' }, sign, key })).toBe(false);
  });

  it('is strict about case and key', () => {
    const sign = signMd5(fields, body, key);
    expect(verifyMd5({ fields, body, sign: sign.toLowerCase(), key })).toBe(false);
    expect(verifyMd5({ fields, body, sign, key: `${key}x` })).toBe(false);
  });
});

describe('the RSA form', () => {
  it.each(fields)('no longer fits when %s changes', (field) => {
    const sign = signRsa(fields, body, privateKey);
    expect(verifyRsa({ fields, body, sign, publicKey })).toBe(true);
    expect(verifyRsa({ fields, body: { ...body, [field]: 'other' }, sign, publicKey })).toBe(false);
  });
});
