import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { findSandboxRow } from '../../../src/protocol/operation-rule.ts';

const { sandbox } = operations.createPayment;

describe('the sandbox row of a request', () => {
  it.each([
    ['the value that a field has', 'CREDIT_CARD', { cardNo: '4000000000000002' }, 'declined'],
    ['the variant, where no value fits', 'CREDIT_CARD', { cardNo: '5555555555554444' }, 'approved'],
    ['the variant alone', 'VN_BANK', {}, 'vietnamPay'],
    ['neither, where nothing else fits', 'ALIPAY', { cardNo: '4000000000000002' }, 'redirected'],
  ])('is found by %s', (_, variant, body, answer) => {
    expect(findSandboxRow(sandbox, variant, body).answer).toBe(answer);
  });

  it('must be there', () => {
    expect(() => findSandboxRow([], 'ALIPAY', {})).toThrow('no row for variant ALIPAY');
  });
});
