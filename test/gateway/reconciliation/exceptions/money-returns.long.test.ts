import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSql } from '../../../helpers/database/databases.ts';
import { startAcquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../../helpers/acquirer/acquirer.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { sampled } from '../../../helpers/sweep.ts';
import { openDesk } from '../matching/written-files.ts';
import { balancesOf, merchantPostings, openWorld, plantLine, today } from './planted.ts';
import type { World } from './planted.ts';

// Money that arrived for an order that failed here: it goes back at the acquirer, or becomes the merchant's by a deposit.

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('money without an order on %s', (engine) => {
  let acquirer: Acquirer;
  let world: World;
  let day: number;

  const path = (exceptionNo: string, verb: string) => `/operator/exceptions/${exceptionNo}/${verb}`;
  const get = async (exceptionNo: string) =>
    (await world.call(world.mara, 'GET', `/operator/exceptions/${exceptionNo}`)).body as {
      exception: { ending: string | null };
      return: { state: string; returnNo: string } | null;
      next: string[];
    };
  const orderState = async (tradeNo: string) =>
    ((await world.call(world.mara, 'GET', `/operator/orders/${tradeNo}`)).body as { order: { state: string } }).order
      .state;

  /** Taken by the acquirer, though the gateway has it as failed. */
  async function arrived(): Promise<{ tradeNo: string; exceptionNo: string }> {
    await acquirer.addRules({ call: 'authorize', result: 'declined', times: 1 });
    const tradeNo = String(dataOf(await world.shop.pay({ sourceAmount: '12.30', currencyCode: 'USD' }))['tradeNo']);
    const { merNo } = world.shop;
    await payBehindOurBack(tradeNo, merNo);
    const subject = { merNo, subject: tradeNo, event: 'payment' };
    const { exceptionNo } = await plantLine(world.place, { kind: 'arrivedWithoutOrder', gross: 1230, day, ...subject });
    return { tradeNo, exceptionNo };
  }

  /** A try that the gateway never heard of. */
  async function payBehindOurBack(tradeNo: string, merNo: number): Promise<void> {
    const body = {
      callId: 'behind',
      tradeNo,
      attempt: 9,
      refundNo: null,
      currency: 'USD',
      amount: '1230',
      merNo,
      method: 'CREDIT_CARD',
      card: null,
      payer: {},
      products: [],
      reference: 'ABCDEFGHJKMNPQRS',
    };
    const answer = await fetch(`${acquirer.url}/authorizations`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${acquirer.token}`,
        'Tollgate-Channel-Version': '2',
        'Idempotency-Key': `${tradeNo}.9`,
      },
      body: JSON.stringify(body),
    });
    expect(await answer.json()).toMatchObject({ kind: 'approved' });
  }

  beforeAll(async () => {
    acquirer = await startAcquirer({ isBare: false });
    world = await openWorld(engine, { CHANNEL_URL: acquirer.url, CHANNEL_TOKEN: acquirer.token });
    day = await today(world);
    const { exceptionNo } = await arrived();
    await vi.waitFor(async () => expect((await get(exceptionNo)).next).toContain('return'), { timeout: 60_000 });
  });
  afterAll(async () => {
    await world.close();
    await acquirer.stop();
  });

  it('goes back once two people say so, and the order stays failed (I5)', async () => {
    const { tradeNo, exceptionNo } = await arrived();
    const postings = await merchantPostings(world);
    await acquirer.addRules({ call: 'returnMoney', result: 'approved', times: 1 });
    const asked = await world.call(world.mara, 'POST', path(exceptionNo, 'return'));
    expect(asked).toMatchObject({ status: 202, body: { kind: 'exception', amount: '12.30' } });
    const done = await world.withTwo(path(exceptionNo, 'return'));
    expect(done).toMatchObject({ status: 200, body: { response: { ending: 'returned' } } });
    expect(await orderState(tradeNo)).toBe('failure');
    expect(await merchantPostings(world)).toBe(postings);
    const reopened = await world.call(world.mara, 'POST', path(exceptionNo, 'reopen'));
    expect(reopened.status).toBe(409);
  });

  it('a lost answer is followed by an inquiry, and the money never goes back twice', async () => {
    const { exceptionNo } = await arrived();
    await acquirer.addRules({ call: 'returnMoney', fault: 'breakAfter', result: 'approved', times: 1 });
    expect((await world.withTwo(path(exceptionNo, 'return'))).status).toBe(200);
    const asked = await get(exceptionNo);
    expect(asked).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
    expect(asked.next).not.toContain('writeOff');
    expect(asked.next).not.toContain('credit');
    expect((await world.call(world.mara, 'POST', path(exceptionNo, 'return'))).status).toBe(409);
    await world.gateway.advance(120);
    await vi.waitFor(async () => expect((await get(exceptionNo)).exception.ending).toBe('returned'), {
      timeout: 60_000,
    });
    const { refunds } = await acquirer.readBooks();
    const number = asked.return?.returnNo;
    expect(refunds.filter((entry) => entry.number === number)).toMatchObject([{ executions: 1 }]);
  });

  it('what the acquirer declines stays open', async () => {
    const { exceptionNo } = await arrived();
    await acquirer.addRules({ call: 'returnMoney', result: 'declined', times: 1 });
    expect((await world.withTwo(path(exceptionNo, 'return'))).status).toBe(200);
    const after = await get(exceptionNo);
    expect(after).toMatchObject({ exception: { ending: null }, return: { state: 'declined' } });
    expect(after.next).toContain('credit');
  });

  it('is credited to the merchant by a deposit, behind four eyes, once', async () => {
    const { tradeNo, exceptionNo } = await arrived();
    const { merNo } = world.shop;
    const [postings, before] = [await merchantPostings(world), await balancesOf(world)];
    const asked = await world.call(world.mara, 'POST', path(exceptionNo, 'credit'), { merNo });
    expect(asked).toMatchObject({ status: 202, body: { kind: 'exception', amount: '12.30', currency: 'USD' } });
    expect(await merchantPostings(world)).toBe(postings);
    const done = await world.withTwo(path(exceptionNo, 'credit'), { merNo });
    expect(done).toMatchObject({ status: 200, body: { response: { ending: 'credited' } } });
    expect(await merchantPostings(world)).toBe(postings + 1);
    expect(await balancesOf(world)).toEqual(before);
    expect(await orderState(tradeNo)).toBe('failure');
    expect((await world.call(world.mara, 'POST', path(exceptionNo, 'credit'), { merNo })).status).toBe(409);
  });

  it('goes to one place: what is on its way back cannot be credited, nor what is being credited be returned (S51)', async () => {
    const { merNo } = world.shop;
    const returning = (await arrived()).exceptionNo;
    const credit = await world.call(world.mara, 'POST', path(returning, 'credit'), { merNo });
    expect(credit.status).toBe(202);
    await acquirer.addRules({ call: 'returnMoney', fault: 'breakAfter', result: 'approved', times: 1 });
    expect((await world.withTwo(path(returning, 'return'))).status).toBe(200);
    const { approvalNo } = credit.body as { approvalNo: string };
    const approved = await world.call(world.liam, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
    const outcome = 'The acquirer default was asked to return the money, and has not decided yet. Wait for its answer.';
    expect(approved).toMatchObject({ body: { approval: { state: 'failed', outcome } } });

    // A gateway that dies between the deposit and its end leaves this behind.
    const crediting = (await arrived()).exceptionNo;
    const sql = `update exceptions set held_for = 'credit ${merNo}' where exception_no = '${crediting}'`;
    await runSql(world.place, sql);
    expect((await get(crediting)).next).not.toContain('writeOff');
    for (const step of ['return', 'write-off']) {
      const refused = await world.call(world.mara, 'POST', path(crediting, step));
      expect(refused).toMatchObject({ status: 409, body: { type: 'urn:tollgate:problem:exceptionHeld' } });
    }
    const again = await world.withTwo(path(crediting, 'credit'), { merNo });
    expect(again).toMatchObject({ status: 200, body: { response: { ending: 'credited' } } });
  });

  it('is not cancelled by a line that takes it back while it is on its way, and not credited once it is (S51)', async () => {
    const { merNo } = world.shop;
    const desk = openDesk(world.gateway);
    await desk.begin();
    const takeBack = (tradeNo: string) =>
      desk.sendReport({ id: `back-${tradeNo}`, lines: [{ type: 'reversal', tradeNo, gross: -1230 }] });
    const returning = await arrived();
    await acquirer.addRules({ call: 'returnMoney', fault: 'breakAfter', result: 'approved', times: 1 });
    expect((await world.withTwo(path(returning.exceptionNo, 'return'))).status).toBe(200);
    expect(await takeBack(returning.tradeNo)).toMatchObject({ state: 'done', openLines: 1 });
    expect(await get(returning.exceptionNo)).toMatchObject({ exception: { ending: null }, return: { state: 'asked' } });
    await world.gateway.advance(120);
    await vi.waitFor(async () => expect((await get(returning.exceptionNo)).exception.ending).toBe('returned'), {
      timeout: 60_000,
    });

    const crediting = await arrived();
    const asked = await world.call(world.mara, 'POST', path(crediting.exceptionNo, 'credit'), { merNo });
    const { approvalNo } = asked.body as { approvalNo: string };
    const postings = await merchantPostings(world);
    // Nobody has decided yet.
    expect(await takeBack(crediting.tradeNo)).toMatchObject({ state: 'done', openLines: 0 });
    expect((await get(crediting.exceptionNo)).exception.ending).toBe('resolved');
    const approved = await world.call(world.liam, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
    expect(approved).toMatchObject({ body: { approval: { state: 'failed' } } });
    expect(await merchantPostings(world)).toBe(postings);

    const held = await arrived();
    await runSql(
      world.place,
      `update exceptions set held_for = 'credit ${merNo}' where exception_no = '${held.exceptionNo}'`,
    );
    expect(await takeBack(held.tradeNo)).toMatchObject({ state: 'done', openLines: 1 });
    const again = await world.withTwo(path(held.exceptionNo, 'credit'), { merNo });
    expect(again).toMatchObject({ status: 200, body: { response: { ending: 'credited' } } });
  });
});
