import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { becomes, CARD, newPayment, post, refundOf, SIGNED, startAdapter } from './adyen-adapter.ts';
import { bodyOf } from './double/webhooks.ts';

type Sent = ReturnType<typeof newPayment>;
const REDIRECTED = { ...CARD, number: '4000000000003220' };
const PENDING = { ...CARD, number: '4000000000000119' };
const LOST = { ...CARD, number: '4000000000000341' };

describe('an amount at Adyen', () => {
  it.for([
    ['EUR', '1230', 1230],
    ['JPY', '1230', 1230],
    ['BHD', '1230', 1230],
    // Adyen counts these four in another way than ISO 4217.
    ['ISK', '1230', 123_000],
    ['CLP', '1230', 123_000],
    ['IDR', '123000', 1230],
    ['CVE', '123000', 1230],
  ] as const)('is what %s %s is worth', async ([currency, amount, value]) => {
    const { call, double } = await startAdapter();
    expect(await call('authorize', newPayment({ currency, amount }))).toMatchObject({ kind: 'approved', amount });
    expect(double.sent[0]?.amount).toEqual({ currency, value });
  });

  it.for([
    ['IDR', '123050'],
    ['CVE', '1'],
    ['USDT', '1230'],
    ['EUR', '9007199254740993'],
  ] as const)('is declined and never sent if Adyen cannot write it: %s %s', async ([currency, amount]) => {
    const { call, double } = await startAdapter();
    expect(await call('authorize', newPayment({ currency, amount }))).toMatchObject({ kind: 'declined' });
    expect(double.sent).toEqual([]);
  });
});

it.for([
  ['Not enough balance', '12', 'soft'],
  ['Refused', '2', 'soft'],
  ['3D Not Authenticated', '11', 'soft'],
  ['Expired Card', '6', 'hard'],
  ['Restricted Card', '25', 'hard'],
  ['FRAUD', '20', 'fraud'],
  ['Issuer Suspected Fraud', '31', 'fraud'],
  ['Withdrawal amount exceeded', '28', 'limit'],
  ['Acquirer Error', '4', 'technical'],
  ['Something New', '99', 'hard'],
])('a payment that Adyen refuses with "%s" is a decline of its class', async ([reason = '', code = '', name]) => {
  const { call, double } = await startAdapter();
  double.script('4000000000000010', { result: 'Refused', refusal: [reason, code] });
  const payment = newPayment({ card: { ...CARD, number: '4000000000000010' } });
  expect(await call('authorize', payment)).toMatchObject({ kind: 'declined', decline: { class: name } });
});

it('a key that Adyen does not take is a technical decline, and not a payment that stays open', async () => {
  const { call } = await startAdapter({ key: 'wrong' });
  expect(await call('authorize', newPayment())).toMatchObject({ kind: 'declined', decline: { class: 'technical' } });
});

it('test cards are sent in the form that needs no permission, and real ones as they are', async () => {
  const test = await startAdapter();
  await test.call('authorize', newPayment());
  expect(test.double.sent[0]?.paymentMethod).toMatchObject({ encryptedCardNumber: `test_${CARD.number}` });
  const live = await startAdapter({ livePrefix: '1797a841fbb37ca7-AdyenDemo' });
  await live.call('authorize', newPayment());
  expect(live.double.sent[0]?.paymentMethod).toEqual({
    type: 'scheme',
    number: CARD.number,
    expiryMonth: '12',
    expiryYear: '2031',
    cvc: '739',
  });
});

it('neither the journal nor the log has a card or a security code', async () => {
  const { call, journal, log } = await startAdapter();
  await call('authorize', newPayment());
  await call('authorize', newPayment({ card: LOST }));
  const written = `${readFileSync(journal, 'utf8')}${JSON.stringify(log.mock.calls)}`;
  expect(written).toContain('approved');
  expect(written).not.toMatch(/4242424242424242|4000000000000341|"739"|securityCode/);
});

describe('a payment whose answers are lost', () => {
  it('stays open while Adyen reports nothing, and has its result by a report, even after a restart', async () => {
    const { call, double, webhookUrl, restart } = await startAdapter();
    double.setWebhookUrl(null);
    const payment = newPayment({ card: LOST });
    // The second request has the first one's key, so its answer is that of the first.
    expect(await call('authorize', payment)).toMatchObject({ kind: 'approved' });
    expect(double.books.payments).toHaveLength(1);

    const hanging = newPayment({ card: PENDING });
    expect(await call('authorize', hanging)).toMatchObject({ kind: 'pending' });
    await restart();
    expect(await call('inquire', hanging)).toMatchObject({ kind: 'pending' });
    double.setWebhookUrl(webhookUrl);
    await becomes(() => call('inquire', hanging), 'approved');
  });

  it('has its result by a settlement report if no webhook ever comes', async () => {
    const { call, double, webhookUrl } = await startAdapter();
    await call('authorize', newPayment());
    double.closeBatch();
    const feed = () => call('settlementReports', { after: null, page: null });
    await expect.poll(async () => (await feed())['report']).not.toBe(null);
    double.setWebhookUrl(null);
    const payment = newPayment({ card: PENDING });
    expect(await call('authorize', payment)).toMatchObject({ kind: 'pending' });
    await expect.poll(() => double.books.payments.at(-1)?.state).toBe('authorised');
    double.closeBatch();
    await becomes(() => call('inquire', payment), 'approved');
    expect(webhookUrl).toContain('/webhooks/provider');
  });

  it('is cancelled only when Adyen says so, and no authorisation counts before', async () => {
    const { call, double, webhookUrl } = await startAdapter();
    double.script('4000000000000011', { result: 'Pending', isHanging: true });
    const payment = newPayment({ card: { ...CARD, number: '4000000000000011' } });
    await call('authorize', payment);
    double.setWebhookUrl(null);
    expect(await call('cancel', payment)).toMatchObject({ kind: 'pending' });
    const notice = {
      eventCode: 'AUTHORISATION',
      pspReference: 'BBBBBBBBBBBBBBBB',
      merchantReference: payment.tradeNo,
      amount: { currency: 'EUR', value: 1230 },
      success: true,
    };
    await post(webhookUrl, bodyOf(notice, SIGNED));
    expect(await call('inquire', payment)).toMatchObject({ kind: 'pending' });
    double.setWebhookUrl(webhookUrl);
    await becomes(() => call('cancel', payment), 'cancelled');
    expect(await call('authorize', payment)).toMatchObject({ kind: 'declined' });
  });

  it('is closed when somebody has looked for it at Adyen, a day after it was sent, unless Adyen reports it', async () => {
    const { call, double, restart, webhookUrl } = await startAdapter();
    double.script('4000000000000011', { result: 'Pending', isHanging: true });
    const [lost, paid] = [0, 1].map(() => newPayment({ card: { ...CARD, number: '4000000000000011' } })) as [
      Sent,
      Sent,
    ];
    for (const payment of [lost, paid]) await call('authorize', payment);
    const missing = [lost.tradeNo, paid.tradeNo];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_000_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect(restart({ missing })).rejects.toThrow('was not sent a day ago');
    vi.setSystemTime(Date.now() + 1_000_000);
    await restart({ missing });
    const notice = { eventCode: 'AUTHORISATION', pspReference: 'BBBBBBBBBBBBBBBB', success: true };
    const amount = { currency: 'EUR', value: 1230 };
    await post(webhookUrl, bodyOf({ ...notice, amount, merchantReference: paid.tradeNo }, SIGNED));
    expect(await call('inquire', lost)).toMatchObject({ kind: 'declined' });
    expect(await call('inquire', paid)).toMatchObject({ kind: 'approved' });
  });

  it('is approved if it cannot be cancelled any more', async () => {
    const { call, double } = await startAdapter();
    double.script('4000000000000011', { result: 'Pending' });
    const payment = newPayment({ card: { ...CARD, number: '4000000000000011' } });
    await call('authorize', payment);
    await expect.poll(() => double.books.payments[0]?.state).toBe('authorised');
    await becomes(() => call('cancel', payment), 'approved');
  });
});

describe('a payer who comes back', () => {
  const open = async () => {
    const adapter = await startAdapter();
    const payment = newPayment({ card: REDIRECTED });
    const { action } = (await adapter.call('authorize', payment)) as { action?: { url: string } };
    const decide = (decision: string, url = action?.url ?? '') =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
    return { ...adapter, payment, decide, agree: () => decide('success') };
  };

  it('goes on to the page of the gateway, and has paid', async () => {
    const { call, payment, agree } = await open();
    const back = (await agree()).headers.get('location') ?? '';
    const { status, headers } = await fetch(back, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, payment.payUrl]);
    expect(await call('complete', payment)).toMatchObject({ kind: 'approved', acquirerReference: expect.any(String) });
  });

  it.for(['success', 'failure'])('has no result by what belongs to another payment, a %s', async (decision) => {
    const { call, payment, decide, double, url } = await open();
    const cheap = newPayment({ card: REDIRECTED, amount: '1' });
    const { action } = (await call('authorize', cheap)) as { action?: { url: string } };
    double.paymentOf(cheap.tradeNo).returnUrl = `${url}/payers/UNKNOWN`;
    const { headers } = await decide(decision, action?.url);
    const redirectResult = new URL(headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
    await fetch(`${url}/payers/${payment.tradeNo}?${new URLSearchParams({ redirectResult })}`, {
      redirect: 'manual',
    });
    expect(await call('complete', payment)).toMatchObject({ kind: 'pending' });
    expect(await call('inquire', payment)).toMatchObject({ kind: 'challenged' });
  });

  it('may come back with nothing of Adyen, and again with the right thing', async () => {
    const { call, payment, agree, url } = await open();
    await fetch(`${url}/payers/${payment.tradeNo}?redirectResult=made-up`, { redirect: 'manual' });
    expect(await call('complete', payment)).toMatchObject({ kind: 'pending' });
    await agree();
    expect(await call('complete', payment)).toMatchObject({ kind: 'approved' });
  });

  it('has not paid after the payment was cancelled', async () => {
    const { call, payment, agree, double } = await open();
    expect(await call('cancel', payment)).toMatchObject({ kind: 'cancelled' });
    await agree();
    expect(await call('complete', payment)).toMatchObject({ kind: 'declined' });
    expect(double.books.payments[0]?.state).toBe('open');
  });

  it('finds nothing at a payment that does not exist', async () => {
    const { url } = await startAdapter();
    expect((await fetch(`${url}/payers/TGUNKNOWN?redirectResult=x`)).status).toBe(404);
  });
});

it('a payment that was authorised after it was given up can be returned', async () => {
  const { call, double } = await startAdapter();
  const payment = newPayment({ card: REDIRECTED });
  await call('authorize', payment);
  expect(await call('cancel', payment)).toMatchObject({ kind: 'cancelled' });
  const authorised = double.paymentOf(payment.tradeNo);
  authorised.state = 'authorised';
  const { pspReference } = authorised;
  const about = { merchantReference: payment.tradeNo, amount: { currency: 'EUR', value: 1230 }, success: true };
  double.report({ ...about, eventCode: 'AUTHORISATION', pspReference });
  const back = refundOf(payment, '1230');
  await expect
    .poll(async () => (await call('returnMoney', { ...back, refundNo: `${back.refundNo}X${Date.now()}` }))['kind'])
    .not.toBe('declined');
  expect(await call('inquire', payment)).toMatchObject({ kind: 'declined' });
});
