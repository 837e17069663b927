import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, SignedInPerson } from '../../helpers/people/people.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// What the feed of an acquirer brings and no rule decides: people see it, take it and end it.

let acquirer: Acquirer;
let gateway: PeopleGateway;
let shop: Shop;
let finance: SignedInPerson;
let risk: SignedInPerson;
let refundNo: string;
let tradeNo: string;

interface Task {
  readonly taskNo: string;
  readonly kind: string;
  readonly owner: string | null;
}

const call = (who: SignedInPerson, method: string, path: string, body?: object) =>
  gateway.as(who.token, method, path, body && { body });
const list = async (query = 'state=open', who = finance) =>
  (await call(who, 'GET', `/operator/tasks?${query}`)).body as { tasks: Task[]; next: string | null; open: number };
const kinds = async (query?: string, who = finance) => (await list(query, who)).tasks.map(({ kind }) => kind);
const numberOf = async (kind: string) => (await list(`kind=${kind}`)).tasks[0]?.taskNo ?? '';

/** Changes that are read at once may become tasks in one millisecond, which then have no order. */
async function becomesTask(change: Parameters<Acquirer['change']>[0]): Promise<void> {
  const { open } = await list();
  await acquirer.change(change);
  await vi.waitFor(async () => expect((await list()).open).toBe(open + 1), { timeout: 120_000, interval: 200 });
}

beforeAll(async () => {
  acquirer = await startAcquirer({ isBare: false });
  gateway = await startPeopleGateway({ env: { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token } });
  shop = await gateway.newShop();
  finance = await gateway.signIn({ roles: ['finance'] });
  risk = await gateway.signIn({ roles: ['risk'] });
  const order = dataOf(await shop.pay({ cardNo: '4242424242424242' }));
  tradeNo = String(order['tradeNo']);
  refundNo = String(dataOf(await shop.refund(order, { amount: '4.00' }))['refundNo']);
  const money = { currency: 'USD', amount: '400' };
  await becomesTask({ kind: 'reversal', of: 'refund', tradeNo, refundNo, ...money, reason: 'The card is closed.' });
  await becomesTask({
    kind: 'chargeback',
    tradeNo,
    caseId: 'dp_1',
    stage: 'inquiry',
    state: 'opened',
    ...money,
    answerBy: '2099-01-01T00:00:00Z',
  });
  await becomesTask({ kind: 'transfer', acquirerReference: 'tr_1', currency: 'USD', amount: '700' });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
  await acquirer.stop();
});

describe('tasks', () => {
  it('are listed oldest first, by state, kind, acquirer and merchant, page by page', async () => {
    expect(await kinds()).toEqual(['refundReversed', 'disputeInquiry', 'transferArrived']);
    expect(await kinds('')).toEqual(['transferArrived', 'disputeInquiry', 'refundReversed']);
    expect(await kinds('state=open&kind=transferArrived')).toEqual(['transferArrived']);
    expect(await kinds(`state=open&merNo=${shop.merNo}`)).toEqual(['refundReversed', 'disputeInquiry']);
    expect(await kinds('acquirer=north')).toEqual([]);
    expect(await kinds('state=ended')).toEqual([]);
    const first = await list('state=open&limit=2');
    expect(first.tasks).toHaveLength(2);
    expect(await kinds(`state=open&limit=2&after=${first.next}`)).toEqual(['transferArrived']);
  });

  it('name the order, the refund and the reason of the acquirer', async () => {
    const { status, body } = await call(finance, 'GET', `/operator/tasks/${await numberOf('refundReversed')}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'refundReversed',
      acquirer: 'default',
      merNo: shop.merNo,
      tradeNo,
      subject: refundNo,
      owner: null,
      isMine: false,
      endedAt: null,
      note: null,
      news: { refundNo, amount: '4.00', currency: 'USD', reason: 'The card is closed.', caseId: null },
    });
  });

  it('are read by support and acted on by finance and risk, and are not for merchants', async () => {
    const support = await gateway.signIn({ roles: ['support'] });
    const owner = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
    const path = `/operator/tasks/${await numberOf('transferArrived')}`;
    expect((await call(support, 'GET', path)).status).toBe(200);
    expect((await call(support, 'POST', `${path}/take`)).status).toBe(403);
    expect((await call(support, 'POST', `${path}/end`, { ending: 'done', note: 'Done.' })).status).toBe(403);
    expect((await call(owner, 'GET', path)).status).toBe(403);
    expect((await call(owner, 'GET', '/operator/tasks')).status).toBe(403);
  });

  it('are taken, taken over, and ended once with a note, all of it in the record', async () => {
    const taskNo = await numberOf('transferArrived');
    const path = `/operator/tasks/${taskNo}`;
    expect((await call(finance, 'POST', `${path}/take`)).body).toMatchObject({ isMine: true });
    expect((await call(finance, 'POST', `${path}/take`)).status).toBe(200);
    expect(await kinds('state=mine')).toEqual(['transferArrived']);
    expect((await call(risk, 'POST', `${path}/take`)).body).toMatchObject({ isMine: true });
    expect(await kinds('state=mine')).toEqual([]);
    expect(await kinds('state=mine', risk)).toEqual(['transferArrived']);
    for (const note of ['', '   ', undefined]) {
      const refused = await call(risk, 'POST', `${path}/end`, { ending: 'done', note });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } });
    }
    const note = 'Sent back to jane.roe@example.com, who wrote 4242424242424242.';
    const ended = await call(risk, 'POST', `${path}/end`, { ending: 'done', note });
    expect(ended).toMatchObject({ status: 200, body: { ending: 'done', note: expect.stringContaining('Sent back') } });
    const stored = (await gateway.store.findTask(taskNo))?.note;
    expect(stored).toContain('j***@example.com');
    expect(stored).not.toContain('4242424242424242');
    const late = await call(finance, 'POST', `${path}/end`, { ending: 'noAction', note: 'Nothing to do.' });
    expect(late).toMatchObject({ status: 409, body: { title: 'The task has ended.' } });
    expect((await call(finance, 'POST', `${path}/take`)).status).toBe(409);
    expect(await kinds('state=ended')).toEqual(['transferArrived']);
    expect((await list()).open).toBe(2);
    const actions = await gateway.store.listActions({ before: null, limit: 10, target: taskNo });
    expect(actions.map(({ action, detail }) => [action, detail])).toEqual([
      ['endTask', 'transferArrived: done'],
      ['takeTask', 'transferArrived'],
      ['takeTask', 'transferArrived'],
    ]);
  });

  it('are not found by a number that nobody gave', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/take'],
      ['POST', '/end', { ending: 'done', note: 'Done.' }],
    ] as const) {
      expect((await call(finance, method, `/operator/tasks/task_NONE${path}`, body)).status).toBe(404);
    }
  });
});

describe('the console', () => {
  it('counts them on Home and in the menu for whoever may act', async () => {
    const home = (await (await openConsole(gateway.url, 'finance')).open('/console')).text;
    expect(home).toContain('2 tasks are open');
    expect(home).toContain('Refund came back: 4.00 USD');
    expect(home).toMatch(/Tasks<\/span\s*><b class="count">2/);
    const support = (await (await openConsole(gateway.url, 'support')).open('/console')).text;
    expect(support).not.toContain('tasks are open');
    expect(support).toContain('href="/console/tasks"');
  });

  it('shows one with its order and refund, and ends it with a note', async () => {
    const console = await openConsole(gateway.url, 'risk');
    expect((await console.open('/console/tasks')).text).toContain('The bank asks about a payment');
    const taskNo = await numberOf('refundReversed');
    const page = (await console.open(`/console/tasks/${taskNo}`)).text;
    expect(page).toContain(`href="/console/refunds/${refundNo}"`);
    expect(page).toContain(`href="/console/orders/${tradeNo}"`);
    expect(page).toContain('The card is closed.');
    await console.submit('/take');
    const taken = (await console.open(`/console/tasks/${taskNo}`)).text;
    expect(taken).not.toContain('Take it');
    expect(taken).toContain('you, since');
    await console.open(`/console/tasks/${taskNo}/end`);
    const blank = await console.submit('/end', { ending: 'done', note: ' ' });
    expect(blank.status).toBe(400);
    expect(blank.text).toContain('Note');
    const ended = await console.submit('/end', { ending: 'noAction', note: 'The payer has the money.' });
    expect(ended.text).toContain('The task has ended.');
    expect(ended.text).toContain('The payer has the money.');
    expect((await console.open('/console/tasks')).text).not.toContain(taskNo);
    expect((await console.open('/console/tasks?state=ended')).text).toContain(taskNo);
    const auditor = await openConsole(gateway.url, 'auditor');
    const other = await numberOf('disputeInquiry');
    expect((await auditor.open(`/console/tasks/${other}`)).text).not.toContain('Take it');
    expect((await auditor.open(`/console/tasks/${other}/end`)).status).toBe(403);
  });
});
