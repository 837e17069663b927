import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import { notifications } from '../../generated/notifications.ts';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { Json, JsonObject } from '../../scripts/generate/contract.ts';
import { APPROVED, WAITING_FOR_BANK, WAITING_FOR_PAYER } from '../../src/gateway/channel/messages.ts';
import { REFUND_MESSAGES } from '../../src/gateway/domain/orders/order-messages.ts';
import { passesLuhn } from '../../src/protocol/card.ts';
import { formOf, verifyMd5, verifyRsa } from '../../src/protocol/signature.ts';
import {
  answerExamples,
  contract,
  examplesOf,
  requestExamples,
  variantOf,
  violations,
} from '../helpers/contract/interface.ts';

// Every example of the contract is one that the demo merchant could send, or be sent: valid, and rightly signed.

type Body = JsonObject & { readonly sign: string };

const described = Object.values(operations);
const requests = described.flatMap(({ path, variants }) =>
  Object.entries(requestExamples(path)).map(([name, body]) => {
    const variant = Object.keys(variants).find((key) => name === key || name.startsWith(`${key}_`)) ?? 'default';
    return { title: `${path} ${name}`, path, variant: variantOf(path, variant), body: body as Body };
  }),
);
const answers = described.flatMap(({ path }) =>
  Object.keys(contract.paths[path]?.post.responses ?? {}).flatMap((status) =>
    Object.entries(answerExamples(path, status)).map(([name, body]) => {
      return { title: `${path} ${status} ${name}`, path, status, name, body: body as JsonObject };
    }),
  ),
);
const events = Object.values(notifications).flatMap(({ event, schema, contentType }) => {
  const body = contract.components.pathItems[event]?.post['requestBody'] as { content: Record<string, JsonObject> };
  const examples = Object.entries(examplesOf(body.content[contentType]));
  return examples.map(([name, value]) => ({ title: `${event} ${name}`, event, schema, name, value }));
});

describe('the examples', () => {
  const dataOf = (name: string) =>
    ((contract.components.examples[name]?.value ?? {}) as { data?: JsonObject }).data ?? {};

  it('have the words and numbers that the gateway sends', () => {
    expect(dataOf('PaymentApproved')['message']).toBe(APPROVED.payment);
    for (const name of ['PaymentRedirected', 'PaymentChallenged', 'PaymentVietnamPay', 'CashierOrderCreated'])
      expect(dataOf(name)['message']).toBe(WAITING_FOR_PAYER);
    expect(dataOf('PaymentPending')['message']).toBe(WAITING_FOR_BANK);
    expect(dataOf('QueryOrderRefundAnswer')['message']).toBe(REFUND_MESSAGES.approved);
    const refunds = events.filter(({ event }) => event === 'refundResult').map(({ value }) => value as JsonObject);
    expect(refunds.map(({ message }) => message)).toEqual([REFUND_MESSAGES.approved, REFUND_MESSAGES.declined]);
    expect(JSON.stringify(contract.components.parameters['WebhookId']?.['examples'])).toContain('"NT01');
  });
});

describe('the bundle', () => {
  it('is valid for another parser than ours, and can be dereferenced', async () => {
    const api = await SwaggerParser.validate(structuredClone(contract) as never, { dereference: { circular: false } });
    expect(Object.keys(api.paths ?? {})).toEqual(Object.keys(contract.paths));
    expect(JSON.stringify(api)).not.toContain('"$ref"');
  });
});

describe('a request example', () => {
  it('is valid for its variant', () => {
    for (const { title, variant, body } of requests) expect.soft(violations(variant.request, body), title).toEqual([]);
  });

  it('carries the right sign of the demo merchant', () => {
    const { key, publicKey, merNo } = sandboxAccount;
    for (const { title, variant, body } of requests) {
      const { fields } = operations[variant.operationId].signature;
      const { sign } = body;
      const given = { fields, body, sign };
      expect.soft(body['merNo'], title).toBe(merNo);
      expect.soft(formsOf(variant), title).toContain(formOf(sign));
      const isRight = formOf(sign) === 'md5' ? verifyMd5({ ...given, key }) : verifyRsa({ ...given, publicKey });
      expect.soft(isRight, title).toBe(true);
    }
  });

  it('is there for every variant, and in every form that the variant takes', () => {
    const shown = requests.map(({ path, variant, body }) => `${path} ${variant.name} ${formOf(body.sign)}`);
    const wanted = described.flatMap(({ path, variants }) =>
      Object.keys(variants).flatMap((name) => formsOf(variantOf(path, name)).map((form) => `${path} ${name} ${form}`)),
    );
    expect(shown.toSorted()).toEqual(wanted.toSorted());
  });

  it('a request example of a card payment has a card number that passes the check', () => {
    const cards = requests.filter(({ variant }) => variant.name === 'CREDIT_CARD');
    expect(cards.map(({ body }) => passesLuhn(String(body['cardNo'])))).toEqual([true]);
  });
});

describe('an answer example', () => {
  it('is valid', () => {
    for (const { title, path, status, body } of answers) {
      const schemas = body['code'] === '00000' ? successSchemas(path) : ['Failure'];
      expect
        .soft(
          schemas.filter((schema) => violations(schema, body).length === 0),
          title,
        )
        .not.toEqual([]);
      if (body['code'] === '00000') expect.soft(status, title).toBe('200');
    }
  });

  it.each(described)('an answer example of $path shows a success and a failure', ({ path }) => {
    const pages = Object.values(answerExamples(path, '200', 'text/html'));
    const codes = Object.values(answerExamples(path)).map((body) => (body as JsonObject)['code']);
    expect(pages.length > 0 || codes.includes('00000')).toBe(true);
    expect(codes.filter((code) => code !== '00000')).not.toEqual([]);
  });

  it('is there for every code of the catalogue', () => {
    const codes = answers.map(({ body }) => String(body['code'])).filter((code) => code !== '00000');
    expect([...new Set(codes)].toSorted()).toEqual(Object.keys(errors).toSorted());
  });

  it('an answer example of Vietnam Pay carries the right sign of the gateway', () => {
    const { data, sign } = answerExamples('/payment')['vietnamPay'] as { data: Json; sign: string };
    const schema = contract.components.schemas['VietnamPaySuccess'] as
      | { 'x-signature': { fields: string[] } }
      | undefined;
    const { fields } = schema?.['x-signature'] ?? { fields: [] };
    const publicKey = sandboxAccount.gatewayPublicKey;
    expect(verifyRsa({ fields, body: data, sign, publicKey })).toBe(true);
    expect(verifyRsa({ fields, body: { ...(data as JsonObject), payCode: 0 }, sign, publicKey })).toBe(false);
  });

  it.each(described)(
    'an answer example of $path that a sandbox row names fits the variant of the row',
    ({ path, variants }) => {
      const rows = contract.paths[path]?.post['x-sandbox'] as { variant?: string; answer: string }[];
      for (const row of rows) {
        const names = row.variant === undefined ? remaining(variants, rows) : [row.variant];
        for (const name of names) {
          const { answer } = variantOf(path, name);
          if (answer === null) continue;
          expect(violations(answer, answerExamples(path)[row.answer]), `${name} ${row.answer}`).toEqual([]);
        }
      }
    },
  );
});

describe('a notification example', () => {
  it.each(events)('a notification example of $title is valid', ({ schema, value }) => {
    expect(violations(schema, value)).toEqual([]);
  });

  it('is there for every result of every notification', () => {
    const shown = events.map(({ event, name }) => `${event} ${name}`);
    const results = ['paymentResult', 'refundResult', 'payoutResult'].flatMap((event) => [
      `${event} success`,
      `${event} failure`,
    ]);
    const cases = ['chargeback opened', 'chargeback won', 'chargeback lost'];
    expect(shown.toSorted()).toEqual([...results, ...cases].toSorted());
  });
});

function formsOf({ operationId, name }: { operationId: keyof typeof operations; name: string }): readonly string[] {
  const variants: Readonly<Record<string, { forms: readonly string[] }>> = operations[operationId].variants;
  return variants[name]?.forms ?? [];
}

function successSchemas(path: string): string[] {
  const operation = described.find((candidate) => candidate.path === path);
  const variants: readonly { answer: string | null }[] = Object.values(operation?.variants ?? {});
  return [...new Set(variants.flatMap((variant) => variant.answer ?? []))];
}

/** The variants that no row of their own answers, which fall to the last row. */
function remaining(variants: object, sandbox: readonly { variant?: string }[]): string[] {
  const own = new Set(sandbox.map((row) => row.variant));
  return Object.keys(variants).filter((name) => !own.has(name));
}
