import codes from 'currency-codes';
import { describe, expect, it } from 'vitest';
import { decimalsOf, readAmount, writeAmount } from '../../src/bank-files/amounts.ts';
import { hasLetters, inBankCharacters } from '../../src/bank-files/characters.ts';
import { isIban } from '../../src/bank-files/iban.ts';

describe('amounts in bank files', () => {
  it('count as ISO 4217 says', () => {
    // Not in the list that this is compared with: funds, metals, and currencies without decimals that it calls 0.
    const others = codes.data.filter(({ code, digits }) => /^[A-Z]{3}$/.test(code) && digits !== decimalsOf(code));
    expect(others.filter(({ code }) => !code.startsWith('X')).map(({ code, digits }) => [code, digits])).toEqual([]);
  });

  it.each([
    ['12.30', 'EUR', 1230n, '12.30'],
    ['12.3', 'EUR', 1230n, '12.30'],
    ['12', 'EUR', 1200n, '12.00'],
    ['.5', 'EUR', 50n, '0.50'],
    ['12.30000', 'EUR', 1230n, '12.30'],
    ['1230', 'JPY', 1230n, '1230'],
    ['1230.00', 'JPY', 1230n, '1230'],
    ['1.234', 'BHD', 1234n, '1.234'],
    ['0001.5', 'KWD', 1500n, '1.500'],
    ['999999999999999.999', 'BHD', 999_999_999_999_999_999n, '999999999999999.999'],
  ])('are read and written: %s %s is %s minor units', (text, currency, amount, written) => {
    expect(readAmount(text, currency)).toBe(amount);
    expect(writeAmount(amount, currency)).toBe(written);
  });

  it.each([
    ['12.345', 'EUR', 'EUR has 2 decimals, so this amount is not exact'],
    ['0.5', 'JPY', 'JPY has 0 decimals, so this amount is not exact'],
    ['-1', 'EUR', 'a decimal number without a sign'],
    ['1,5', 'EUR', 'a decimal number without a sign'],
    ['1e3', 'EUR', 'a decimal number without a sign'],
    ['.', 'EUR', 'a decimal number without a sign'],
    ['1', 'EURO', 'a currency has three capital letters'],
    ['9'.repeat(17), 'EUR', 'an amount has at most 18 digits'],
  ])('are refused if they are not exact, or no amounts: %s %s', (text, currency, problem) => {
    expect(readAmount(text, currency)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('the letters that banks take', () => {
  it.each([
    ['Łukasz Müller-Żółć', 'Lukasz Muller-Zolc'],
    ['Straße & Söhne', 'Strasse + Sohne'],
    ['Ægir Þór', 'AEgir THor'],
    ['Ελλάς Ωμέγα', 'Ellas Omega'],
    ['Жанна Щербакова', 'Zhanna Shterbakova'],
    ['10 € @ 漢字 😀', '10 EUR . .. .'],
    ['  two \n lines ', 'two lines'],
  ])('write %s as %s', (text, written) => expect(inBankCharacters(text)).toBe(written));

  it('leave nothing to read of a name in another script', () => {
    expect(hasLetters(inBankCharacters('漢字'))).toBe(false);
    expect(hasLetters(inBankCharacters('漢 Li'))).toBe(true);
  });
});

it('an IBAN with a digit changed is not one', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('MT84MALT011000012345MTLCAST001S')).toBe(true);
  expect(isIban('DE89370400440532013001')).toBe(false);
  expect(isIban('de89370400440532013000')).toBe(false);
});
