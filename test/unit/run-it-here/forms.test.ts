import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import * as validators from '../../../generated/validators.js';
import { operationForms } from '../../../scripts/docs/run-form.ts';
import type { Contract } from '../../../scripts/generate/contract.ts';
import { signMd5, signRsa } from '../../../src/protocol/signature.ts';
import { checkField, findRealCard, testCards } from '../../../src/run-it-here/check-field.ts';
import { curlOf } from '../../../src/run-it-here/curl.ts';
import { fillBody, newOrderNumber } from '../../../src/run-it-here/fill-body.ts';
import { fieldsOf } from '../../../src/run-it-here/form.ts';
import type { FormExample, FormVariant, OperationForm } from '../../../src/run-it-here/form.ts';
import { prepareRun } from '../../../src/run-it-here/prepare-run.ts';
import { MISTAKES, piecesOf, signPieces } from '../../../src/run-it-here/signed-pieces.ts';
import type { Mistake } from '../../../src/run-it-here/signed-pieces.ts';

// The forms of "Run it here", without a browser: what is filled in must be what the gateway takes.

const forms = operationForms(contract as object as Contract);
const cases = forms.flatMap((form) =>
  form.variants.flatMap((variant) =>
    variant.examples.map((example) => [`${form.operationId}, ${example.summary}`, { form, variant, example }] as const),
  ),
);
type Case = { form: OperationForm; variant: FormVariant; example: FormExample };

function caseOf(wanted: string): Case {
  const found = cases.find(([title]) => title === wanted);
  if (found === undefined) throw new Error(`no case ${wanted}`);
  return found[1];
}

const CONTEXT = {
  merNo: sandboxAccount.merNo,
  inboxUrl: 'http://localhost:8080/docs/run/inbox/x',
  returnUrl: 'http://localhost:8080/docs/run/return',
  orderNumber: 'RUN-1',
  today: new Date('2028-02-10T00:00:00Z'),
};
const NUMBERS = { merOrderNo: 'RUN-1', tradeNo: 'TG1', refundNo: 'RF1' };

const { key, privateKey } = sandboxAccount;

/** As the page prepares it, with the numbers that earlier requests give. */
function prepare({ form, variant, example }: Case, mistake: Mistake = 'none') {
  const filled = fillBody({ form, variant, example }, CONTEXT);
  const numbers = Object.entries(NUMBERS).filter(([name]) => name in filled);
  return prepareRun({
    form,
    variant,
    body: { ...filled, ...Object.fromEntries(numbers) },
    headers: {},
    key,
    signatureForm: example.form,
    mistake,
    signRsa: async (text) => signRsa(['text'], { text }, privateKey),
  });
}

describe('the forms', () => {
  it('are there for every operation, variant and example of the contract', () => {
    expect(forms.map(({ operationId }) => operationId)).toEqual(Object.keys(operations));
    for (const { operationId, variants } of forms) {
      const { variants: rules, path } = operations[operationId as keyof typeof operations];
      expect(variants.map(({ name }) => name)).toEqual(Object.keys(rules));
      const { examples } = contract.paths[path].post.requestBody.content['application/json'];
      expect(variants.flatMap((variant) => variant.examples)).toHaveLength(Object.keys(examples).length);
    }
  });

  it('group the fields of a card payment as the contract does, required ones marked', () => {
    const [payment] = forms;
    const card = payment?.variants[0];
    expect(card?.groups.map(({ title }) => title)).toEqual([
      'Order',
      'Card',
      'Billing details',
      'Shipping details',
      "Payer's account",
      "Payer's terminal",
      'Device',
      'Chargeback notification URL',
    ]);
    const fields = fieldsOf(payment as OperationForm, card as FormVariant);
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field('billingFirstName')).toEqual({
      name: 'billingFirstName',
      kind: 'text',
      required: true,
      description: 'First name.',
      minLength: 1,
      maxLength: 50,
    });
    expect(field('billingCountry')).toMatchObject({ kind: 'choice', required: true });
    expect(field('productInfoList')).toMatchObject({ kind: 'list', items: { kind: 'object' } });
    expect(field('screenHeight')).toMatchObject({ kind: 'integer' });
    expect(field('sign')).toBeUndefined();
  });

  it.each(cases)('%s: is filled with values that the checks accept', (_, given) => {
    const body = { ...fillBody(given, CONTEXT), ...NUMBERS };
    const problems = fieldsOf(given.form, given.variant).flatMap(
      (field) => checkField(field, body[field.name as keyof typeof body]) ?? [],
    );
    expect(problems).toEqual([]);
  });

  it.each(cases)('%s: makes a request that the gateway’s validator and signature rule accept', async (_, given) => {
    const { operationId } = given.form;
    const rule = operations[operationId as keyof typeof operations];
    const { request } = (rule.variants as Record<string, { request: string }>)[given.variant.name] ?? { request: '' };
    const { body, sign, headers } = await prepare(given);
    const validate = (validators as object as Record<string, (value: unknown) => boolean>)[request];
    expect(validate?.(body)).toBe(true);
    const { fields } = rule.signature;
    expect(sign).toBe(given.example.form === 'md5' ? signMd5(fields, body, key) : signRsa(fields, body, privateKey));
    const selected = rule.selector?.in === 'header' ? headers[rule.selector.name] : body[rule.selector?.name ?? ''];
    expect(selected ?? null).toBe(given.variant.value || null);
  });

  it('send notifications to the page’s inbox, and move dates to this month', () => {
    expect(fillBody(caseOf('createPayment, Credit card'), CONTEXT)).toMatchObject({
      merOrderNo: 'RUN-1',
      notifyUrl: CONTEXT.inboxUrl,
      protestNotifyUrl: CONTEXT.inboxUrl,
      returnUrl: CONTEXT.returnUrl,
    });
    expect(fillBody(caseOf('listOrders, Orders in one month'), CONTEXT)).toEqual({
      merNo: sandboxAccount.merNo,
      dateLimit: { from: '2028-02-01 00:00:00', to: '2028-02-29 23:59:59' },
      version: 'V3.0.1',
      pageNum: 1,
      pageSize: 20,
    });
  });

  it('name what must run first', () => {
    const needs = forms.flatMap(({ operationId, variants }) =>
      variants.flatMap((variant) => (variant.needs.length === 0 ? [] : [[operationId, variant.name, variant.needs]])),
    );
    expect(needs).toEqual([
      ['applyRefund', 'default', ['createPayment']],
      ['queryOrder', 'sales', ['createPayment']],
      ['queryOrder', 'refund', ['createPayment', 'applyRefund']],
    ]);
  });

  it('make order numbers that are never the same', () => {
    const numbers = new Set(Array.from({ length: 1000 }, newOrderNumber));
    expect(numbers.size).toBe(1000);
    expect([...numbers].every((number) => /^RUN-[0-9A-Z]{12}$/.test(number))).toBe(true);
  });
});

describe('a card number', () => {
  const form = forms[0] as OperationForm;
  const variant = form.variants[0] as FormVariant;

  it('is one of the sandbox’s test cards, or nothing is sent', () => {
    expect(testCards(form)).toContain('4242424242424242');
    expect(findRealCard(form, variant, { cardNo: '4000000000000002' })).toBeUndefined();
    expect(findRealCard(form, variant, { cardNo: '' })).toBeUndefined();
    expect(findRealCard(form, variant, { cardNo: '4111111111111111' })?.name).toBe('cardNo');
    // As a number in the JSON view.
    expect(findRealCard(form, variant, { cardNo: 4111111111111111 })?.name).toBe('cardNo');
  });
});

describe('checks while typing', () => {
  const field = (name: string) => (forms[0] as OperationForm).fields.find((one) => one.name === name && one.required);
  it.each([
    ['sourceAmount', '1', 'use digits with two decimals and no leading zeros, at least 0.01, such as 100.00'],
    ['sourceAmount', '100.00', null],
    ['merNo', '100001', 'must be a whole number'],
    ['merNo', 0, 'must be at least 1'],
    ['currencyCode', 'usd', 'must be one of the listed values'],
    ['billingCity', 'x'.repeat(101), 'must have at most 100 characters, not 101'],
    ['billingCity', undefined, 'is required'],
    ['productInfoList', [{ sku: '' }], '[0] .sku is required'],
  ] as const)('%s %j: %s', (name, value, problem) => {
    const found = field(name);
    expect(found === undefined ? 'no field' : checkField(found, value)).toBe(problem);
  });
});

describe('a mistake on purpose', () => {
  const names = (Object.keys(MISTAKES) as Mistake[]).filter((name) => name !== 'none');
  const md5Cases = cases.filter(([, { example }]) => example.form === 'md5');

  it.each(names)('%s: makes another signature, and changes nothing else of the request', async (mistake) => {
    for (const [, given] of md5Cases) {
      const { sign: right, ...rest } = (await prepare(given)).body;
      const { sign: wrong, ...same } = (await prepare(given, mistake)).body;
      expect(wrong).not.toBe(right);
      expect(same).toEqual(rest);
    }
  });

  it('shows in the pieces', () => {
    const signing = {
      fields: ['merNo', 'amount'],
      body: { merNo: 1, amount: '5.00' },
      key: 'key',
      form: 'md5',
    } as const;
    const texts = (mistake: Mistake) => piecesOf({ ...signing, mistake }).map(({ text }) => text);
    expect(texts('none')).toEqual(['1', '5.00', 'key']);
    expect(texts('separator')).toEqual(['1', '&', '5.00', '&', 'key']);
    expect(texts('otherOrder')).toEqual(['5.00', '1', 'key']);
    expect(texts('noKey')).toEqual(['1', '5.00']);
    expect(piecesOf({ ...signing, mistake: 'changedValue' })[1]).toMatchObject({
      text: '15.00',
      wrong: 'sent as 5.00',
    });
    expect(signPieces(piecesOf({ ...signing, mistake: 'lowerCase' }), 'lowerCase')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the request as curl', () => {
  it('quotes for a shell', () => {
    const run = { path: '/payment', headers: { Referer: 'http://localhost' }, body: { city: "St James's" } };
    expect(curlOf('http://localhost:8080', run)).toBe(
      `curl -sS http://localhost:8080/payment \\\n  -H 'Referer: http://localhost' \\\n  -d '{\n  "city": "St James'\\''s"\n}'`,
    );
  });
});
