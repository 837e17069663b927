import { expect, it } from 'vitest';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { DAY, openDesk } from './written-files.ts';

// Items that a line names by their own number, or only by that of their payment.

describeGateway('A line that names an item', (open) => {
  it.each(['camt', 'mt940'] as const)('is what a bank paid itself: a payout and a refund, in %s', async (format) => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const paid = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '100.00' }));
    const deposit = { depositNo: 'PAYOUTS-1', amount: '500.00', currency: 'USD', note: 'For payouts' };
    await desk.ask('POST', `/operator/merchants/${gateway.shop.merNo}/deposits`, deposit);
    const { refundNo } = dataOf(await gateway.shop.refund(paid, { amount: '4.00' }));
    const { tradeNo } = dataOf(await gateway.shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' }));
    await gateway.advance(60);
    const lines = [
      { amount: -5000, text: `PAYOUT ${String(tradeNo)}` },
      { amount: -400, text: `REFUND ${String(refundNo)}` },
    ];
    const file = await desk.sendStatement(lines, format);
    expect(file).toMatchObject({ state: 'done', openLines: 0, settledLines: 2 });
    // The payout came back, and the acquirer has not reported it yet.
    const back = { amount: 5000, text: `RETURN ${String(tradeNo)}`, isReversal: true };
    expect(await desk.sendStatement([back], format)).toMatchObject({ openLines: 1 });
    expect(await desk.open()).toEqual(['missingHere 50.00']);
    expect(await desk.problems()).toEqual([]);
  });

  it('finds a refund and a chargeback through their payment, and neither of two that are equal', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const paid = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '100.00' }));
    const disputed = { currencyCode: 'USD', sourceAmount: '20.00' };
    const lost = String(dataOf(await gateway.shop.pay(disputed))['tradeNo']);
    for (const amount of ['5.00', '7.00', '7.00']) {
      const headers = { 'Idempotency-Key': gateway.shop.newOrderNo() };
      dataOf(await gateway.shop.refund(paid, { amount }, { headers }));
    }
    await gateway.advance(DAY);
    const tradeNo = String(paid['tradeNo']);
    const file = await desk.sendReport({
      id: 'through',
      lines: [
        { type: 'refund', tradeNo, gross: -500 },
        { type: 'refund', tradeNo, gross: -700 },
        { type: 'payment', tradeNo: lost, gross: 2000 },
        { type: 'chargeback', tradeNo: lost, gross: -2000 },
      ],
    });
    // The chargeback is not lost yet.
    expect(file).toMatchObject({ openLines: 2, settledLines: 2 });
    const { chargebackNo } = await desk.ask<{ chargebackNo: string }>('POST', '/operator/chargebacks', {
      tradeNo: lost,
      reason: 'Fraud',
    });
    await desk.ask('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'lost' });
    await gateway.advance(DAY);
    expect(await desk.fileOf(file.fileNo)).toMatchObject({ openLines: 1, settledLines: 3 });
    expect((await desk.open()).filter((one) => one.startsWith('missingHere'))).toEqual(['missingHere -7.00']);
    expect(await desk.problems()).toEqual([]);
  });
});
