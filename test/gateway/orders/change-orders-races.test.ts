import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { createPaid, holdRefund } from '../../helpers/database/store-changes.ts';
import { NOW, newNumber, newReplay, refundAnswer } from '../../helpers/database/store-records.ts';

const AT = NOW + 5000;

describeOnBothEngines('changeOrders called at the same time', ({ open }) => {
  it('lets one of two equal requests with one key through, and shows the other the first (S4)', async () => {
    const store = await open();
    const order = await createPaid(store);
    const key = newReplay({ operation: 'applyRefund', answer: refundAnswer() });
    const apply = (refundNo: string) =>
      store.changeOrders([{ ...order, replay: key }], (locked) =>
        locked?.replay === null
          ? holdRefund({ at: AT, refundNo, amount: 1_00n, replay: { ...key, subject: refundNo } })(locked)
          : { result: `replayed ${locked?.replay?.subject}` },
      );
    const numbers = Array.from({ length: 6 }, () => newNumber('refund', AT));
    const results = (await Promise.all(numbers.map(apply))).flat();
    expect(results.filter((result) => result === 'held')).toHaveLength(1);
    const [refund] = await store.listRefunds(order);
    expect(results.filter((result) => result === `replayed ${refund?.refundNo}`)).toHaveLength(5);
  });

  it('lets one of two requests with one key through where they are about different orders', async () => {
    const store = await open();
    const orders = await Promise.all(
      ['USD', 'EUR', 'GBP', 'JPY', 'MXN', 'BRL'].map((currency) => createPaid(store, { currency })),
    );
    // So that each of the calls below has its connection, and they go in step.
    await Promise.all(orders.map((order) => store.changeOrders([order], () => ({ result: null }))));
    const key = newReplay({ operation: 'applyRefund', answer: refundAnswer() });
    const results = await Promise.all(
      orders.map((order) => {
        const refundNo = newNumber('refund', AT);
        return store.changeOrders([{ ...order, replay: key }], (locked) =>
          locked?.replay === null
            ? holdRefund({ at: AT, refundNo, amount: 1_00n, replay: { ...key, subject: refundNo } })(locked)
            : { result: 'replayed' },
        );
      }),
    );
    expect(results.flat().toSorted()).toEqual(['held', ...Array.from({ length: 5 }, () => 'replayed')]);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('never refunds more than was paid, however many ask at the same time (I6, S16)', async () => {
    const store = await open();
    const order = await createPaid(store, { amount: 10_00n });
    await createPaid(store, { amount: 90_00n });
    const numbers = Array.from({ length: 20 }, () => newNumber('refund', AT));
    const results = await Promise.all(
      numbers.map((refundNo) => store.changeOrders([order], holdRefund({ at: AT, refundNo, amount: 3_00n }))),
    );
    expect(results.flat().filter((result) => result === 'held')).toHaveLength(3);
    expect(await store.findOrder(order)).toMatchObject({ refunded: 9_00n });
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });
});
