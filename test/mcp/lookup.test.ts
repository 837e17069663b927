import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../generated/operations.ts';
import { requestExample } from '../../src/examples/contract-examples.ts';
import { connectInMemory } from './connect.ts';
import type { Assistant } from './connect.ts';

let assistant: Assistant;

beforeAll(async () => {
  // None of this needs a gateway.
  assistant = await connectInMemory('http://127.0.0.1:9');
});

afterAll(() => assistant.close());

const READING = [
  'list_operations',
  'get_operation',
  'list_methods',
  'explain_error',
  'search_docs',
  'read_page',
  'sign_request',
  'check_signature',
  'sandbox_status',
  'list_orders',
  'get_order',
  'list_notifications',
  'get_notification',
];
const ACTING = [
  'send_payment',
  'send_request',
  'advance_clock',
  'complete_order',
  'complete_refund',
  'charge_back_order',
  'resend_notification',
];

describe('the list of tools', () => {
  it('says what each does, and which change the sandbox', () => {
    const { tools } = assistant;
    expect(new Set(tools.map(({ name }) => name))).toEqual(new Set([...READING, ...ACTING]));
    for (const { name, title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(
        [title, description].every((text) => (text ?? '').length > 5),
        name,
      ).toBe(true);
      expect(annotations?.readOnlyHint, name).toBe(READING.includes(name));
      expect(annotations?.destructiveHint, name).toBe(name === 'advance_clock');
      const inputs = Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string }>);
      for (const [input, schema] of inputs) expect(schema.description, `${name}.${input}`).toBeTruthy();
      expect(outputSchema?.type, name).toBe('object');
    }
  });

  it('has no input for a key, a token or an address', () => {
    const inputs = assistant.tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
    expect(inputs.filter((name) => /key|token|secret|url$/i.test(name))).toEqual(['notifyUrl']);
  });

  it('tells the assistant to ask for no secrets', () => {
    expect(assistant.client.getInstructions()).toContain('Never ask for a real merchant key');
  });
});

describe('looking up', () => {
  it('lists all operations with their signed fields', async () => {
    const { operations: listed } = await assistant.call('list_operations');
    expect(listed).toEqual(
      Object.values(operations).map(({ operationId, path, signature }) => ({
        operation: operationId,
        path,
        group: contract.paths[path].post.tags[0],
        summary: contract.paths[path].post.summary,
        signedFields: signature.fields,
      })),
    );
  });

  const variants = (Object.keys(operations) as OperationId[]).flatMap((operation) =>
    Object.keys(operations[operation].variants).map((method) => ({ operation, method })),
  );

  it('describes every operation and method by its fields, with the example that fits', async () => {
    for (const { operation, method } of variants) {
      const found = await assistant.call('get_operation', { operation, method });
      const names = (found['requestFields'] as { name: string }[]).map(({ name }) => name);
      const required = (found['requestFields'] as { name: string; required: boolean }[]).filter((one) => one.required);
      const title = `${operation} ${method}`;
      expect(names, title).toEqual(expect.arrayContaining([...found['signature'].fields, 'sign']));
      const inExample = required.filter(({ name }) => !/[.[]/.test(name)).map(({ name }) => name);
      expect(Object.keys(found['exampleBody'] as object), title).toEqual(expect.arrayContaining(inExample));
      expect(
        (found['requestFields'] as { about: string }[]).every(({ about }) => about !== ''),
        title,
      ).toBe(true);
    }
    expect(variants.length).toBeGreaterThan(20);
  });

  it('names the header of a method, its redirect and its currencies', async () => {
    const alipay = await assistant.call('get_operation', { operation: 'createPayment', method: 'ALIPAY' });
    expect(alipay['headers']).toContain('paymentType: ALIPAY');
    const { payIn, cashier, payout } = await assistant.call('list_methods');
    expect(payIn).toHaveLength(14);
    expect(payIn).toContainEqual(
      expect.objectContaining({ method: 'PIX', header: 'paymentType: PIX', currencies: 'BRL', redirects: true }),
    );
    expect(payIn).toContainEqual(expect.objectContaining({ method: 'CREDIT_CARD', redirects: false }));
    expect([cashier.length, payout.length]).toEqual([3, 6]);
  });

  it('explains one error, or all', async () => {
    const { errors: one } = await assistant.call('explain_error', { code: '10002' });
    expect(one).toEqual([expect.objectContaining({ code: '10002', meaning: errors['10002'].meaning })]);
    const { errors: all } = await assistant.call('explain_error');
    expect(all).toHaveLength(Object.keys(errors).length);
  });

  it('refuses what it does not know, and says what it knows', async () => {
    expect(await assistant.fail('explain_error', { code: '12345' })).toContain('10002');
    expect(await assistant.fail('get_operation', { operation: 'createPayment', method: 'PAYPAL' })).toBe(
      `createPayment has no method "PAYPAL"; use one of ${Object.keys(operations.createPayment.variants).join(', ')}.`,
    );
    expect(await assistant.fail('list_operations', { key: 'x' })).toContain('key');
  });

  it('finds a page of the docs by words and reads it', async () => {
    const { pages } = await assistant.call('search_docs', { query: 'webhook retries' });
    expect(pages[0]).toEqual({
      path: 'guides/notifications',
      title: 'Notifications',
      description: 'Results by webhook.',
      excerpt: 'The gateway retries eight times. Signing is described elsewhere.',
    });
    expect((await assistant.call('search_docs', { query: 'signing' }))['pages'][0].path).toBe('guides/signing');
    const page = await assistant.call('read_page', { path: '/docs/guides/signing/' });
    expect(page['markdown']).toContain('Append the merchant key.');
    expect(await assistant.fail('read_page', { path: 'guides/none' })).toContain('search_docs');
  });

  it('offers the contract, the errors and the docs as resources, without a private key', async () => {
    const { resources } = await assistant.client.listResources();
    expect(resources.map(({ uri }) => uri).toSorted()).toEqual([
      'tollgate://contract',
      'tollgate://docs/guides/notifications',
      'tollgate://docs/guides/signing',
      'tollgate://errors',
    ]);
    for (const { uri } of resources) {
      const { contents } = await assistant.client.readResource({ uri });
      const text = contents.map((content) => ('text' in content ? content.text : '')).join('');
      expect(text.length, uri).toBeGreaterThan(20);
      expect(text.includes('PRIVATE KEY'), uri).toBe(false);
    }
  });
});

describe('signing', () => {
  it('gives every example of the contract its sign', async () => {
    for (const { operationId, path } of Object.values(operations)) {
      const body = requestExample(path);
      const { sign, problems } = await assistant.call('sign_request', { operation: operationId, body });
      expect([sign, problems], operationId).toEqual([body['sign'], []]);
      expect(await assistant.call('check_signature', { operation: operationId, body })).toMatchObject({ right: true });
    }
  });

  it('checks an RSA sign too', async () => {
    const body = requestExample('/payment', 'VN_BANK_RSA');
    expect(await assistant.call('check_signature', { operation: 'createPayment', body })).toMatchObject({
      right: true,
    });
  });

  it('finds the mistake of a wrong sign, and masks key and account', async () => {
    const body = requestExample('/payment');
    const lower = { ...body, sign: String(body['sign']).toLowerCase() };
    const checked = await assistant.call('check_signature', { operation: 'createPayment', body: lower });
    expect(checked).toMatchObject({ right: false, text: '100001ORDER-1001USD100.00<key>' });
    expect(checked['explanation']).toContain('upper case');
    const payout = await assistant.call('sign_request', { operation: 'createPayout', body: requestExample('/payout') });
    expect(JSON.stringify(payout)).not.toContain('646180157000000004');
    expect(payout['text']).toMatch(/\*{14}0004<key>$/);
  });

  it('lists the fields that break the contract', async () => {
    const body = { ...requestExample('/payment', 'ALIPAY'), sourceAmount: '1' };
    const { problems } = await assistant.call('sign_request', { operation: 'createPayment', method: 'ALIPAY', body });
    expect(problems).toEqual([expect.objectContaining({ field: 'sourceAmount' })]);
  });
});
