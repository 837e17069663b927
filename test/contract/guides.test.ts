import { describe, expect, it } from 'vitest';
import { errors } from '../../generated/errors.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { notifications } from '../../generated/notifications.ts';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { kebabCase, notificationAddress, operationAddress, pageAddress } from '../../scripts/docs/addresses.ts';
import { readGuides } from '../../scripts/docs/guides.ts';
import { guideTables, TABLE_PLACEHOLDER } from '../../scripts/docs/guide-tables.ts';
import { signedText, signMd5, signRsa, verifyRsa } from '../../src/protocol/signature.ts';
import { webhookHeaders } from '../../src/protocol/standard-webhooks.ts';
import { codeBlocks, readGuide, tableUnder } from '../helpers/guides.ts';

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

/** Pages that other parts of the docs make, and files. */
const OTHER_PAGES = [
  '',
  'errors/',
  'methods/',
  'helpers/',
  'collections/',
  'changelog/',
  'reference.html',
  'llms.txt',
  'openapi.json',
].map((path) => `/docs/${path}`);

/** Phrases that make a reader stop. style.md has what to write instead. */
const STIFF =
  /\b(?:(?:is|are|was|were) told|stands? (?:for|in|still|behind|before|as)|where (?:there|it|they|you|a|an|the)(?: \w+)? (?:is|are|has|have)|is asked|believe[sd]?|with a proof|brings? back|thereof|shall|should you)\b/gi;

/** The address of every guide, and of each of its headings. */
function guideHeadings(): string[] {
  return readGuides().flatMap(({ path, text }) => {
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => `#${headingId(heading)}`);
    return ['', ...headings].map((anchor) => `${pageAddress(path)}${anchor}`);
  });
}

function contractAddresses(): string[] {
  return [
    ...Object.keys(operations).map(operationAddress),
    ...Object.keys(notifications).map(notificationAddress),
    ...Object.keys(errors).map((code) => `/docs/errors/${code}/`),
    ...components.schemas.PaymentMode.enum.map((method) => `/docs/methods/${kebabCase(method)}/`),
  ];
}

/** As GitHub and the site derive it. */
function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

describe('the guides as a whole', () => {
  it('are files of the site: the contract has neither guides nor placeholders', () => {
    const text = JSON.stringify(contract);
    expect(text).not.toContain('<!--');
    for (const { title } of readGuides()) expect(contract.tags.map((tag) => tag.name)).not.toContain(title);
  });

  it('have titles and addresses of their own', () => {
    for (const field of ['title', 'path', 'description'] as const) {
      const values = readGuides().map((guide) => guide[field]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it.each(readGuides())('$name has keywords, and no word of them twice', ({ keywords }) => {
    expect(keywords.length).toBeGreaterThan(2);
    expect(keywords).toEqual([...new Set(keywords)]);
  });

  it('ask for tables that exist, and for each of them', () => {
    const asked = readGuides().flatMap(({ text }) => [...text.matchAll(TABLE_PLACEHOLDER)].map(([, name]) => name));
    expect(new Set(asked)).toEqual(new Set(Object.keys(guideTables)));
  });

  it('link to nothing but pages and headings that exist', () => {
    const addresses = new Set([...guideHeadings(), ...contractAddresses(), ...OTHER_PAGES]);
    const links = [...readGuides().map(({ text }) => text), contract.info.description].flatMap((text) =>
      [...text.matchAll(/\]\(((?:\/|#)[^)]*)\)/g)].map(([, link = '']) => link),
    );
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('have no marker that nothing fills in', () => {
    const markers = readGuides().flatMap(({ text }) =>
      [...text.matchAll(/<!-- (.+?) -->/g)].map(([, marker]) => marker),
    );
    const known = /^(table: [\w-]+|tabs: language|\/tabs|picture: [\w-]+)$/;
    expect(markers.filter((marker) => !known.test(marker ?? ''))).toEqual([]);
    expect(markers.filter((marker) => marker === 'tabs: language')).toHaveLength(
      markers.filter((marker) => marker === '/tabs').length,
    );
  });

  it.each(readGuides())('$name uses the words of the field', ({ text }) => {
    const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/\s+/g, ' ');
    expect(prose.match(STIFF) ?? []).toEqual([]);
  });

  it.each(readGuides())('$name leads on, and fits on a page', ({ section, name, text }) => {
    const isGuide = section !== 'curious' && name !== 'glossary';
    if (isGuide) expect(text).toContain('\n## Next\n');
    expect(text.length).toBeLessThan(12_500);
  });

  it('name no error code that is not in the catalogue', () => {
    const named = readGuides().flatMap(({ text }) => [...text.matchAll(/`(\d{5})`/g)].map(([, code = '']) => code));
    const unknown = named.filter((code) => code !== '00000' && !(code in errors));
    expect(unknown).toEqual([]);
    expect(named).toContain('10002');
  });

  it('count right', () => {
    expect(Object.keys(operations)).toHaveLength(10);
    expect(Object.keys(notifications)).toHaveLength(4);
    expect(contract.info.description).toMatch(/Ten operations [^]*Four notifications/);
    // The cashier counts as two methods beside those of /payment.
    const ways = ['Sixteen', 'Seventeen', 'Eighteen', 'Nineteen', 'Twenty'];
    const count = ways[Object.keys(operations.createPayment.variants).length + 2 - 16];
    expect(components.schemas.WithdrawType.enum).toHaveLength(6);
    expect(readGuide('methods')).toContain(`${count} pay-in methods and six kinds of payout`);
  });
});

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

describe('the guide to verifying a webhook', () => {
  it('shows the signature of the body that it shows', () => {
    const guide = readGuide('verify-webhook');
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
