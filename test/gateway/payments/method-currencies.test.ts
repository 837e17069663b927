import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { METHOD_CURRENCIES_PROBLEM } from '../../../src/gateway/config/read-method-currencies.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf, unsigned } from '../../helpers/payer/shop.ts';

const CONTRACT = 'CNY, HKD, USD, EUR, GBP, JPY, SGD, AUD, CAD, NZD';

it.each([
  ['as the contract lists them', '', CONTRACT],
  ['as the operator has widened them', 'WECHAT=THB+KRW,ALIPAY=all', `${CONTRACT}, THB, KRW`],
])(
  'payments, refusals, the cashier, links and the settings take the currencies of a method %s',
  async (_, text, list) => {
    const gateway = await startTestGateway({ env: text === '' ? {} : { METHOD_CURRENCIES: text } });
    onTestFinished(() => gateway.close());
    const shop = await gateway.newShop();
    onTestFinished(() => shop.close());
    const isWidened = text !== '';
    const refusal = { code: '10009', message: expect.stringContaining(`WECHAT is paid in ${list} only.`) };

    const taken = { code: '00000' };
    expect(await shop.payBy('WECHAT', { currencyCode: 'THB' })).toMatchObject(isWidened ? taken : refusal);
    expect(await shop.payBy('WECHAT', { currencyCode: 'PLN' })).toMatchObject(refusal);
    expect(await shop.payBy('ALIPAY', { currencyCode: 'PLN' })).toMatchObject(isWidened ? taken : { code: '10009' });

    const order = { ...unsigned('createCashierOrder', 'default'), merNo: shop.merNo, merOrderNo: shop.newOrderNo() };
    const { payUrl } = dataOf(await shop.call('createCashierOrder', { ...order, currencyCode: 'THB' }));
    const page = await (await fetch(String(payUrl))).text();
    expect(page.includes('WeChat Pay')).toBe(isWidened);

    const link = { title: 'Tea', currency: 'THB', amount: '100.00', methods: ['WECHAT'] };
    expect((await gateway.operator('POST', `/operator/merchants/${shop.merNo}/links`, link)).status).toBe(
      isWidened ? 201 : 400,
    );

    const { body } = await gateway.operator('GET', '/operator/settings');
    const { methods } = body as { methods: object[] };
    expect(methods).toContainEqual({ method: 'WECHAT', currencies: list.split(', '), isWidened });
    expect(methods).toContainEqual({ method: 'PIX', currencies: ['BRL'], isWidened: false });
  },
);

it.each(['PIX', 'PIX=XYZ', 'PIX=USD,PIX=EUR', 'PIX=', 'CREDIT_CARD=USD', 'OXXO=MXN'])(
  'a gateway does not start with METHOD_CURRENCIES=%s',
  (METHOD_CURRENCIES) => {
    expect(() => readConfig({ METHOD_CURRENCIES })).toThrow(METHOD_CURRENCIES_PROBLEM);
  },
);
