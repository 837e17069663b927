import { expect, it } from 'vitest';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { createShop } from '../../helpers/payer/shop.ts';

describeGateway('merchants', (open) => {
  it('are served once they are approved, and not while they are suspended', async () => {
    const { operator, url } = await open();
    const created = await operator('POST', '/operator/merchants', { name: 'New shop', websites: ['http://localhost'] });
    const { merchant, signingKey } = created.body as {
      merchant: { merNo: number; status: string };
      signingKey: string;
    };
    const shop = createShop(url, { merNo: merchant.merNo, key: signingKey });
    expect(await shop.pay()).toMatchObject({ code: '10003' });
    const act = (action: string) => operator('POST', `/operator/merchants/${merchant.merNo}/${action}`, {});
    await act('approve');
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    await act('suspend');
    expect(await shop.pay()).toMatchObject({ code: '10003' });
    expect(await shop.balance('USD')).toMatchObject({ code: '10003' });
    await act('resume');
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    shop.close();
  });

  it('change their key with an overlap in which both are good', async () => {
    const { shop, operator, advance, url } = await open();
    const rotated = await operator('POST', `/operator/merchants/${shop.merNo}/signing-key`, { overlapSeconds: 60 });
    const renewed = createShop(url, { merNo: shop.merNo, key: (rotated.body as { value: string }).value });
    expect(await renewed.pay()).toMatchObject({ code: '00000' });
    expect(await shop.pay()).toMatchObject({ code: '00000' });
    await advance(61);
    expect(await renewed.pay()).toMatchObject({ code: '00000' });
    expect(await shop.pay()).toMatchObject({ code: '10002' });
    renewed.close();
  });

  it('are reached from their own websites only', async () => {
    const { shop, operator } = await open();
    const from = (Referer: string) => shop.pay({}, { headers: { Referer } });
    expect(await from('https://shop.example/checkout')).toMatchObject({ code: '10005' });
    const websites = ['https://shop.example'];
    await operator('PUT', `/operator/merchants/${shop.merNo}/websites`, { websites });
    expect(await from('https://shop.example/checkout')).toMatchObject({ code: '00000' });
    expect(await from('http://localhost/checkout')).toMatchObject({ code: '10005' });
  });

  it('get a deposit of the operator into their balance, once for each number', async () => {
    const { shop, operator, verify } = await open();
    const deposit = { depositNo: 'D-1', amount: '100.00', currency: 'MXN' };
    const path = `/operator/merchants/${shop.merNo}/deposits`;
    expect(await operator('POST', path, deposit)).toMatchObject({ status: 201 });
    await operator('POST', path, deposit);
    expect(await shop.balance('MXN')).toMatchObject({ data: { balance: '100.00' } });
    expect(await operator('POST', path, { ...deposit, amount: '200.00' })).toMatchObject({ status: 409 });
    await verify();
  });

  it('see in the sandbox why a signature is wrong', async () => {
    const { shop } = await open();
    const body = shop.paymentBody();
    const answer = await shop.call('createPayment', { ...body, sign: 'a'.repeat(32) });
    expect(answer.code).toBe('10002');
    expect(answer.message).toContain(`${shop.merNo}${String(body['merOrderNo'])}`);
    expect(answer.message).not.toContain(shop.key);
  });
});
