import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../../helpers/database/databases.ts';
import { MER_NO, newNumber } from '../../../helpers/database/store-records.ts';
import { DUE_AT, audit, createNotified, createWorkbench, sentAnswer } from './workbench.ts';

// What operators may ask of deliveries: to look at them, to send one once more, to let a merchant rest.

const ADDRESS = 'https://shop.example/';

describeOnBothEngines('deliveries, for operators', ({ open }) => {
  it('are sent once more on request, recorded as a resend and not counted among the nine', async () => {
    const store = await open();
    await createNotified(store, [ADDRESS]);
    const [delivery] = await store.searchDeliveries({ merNo: MER_NO, before: null, limit: 10 });
    if (delivery === undefined) throw new Error('no delivery');
    const { notificationId } = delivery;
    const bodies: string[] = [];
    let answer = 'no';
    const { advance, now } = createWorkbench({
      store,
      async send({ body, headers }) {
        bodies.push(`${headers['webhook-id']} ${body}`);
        return sentAnswer(answer);
      },
    });
    await advance(1000);
    expect(bodies).toHaveLength(9);
    const resend = () => store.resendDelivery({ merNo: MER_NO, notificationId, at: now(), audit });
    expect(await resend()).toBe('accepted');
    expect(await resend()).toBe('waiting');
    expect(await store.nextDeliveryAt()).toBe(now());
    await advance(1000);
    expect(await store.findDelivery(delivery)).toMatchObject({ state: 'exhausted', attempts: 9, nextAt: null });
    answer = 'SUCCESS';
    expect(await resend()).toBe('accepted');
    await advance(1000);
    expect(bodies).toHaveLength(11);
    expect(new Set(bodies).size).toBe(1);
    const story = await store.findDelivery(delivery);
    expect(story).toMatchObject({ state: 'acknowledged', attempts: 9, nextAt: null });
    expect(story?.log.map(({ kind, attempt, result }) => [kind, attempt, result]).slice(8)).toEqual([
      ['scheduled', 9, '"no" is not SUCCESS'],
      ['resend', 1, '"no" is not SUCCESS'],
      ['resend', 2, 'acknowledged'],
    ]);
    expect(await store.verifyLedger()).toMatchObject({ problems: [] });
    expect((await store.listActions({ before: null, limit: 10 })).length).toBe(2);
  });

  it('deliveries that are not there cannot be sent once more', async () => {
    const store = await open();
    const notificationId = newNumber('notification');
    const request = { merNo: MER_NO, notificationId, at: DUE_AT, audit };
    expect(await store.resendDelivery(request)).toBe('notFound');
    expect(await store.findDelivery(request)).toBeNull();
    expect(await store.listActions({ before: null, limit: 10 })).toEqual([]);
  });

  it('stop their schedule when a resend is acknowledged, also while an attempt is under way (I10)', async () => {
    const store = await open();
    await createNotified(store, [ADDRESS]);
    const claim = { holder: 'a', now: DUE_AT, leaseMs: 60_000, limit: 10, perMerchantMax: 10 };
    const [scheduled] = await store.claimDeliveries(claim);
    if (scheduled === undefined) throw new Error('nothing was due');
    await store.resendDelivery({ ...scheduled, at: DUE_AT, audit });
    const [resend] = await store.claimDeliveries({ ...claim, holder: 'b' });
    if (resend === undefined) throw new Error('no resend was due');
    expect([resend.kind, resend.attempt]).toEqual(['resend', 1]);
    const end = { finishedAt: DUE_AT, status: 200, answer: '', result: 'x', nextAt: DUE_AT + 60_000 } as const;
    await store.finishAttempt('a', { ...end, ...resend, state: 'acknowledged', nextAt: null });
    expect(await store.findDelivery(scheduled)).toMatchObject({ state: 'due' });
    await store.finishAttempt('b', { ...end, ...resend, state: 'acknowledged', nextAt: null });
    await store.finishAttempt('a', { ...end, ...scheduled, state: 'due', nextAt: DUE_AT + 60_000 });
    expect(await store.findDelivery(scheduled)).toMatchObject({ state: 'acknowledged', attempts: 1, nextAt: null });
    expect(await store.claimDeliveries({ ...claim, now: DUE_AT * 2 })).toEqual([]);
  });

  it('deliveries of a dead node are taken over within a minute, resends too', async () => {
    const store = await open();
    await createNotified(store, [ADDRESS, ADDRESS]);
    const [first] = await store.searchDeliveries({ merNo: MER_NO, before: null, limit: 1 });
    if (first === undefined) throw new Error('no delivery');
    await store.resendDelivery({ ...first, at: DUE_AT, audit });
    let sends = 0;
    const dead = createWorkbench({
      store,
      holder: 'dead',
      send() {
        sends += 1;
        return new Promise(() => undefined);
      },
    });
    await dead.notifier.claimDue();
    await expect.poll(() => sends).toBe(3);
    const heir = createWorkbench({ store, holder: 'heir', send: async () => sentAnswer('SUCCESS') });
    await heir.advance(0.5);
    expect(heir.ends).toEqual([]);
    await heir.advance(0.5);
    expect(heir.ends.map(({ kind, attempt }) => `${kind} ${attempt}`).toSorted()).toEqual([
      'resend 1',
      'scheduled 2',
      'scheduled 2',
    ]);
    expect(await store.nextDeliveryAt()).toBeNull();
  });

  it('rest while their merchant is paused, and go on afterwards', async () => {
    const store = await open();
    await createNotified(store, [ADDRESS], { merNo: 200_001 });
    await createNotified(store, [ADDRESS], { merNo: 200_002 });
    const { advance, ends } = createWorkbench({ store, send: async () => sentAnswer('SUCCESS') });
    await store.pauseDeliveries(200_001, true, audit);
    await store.pauseDeliveries(200_001, true, audit);
    const [resting] = await store.searchDeliveries({ merNo: 200_001, before: null, limit: 10 });
    if (resting === undefined) throw new Error('no delivery');
    await store.resendDelivery({ ...resting, at: DUE_AT, audit });
    await advance(300);
    expect(ends.map(({ merNo }) => merNo)).toEqual([200_002]);
    expect(await store.nextDeliveryAt()).toBeNull();
    expect([await store.areDeliveriesPaused(200_001), await store.areDeliveriesPaused(200_002)]).toEqual([true, false]);
    await store.pauseDeliveries(200_001, false, audit);
    expect(await store.areDeliveriesPaused(200_001)).toBe(false);
    await advance(0);
    expect(
      ends
        .slice(1)
        .map(({ merNo, kind }) => `${merNo} ${kind}`)
        .toSorted(),
    ).toEqual(['200001 resend', '200001 scheduled']);
  });

  it('are listed page by page, newest first, by state', async () => {
    const store = await open();
    for (let index = 0; index < 5; index += 1) {
      await createNotified(store, [`${ADDRESS}${index}`], { createdAt: DUE_AT - 10_000 + index });
    }
    await createNotified(store, [ADDRESS], { merNo: 200_001 });
    const send = async ({ address }: { address: string }) => sentAnswer(/[135]$/.test(address) ? 'SUCCESS' : 'no');
    const { notifier } = createWorkbench({ store, send });
    await notifier.runDue();
    const search = async (fields: object) => {
      const found = await store.searchDeliveries({ merNo: MER_NO, before: null, limit: 10, ...fields });
      return found.map(({ address, state }) => `${address.at(-1)} ${state}`);
    };
    expect(await search({})).toEqual(['4 due', '3 acknowledged', '2 due', '1 acknowledged', '0 due']);
    expect(await search({ states: ['acknowledged'] })).toEqual(['3 acknowledged', '1 acknowledged']);
    expect(await search({ states: ['exhausted'] })).toEqual([]);
    expect(await search({ states: [] })).toEqual([]);
    const [first, second] = await store.searchDeliveries({ merNo: MER_NO, before: null, limit: 2 });
    expect(first?.address.at(-1)).toBe('4');
    expect(await search({ before: second?.notificationId, limit: 2 })).toEqual(['2 due', '1 acknowledged']);
  });
});
