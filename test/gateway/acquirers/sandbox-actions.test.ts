import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import { crc16 } from '../../../src/gateway/channel/payment-codes.ts';
import { transferReferenceOf } from '../../../src/gateway/channel/transfer-reference.ts';
import { parseAmount } from '../../../src/gateway/domain/money.ts';
import type { PayerAction } from '../../../src/gateway/domain/payments/attempt.ts';
import type { PaymentMethod } from '../../../src/gateway/domain/method.ts';

const TRADE_NO = 'TG01K9ZC3M5Q0031N9A4B6D8F0H2K4M6P';
const REFERENCE = TRADE_NO.slice(-25);

/** What the sandbox asks of the payer of a first attempt by this method. */
async function actionOf(method: PaymentMethod, currency = 'USD', amount = 12_30n): Promise<PayerAction | undefined> {
  const channel = createSandboxChannel({ clock: { now: () => 0 } });
  const answer = await channel.authorize({
    merNo: 100_001,
    tradeNo: TRADE_NO,
    attempt: 1,
    method,
    currency,
    amount,
    script: { name: method === 'CREDIT_CARD' ? 'challenge' : 'payerDecides', laterSeconds: 5 },
    createdAt: 0,
    card: null,
    details: { said: {} },
    payUrl: `http://localhost/pay/${TRADE_NO}`,
  });
  expect(answer).toMatchObject({ kind: 'challenged', message: 'Waiting for the payer.' });
  return answer.kind === 'challenged' ? answer.action : undefined;
}

/** The fields of an EMV code, by their numbers. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

async function codeOf(method: PaymentMethod, currency: string, amount: bigint): Promise<string> {
  const action = await actionOf(method, currency, amount);
  if (action?.kind !== 'code') throw new Error('no code');
  return action.text;
}

/** ISO 13616: the number that an account makes leaves 1 when it is divided by 97. */
function ibanRemainder(iban: string): bigint {
  const turned = iban.slice(4) + iban.slice(0, 4);
  return BigInt(turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n;
}

/** Each digit weighted by 3, 7, 1, and the last one makes the sum divisible by ten. */
function clabeRemainder(clabe: string): number {
  const weights = [3, 7, 1];
  const sum = Array.from(clabe.slice(0, 17)).reduce(
    (total, digit, at) => total + ((Number(digit) * (weights[at % 3] ?? 0)) % 10),
    0,
  );
  return (sum + Number(clabe.at(17))) % 10;
}

describe('the checksum of codes', () => {
  it('is that of the published example', () => {
    expect(crc16('123456789')).toBe(0x29_b1);
  });
});

describe('what the sandbox asks of a payer', () => {
  it.each(['UNIONPAY_H5', 'APPLE_PAY', 'GOOGLE_PAY', 'CASH_APP', 'GCASH', 'CREDIT_CARD'] as const)(
    'what the sandbox asks of a payer by %s is to go to the page that stands for the wallet or the bank',
    async (method) => {
      expect(await actionOf(method)).toEqual({ kind: 'redirect', url: `/pay/${TRADE_NO}/bank` });
    },
  );

  it('what the sandbox asks of a payer by WeChat and Alipay is to scan a code, or to open the app', async () => {
    const appUrl = `/pay/${TRADE_NO}/bank`;
    expect(await actionOf('WECHAT')).toEqual({
      kind: 'code',
      text: `weixin://wxpay/bizpayurl?pr=${REFERENCE}`,
      appUrl,
    });
    const text = `https://qr.alipay.example/bax${REFERENCE.toLowerCase()}`;
    expect(await actionOf('ALIPAY')).toEqual({ kind: 'code', text, appUrl });
  });

  it('what the sandbox asks of a payer by Pix is a BR Code with the amount and a checksum', async () => {
    const text = await codeOf('PIX', 'BRL', 12_30n);
    const fields = fieldsOf(text);
    expect({ ...fields, '26': fieldsOf(fields['26'] ?? ''), '62': fieldsOf(fields['62'] ?? '') }).toEqual({
      '00': '01',
      '26': { '00': 'br.gov.bcb.pix', '01': '123e4567-e89b-12d3-a456-426655440000' },
      '52': '0000',
      '53': '986',
      '54': '12.30',
      '58': 'BR',
      '59': 'Tollgate Sandbox',
      '60': 'SAO PAULO',
      '62': { '05': REFERENCE },
      '63': crc16(text.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0'),
    });
    expect(fieldsOf(await codeOf('PIX', 'USD', 12_30n))).not.toHaveProperty('54');
  });

  it('what the sandbox asks of a payer by Vietnam Pay is a VietQR with the amount and a checksum', async () => {
    const text = await codeOf('VN_BANK', 'VND', 250_000_00n);
    const fields = fieldsOf(text);
    const service = fieldsOf(fields['38'] ?? '');
    expect({
      ...fields,
      '38': { ...service, '01': fieldsOf(service['01'] ?? '') },
      '62': fieldsOf(fields['62'] ?? ''),
    }).toEqual({
      '00': '01',
      '01': '12',
      '38': { '00': 'A000000727', '01': { '00': '970436', '01': '0011001234567' }, '02': 'QRIBFTTA' },
      '53': '704',
      '54': '250000',
      '58': 'VN',
      '62': { '08': REFERENCE },
      '63': crc16(text.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0'),
    });
  });

  it.each([
    ['USD', 12_30n, '12.3', '1.00'],
    ['EUR', 100_00n, '107.526882', '0.93'],
    ['VND', 250_000_00n, '9.84252', '25400.00'],
    ['JPY', 1_00n, '0.006579', '152.00'],
    ['CHF', 10_00n, '10', '1.00'],
  ])(
    'what the sandbox asks of a payer in %s by crypto is to send so many coins, by a rate that holds for a while',
    async (currency, sum, amount, rate) => {
      const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
      const uri = `tron:${address}?amount=${amount}&token=USDT`;
      expect(await actionOf('CRYPTO', currency, sum)).toEqual({
        kind: 'address',
        address,
        network: 'Tron Shasta testnet',
        uri,
        currency: 'USDT',
        amount,
        rate,
        rateUntil: 900_000,
      });
    },
  );

  it('what the sandbox asks of a payer by crypto is never less than the order is worth, and never a whole part of a coin more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 1n, max: 99_999_999_999n }),
        fc.constantFrom('USD', 'EUR', 'VND'),
        async (sum, currency) => {
          const action = await actionOf('CRYPTO', currency, sum);
          if (action?.kind !== 'address') throw new Error('no address');
          // In hundred-millionths of a cent: six decimals of the coin and two of the rate.
          const worth = parseAmount(action.amount, 'USDT') * parseAmount(action.rate, 'USD');
          const part = 100n * parseAmount(action.rate, 'USD');
          expect(worth >= sum * 100_000_000n && worth < sum * 100_000_000n + part).toBe(true);
        },
      ),
    );
  });

  it('what the sandbox asks of a payer by transfer is an account that passes its checks, and a short reference', async () => {
    const sepa = await actionOf('SEPA', 'EUR');
    const spei = await actionOf('SPEI', 'MXN');
    const beneficiary = { name: 'beneficiary', value: 'Tollgate Sandbox' };
    const reference = { name: 'reference', value: transferReferenceOf(TRADE_NO) };
    const iban = 'DE89370400440532013000';
    const clabe = '646180111812345676';
    expect(sepa).toEqual({
      kind: 'transfer',
      lines: [beneficiary, { name: 'iban', value: iban }, { name: 'bic', value: 'COBADEFFXXX' }, reference],
    });
    expect(spei).toEqual({
      kind: 'transfer',
      lines: [beneficiary, { name: 'bank', value: 'STP' }, { name: 'clabe', value: clabe }, reference],
    });
    expect([ibanRemainder(iban), clabeRemainder(clabe)]).toEqual([1n, 0]);
    expect(await actionOf('PER_TRANSFER')).toEqual({
      kind: 'transfer',
      lines: [
        beneficiary,
        { name: 'bank', value: 'Banco Sandbox' },
        { name: 'account', value: '00219300112233445566' },
        reference,
      ],
    });
  });
});
