import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runSql } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { createLinkPayer } from '../../helpers/payer/links.ts';
import { dataOf } from '../../helpers/payer/shop.ts';

// JPY has no decimals: amounts are written with two, and these are zeros.

const RULE = 'must be a whole amount such as 100.00, because JPY has no decimals';
const yen = (sourceAmount: string) => ({ currencyCode: 'JPY', sourceAmount });

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a fraction in a currency without decimals on %s', (engine) => {
  it('is refused in payments, cashier orders and payouts, and uses up no number', async () => {
    const { shop } = await open(engine);
    const merOrderNo = shop.newOrderNo();
    const refusal = { code: '10001', message: `Invalid input. sourceAmount: ${RULE}.` };
    expect(await shop.pay({ merOrderNo, ...yen('100.50') })).toEqual(refusal);
    expect(await shop.payBy('ALIPAY', { merOrderNo, ...yen('0.01') })).toEqual(refusal);
    expect(await shop.payOut({ merOrderNo, ...yen('100.50') })).toEqual(refusal);
    expect(await shop.pay({ merOrderNo, ...yen('100.00') })).toMatchObject({ code: '00000' });
    expect(await shop.payOut(yen('90.00'))).toMatchObject({ code: '00000' });
  });

  it('is refused in refunds by merchants and by people, and left to fees', async () => {
    const { gateway, shop } = await open(engine, { terms: { handlingFeeBasisPoints: 250 } });
    const order = dataOf(await shop.pay(yen('1001.00')));
    expect(dataOf(await shop.balance('JPY'))).toMatchObject({ balance: '975.97' });
    expect(await shop.refund(order, { amount: '10.50' })).toEqual({
      code: '10001',
      message: `Invalid input. amount: ${RULE}.`,
    });
    const path = `/operator/orders/${String(order['tradeNo'])}/refunds`;
    expect(await gateway.operator('POST', path, { amount: '10.50' })).toMatchObject(INVALID);
    expect(await gateway.operator('POST', path, { amount: '10.00' })).toMatchObject({ status: 201 });
    expect(await shop.refund(order, { amount: '11.00' })).toMatchObject({ code: '00000' });
    await gateway.verify();
  });

  it('is refused in links, payouts and corrections by people', async () => {
    const { gateway, shop } = await open(engine);
    const merchant = `/operator/merchants/${shop.merNo}`;
    const link = { title: 'Tea', currency: 'JPY', amount: '100.50' };
    expect(await gateway.operator('POST', `${merchant}/links`, link)).toMatchObject(INVALID);
    expect(await gateway.operator('POST', `${merchant}/links`, { ...link, amount: '100.00' })).toMatchObject({
      status: 201,
    });
    // What the payer chooses has no fraction either.
    const made = await gateway.operator('POST', `${merchant}/links`, {
      title: 'Tip',
      currency: 'JPY',
      amountMin: '1.00',
    });
    const { linkNo } = made.body as { linkNo: string };
    const payer = createLinkPayer(gateway.url);
    expect((await payer.begin(linkNo, { amount: '100.50' })).text).toContain(
      'Enter a whole amount: JPY has no decimals.',
    );
    expect((await payer.press(linkNo, { amount: '100' })).path).toMatch(/^\/pay\/TG/);
    const correction = {
      correctionNo: 'C1',
      currency: 'JPY',
      amount: '1.50',
      from: 'fees',
      to: 'available',
      note: 'Rounding',
    };
    expect(await gateway.operator('POST', `${merchant}/corrections`, correction)).toMatchObject(INVALID);
    const payout = { merOrderNo: 'P1', currency: 'JPY', amount: '1.50', method: 'PAYOUT_1', account: '12345678' };
    const names = { benFirstName: 'Ana', benLastName: 'Lima' };
    expect(await gateway.operator('POST', `${merchant}/payouts`, { ...payout, ...names })).toMatchObject(INVALID);
  });

  it('an order that was accepted before with a fraction is refunded with what is left, and its key gets its answer', async () => {
    const { shop, place } = await open(engine);
    const key = { headers: { 'Idempotency-Key': 'old' } };
    const body = { merOrderNo: shop.newOrderNo(), ...yen('100.00') };
    const order = dataOf(await shop.pay(body, key));
    await shop.pay(yen('50.00'));
    const tradeNo = String(order['tradeNo']);
    const more = `update orders set amount = amount + 50, settle_amount = settle_amount + 50 where trade_no = '${tradeNo}'`;
    await vi.waitFor(() => runSql(place, more), { timeout: 60_000 });
    expect(await shop.refund(order, { amount: '0.50' })).toMatchObject({ code: '10001' });
    expect(await shop.refund(order, { amount: '40.00' })).toMatchObject({ code: '00000' });
    expect(await shop.refund(order, { amount: '60.50' })).toMatchObject({ code: '00000' });
    // The refusal of the amount comes after the first answer to a key.
    const fraction = { ...body, sourceAmount: '100.50' };
    const refusal = { code: '10006', message: expect.stringContaining('Idempotency-Key') };
    expect(await shop.pay(fraction, key)).toMatchObject(refusal);
    const payout = { ...yen('10.00'), merOrderNo: shop.newOrderNo() };
    expect(await shop.payOut(payout, key)).toMatchObject({ code: '00000' });
    expect(await shop.payOut({ ...payout, sourceAmount: '10.50' }, key)).toMatchObject(refusal);
  });
});

const INVALID = { status: 400, body: { errors: [{ field: 'amount', problem: RULE }] } };

async function open(engine: EngineName, settings: object = {}) {
  const database = await openDatabase(engine);
  const gateway = await startTestGateway({ env: database.env });
  const shop = await gateway.newShop(settings);
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
    await database.drop();
  });
  const place = { dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: database.env['DATABASE_URL'] ?? null };
  return { gateway, shop, place };
}
