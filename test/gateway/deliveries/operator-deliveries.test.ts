import { describe, expect, it } from 'vitest';
import contract from '../../../generated/operator.openapi.json' with { type: 'json' };
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';
import type { DeliverySearch, DeliveryStory } from '../../../src/gateway/domain/deliveries/delivery.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { describeGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { merNo, tradeNo } from '../orders/example-order.ts';
import { START, openOperator, problem } from '../operator/operator.ts';

const { examples } = contract.components;
const id = (number: number) => `NT01M7F8NJE000031N1K9ZC3M5Q8R7V${String(number).padStart(2, '0')}`;
const notificationId = 'NT01M7F8NJE000031N1K9ZC3M5Q8R7V2X';

const story: DeliveryStory = {
  merNo,
  notificationId,
  event: 'paymentResult',
  tradeNo,
  address: 'https://shop.example/notify',
  payload: { tradeNo, merOrderNo: 'ORDER-1001', code: '0', message: 'Approved' },
  createdAt: START + 1000,
  state: 'acknowledged',
  attempts: 1,
  nextAt: null,
  log: [
    {
      kind: 'scheduled',
      attempt: 1,
      startedAt: START + 1000,
      finishedAt: START + 2000,
      sentAt: START / 1000 + 1,
      status: 200,
      answerHeaders: { 'content-type': 'text/html' },
      answer: 'success',
      result: '"success" is not SUCCESS',
    },
    {
      kind: 'resend',
      attempt: 1,
      startedAt: START + 40_000,
      finishedAt: START + 40_000,
      sentAt: START / 1000 + 40,
      status: 200,
      answerHeaders: { 'content-type': 'text/plain' },
      answer: 'SUCCESS',
      result: 'acknowledged',
    },
  ],
};
const givenUp: DeliveryStory = { ...story, state: 'exhausted', attempts: 9, log: [] };

/** Deliveries that were given up, one a minute, the newest first; the store's own search is its own test's matter. */
function storeOf(deliveries: readonly DeliveryStory[]) {
  const searches: DeliverySearch[] = [];
  const resends: string[] = [];
  const audits: AuditEntry[] = [];
  const pauses: boolean[] = [];
  const reads: Partial<Store> = {
    findMerchant: async (number) => (number === merNo ? { merchant: { merNo } as never, secrets: [] } : null),
    areDeliveriesPaused: async () => pauses.at(-1) ?? false,
    findDelivery: async (wanted) =>
      deliveries.find((one) => one.merNo === wanted.merNo && one.notificationId === wanted.notificationId) ?? null,
    listDeliveries: async () => [...deliveries].toReversed(),
    searchDeliveries: async (search) => {
      searches.push(search);
      const { before, limit } = search;
      const older = deliveries.filter((one) => before === null || one.notificationId < before).slice(0, limit);
      return older.map((one) => ({ ...one, lastResult: 'HTTP 500 is not 2xx' }));
    },
    resendDelivery: async ({ notificationId: wanted, audit }) => {
      if (!deliveries.some((one) => one.notificationId === wanted)) return 'notFound';
      if (resends.includes(wanted)) return 'waiting';
      resends.push(wanted);
      audits.push(audit);
      return 'accepted';
    },
    pauseDeliveries: async (_merNo, paused, audit) => {
      pauses.push(paused);
      audits.push(audit);
    },
  };
  return { ...openOperator({ reads }), searches, resends, audits };
}

const minutes = (count: number): DeliveryStory[] =>
  Array.from({ length: count }, (_, index) => ({
    ...givenUp,
    notificationId: id(count - index),
    createdAt: START + (count - index) * 60_000,
  }));

const by = { headers: { 'x-reason': 'Ticket 4711' } };

describe('deliveries', () => {
  it('are listed as the example has them', async () => {
    const { call, searches } = storeOf([givenUp]);
    const { body } = await call('GET', `/operator/deliveries?merNo=${merNo}&state=exhausted`);
    expect(body).toEqual(examples.DeliveryPage.value);
    expect(searches).toEqual([{ merNo, states: ['exhausted'], before: null, limit: 21 }]);
  });

  it('are listed a page at a time', async () => {
    const { call } = storeOf(minutes(5));
    const page = async (query: string) => {
      const { body } = await call('GET', `/operator/deliveries?merNo=${merNo}&limit=2${query}`);
      const { deliveries, next } = body as { deliveries: { notificationId: string }[]; next: string | null };
      return [...deliveries.map((one) => one.notificationId), next];
    };
    expect(await page('')).toEqual([id(5), id(4), id(4)]);
    expect(await page(`&before=${id(4)}`)).toEqual([id(3), id(2), id(2)]);
    expect(await page(`&before=${id(2)}`)).toEqual([id(1), null]);
    // With one order they are all read, and paged and picked here.
    expect(await page(`&tradeNo=${tradeNo}&before=${id(4)}`)).toEqual([id(3), id(2), id(2)]);
    expect(await page(`&tradeNo=${tradeNo}&state=due`)).toEqual([null]);
  });

  it('are read with their attempts, as the example has them', async () => {
    const { call } = storeOf([story]);
    expect((await call('GET', `/operator/deliveries/${notificationId}`)).body).toEqual(examples.Delivery.value);
  });

  it.each([
    ['deliveryNotFound', 'GET', '/operator/deliveries/NT1'],
    ['deliveryNotFound', 'GET', `/operator/deliveries/${id(1)}`],
    ['deliveryNotFound', 'POST', '/operator/deliveries/NT1/resend'],
    ['deliveryNotFound', 'POST', `/operator/deliveries/${id(1)}/resend`],
    ['merchantNotFound', 'GET', '/operator/deliveries?merNo=7'],
    ['merchantNotFound', 'POST', '/operator/merchants/7/deliveries/resend'],
    ['merchantNotFound', 'POST', '/operator/merchants/7/deliveries/pause'],
    ['merchantNotFound', 'POST', '/operator/merchants/7/deliveries/resume'],
  ])('deliveries that do not exist are %s at %s %s', async (name, method, target) => {
    const { call } = storeOf([story]);
    expect((await call(method, target)).body).toEqual(problem(name, 404));
  });
});

describe('a resend', () => {
  it('is accepted once, and recorded', async () => {
    const { call, audits } = storeOf([givenUp]);
    const again = () => call('POST', `/operator/deliveries/${notificationId}/resend`, by);
    const first = await again();
    expect([first.status, first.body]).toEqual([202, examples.Resend.value]);
    expect((await again()).body).toEqual({ notificationId, outcome: 'waiting' });
    expect(audits).toMatchObject([
      {
        at: START,
        actor: 'break-glass token',
        action: 'resendDelivery',
        merNo,
        target: notificationId,
        detail: 'resend',
        reason: 'Ticket 4711',
      },
    ]);
  });

  const many = `/operator/merchants/${merNo}/deliveries/resend`;

  it('a resend of many takes what was written in the span, and says how many waited', async () => {
    const { call, resends, searches } = storeOf(minutes(6));
    await call('POST', `/operator/deliveries/${id(4)}/resend`);
    const body = { from: '2026-11-15T09:33:00Z', to: '2026-11-15T09:35:00Z' };
    expect((await call('POST', many, { body })).body).toEqual({ resent: 2, waiting: 1, next: null });
    expect(resends).toEqual([id(4), id(5), id(3)]);
    expect(searches).toEqual([{ merNo, states: ['exhausted'], before: null, limit: 100 }]);
  });

  it('a resend of many looks at no more than its limit, and says where to go on', async () => {
    const { call, resends } = storeOf(minutes(5));
    expect((await call('POST', many, { body: { limit: 3 } })).body).toEqual({ resent: 3, waiting: 0, next: id(3) });
    const rest = await call('POST', many, { body: { limit: 3, before: id(3) } });
    expect(rest.body).toEqual({ resent: 2, waiting: 0, next: null });
    expect(resends).toEqual([5, 4, 3, 2, 1].map(id));
  });

  it('a resend of many takes no moment that does not exist', async () => {
    const { call, resends } = storeOf(minutes(1));
    const errors = [{ field: 'to', problem: 'is not a valid date and time' }];
    const { body } = await call('POST', many, { body: { to: '2026-02-30T00:00:00Z' } });
    expect(body).toEqual(problem('invalidInput', 400, { errors }));
    expect(resends).toEqual([]);
  });
});

describe('a pause', () => {
  it('is set and lifted, each recorded once however often it is asked for', async () => {
    const { call, audits } = storeOf([]);
    const post = async (verb: string) =>
      (await call('POST', `/operator/merchants/${merNo}/deliveries/${verb}`, by)).body;
    expect(await post('resume')).toEqual({ merNo, paused: false });
    expect(await post('pause')).toEqual({ merNo, paused: true });
    expect(await post('pause')).toEqual({ merNo, paused: true });
    expect((await call('GET', `/operator/deliveries?merNo=${merNo}`)).body).toMatchObject({ paused: true });
    expect(await post('resume')).toEqual({ merNo, paused: false });
    const same = { merNo, target: `merchant ${merNo}`, reason: 'Ticket 4711' };
    const [paused, resumed] = [{ paused: true }, { paused: false }];
    expect(audits).toMatchObject([
      { ...same, action: 'pauseDeliveries', detail: 'deliveries paused', before: resumed, after: paused },
      { ...same, action: 'resumeDeliveries', detail: 'deliveries resumed', before: paused, after: resumed },
    ]);
  });
});

describeGateway('an operator', (open) => {
  it('finds what was given up, sends it again, and holds a merchant back', async () => {
    const { shop, operator, advance } = await open();
    const receiver = await startReceiver({ status: 200, text: 'success' });
    await shop.pay({ notifyUrl: `${receiver.url}/notify` });
    await receiver.waitFor('/notify', 1);
    await advance(256 * 60);
    expect(receiver.at('/notify')).toHaveLength(9);
    const list = async () => {
      const { body } = await operator('GET', `/operator/deliveries?merNo=${shop.merNo}&state=exhausted`);
      return body as { paused: boolean; deliveries: { notificationId: string; attempts: number }[] };
    };
    const { deliveries } = await list();
    expect(deliveries).toMatchObject([{ event: 'paymentResult', attempts: 9, state: 'exhausted', nextAt: null }]);

    const merchant = `/operator/merchants/${shop.merNo}/deliveries`;
    await operator('POST', `${merchant}/pause`);
    const resent = await operator('POST', `${merchant}/resend`, {});
    expect(resent.body).toEqual({ resent: 1, waiting: 0, next: null });
    await advance(60);
    expect(receiver.at('/notify')).toHaveLength(9);
    await operator('POST', `${merchant}/resume`);
    await receiver.waitFor('/notify', 10);
    // The resend is recorded as such, and the count of nine stays as it was (I9).
    await advance(60);
    const target = `/operator/deliveries/${deliveries[0]?.notificationId}`;
    const { attempts, state } = (await operator('GET', target)).body as { attempts: object[]; state: string };
    expect(state).toBe('exhausted');
    expect(attempts).toHaveLength(10);
    expect(attempts.at(-1)).toMatchObject({ kind: 'resend', attempt: 1, status: 200, answer: 'success' });
    expect((await list()).deliveries).toMatchObject([{ attempts: 9 }]);
    await receiver.close();
  });
});
