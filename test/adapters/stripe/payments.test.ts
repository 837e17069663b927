import { readFileSync } from 'node:fs';
import { code as currencyOf } from 'currency-codes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STRIPE_CURRENCIES } from '../../../src/adapters/stripe/currencies.ts';
import { openStripe, payment, refundOf } from './calls.ts';

const INTENTS = /^\/v1\/payment_intents$/;

afterEach(() => void vi.useRealTimers());

describe('a payment by Stripe whose answer got lost', () => {
  it('is found by its idempotency key, without a search', async () => {
    const { double, call } = await openStripe();
    const order = payment();
    double.loseNext(INTENTS);
    expect(await call('/authorizations', order)).toMatchObject({ kind: 'pending' });
    const [intent] = double.state.intents.all();
    expect(await call('/inquiries', { ...order, kind: 'payment' })).toMatchObject({
      kind: 'approved',
      acquirerReference: intent?.id,
    });
    expect(double.state.charges.all()).toHaveLength(1);
  });

  it('is declined if it never arrived, and a request that is still on its way then moves nothing', async () => {
    const { double, call } = await openStripe();
    const order = payment();
    double.loseNext(INTENTS);
    await call('/authorizations', order);
    // As if the request were still under way: Stripe has neither the intent nor the key.
    const [late] = double.state.intents.all();
    double.forgetKeys();
    double.state.intents.change(late?.id ?? '', { status: 'canceled', metadata: {} });
    expect(await call('/inquiries', { ...order, kind: 'payment' })).toMatchObject({ kind: 'declined' });
    const params = { amount: '1230', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' };
    const response = await fetch(`${double.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_double', 'Idempotency-Key': order.tradeNo },
      body: new URLSearchParams(params),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.objectContaining({ type: 'idempotency_error' }) },
    ]);
  });

  it('is found in the list once Stripe may have forgotten the key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { double, call } = await openStripe();
    const [order, other] = [payment(), payment()];
    double.loseNext(INTENTS);
    await call('/authorizations', order);
    await call('/authorizations', other);
    double.forgetKeys();
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    expect(await call('/inquiries', { ...order, kind: 'payment' })).toMatchObject({ kind: 'approved' });
    expect(double.state.charges.all()).toHaveLength(2);
  });
});

describe('a refund by Stripe', () => {
  it('is one refund, even if its answer got lost and Stripe has forgotten the key', async () => {
    const { double, call } = await openStripe();
    const order = payment();
    await call('/authorizations', order);
    const refund = refundOf(order, '1230');
    double.loseNext(/refunds$/);
    expect(await call('/refunds', refund)).toMatchObject({ kind: 'pending' });
    double.forgetKeys();
    expect(await call('/refunds', refund)).toMatchObject({ kind: 'approved' });
    expect(double.state.refunds.all()).toHaveLength(1);
  });

  it('is a reversal among the changes if it fails later, and stays approved', async () => {
    const { call } = await openStripe();
    const order = payment('4000000000005126');
    await call('/authorizations', order);
    const refund = refundOf(order, '1230');
    expect(await call('/refunds', refund)).toMatchObject({ kind: 'approved' });
    const changes = () => call('/changes', { after: null, limit: 200 });
    await expect
      .poll(async () => (await changes())['changes'])
      .toEqual([
        expect.objectContaining({ kind: 'reversal', of: 'refund', refundNo: refund.refundNo, amount: '1230' }),
      ]);
    expect(await call('/inquiries', { ...refund, kind: 'refund' })).toMatchObject({ kind: 'approved' });
  });
});

describe('news of Stripe', () => {
  it('is listed although its webhook never came', async () => {
    const { double, call } = await openStripe();
    double.setWebhookUrl('http://127.0.0.1:1');
    const order = payment('4000000000000259');
    await call('/authorizations', order);
    const changes = () => call('/changes', { after: null, limit: 200 });
    await expect
      .poll(async () => (await changes())['changes'])
      .toEqual([
        expect.objectContaining({ kind: 'chargeback', tradeNo: order.tradeNo, stage: 'chargeback', state: 'opened' }),
      ]);
  });

  it('has a stage: an inquiry of the bank that becomes a chargeback is opened twice, and one that ends is won', async () => {
    const { double, call } = await openStripe();
    const order = payment();
    await call('/authorizations', order);
    const [intent] = double.state.intents.all();
    const dispute = { id: 'dp_1', object: 'dispute', amount: 1230, currency: 'usd', reason: 'general' };
    const about = { ...dispute, payment_intent: intent?.id, evidence_details: { due_by: 1_900_000_000 } };
    double.report('charge.dispute.created', { ...about, status: 'warning_needs_response' });
    double.report(
      'charge.dispute.updated',
      { ...about, status: 'warning_under_review' },
      { status: 'warning_needs_response' },
    );
    double.report('charge.dispute.updated', { ...about, status: 'needs_response' }, { status: 'warning_under_review' });
    double.report('charge.dispute.closed', { ...about, status: 'won' });
    const changes = async () => (await call('/changes', { after: null, limit: 200 }))['changes'] as Change[];
    await expect
      .poll(async () => (await changes()).map(({ stage, state }) => `${stage} ${state}`).toSorted())
      .toEqual(['chargeback opened', 'chargeback won', 'inquiry opened']);
    expect((await changes())[0]).toMatchObject({
      tradeNo: order.tradeNo,
      caseId: 'dp_1',
      answerBy: '2030-03-17T17:46:40.000Z',
    });
  });

  it('is refused without the signature of Stripe', async () => {
    const { url } = await openStripe();
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.dispute.created' });
    const headers = { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    const { status } = await fetch(`${url}/webhooks/provider`, { method: 'POST', headers, body });
    expect(status).toBe(401);
  });
});

interface Change {
  readonly stage: string;
  readonly state: string;
}

describe('cards and amounts at Stripe', () => {
  it.each([
    ['4000000000000002', 'pm_card_visa_chargeDeclined', { class: 'soft' }],
    ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', { class: 'hard' }],
  ])('a test card %s goes by the name %s, and its decline has a class', async (number, name, decline) => {
    const { double, call, journalFile } = await openStripe();
    expect(await call('/authorizations', payment(number))).toMatchObject({ kind: 'declined', decline });
    expect(double.requests).toEqual(['POST /v1/payment_intents']);
    const journal = readFileSync(journalFile, 'utf8');
    expect(journal).toContain(name);
    expect(journal).not.toContain(number);
  });

  it('an account that may not send card numbers declines them, and no log quotes one', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call } = await openStripe({ isRawRefused: true });
    const order = payment('4111111111111111');
    expect(await call('/authorizations', order)).toMatchObject({ kind: 'declined', decline: { class: 'technical' } });
    expect(errors.mock.calls.flat().join('\n')).toContain('"problem":"Stripe refused"');
    expect(errors.mock.calls.flat().join('\n')).not.toContain('4111111111111111');
    errors.mockRestore();
  });

  it.each([
    ['JPY', 2, '1230', 1230],
    ['JPY', 1, '123000', 1230],
    ['BHD', 2, '1230', 1230],
    ['ISK', 2, '5', 500],
    ['UGX', 1, '500', 500],
    ['MGA', 2, '1200', 12],
  ])('%s in version %i: %s is %i at Stripe', async (currency, version, amount, sent) => {
    const { double, call } = await openStripe();
    const order = payment('4242424242424242', { currency, amount });
    expect(await call('/authorizations', order, version)).toMatchObject({ kind: 'approved', amount });
    expect(double.state.intents.all()).toEqual([expect.objectContaining({ amount: sent })]);
  });

  it.each([
    ['BHD', 2, '1235'],
    ['ISK', 1, '550'],
    ['MGA', 2, '1250'],
    ['USD', 2, '9007199254740993'],
  ])('%s in version %i: %s is declined, and never sent', async (currency, version, amount) => {
    const { double, call } = await openStripe();
    const order = payment('4242424242424242', { currency, amount });
    expect(await call('/authorizations', order, version)).toMatchObject({ kind: 'declined' });
    expect(double.requests).toEqual([]);
  });

  it('every currency has the decimals of ISO 4217 on the wire', () => {
    const wrong = Object.entries(STRIPE_CURRENCIES).filter(
      ([code, { decimals, isoDecimals = decimals }]) => currencyOf(code)?.digits !== isoDecimals,
    );
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
});
