import { describe, expect, it } from 'vitest';
import type { Answer } from './adyen-adapter.ts';
import { becomes, CARD, newPayment, post, refundOf, SIGNED, startAdapter } from './adyen-adapter.ts';
import { HMAC_KEY } from './double/double.ts';
import { bodyOf } from './double/webhooks.ts';
import type { Notice } from './double/webhooks.ts';

const OLDER_KEY = '0'.repeat(64);
const HANGING = { ...CARD, number: '4000000000000011' };

async function open(hmacKeys = [HMAC_KEY]) {
  const adapter = await startAdapter({ hmacKeys });
  adapter.double.script(HANGING.number, { result: 'Pending', isHanging: true });
  const payment = newPayment({ card: HANGING });
  await adapter.call('authorize', payment);
  const notice: Notice = {
    eventCode: 'AUTHORISATION',
    pspReference: 'BBBBBBBBBBBBBBBB',
    merchantReference: payment.tradeNo,
    amount: { currency: 'EUR', value: 1230 },
    success: true,
  };
  return { ...adapter, payment, notice };
}

describe('a webhook', () => {
  it.for([
    ['if it is of another account', bodyOfOther({ merchantAccount: 'SomebodyElse' })],
    ['if it has another key', bodyOfOther({ hmacKey: OLDER_KEY })],
    ['if its amount was changed', (notice: Notice) => bodyOf(notice, SIGNED).replace('1230', '1')],
    [
      'if its result was changed',
      (notice: Notice) => bodyOf({ ...notice, success: false }, SIGNED).replace('"false"}', '"true"}'),
    ],
    ['if it has no signature', (notice: Notice) => bodyOf(notice, SIGNED).replace('hmacSignature', 'signature')],
    ['if it is no JSON', () => '<xml/>'],
    ['if there is nothing in it', () => '{}'],
  ] as const)('is refused and decides nothing %s', async ([, write]) => {
    const { call, payment, notice, webhookUrl } = await open();
    expect(await post(webhookUrl, write(notice))).toBe(401);
    expect(await call('inquire', payment)).toMatchObject({ kind: 'pending' });
  });

  it('is taken if it is signed with the key before the new one', async () => {
    const { call, payment, notice, webhookUrl } = await open([HMAC_KEY, OLDER_KEY]);
    expect(await post(webhookUrl, bodyOfOther({ hmacKey: OLDER_KEY })(notice))).toBe(200);
    expect(await call('inquire', payment)).toMatchObject({ kind: 'approved' });
  });

  it('decides nothing if it is about another amount', async () => {
    const { call, payment, notice, webhookUrl } = await open();
    const other = { ...notice, amount: { currency: 'EUR', value: 1229 } };
    expect(await post(webhookUrl, bodyOf(other, SIGNED))).toBe(200);
    expect(await call('inquire', payment)).toMatchObject({ kind: 'pending' });
  });

  it('is a decline of the class of its reason if the payment failed', async () => {
    const { call, payment, notice, webhookUrl } = await open();
    await post(webhookUrl, bodyOf({ ...notice, success: false, reason: 'FRAUD' }, SIGNED));
    expect(await call('inquire', payment)).toMatchObject({ kind: 'declined', decline: { class: 'fraud' } });
  });
});

function bodyOfOther(key: Partial<typeof SIGNED>) {
  return (notice: Notice) => bodyOf(notice, { ...SIGNED, ...key });
}

describe('a refund', () => {
  const paid = async () => {
    const adapter = await startAdapter();
    const payment = newPayment();
    await adapter.call('authorize', payment);
    return { ...adapter, payment };
  };

  it('is pending until Adyen reports it, whether the report names the refund or the payment', async () => {
    const { call, payment, double } = await paid();
    const refunds = [refundOf(payment, '30'), refundOf(payment, '1200')];
    for (const refund of refunds) expect(await call('refund', refund)).toMatchObject({ kind: 'pending' });
    for (const refund of refunds) await becomes(() => call('inquire', refund), 'approved');
    expect(double.books.refunds.map(({ isSent }) => isSent)).toEqual([true, true]);
  });

  it('is found by the same request after its answer was lost, and sent once', async () => {
    const { call, payment, double } = await paid();
    double.loseAnswer();
    const refund = refundOf(payment, '1230');
    expect(await call('refund', refund)).toMatchObject({ kind: 'pending' });
    // The first report names the payment, so nobody knows yet what it is about.
    expect(await becomes(() => call('inquire', refund), 'approved')).toMatchObject({
      acquirerReference: double.books.refunds[0]?.pspReference,
    });
    expect(double.books.refunds).toHaveLength(1);
  });

  it('is declined if Adyen reports it as failed', async () => {
    const { call, payment, double } = await paid();
    // Somebody has refunded it in the Customer Area.
    const paidThere = double.paymentOf(payment.tradeNo);
    double.books.refunds.push({ ...paidThere, payment: paidThere, isSent: true });
    const refund = refundOf(payment, '1230');
    expect(await call('refund', refund)).toMatchObject({ kind: 'pending' });
    await becomes(() => call('inquire', refund), 'declined');
  });

  it('is listed if it comes back after it was approved, and stays approved', async () => {
    const { call, payment, double, webhookUrl } = await paid();
    const refund = refundOf(payment, '1230');
    await call('refund', refund);
    const { acquirerReference } = await becomes(() => call('inquire', refund), 'approved');
    const notice = {
      eventCode: 'REFUND_FAILED',
      pspReference: String(acquirerReference),
      merchantReference: payment.tradeNo,
      amount: { currency: 'EUR', value: 1230 },
      success: true,
    };
    await post(webhookUrl, bodyOf(notice, SIGNED));
    const { changes } = (await call('changes', { after: null, limit: 10 })) as { changes?: Answer[] };
    const { refundNo, tradeNo } = refund;
    expect(changes).toMatchObject([{ kind: 'reversal', of: 'refund', refundNo, tradeNo, amount: '1230' }]);
    expect(await call('inquire', refund)).toMatchObject({ kind: 'approved' });
    expect(double.books.refunds).toHaveLength(1);
  });
});

describe('a dispute', () => {
  it('is one chargeback from its notice to its end, by its own number', async () => {
    const { call, webhookUrl } = await startAdapter();
    const payment = newPayment();
    await call('authorize', payment);
    const notice = { pspReference: 'DDDDDDDDDDDDDDDD', merchantReference: payment.tradeNo, success: true };
    const events = [
      'NOTIFICATION_OF_CHARGEBACK',
      'CHARGEBACK',
      'CHARGEBACK_REVERSED',
      'SECOND_CHARGEBACK',
      'PREARBITRATION_WON',
      'NOTIFICATION_OF_FRAUD',
    ];
    for (const eventCode of events)
      await post(webhookUrl, bodyOf({ ...notice, eventCode, amount: { currency: 'EUR', value: 1230 } }, SIGNED));
    const { changes } = (await call('changes', { after: null, limit: 10 })) as { changes?: Answer[] };
    const about = { kind: 'chargeback', caseId: 'DDDDDDDDDDDDDDDD', tradeNo: payment.tradeNo, amount: '1230' };
    const stages = ['opened chargeback', 'won chargeback', 'lost preArbitration', 'won preArbitration'];
    expect(changes).toMatchObject(
      stages.map((words) => ({ ...about, state: words.split(' ')[0], stage: words.split(' ')[1] })),
    );
  });
});

describe('a settlement report', () => {
  const settled = async () => {
    const adapter = await startAdapter();
    const [euros, yen] = [newPayment(), newPayment({ currency: 'JPY', amount: '5000' })];
    for (const payment of [euros, yen]) await adapter.call('authorize', payment);
    const refund = refundOf(euros, '230');
    await adapter.call('refund', refund);
    await becomes(() => adapter.call('inquire', refund), 'approved');
    adapter.double.closeBatch();
    const read = async (after: string | null) =>
      (await adapter.call('settlementReports', { after, page: null })) as {
        report: Answer | null;
        next: string | null;
      };
    await expect.poll(async () => (await read(null)).report).not.toBe(null);
    return { ...adapter, euros, yen, refund, read };
  };

  it('is what Adyen settled in one currency of a batch, line by line', async () => {
    const { read, euros, yen, refund } = await settled();
    const first = await read(null);
    expect(first.report).toMatchObject({ reportId: '1.EUR', currency: 'EUR', total: '980', lineCount: 2 });
    expect(first.report?.['lines']).toMatchObject([
      { type: 'payment', tradeNo: euros.tradeNo, gross: '1230', fee: '-20', net: '1210' },
      { type: 'refund', tradeNo: euros.tradeNo, refundNo: refund.refundNo, gross: '-230', fee: '0', net: '-230' },
    ]);
    const second = await read(first.next);
    expect(second.report).toMatchObject({ reportId: '1.JPY', total: '4900', lineCount: 1 });
    expect(second.report?.['lines']).toMatchObject([{ tradeNo: yen.tradeNo, gross: '5000', fee: '-100', net: '4900' }]);
    expect(await read(second.next)).toMatchObject({ report: null, next: '1.JPY' });
  });

  it('is found by its number, although its webhook never came', async () => {
    const { read, call, double } = await settled();
    double.setWebhookUrl(null);
    await call('authorize', newPayment());
    double.closeBatch();
    expect((await read('1.JPY')).report).toMatchObject({ reportId: '2.EUR', lineCount: 1 });
  });

  it('is not taken as missing if it cannot be had', async () => {
    const { double, call } = await startAdapter({ reportKey: 'wrong' });
    await call('authorize', newPayment());
    double.closeBatch();
    await expect.poll(async () => (await call('settlementReports', { after: null, page: null }))['status']).toBe(503);
  });
});
