import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { signedText, signMd5, signRsa, verifyRsa } from '../../src/protocol/signature.ts';
import { webhookHeaders } from '../../src/protocol/standard-webhooks.ts';
import { codeBlocks, readGuide, tableUnder } from '../helpers/docs/guides.ts';

const { components } = contract;
const signing = readGuide('signing');
const rsa = readGuide('rsa');

type Body = Record<string, unknown>;

/** The body of the first request example of an operation. */
function firstExample(path: string): Body {
  const { post } = contract.paths[path as keyof typeof contract.paths];
  const [reference] = Object.values(post.requestBody.content['application/json'].examples) as { $ref: string }[];
  const name = reference?.$ref.split('/').at(-1) as keyof typeof components.examples;
  return components.examples[name].value as Body;
}

describe('the signing guide', () => {
  const examples = tableUnder(signing, 'A worked example for every operation');

  it('has a worked example for every operation', () => {
    expect(examples.map(([path]) => path)).toEqual(Object.keys(contract.paths));
  });

  it.each(examples)('signs %s right', (path = '', text, sign) => {
    const { fields } = Object.values(operations).find((operation) => operation.path === path)?.signature ?? {
      fields: [],
    };
    const body = firstExample(path);
    expect({ text, sign }).toEqual({
      text: `${signedText(fields, body)}KEY`,
      sign: signMd5(fields, body, sandboxAccount.key),
    });
    expect(body['sign']).toBe(sign);
  });

  it('shows the RSA signature of the text that it shows', () => {
    const text = '100001ORDER-1005-RSAUSD100.00';
    expect(rsa).toContain(`const text = '${text}';`);
    const [shown = ''] = codeBlocks(rsa, 'text');
    expect(shown.trim()).toBe(signRsa(['text'], { text }, sandboxAccount.privateKey));
    expect(shown.trim()).toBe(components.examples.CreatePaymentApplePayRsaRequest.value.sign);
  });

  it('shows a signature of the Vietnam Pay answer that the public key of the gateway proves', () => {
    const text = 'TG01K9ZC3M5Q8R7V2X4B6DORDER-10072';
    expect(rsa).toContain(`const text = '${text}';`);
    const sign = codeBlocks(rsa, 'text')[1]?.trim() ?? '';
    expect(verifyRsa({ fields: ['text'], body: { text }, sign, publicKey: sandboxAccount.gatewayPublicKey })).toBe(
      true,
    );
    const { data, sign: answered } = components.examples.PaymentVietnamPay.value;
    expect({ text, sign }).toEqual({ text: signedText(['tradeNo', 'merOrderNo', 'payCode'], data), sign: answered });
  });

  it('shows no signature that is not one of the worked examples or of a request in a guide', () => {
    const shown = readGuides().flatMap(({ text }) => text.match(/\b[0-9A-F]{32}\b/g) ?? []);
    const ofExamples = new Set(Object.values(components.examples).map((example) => (example.value as Body)['sign']));
    expect(shown.filter((sign) => !ofExamples.has(sign))).toEqual([]);
    expect(shown.length).toBeGreaterThan(examples.length);
  });
});

describe('the guide to verifying without a helper', () => {
  it('shows the signature of the body that it shows', () => {
    const guide = readGuide('verify-by-hand');
    const [body = '', signature = ''] = codeBlocks(guide, 'text').map((block) => block.trim());
    const message = { id: 'msg_01K9ZC3M5Q8R7V2X4B6D', timestampSeconds: 1793750400, body };
    expect(signature).toBe(webhookHeaders(message, [sandboxAccount.webhookSecret])['webhook-signature']);
    expect(guide).toContain(`\`${message.id}\``);
    expect(guide).toContain(`\`${message.timestampSeconds}\``);
  });
});

describe('the guide to testing', () => {
  it('lists the test cards of the contract', () => {
    const cards = contract.paths['/payment'].post['x-sandbox'].flatMap((entry) =>
      'value' in entry ? String(entry.value) : [],
    );
    expect(tableUnder(readGuide('testing'), 'Test cards').map(([number]) => number)).toEqual(cards);
  });
});

describe('the glossary', () => {
  it('has each term once, in order', () => {
    const terms = [...readGuide('glossary').matchAll(/^## (.+)$/gm)].map(([, term = '']) => term.toLowerCase());
    const letters = terms.filter((term) => /^[a-z]/.test(term));
    expect(letters).toEqual([...new Set(letters)].toSorted());
    expect(terms.length).toBeGreaterThan(40);
  });
});

describe('the guide to states', () => {
  const text = readGuide('states');
  const { schemas } = components;
  const WORDS: Record<string, RegExp> = { Processing: /process|pending/i, Failure: /fail/i, Success: /succe/i };

  it.each([
    [
      'Payments and payouts',
      [
        schemas.PayCode['x-enumDescriptions'],
        schemas.OrderState['x-enumDescriptions'],
        schemas.ListedState['x-enumDescriptions'],
        schemas.PaymentResultNotification.properties.code['x-enumDescriptions'],
      ],
    ],
    [
      'Refunds',
      [
        {},
        schemas.RefundState['x-enumDescriptions'],
        schemas.ListedState['x-enumDescriptions'],
        schemas.RefundResultNotification.properties.state['x-enumDescriptions'],
      ],
    ],
  ])('gives the numbers of %s the meanings of the contract', (heading, columns) => {
    const rows = tableUnder(text, heading);
    expect(rows.map(([meaning]) => meaning)).toEqual(Object.keys(WORDS));
    for (const [meaning = '', ...numbers] of rows) {
      for (const [index, meanings] of (columns as Record<string, string>[]).entries()) {
        const number = numbers[index] ?? '';
        if (/^\d$/.test(number)) expect(`${heading} ${number}: ${meanings[number]}`).toMatch(WORDS[meaning] ?? /never/);
      }
    }
  });

  it('gives the numbers of a chargeback the meanings of the contract', () => {
    const meanings: Record<string, string> = schemas.ChargebackNotification.properties.state['x-enumDescriptions'];
    expect(Object.fromEntries(tableUnder(text, 'Chargebacks') as [string, string][])).toEqual(meanings);
  });

  it('gives the numbers of a settlement the meanings of the contract', () => {
    const rows = [schemas.SettlementState, schemas.MarginState].map((schema) =>
      Object.values(schema['x-enumDescriptions']),
    );
    expect(tableUnder(text, 'Settlement').map(([, ...cells]) => cells)).toEqual(rows);
  });
});
