import { expect, it } from 'vitest';
import { describeGateway } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { DAY, openDesk } from './written-files.ts';

// A report that comes before its payment ends here, and lines that are one too many.

const PENDING = '4000000000000119';
const CHALLENGED = '4000000000003220';

describeGateway('A line about an item', (open) => {
  it('waits for its payment, and its exception is resolved when the payment ends', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const order = { currencyCode: 'USD', sourceAmount: '10.00', cardNo: PENDING };
    const tradeNo = String(dataOf(await gateway.shop.pay(order))['tradeNo']);
    const other = String(dataOf(await gateway.shop.pay(order))['tradeNo']);
    const file = await desk.sendReport({
      id: 'early',
      lines: [
        { type: 'payment', tradeNo, gross: 1000, fee: -30 },
        { type: 'payment', tradeNo: other, gross: 900 },
      ],
    });
    expect(file).toMatchObject({ openLines: 2 });
    const again = await desk.sendReport({ id: 'again', lines: [{ type: 'payment', tradeNo, gross: 1000 }] });
    expect(await desk.open()).toEqual(['missingHere 10.00', 'missingHere 10.00', 'missingHere 9.00']);
    await gateway.advance(2 * DAY);
    // As if it had come after the payments.
    expect(await desk.endings()).toContain('missingHere resolved');
    expect((await desk.open()).filter((one) => !one.startsWith('late'))).toEqual(['amount -1.00', 'double 10.00']);
    expect(await desk.fileOf(file.fileNo)).toMatchObject({ openLines: 1, settledLines: 1 });
    expect(await desk.fileOf(again.fileNo)).toMatchObject({ openLines: 1 });
    expect(await desk.problems()).toEqual([]);
  });

  it('waits for a payment that fails then, or is one of another currency', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const pay = async (currencyCode: string) => {
      const order = { currencyCode, sourceAmount: '10.00', cardNo: CHALLENGED };
      return String(dataOf(await gateway.shop.pay(order))['tradeNo']);
    };
    const [failed, other] = [await pay('USD'), await pay('EUR')];
    const lines = [failed, other].map((tradeNo) => ({ type: 'payment', tradeNo, gross: 1000 }));
    const file = await desk.sendReport({ id: 'early', lines });
    expect(await desk.open()).toEqual(['missingHere 10.00', 'missingHere 10.00']);
    await desk.ask('POST', `/operator/orders/${failed}/complete`, { result: 'failure' });
    await desk.ask('POST', `/operator/orders/${other}/complete`, { result: 'success' });
    await gateway.advance(60);
    expect(await desk.open()).toEqual(['arrivedWithoutOrder 10.00', 'currency 10.00']);
    expect(await desk.fileOf(file.fileNo)).toMatchObject({ openLines: 2, settledLines: 0 });
    expect(await desk.problems()).toEqual([]);
    // As if it had come after the payments.
    await desk.sendReport({ id: 'early', lines: [...lines].toReversed() });
    expect(await desk.open()).toEqual(['arrivedWithoutOrder 10.00', 'currency 10.00']);
    expect(await desk.problems()).toEqual([]);
  });

  it('is a double beside one that had waited, even if it came before that was matched', async () => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const order = { currencyCode: 'USD', sourceAmount: '10.00', cardNo: CHALLENGED };
    const tradeNo = String(dataOf(await gateway.shop.pay(order))['tradeNo']);
    await desk.sendReport({ id: 'right', lines: [{ type: 'payment', tradeNo, gross: 1000 }] });
    await desk.ask('POST', `/operator/orders/${tradeNo}/complete`, { result: 'success' });
    await desk.sendReport({ id: 'wrong', lines: [{ type: 'payment', tradeNo, gross: 700 }] });
    await gateway.advance(60);
    expect(await desk.open()).toEqual(['double 7.00']);
    expect(await desk.problems()).toEqual([]);
  });

  it.each(['the right one first', 'the right one last'])('is a double beside the right one: %s', async (order) => {
    const gateway = await open();
    const desk = openDesk(gateway);
    await desk.begin();
    const paid = dataOf(await gateway.shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
    const line = { type: 'payment', tradeNo: String(paid['tradeNo']) };
    const reports = [
      { id: 'right', lines: [{ ...line, gross: 1000 }] },
      { id: 'wrong', lines: [{ ...line, gross: 700 }] },
    ];
    for (const report of order.endsWith('last') ? reports.toReversed() : reports) await desk.sendReport(report);
    expect(await desk.open()).toEqual(['double 7.00']);
    expect(await desk.problems()).toEqual([]);
  });
});
