import currencies from 'currency-codes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNEL_VERSION_HEADER, channelVersions } from '../../../generated/channel-calls.ts';
import { currencies as accepted } from '../../../generated/operations.ts';
import {
  fromWire,
  negotiateVersion,
  SPOKEN_VERSIONS,
  toWire,
} from '../../../src/gateway/domain/acquirers/channel-units.ts';
import { isoDecimalsOf } from '../../../src/gateway/domain/iso-decimals.ts';
import { AMOUNT_MAX, isCrypto, scaleOf } from '../../../src/gateway/domain/money.ts';
import { fractionProblem } from '../../../src/gateway/domain/whole-currency.ts';
import { answeringChannel } from './answering.ts';

const currency = fc.constantFrom(...accepted);
const amount = fc.bigInt({ min: 0n, max: AMOUNT_MAX });
const wire = /^(?:0|[1-9][0-9]{0,17})$/;

const request = {
  merNo: 100_001,
  tradeNo: 'TG1',
  script: null,
  createdAt: 0,
  method: 'CREDIT_CARD',
  kind: 'payment',
  refundNo: null,
} as const;

describe('the versions of the channel', () => {
  it('are those of the contract', () => {
    expect(SPOKEN_VERSIONS).toEqual(channelVersions);
  });

  it('have the decimals of ISO 4217 for every currency that the gateway takes', () => {
    const iso = accepted.filter((code) => !isCrypto(code) && scaleOf(code) === 2);
    expect(iso.length).toBeGreaterThan(100);
    const wrong = iso.filter((code) => {
      const digits = currencies.code(code)?.digits;
      return digits !== undefined && digits !== isoDecimalsOf(code);
    });
    expect(wrong).toEqual([]);
    expect(accepted.filter((code) => scaleOf(code) === 8 && isoDecimalsOf(code) !== null)).toEqual([]);
  });

  it('count in version 1 as they always did: hundredths, or eight decimals', () => {
    fc.assert(
      fc.property(currency, amount, (code, minor) => {
        expect(toWire(minor, { currency: code, version: 1 })).toBe(String(minor));
        expect(fromWire(String(minor), { currency: code, version: 1 })).toBe(minor);
      }),
    );
  });

  it('count the same money in version 2, exactly or not at all', () => {
    fc.assert(
      fc.property(currency, amount, (code, minor) => {
        const counted = { currency: code, version: 2 };
        const text = toWire(minor, counted);
        // What may be paid at all can be sent.
        expect(text !== null).toBe(fractionProblem(minor, code) === null);
        if (text === null) return;
        expect(text).toMatch(wire);
        expect(fromWire(text, counted)).toBe(minor);
        expect(decimal(text, isoDecimalsOf(code) ?? scaleOf(code))).toBe(decimal(String(minor), scaleOf(code)));
      }),
    );
  });

  it('read an amount of version 2 exactly, or not at all', () => {
    fc.assert(
      fc.property(currency, fc.bigInt({ min: -AMOUNT_MAX, max: AMOUNT_MAX }), (code, units) => {
        const read = fromWire(String(units), { currency: code, version: 2 });
        if (read === null) expect(Number(isoDecimalsOf(code))).toBeGreaterThan(2);
        else
          expect(decimal(String(read), scaleOf(code))).toBe(
            decimal(String(units), isoDecimalsOf(code) ?? scaleOf(code)),
          );
      }),
    );
  });

  it.each([
    ['USD', 1230n, '1230', '1230'],
    ['JPY', 123_000n, '123000', '1230'],
    ['BHD', 123n, '123', '1230'],
    ['CLF', 123n, '123', '12300'],
    ['BTC', 1n, '1', '1'],
    ['USDT', 1n, '1', '1'],
    ['USD', 1n, '1', '1'],
    ['USD', 2n ** 53n + 1n, '9007199254740993', '9007199254740993'],
  ])('send %s %s as %s, and as %s', (code, minor, first, second) => {
    expect(toWire(minor, { currency: code, version: 1 })).toBe(first);
    expect(toWire(minor, { currency: code, version: 2 })).toBe(second);
  });

  it.each([
    ['half a yen', 50n, 'JPY', 2],
    ['less than nothing', -1n, 'USD', 1],
    ['anything in a version that nobody speaks', 100n, 'USD', 3],
  ])('never send %s', (_title, minor, code, version) => {
    expect(toWire(minor, { currency: code, version })).toBeNull();
  });

  it.each(['', '1.0', '01', '1e3', '-0', ' 1', '1234567890123456789'])('never read %j', (text) => {
    expect(fromWire(text, { currency: 'USD', version: 1 })).toBeNull();
  });

  it.each([
    [null, 1],
    [[1], 1],
    [[1, 2], 2],
    [[2], 2],
    [[2, 3], 2],
    [[3], null],
  ])('an adapter that speaks %j is spoken to in %s', (spoken, version) => {
    expect(negotiateVersion(spoken)).toBe(version);
  });
});

describe('a call in a version', () => {
  it('is sent without a header in version 1, as ever', async () => {
    const { channel, sent } = answeringChannel({ kind: 'approved' });
    for (const channelVersion of [undefined, null, 1]) {
      const given = { ...request, currency: 'JPY', amount: 123_000n };
      const answer = await channel.inquire(channelVersion === undefined ? given : { ...given, channelVersion });
      expect(answer).toMatchObject({ kind: 'approved' });
    }
    expect(sent.map(({ headers }) => headers.has(CHANNEL_VERSION_HEADER))).toEqual([false, false, false]);
    expect(sent.map(({ body }) => body['amount'])).toEqual(['123000', '123000', '123000']);
  });

  it('is sent in version 2 with its header, in units of ISO 4217, and answered in it', async () => {
    const { channel, sent } = answeringChannel({ kind: 'approved' }, { headers: { [CHANNEL_VERSION_HEADER]: '2' } });
    const answer = await channel.inquire({ ...request, currency: 'JPY', amount: 123_000n, channelVersion: 2 });
    expect(answer).toEqual({ kind: 'approved', message: 'It is done.' });
    expect(sent.map(({ headers, body }) => [headers.get(CHANNEL_VERSION_HEADER), body['amount']])).toEqual([
      ['2', '1230'],
    ]);
  });

  it.each([
    ['none', {}],
    ['1', { [CHANNEL_VERSION_HEADER]: '1' }],
  ])('decides nothing where it is of version 2, and its answer names %s', async (_title, headers) => {
    const given = { ...request, currency: 'JPY', amount: 123_000n, channelVersion: 2 };
    for (const [status, kind] of [
      [200, 'approved'],
      [402, 'declined'],
    ] as const) {
      const { channel } = answeringChannel({ kind }, { headers, status });
      expect(await channel.inquire(given)).toMatchObject({ kind: 'unknown' });
    }
  });

  it('is not sent where its amount or its version cannot be', async () => {
    const { channel, sent } = answeringChannel({ kind: 'approved' });
    const half = await channel.inquire({ ...request, currency: 'JPY', amount: 50n, channelVersion: 2 });
    const message = 'The amount cannot be written exactly in version 2 of the channel interface.';
    expect(half).toEqual({ kind: 'notSent', message });
    const future = await channel.inquire({ ...request, currency: 'USD', amount: 50n, channelVersion: 3 });
    expect(future).toMatchObject({ kind: 'notSent' });
    expect(sent).toEqual([]);
  });

  it('reads the network fee of a crypto payment in the units of its version', async () => {
    const chain = { transactionHash: '0x5e1d', gasFee: '21' };
    const given = { ...request, method: 'CRYPTO', amount: 1000n, channelVersion: 2 } as const;
    const headers = { [CHANNEL_VERSION_HEADER]: '2' };
    const { channel } = answeringChannel({ kind: 'approved', chain }, { headers });
    expect(await channel.inquire({ ...given, currency: 'JPY' })).toMatchObject({ chain: { gasFee: 2100n } });
    // A thousandth of a dinar is not a whole number of hundredths.
    expect(await channel.inquire({ ...given, currency: 'BHD' })).not.toHaveProperty('chain');
  });
});

/** As a number without trailing zeros, so that different decimals compare. */
function decimal(units: string, decimals: number): string {
  const negative = units.startsWith('-');
  const digits = (negative ? units.slice(1) : units).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${negative ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut).replace(/0+$/, '')}`;
}
