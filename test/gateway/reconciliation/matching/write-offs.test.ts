import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../../helpers/gateway/still-clock.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openWorld } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { DAY, FIRST_DAY, openDesk } from './written-files.ts';
import type { ReportLine } from './written-files.ts';

// Differences that nobody has to look at, because people agreed on limits: off until then, each below a limit, all of a day below another.

const TERMS = { bankAccount: null, reportDays: 1, arrivalDays: 2, calendar: 'TARGET', costs: null, profile: null };
const SMALL_DIFFERENCE = 4;
const CHALLENGED = '4000000000003220';

async function shortBy({ shop }: World, cents: number): Promise<ReportLine> {
  const paid = dataOf(await shop.pay({ currencyCode: 'USD', sourceAmount: '10.00' }));
  return { type: 'payment', tradeNo: String(paid['tradeNo']), gross: 1000 - cents };
}

/** Two people agree on it. */
async function setTerms({ call, mara, liam }: World, writeOffLimit: number, writeOffDayMax: number): Promise<void> {
  const terms = { version: 0, ...TERMS, writeOffLimit, writeOffDayMax };
  const asked = await call(mara, 'PUT', '/operator/reconciliation/acquirers/default', terms);
  expect(asked.status).toBe(202);
  const { approvalNo } = asked.body as { approvalNo: string };
  expect((await call(liam, 'POST', `/operator/approvals/${approvalNo}/approve`, {})).status).toBe(200);
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a small difference on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    // With any other, the reports would be late whenever somebody looks.
    world = await openWorld(engine, {}, { sandboxClock: createStillClock() });
  });
  afterEach(() => world.close());

  it('is written off up to the limit and the amount of a day, and not before a limit was set', async () => {
    const desk = openDesk(world.gateway);
    await desk.begin();
    await desk.sendReport({ id: 'off', lines: [await shortBy(world, 1)] });
    expect(await desk.open()).toEqual(['amount -0.01']);

    await setTerms(world, 5, 10);
    const lines = [];
    for (const cents of [5, 6, SMALL_DIFFERENCE, 2, 1]) lines.push(await shortBy(world, cents));
    const file = await desk.sendReport({ id: 'on', lines });
    expect(file).toMatchObject({ lines: 5, openLines: 2, settledLines: 3 });
    // Six are above the limit, and two would be above what is left of the day.
    expect(await desk.open()).toEqual(['amount -0.01', 'amount -0.02', 'amount -0.06']);
    expect(await desk.sendReport({ id: 'full', lines: [await shortBy(world, 1)] })).toMatchObject({ openLines: 1 });
    expect(await desk.problems()).toEqual([]);
  });

  it('is written off of a transfer, too, and comes back if the report is corrected', async () => {
    const desk = openDesk(world.gateway);
    await desk.begin();
    await setTerms(world, 5, 10);
    const line = await shortBy(world, SMALL_DIFFERENCE);
    const wrong = await desk.sendReport({ id: 'paid-1', lines: [line] });
    expect(wrong).toMatchObject({ openLines: 0 });
    expect(await desk.sendStatement([{ amount: 993, text: 'PAYS PAID-1' }])).toMatchObject({ openLines: 0 });
    const right = await desk.sendReport({ id: 'paid-1', lines: [{ ...line, gross: 1000 }] });
    expect(right).toMatchObject({ state: 'done', openLines: 0, supersedes: wrong.fileNo });
    // Seven cents are too many.
    expect(await desk.open()).toEqual(['amount -0.07']);
    expect(await desk.problems()).toEqual([]);
  });

  it('is written off of a line that waited for its payment, too, within the amount of the day', async () => {
    const desk = openDesk(world.gateway);
    await desk.begin();
    await setTerms(world, 5, 10);
    const waiting = [];
    for (const cents of [4, 6, 5, 2]) {
      const order = { currencyCode: 'USD', sourceAmount: '10.00', cardNo: CHALLENGED };
      const tradeNo = String(dataOf(await world.shop.pay(order))['tradeNo']);
      waiting.push({ type: 'payment', tradeNo, gross: 1000 - cents, fee: -30 });
    }
    const [first] = waiting;
    const early = { id: 'early', lines: [...waiting, { ...first, type: 'payment', gross: 998 }] };
    const file = await desk.sendReport(early);
    expect(file).toMatchObject({ openLines: 5 });
    for (const { tradeNo } of waiting) {
      await desk.ask('POST', `/operator/orders/${tradeNo}/complete`, { result: 'success' });
    }
    await world.gateway.advance(60);
    // Six are above the limit, and two would be above what is left of the day. The first line about an item has it.
    expect(await desk.open()).toEqual(['amount -0.02', 'amount -0.06', 'double 9.98']);
    expect(await desk.fileOf(file.fileNo)).toMatchObject({ openLines: 3, settledLines: 2 });
    await world.gateway.advance(DAY);
    const path = `/operator/reconciliation/days?owner=default&from=${FIRST_DAY}&to=${FIRST_DAY}`;
    expect(await desk.ask('GET', path)).toMatchObject({ days: [{ expected: '40.00', reported: '20.00' }] });
    expect(await desk.problems()).toEqual([]);
  });

  it('is written off of the first of two lines about an item, and the other is a double', async () => {
    const desk = openDesk(world.gateway);
    await desk.begin();
    await setTerms(world, 5, 10);
    const line = await shortBy(world, 1);
    expect(await desk.sendReport({ id: 'twice', lines: [line, { ...line, gross: 998 }] })).toMatchObject({
      openLines: 1,
    });
    expect(await desk.open()).toEqual(['double 9.98']);
    expect(await desk.problems()).toEqual([]);
  });
});
