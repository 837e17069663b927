import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { costliestAccepted, hostileBodies, longestProduct } from '../../../scripts/bench/refusals/bodies.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import { signed } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startWork } from '../../helpers/database/work-time.ts';
import { startHttp } from './helpers.ts';

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  http = await startHttp();
});
afterAll(() => http.close());

async function ask(
  operationId: OperationId,
  variant: string,
  change: Body,
): Promise<{ code: string; message: string }> {
  const body = signed(operationId, { ...exampleOf(operationId, variant).body, ...change });
  return JSON.parse((await http.caller.call({ operationId, variant, body })).text);
}

const pay = (change: Body) => ask('createPayment', 'CREDIT_CARD', change);
const invalid = (text: string) => ({ code: '10001', message: `Invalid input. ${text}.` });
const json = { 'Content-Type': 'application/json', Referer: 'http://localhost/' };

describe('an unsigned body that is expensive to check (S18, S29)', () => {
  const send = ({ operationId, paymentType, text }: ReturnType<typeof hostileBodies>[number]) =>
    http.caller.send({
      path: operations[operationId].path,
      headers: { ...json, ...(paymentType && { paymentType }) },
      body: text,
    });
  const accept = async () => {
    const body = signed('createPayment', costliestAccepted());
    const answer = await http.caller.call({ operationId: 'createPayment', variant: 'CREDIT_CARD', body });
    expect(answer.text).toContain('"code":"00000"');
  };

  it.each(hostileBodies())('is refused by at most twenty problems: $what', async (body) => {
    const { text } = await send(body);
    const { code, message } = JSON.parse(text) as { code: string; message: string };
    expect(code).toBe('10001');
    // A field and its problem; a rule may follow the problem.
    expect(message.split(/; (?=[\w.[\]]+: )/).length).toBeLessThanOrEqual(20);
    expect(message.length).toBeLessThan(5000);
    expect(message).toMatch(/[^.]\.$/);
  });

  // The bench measures it; here a refusal that grew with the square of its length would stand out by thousands of times.
  it.each(hostileBodies())('costs no more than a few requests that are accepted: $what', async (body) => {
    const ratios: number[] = [];
    for (let round = 0; round < 10 && !ratios.some((ratio) => ratio < 50); round += 1) {
      const accepted = await timeOf(accept);
      ratios.push((await timeOf(() => send(body))) / accepted);
    }
    expect(Math.min(...ratios)).toBeLessThan(50);
  });
});

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const workMs = startWork();
  await run();
  return workMs();
}

describe('a thousand products', () => {
  it.each(['x', 'é', '字', '𝒳'])(
    'a thousand products at their full lengths fit into the body, in letters such as %s',
    async (letter) => {
      const productInfoList = Array.from({ length: 1000 }, () => longestProduct(letter));
      expect(await pay({ productInfoList })).toMatchObject({ code: '00000' });
    },
  );

  it('a thousand products with addresses at their full lengths fit into the body', async () => {
    const productUrl = `http://localhost/${'p'.repeat(495)}`;
    const products = Array.from({ length: 1000 }, () => ({ ...longestProduct('𝒳'), productUrl }));
    expect(await ask('createPayment', 'APPLE_PAY', { products })).toMatchObject({ code: '00000' });
  });

  it('a thousand products and one are too many, and are not looked at', async () => {
    const productInfoList = Array.from({ length: 1001 }, () => ({}));
    expect(await pay({ productInfoList })).toEqual(invalid('productInfoList: must have at most 1000 items, not 1001'));
  });

  it.each(['0', '-1', '1.5', '1e3', ' 1', '01', 'two', '１'])(
    'are bought in whole numbers from 1, not %j',
    async (quantity) => {
      const productInfoList = [{ sku: 'A', productName: 'A', price: '1.00', quantity }];
      const { code, message } = await pay({ productInfoList });
      expect(code).toBe('10001');
      expect(message).toMatch(
        /^Invalid input\. productInfoList\[0\]\.quantity: .*; use a whole number of at least 1, such as 2\.$/,
      );
    },
  );
});

describe('a field that is null, or an empty text,', () => {
  it('counts as absent if it is optional', async () => {
    const { body } = exampleOf('createPayment', 'ALIPAY');
    const optional = [
      'notifyUrl',
      'userId',
      'email',
      'osType',
      'terminal',
      'billingCountry',
      'productInfoList',
      'cardNo',
    ];
    for (const empty of [null, '']) {
      const change = Object.fromEntries(optional.map((name) => [name, empty]));
      expect(await ask('createPayment', 'ALIPAY', { ...body, ...change })).toMatchObject({ code: '00000' });
    }
    expect(http.calls.createPayment.at(-1)).toMatchObject({ notifyUrl: null });
    const dates = { dateLimit: null, merOrderNos: null, pageNum: null, pageSize: null };
    expect(await ask('listOrders', 'default', dates)).toMatchObject({ code: '00000' });
  });

  it('is missing if it is required', async () => {
    const productInfoList = [{ sku: 'A', productName: null, price: '', quantity: '1' }];
    expect(await pay({ returnUrl: null, billingCity: '', productInfoList })).toEqual(
      invalid(
        'returnUrl: is missing; billingCity: is missing; productInfoList[0].productName: is missing; productInfoList[0].price: is missing',
      ),
    );
  });

  it('leaves its place to another spelling', async () => {
    const { sign, ...body } = signed('queryBalance', exampleOf('queryBalance', 'default').body);
    for (const empty of [null, '']) {
      const call = {
        operationId: 'queryBalance',
        variant: 'default',
        body: { ...body, sign: empty, sing: sign },
      } as const;
      expect(JSON.parse((await http.caller.call(call)).text)).toMatchObject({ code: '00000' });
    }
  });

  it('is wrong as a text where a number stands', async () => {
    expect(await ask('listOrders', 'default', { pageSize: '' })).toEqual(
      invalid('pageSize: must be an integer, not a string'),
    );
  });
});

describe('an address that cannot be called', () => {
  it.each([
    ['http://:8158/', 'has no host; use a URL such as https://shop.example/return'],
    ['http://shop.example:99999/', 'has an invalid port; use 1 to 65535 or omit it'],
    ['http://[::1/', 'has an unmatched bracket in the host'],
    ['http://user@shop.example/', 'contains a user name; remove everything up to the @'],
    ['https://shop.example\\@evil.example/', 'contains a user name; remove everything up to the @'],
    ['http://shop_!.example/', 'has an invalid host; check its spelling'],
    [
      'http://shop.example/a b',
      'contains a space; use an absolute http or https URL, such as https://shop.example/return',
    ],
    [
      '//shop.example/',
      'is not in the expected format; use an absolute http or https URL, such as https://shop.example/return',
    ],
  ])('%s is refused by name at every address field', async (address, problem) => {
    for (const field of ['returnUrl', 'notifyUrl', 'protestNotifyUrl']) {
      expect(await pay({ [field]: address })).toEqual(invalid(`${field}: ${problem}`));
    }
    expect(await ask('applyRefund', 'default', { notifyUrl: address })).toEqual(invalid(`notifyUrl: ${problem}`));
  });

  it.each([
    'http://[::1]:8158/a?b',
    'https://shop.example:65535',
    'http://127.0.0.1:1/',
    'http://müller.example/ü?ä=%zz#[x]',
  ])('%s can', async (address) => {
    expect(await pay({ returnUrl: address, notifyUrl: address })).toMatchObject({ code: '00000' });
  });
});

describe('a message', () => {
  it('says what came and the rule', async () => {
    expect(await pay({ merOrderNo: 'ORDER 1' })).toEqual(
      invalid(
        'merOrderNo: contains a space; use letters, digits and ASCII punctuation, without spaces and without a currency code directly followed by an amount, such as USD10.00',
      ),
    );
    expect(await pay({ ipAddress: 'localhost' })).toEqual(
      invalid('ipAddress: is not an IP address; use one such as 203.0.113.7 or 2001:db8::7'),
    );
  });

  it('never holds a card number, wherever it was written (S9)', async () => {
    const number = '4242424242424242';
    const fields = [
      'merOrderNo',
      'currencyCode',
      'sourceAmount',
      'ipAddress',
      'cardSecurityCode',
      'terminal',
      'version',
    ];
    const change = Object.fromEntries(fields.map((name) => [name, `${number} `]));
    const { message } = await pay({ ...change, screenWidth: Number(number), cardNo: `${number} 12/30` });
    expect(message).not.toContain(number.slice(0, 7));
  });

  it.each(['1.00001e5', '100001.0'])('says that merNo is not written as %s', async (written) => {
    const { body } = exampleOf('queryBalance', 'default');
    const text = JSON.stringify(signed('queryBalance', body)).replace(
      `"merNo":${sandboxAccount.merNo}`,
      `"merNo":${written}`,
    );
    const answer = await http.caller.send({ path: '/balance/query', headers: json, body: text });
    expect(JSON.parse(answer.text)).toEqual(
      invalid('merNo: must be an integer, not a number with a fraction or an exponent'),
    );
  });
});
