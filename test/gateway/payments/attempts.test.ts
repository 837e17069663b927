import { expect, it } from 'vitest';
import { createOrder, decline, newAttempt } from '../../helpers/database/attempt-records.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { NOW, declined, newRecord, paid } from '../../helpers/database/store-records.ts';

const EXPIRES_AT = NOW + 1_800_000;

const DUE = { holder: 'test', leaseMs: 1000, limit: 10 };

describeOnBothEngines('openAttempt', ({ open, place }) => {
  it('writes the attempt, and the sweep asks about it soon', async () => {
    const store = await open();
    const order = await createOrder(store);
    const { inquireAt, expiresAt, ...fields } = newAttempt(order);
    const attempt = {
      ...fields,
      attempt: 1,
      state: 'open',
      action: null,
      message: '',
      declinedBefore: 0,
      closedAt: null,
      acquirerFacts: null,
      isAfterDecline: false,
    };
    expect(await store.openAttempt({ ...fields, inquireAt, expiresAt })).toEqual({ kind: 'opened', attempt });
    expect(await store.findNewestAttempt(order)).toEqual(attempt);
    expect(await store.listAttempts(order)).toEqual([attempt]);
    expect(await store.nextAgendaAt()).toBe(inquireAt);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('answers the one that is open, and writes nothing', async () => {
    const store = await open();
    const order = await createOrder(store);
    const first = await store.openAttempt(newAttempt(order));
    const second = await store.openAttempt(newAttempt(order, { method: 'PIX', inquireAt: NOW + 99_000 }));
    expect(second).toEqual({ ...first, kind: 'alreadyOpen' });
    expect(await store.listAttempts(order)).toHaveLength(1);
    expect(await store.nextAgendaAt()).toBe(NOW + 12_000);
  });

  it('refuses an order that is not there, is final, or has expired', async () => {
    const store = await open();
    const [missing, failed, expired] = [newRecord().order, await createOrder(store), await createOrder(store)];
    await store.finishPayment(declined(failed));
    expect(await store.openAttempt(newAttempt(missing))).toEqual({ kind: 'notFound' });
    expect(await store.openAttempt(newAttempt(failed))).toEqual({ kind: 'final' });
    expect(await store.openAttempt(newAttempt(expired, { createdAt: EXPIRES_AT }))).toEqual({ kind: 'expired' });
    expect(await store.openAttempt(newAttempt(expired, { createdAt: EXPIRES_AT - 1 }))).toMatchObject({
      kind: 'opened',
    });
    expect(await store.listAttempts(failed)).toEqual([]);
  });

  it('refuses the sixth card, and no other method (S14)', async () => {
    const store = await open();
    const order = await createOrder(store);
    for (const attempt of [1, 2, 3, 4, 5]) {
      const opened = await store.openAttempt(newAttempt(order));
      expect(opened).toMatchObject({ kind: 'opened', attempt: { attempt, declinedBefore: attempt - 1 } });
      expect(await decline(store, order, attempt)).toBe(true);
    }
    expect(await store.openAttempt(newAttempt(order))).toEqual({ kind: 'usedUp' });
    expect(await store.openAttempt(newAttempt(order, { method: 'PIX' }))).toMatchObject({
      kind: 'opened',
      attempt: { attempt: 6, declinedBefore: 5 },
    });
  });

  it('counts declined cards only', async () => {
    const store = await open();
    const order = await createOrder(store);
    const end = { message: 'Closed.', closedAt: NOW + 2000 };
    await store.openAttempt(newAttempt(order, { method: 'PIX' }));
    await store.closeAttempt({ ...order, attempt: 1 }, { ...end, state: 'declined' });
    await store.openAttempt(newAttempt(order));
    await store.closeAttempt({ ...order, attempt: 2 }, { ...end, state: 'cancelled' });
    await store.openAttempt(newAttempt(order));
    await decline(store, order, 3);
    expect(await store.openAttempt(newAttempt(order))).toMatchObject({ attempt: { attempt: 4, declinedBefore: 1 } });
  });

  it('stops after fifty attempts', async () => {
    const store = await open();
    const order = await createOrder(store);
    const end = { state: 'cancelled', message: '', closedAt: NOW + 2000 } as const;
    for (let attempt = 1; attempt <= 50; attempt += 1) {
      await store.openAttempt(newAttempt(order, { method: 'PIX' }));
      await store.closeAttempt({ ...order, attempt }, end);
    }
    expect(await store.openAttempt(newAttempt(order, { method: 'PIX' }))).toEqual({ kind: 'usedUp' });
  });

  it('is held by the database itself: no order has two open attempts', async () => {
    const where = await place();
    const store = await open(where);
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order));
    const insert = `insert into payment_attempts (mer_no, trade_no, attempt, method, state, message, declined_before, created_at, closed_at)
      select mer_no, trade_no, 2, method, 'STATE', '', 0, 1, CLOSED from payment_attempts`;
    const openOne = insert.replace('STATE', 'open').replace('CLOSED', 'null');
    await expect(runSql(where, openOne)).rejects.toThrow(/unique/i);
    await expect(runSql(where, openOne.replace('null', '5'))).rejects.toThrow(/constraint/i);
    await runSql(where, insert.replace('STATE', 'declined').replace('CLOSED', '5'));
    expect(await store.listAttempts(order)).toHaveLength(2);
  });
});

describeOnBothEngines('an open attempt', ({ open }) => {
  it('keeps what the channel answered, until it is closed', async () => {
    const store = await open();
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order));
    const key = { ...order, attempt: 1 };
    const action = { kind: 'code', text: 'weixin://…"\u0000' } as const;
    await store.recordAttempt(key, { action, message: 'Waiting for the payer.', expiresAt: null });
    const recorded = await store.findNewestAttempt(order);
    expect(recorded).toMatchObject({ message: 'Waiting for the payer.', action: { kind: 'code' } });
    await decline(store, order, 1);
    await store.recordAttempt(key, { action: null, message: 'Too late.', expiresAt: NOW + 9000 });
    expect(await store.findNewestAttempt(order)).toMatchObject({
      state: 'declined',
      message: 'Declined.',
      action: recorded?.action,
      closedAt: NOW + 2000,
    });
    expect(await store.findOrder(order)).toMatchObject({ expiresAt: NOW + 1000 + 1_800_000 });
  });

  it('moves the end of its order, by its method and by the channel’s word', async () => {
    const store = await open();
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order, { method: 'SEPA', expiresAt: NOW + 259_200_000 }));
    expect(await store.findOrder(order)).toMatchObject({ expiresAt: NOW + 259_200_000 });
    const key = { ...order, attempt: 1 };
    await store.recordAttempt(key, { action: null, message: 'Waiting.', expiresAt: NOW + 900_000 });
    expect(await store.findOrder(order)).toMatchObject({ expiresAt: NOW + 900_000 });
    await store.recordAttempt(key, { action: null, message: 'Still waiting.', expiresAt: null });
    expect(await store.findOrder(order)).toMatchObject({ expiresAt: NOW + 900_000 });
  });

  it('is closed once, and the sweep is not asked again before the order expires', async () => {
    const store = await open();
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order, { expiresAt: EXPIRES_AT }));
    const [held] = await store.claimAgenda({ ...DUE, now: NOW + 20_000 });
    expect(await decline(store, order, 1)).toBe(true);
    expect(await decline(store, order, 1)).toBe(false);
    // The sweep that held the entry cannot put it off any more.
    if (held === undefined) throw new Error('nothing was due');
    await store.postponeAgenda('test', [{ ...held, nextAt: NOW + 30_000 }], NOW);
    expect(await store.nextAgendaAt()).toBe(EXPIRES_AT);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
  });

  it('an open attempt of a final order stays as it is, and brings nothing back on the agenda', async () => {
    const store = await open();
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order));
    await store.finishPayment(paid(order));
    expect(await decline(store, order, 1)).toBe(false);
    await store.changeAttempt(
      { ...order, attempt: 1 },
      { script: { name: 'stayPending', laterSeconds: 0 }, createdAt: NOW, inquireAt: NOW },
    );
    expect(await store.findNewestAttempt(order)).toMatchObject({ state: 'open', script: { name: 'approve' } });
    expect(await store.nextAgendaAt()).toBeNull();
  });

  it('takes another script, and another moment to be asked about', async () => {
    const store = await open();
    const order = await createOrder(store);
    await store.openAttempt(newAttempt(order));
    const script = { name: 'approveLater', laterSeconds: 15 };
    const change = { script, createdAt: NOW + 5000, inquireAt: NOW + 20_000 };
    await store.changeAttempt({ ...order, attempt: 1 }, change);
    expect(await store.findNewestAttempt(order)).toMatchObject({ script, createdAt: NOW + 5000, state: 'open' });
    expect(await store.nextAgendaAt()).toBe(NOW + 20_000);
  });

  it('is seen under the lock of its order, by those who ask', async () => {
    const store = await open();
    const order = await createOrder(store);
    const look = (withAttempt?: true) =>
      store.changeOrders([{ ...order, ...(withAttempt && { withAttempt }) }], (locked) => ({
        result: locked?.openAttempt,
      }));
    expect(await look(true)).toEqual([null]);
    await store.openAttempt(newAttempt(order));
    expect(await look(true)).toEqual([1]);
    expect(await look()).toEqual([null]);
    await decline(store, order, 1);
    expect(await look(true)).toEqual([null]);
  });
});
