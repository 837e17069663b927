import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epcCodeOf } from '../../../src/gateway/domain/payments/epc-code.ts';
import type { CreditTransfer } from '../../../src/gateway/domain/payments/epc-code.ts';
import { parseAmount } from '../../../src/gateway/domain/money.ts';

// EPC069-12: what banking apps read from the code of a SEPA credit transfer.

const IBAN = 'DE89370400440532013000';

const transfer = (values: { [Name in CreditTransfer['lines'][number]['name']]?: string }, amount = 10_000n) => ({
  currency: 'EUR',
  amount,
  lines: Object.entries({ beneficiary: 'Mugs & More', iban: IBAN, ...values }).map(([name, value]) => ({
    name: name as CreditTransfer['lines'][number]['name'],
    value,
  })),
});

/** As an app does it: one element in each line, by its place. */
function readCode(text: string) {
  const [service, version, characters, identification, bic, name, iban, sum, purpose, structured, text11, ...more] =
    text.split('\n');
  expect([service, version, characters, identification]).toEqual(['BCD', '002', '1', 'SCT']);
  expect(more).toEqual([]);
  const [, amount = ''] = /^EUR((?:0|[1-9][0-9]{0,8})\.[0-9]{2})$/.exec(sum ?? '') ?? [];
  return { bic, name, iban, amount, purpose: purpose ?? '', structured: structured ?? '', unstructured: text11 ?? '' };
}

describe('the code of a SEPA credit transfer', () => {
  it('has the elements of the guideline in their order', () => {
    expect(epcCodeOf(transfer({ bic: 'COBADEFFXXX', reference: '3K7M9PRT4AXYDEFH' }, 1_234_567n))).toBe(
      `BCD\n002\n1\nSCT\nCOBADEFFXXX\nMugs & More\n${IBAN}\nEUR12345.67\n\n\n3K7M9PRT4AXYDEFH`,
    );
  });

  it('ends with the last element that says something', () => {
    expect(epcCodeOf(transfer({}, 1n))).toBe(`BCD\n002\n1\nSCT\n\nMugs & More\n${IBAN}\nEUR0.01`);
  });

  it('has a creditor reference where banks look for one, and other references as text', () => {
    const references = ['RF18 5390 0754 7034', 'RF19539007547034'];
    const read = references.map((reference) => readCode(epcCodeOf(transfer({ reference })) ?? ''));
    expect(read.map(({ structured, unstructured }) => [structured, unstructured])).toEqual([
      ['RF18539007547034', ''],
      ['', 'RF19539007547034'],
    ]);
  });

  it.each([
    ['another currency', { ...transfer({}), currency: 'USD' }],
    ['no amount', transfer({}, 0n)],
    ['more than a transfer can be', transfer({}, 100_000_000_000n)],
    ['wrong check digits', transfer({ iban: 'DE88370400440532013000' })],
    ['no IBAN', transfer({ iban: '646180111812345676' })],
    ['a BIC of another form', transfer({ bic: 'COBADE' })],
    ['no name', transfer({ beneficiary: ' ' })],
    ['a name that is too long', transfer({ beneficiary: 'a'.repeat(71) })],
    ['a reference that is too long', transfer({ reference: 'a'.repeat(141) })],
    ['a line break', transfer({ beneficiary: 'Mugs\nDE00' })],
    ['more bytes than the largest code has', transfer({ beneficiary: '杯'.repeat(70), reference: '杯'.repeat(100) })],
  ])('is not made of %s', (_, given) => {
    expect(epcCodeOf(given)).toBeNull();
  });

  it('says what the transfer says, whatever that is', () => {
    const line = (lengthMax: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: lengthMax });
    fc.assert(
      fc.property(
        line(80),
        line(160),
        fc.bigInt({ min: -1n, max: 100_000_000_001n }),
        fc.boolean(),
        (beneficiary, reference, amount, withBic) => {
          const given = { beneficiary, reference, ...(withBic && { bic: 'COBADEFFXXX' }) };
          const code = epcCodeOf(transfer(given, amount));
          if (code === null) return;
          expect(Buffer.byteLength(code)).toBeLessThanOrEqual(331);
          const read = readCode(code);
          expect({ ...read, amount: parseAmount(read.amount, 'EUR') }).toEqual({
            bic: withBic ? 'COBADEFFXXX' : '',
            name: beneficiary.trim(),
            iban: IBAN,
            amount,
            purpose: '',
            structured: '',
            unstructured: reference.trim(),
          });
        },
      ),
      { examples: [['Mugs & More', ' ', 1n, false]] },
    );
  });
});
