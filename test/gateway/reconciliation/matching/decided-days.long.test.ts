import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { createStillClock } from '../../../helpers/gateway/still-clock.ts';
import { sampled } from '../../../helpers/sweep.ts';
import { balancesOf, openWorld, paid } from '../exceptions/planted.ts';
import type { World } from '../exceptions/planted.ts';
import { DAY, FIRST_DAY, openDesk } from './written-files.ts';
import type { SeenException } from './written-files.ts';

// What a day says once people have decided about its items: what they matched counts as its lines say, what they wrote off is named.

interface Certificate {
  readonly ledger: string;
  readonly acquirer: string;
  readonly bank: string;
  readonly openItems: number;
  readonly settled: { readonly kind: string; readonly ending: string; readonly amount: string }[];
  readonly reports: { readonly id: string }[];
  readonly statements: object[];
}

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('a day about which people decided on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine, {}, { sandboxClock: createStillClock() });
  });
  afterEach(() => world.close());

  async function tell() {
    const desk = openDesk(world.gateway);
    await desk.begin();
    const day = async () => {
      const path = `/operator/reconciliation/days?owner=default&from=${FIRST_DAY}&to=${FIRST_DAY}`;
      return (await desk.ask<{ days: object[] }>('GET', path)).days[0];
    };
    const certificate = () =>
      desk.ask<Certificate>('GET', `/operator/reconciliation/days/default/USD/${FIRST_DAY}/certificate`);
    const find = async (kind: string, amount: string) => {
      const isIt = (one: SeenException) => one.kind === kind && one.amount === amount && one.endedAt === null;
      return (await desk.exceptions()).find(isIt)?.exceptionNo ?? `no ${kind} ${amount}`;
    };
    const writeOff = async (kind: string, amount: string) => {
      const written = await world.withTwo(`/operator/exceptions/${await find(kind, amount)}/write-off`);
      expect(written).toMatchObject({ status: 200, body: { response: { ending: 'writtenOff' } } });
    };
    return { desk, day, certificate, find, writeOff };
  }

  it('adds up to the minor unit: matched with a rest, written off, and short', async () => {
    const { desk, day, certificate, find, writeOff } = await tell();
    const [one, , three, four] = [
      await paid(world, '10.00'),
      await paid(world, '20.00'),
      await paid(world, '5.00'),
      await paid(world, '7.00'),
    ];
    const { fileNo } = await desk.sendReport({
      id: 'short-1',
      lines: [
        { type: 'payment', tradeNo: three, gross: 500 },
        { type: 'payment', tradeNo: four, gross: 699 },
      ],
    });
    const other = await desk.sendReport({ id: 'short-2', lines: [{ type: 'adjustment', gross: 900 }] });
    await world.gateway.advance(DAY);
    await desk.sendStatement([
      { amount: 1199, text: 'PAYS SHORT-1' },
      { amount: 900, text: 'PAYS SHORT-2' },
    ]);
    await world.gateway.advance(2 * DAY);
    expect(await desk.open()).toEqual(['amount -0.01', 'missingThere 10.00', 'missingThere 20.00', 'unknown 9.00']);
    const body = { lines: [`${other.fileNo}:0:2`], items: [`${world.shop.merNo}:${one}:payment`], rest: 'open' };
    await desk.ask('POST', `/operator/exceptions/${await find('missingThere', '10.00')}/match`, body);
    // The rest is open beside what is reported.
    expect(await desk.open()).toEqual(['amount -0.01', 'amount 1.00', 'missingThere 20.00']);
    expect(await day()).toMatchObject({ expected: '42.00', reported: '14.00', arrived: '14.00', state: 'open' });

    await writeOff('amount', '1.00');
    await writeOff('amount', '-0.01');
    expect(await day()).toMatchObject({ reported: '20.99', openItems: 1 });
    await writeOff('missingThere', '20.00');
    expect(await day()).toMatchObject({ reported: '20.99', arrived: '20.99', difference: '21.01', state: 'complete' });
    const { ledger, acquirer, bank, openItems, settled, reports, statements } = await certificate();
    expect({ ledger, acquirer, bank, openItems }).toEqual({
      ledger: '42.00',
      acquirer: '20.99',
      bank: '20.99',
      openItems: 0,
    });
    const written = settled
      .filter(({ ending }) => ending === 'writtenOff')
      .map(({ kind, amount }) => `${kind} ${amount}`);
    expect(written.toSorted()).toEqual(['amount -0.01', 'amount 1.00', 'missingThere 20.00']);
    expect(reports.map(({ id }) => id).toSorted()).toEqual(['short-1', 'short-2']);
    expect(statements).toHaveLength(1);
    expect(await desk.fileOf(fileNo)).toMatchObject({ openLines: 0 });
    const story = await desk.ask<{ merchants: object[] }>(
      'GET',
      `/operator/reconciliation/days/default/USD/${FIRST_DAY}`,
    );
    expect(story.merchants[0]).toMatchObject({ expected: '42.00', reported: '20.99', difference: '21.01' });
    expect(await desk.problems()).toEqual([]);
  });

  it('is certified if all of it was written off, and asks for the item again once that is reopened', async () => {
    const { desk, day, certificate, writeOff } = await tell();
    await desk.sendReport({ id: 'before', lines: [] });
    await paid(world, '8.00');
    await world.gateway.advance(3 * DAY);
    await writeOff('missingThere', '8.00');
    expect(await day()).toMatchObject({ reported: '0.00', difference: '8.00', state: 'complete' });
    expect(await certificate()).toMatchObject({ ledger: '8.00', acquirer: '0.00', bank: '0.00', openItems: 0 });
    const [ended] = await desk.exceptions();
    await desk.ask('POST', `/operator/exceptions/${ended?.exceptionNo ?? ''}/reopen`);
    expect(await day()).toMatchObject({ reported: '0.00', openItems: 1, state: 'open' });
    expect(await desk.problems()).toEqual([]);
  });

  it.each([
    { booked: 5000, name: 'in full', state: 'complete' },
    { booked: 4900, name: 'short', state: 'awaitingReport' },
  ])('has arrived if a bank paid its items itself: $name', async ({ booked, state }) => {
    const { desk, day, certificate, writeOff } = await tell();
    const deposit = { depositNo: 'PAYOUTS-1', amount: '500.00', currency: 'USD', note: 'For payouts' };
    await desk.ask('POST', `/operator/merchants/${world.shop.merNo}/deposits`, deposit);
    await desk.sendReport({ id: 'before', lines: [] });
    const payout = await world.shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' });
    await world.gateway.advance(60);
    await desk.sendStatement([{ amount: -booked, text: `PAYOUT ${String(payout.data?.['tradeNo'])}` }]);
    await world.gateway.advance(2 * DAY);
    expect(await day()).toMatchObject({ expected: '-50.00', state });
    const isShort = booked < 5000;
    if (isShort) await writeOff('amount', '1.00');
    const arrived = `-${booked / 100}.00`;
    expect(await day()).toMatchObject({ reported: arrived, arrived, state: 'complete' });
    const settled = isShort ? [{ kind: 'amount', amount: '1.00', ending: 'writtenOff' }] : [];
    expect(await certificate()).toMatchObject({ ledger: '-50.00', bank: arrived, settled, reports: [] });
    expect(await desk.problems()).toEqual([]);
    // Nobody owes anything, and all that a bank moved is somebody's.
    const after = await balancesOf(world);
    expect([after['default acquirer'], after['main unallocated']]).toEqual([undefined, undefined]);
    expect(after['default writtenOff']).toBe(isShort ? '-100' : undefined);
  });
});
