import { describe, expect, it } from 'vitest';
import { amountOf, decimalOf, worthOf } from '../../src/acquirer/units.ts';
import { toWire } from '../../src/gateway/domain/acquirers/channel-units.ts';
import { CRYPTO_OF_THREE_LETTERS, scaleOf } from '../../src/gateway/domain/money.ts';

// The acquirer's side counts by a table of its own, because it imports nothing of the gateway. Both have to agree.

const CURRENCIES = [...Intl.supportedValuesOf('currency'), ...CRYPTO_OF_THREE_LETTERS, 'USDT', 'USDC', 'MATIC'];
/** A thousand of it, which every currency can be paid in. */
const WHOLE = 1000n;

describe('the units of the acquirer and of the gateway', () => {
  it.each([1, 2])('agree on every currency in version %i', (version) => {
    const different = CURRENCIES.filter((currency) => {
      const wire = toWire(WHOLE * 10n ** BigInt(scaleOf(currency)), { currency, version });
      return wire === null || decimalOf(worthOf(wire, currency, version)) !== String(WHOLE);
    });
    expect(different).toEqual([]);
  });

  it('convert exactly, or not at all', () => {
    expect(amountOf(worthOf('123000', 'JPY', 1), 'JPY', 2)).toBe('1230');
    expect(amountOf(worthOf('123050', 'JPY', 1), 'JPY', 2)).toBeUndefined();
    expect(amountOf(worthOf('1230', 'BHD', 1), 'BHD', 2)).toBe('12300');
    expect(decimalOf(worthOf('9007199254740993', 'USD', 2))).toBe('90071992547409.93');
  });
});
