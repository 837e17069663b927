import currencies from 'currency-codes';
import countries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { operations, payMethods } from '../../generated/operations.ts';
import type { JsonObject } from '../../scripts/generate/contract.ts';
import { componentName } from '../../scripts/generate/contract.ts';
import { documentedValues } from '../../scripts/redocly/documented.ts';
import { contract, documented, sourceOf, spellingsIn, valuesOf } from '../helpers/contract/interface.ts';

// The operations against openapi/documented.yaml: endpoints, methods, headers, signed fields, spellings, ISO codes.

describe('the operations', () => {
  it('are the documented endpoints, called with POST only', () => {
    const paths = documented.requests.map((request) => request.path);
    expect(new Set(Object.keys(contract.paths))).toEqual(new Set(paths));
    for (const item of Object.values(contract.paths)) expect(Object.keys(item)).toEqual(['post']);
  });

  it.each(Object.values(operations))(
    '$path has the documented headers, and decides the others',
    ({ path, referer }) => {
      const known = documented.headers[path] ?? {};
      const references = (contract.paths[path]?.post['parameters'] ?? []) as JsonObject[];
      const names = references.map((reference) => {
        const parameter = contract.components.parameters[componentName(reference['$ref'])] ?? {};
        const field = known[String(parameter['name'])];
        expect(parameter['in']).toBe('header');
        if (field === undefined) expect(sourceOf(parameter)).toBe('decided');
        else expect(parameter['required']).toBe(field.required);
        return parameter['name'];
      });
      expect(names).toEqual(expect.arrayContaining(Object.keys(known)));
      expect(referer).toBe('Referer' in known);
    },
  );

  it('pick the method by the documented values of paymentType', () => {
    const field = documented.headers['/payment']?.['paymentType'] ?? {};
    const schema = contract.components.schemas['PaymentType'] ?? {};
    expect(schema['maxLength']).toBe(field.maxLength);
    expect(valuesOf(schema)).toEqual(expect.arrayContaining(documentedValues(field)));
    const decided = (schema['x-decision'] as { values: JsonObject }).values;
    expect(valuesOf(schema).filter((value) => !documentedValues(field).includes(value))).toEqual(Object.keys(decided));
  });

  it('offer every pay-in method and every payout method of the interface', () => {
    const titles = Object.values(operations.createPayment.variants).map(
      ({ request }) => contract.components.schemas[request]?.['title'],
    );
    const offered = [...titles, 'CheckOut', 'CheckOut Payment'].map((title) => String(title).toLowerCase());
    expect(documented.methods.payIn.filter((name) => !offered.includes(name.toLowerCase()))).toEqual([]);
    const kinds = contract.components.schemas['WithdrawType']?.['x-enumDescriptions'] as Record<string, string>;
    expect(Object.values(kinds).map((text) => text.toLowerCase())).toEqual(
      documented.methods.payout.map((name) => `${name.toLowerCase()}.`),
    );
  });

  it('offer the methods of the cashier in the currencies that the contract lists and its words say', () => {
    const mode = contract.components.schemas['PaymentMode'] ?? {};
    expect(payMethods.map(({ name }) => name)).toEqual(valuesOf(mode));
    const described = payMethods.map((method) => [method.name, method.currencies ?? 'all']);
    expect(Object.fromEntries(described)).toEqual(mode['x-currencies']);
    const times = payMethods.map(({ name, expirySeconds }) => [name, expirySeconds]);
    expect(Object.fromEntries(times)).toEqual(mode['x-expiry-seconds']);
    const limited = payMethods.flatMap((method) =>
      method.currencies === null ? [] : [[method.name, method.currencies]],
    );
    const [aboutCurrencies = ''] = String(mode['description']).split('A payer has');
    const named = aboutCurrencies.match(/\b[A-Z]{3}\b|[A-Z]+_?[A-Z0-9]+(?=`)/g) ?? [];
    expect(new Set(named)).toEqual(new Set(limited.flat(2)));
  });

  it.each(Object.entries(documented.signatures))('%s signs the documented fields in their order', (path, fields) => {
    const operation = Object.values(operations).find((candidate) => candidate.path === path);
    expect(operation?.signature.fields).toEqual(fields);
    for (const variant of Object.values(operation?.variants ?? {})) expect(variant.forms).toContain('md5');
  });

  it.each(Object.values(operations))('$path takes the spellings of the examples', (operation) => {
    const variants: readonly { request: string; answer: string | null }[] = Object.values(operation.variants);
    const requested = variants.map((variant) => variant.request);
    const answered = variants.flatMap((variant) => variant.answer ?? []);
    expect(operation.aliases).toEqual(spellingsIn(requested, documented.spellings.requests));
    expect(operation.answerAliases).toEqual(spellingsIn(answered, documented.spellings.answers));
  });
});

describe('the ISO codes', () => {
  it('the ISO codes of countries are those of ISO 3166-1', () => {
    const codes = valuesOf(contract.components.schemas['CountryCode'] ?? {});
    expect(codes.toSorted()).toEqual(Object.keys(countries.getAlpha2Codes()).toSorted());
  });

  it('the ISO codes of currencies are those of ISO 4217 that are money', () => {
    // Metals, bond units, drawing rights, the accounting unit of a bank, a test code and "no currency" cannot be paid in.
    const NOT_MONEY = /^X(AU|AG|PT|PD|B[A-D]|DR|SU|UA|TS|XX)$/;
    const codes = valuesOf(contract.components.schemas['CurrencyCode'] ?? {});
    expect(codes.toSorted()).toEqual(
      currencies
        .codes()
        .filter((code) => !NOT_MONEY.test(code))
        .toSorted(),
    );
  });
});
