import { expect, it, onTestFinished } from 'vitest';
import type { Acting } from '../../../../src/gateway/domain/audit/actor.ts';
import { createZone } from '../../../../src/gateway/domain/day.ts';
import { createCertificateOperations } from '../../../../src/gateway/operations/reconciliation/certificate.ts';
import { createDayOperations } from '../../../../src/gateway/operations/reconciliation/days.ts';
import { writeRefusal } from '../../../../src/gateway/operator/wire/refusals/write-refusal.ts';
import { describeOnBothEngines } from '../../../helpers/database/databases.ts';
import { openConsole } from '../../../helpers/gateway/console.ts';
import { pageText } from '../../../helpers/browser/html-text.ts';
import { openWorld } from '../exceptions/planted.ts';
import { DAY, NORTH, addDays, addNothing, addOpen, readDays } from './day-rows.ts';

const clock = { now: () => (DAY + 2) * 86_400_000 };
const zone = createZone('UTC');
const acting = { actor: { kind: 'person', personId: 'p', name: 'Mara Lindt' } } as unknown as Acting;

describeOnBothEngines('days of reconciliation', (databases) => {
  it('sums what was expected, reported and arrived, and leaves out files that were replaced', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await addDays(place);
    await addOpen(place);
    expect(await readDays(store)).toEqual([
      ['2026-11-17', 'bank-eur', 19_400, 19_500, 19_500, 0, 0],
      ['2026-11-17', 'north', 5300, 5000, 0, 0, 1],
      ['2026-11-16', 'north', 20_000, 20_000, 20_000, -600, 0],
    ]);
    expect((await readDays(store, 'north')).map(([day]) => day)).toEqual(['2026-11-17', '2026-11-16']);
  });

  it('pages go on where the last ended, and a day says what it is made of', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await addDays(place);
    const days = createDayOperations({ store, clock, zone });
    const filter = { owner: null, kind: null, from: null, to: null, before: null };
    const first = await days.listReconciliationDays({ ...filter, limit: 2 });
    if (first.kind !== 'done') throw new Error('refused');
    expect(first.value.days.map(({ owner, state, difference }) => [owner, state, difference])).toEqual([
      ['bank-eur', 'open', 100n],
      ['north', 'awaitingReport', 5300n],
    ]);
    const rest = await days.listReconciliationDays({ ...filter, before: first.value.next, limit: 2 });
    expect(rest).toMatchObject({ value: { days: [{ ...NORTH, state: 'complete', difference: 0n }], next: null } });
    const story = await days.getReconciliationDay(NORTH);
    expect(story).toMatchObject({
      value: {
        sections: [{ fileNo: 'RC1', section: 0, id: 'po_1', fileName: 'north.jsonl', arrivedOn: DAY + 1 }],
        merchants: [
          { merNo: 200_001, expected: 15_000n, reported: 15_000n, fees: -400n },
          { merNo: 200_002, expected: 5000n, reported: 5000n, fees: -200n },
        ],
        isComplete: true,
        open: [],
      },
    });
    expect(await days.getReconciliationDay({ ...NORTH, day: DAY - 30 })).toMatchObject({
      reason: 'reconciliationDayNotFound',
    });
    const long = { ...filter, from: DAY - 100, to: DAY, limit: 2 };
    expect(await days.listReconciliationDays(long)).toMatchObject({ reason: 'invalidInput' });
  });

  it('a day of which nothing equals nothing is not called complete', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await addDays(place);
    await addNothing(place);
    const days = createDayOperations({ store, clock, zone });
    expect(await days.getReconciliationDay({ ...NORTH, currency: 'USD' })).toMatchObject({
      value: { day: { state: 'empty' } },
    });
    expect(await days.getReconciliationDay(NORTH)).toMatchObject({ value: { day: { state: 'complete' } } });
  });

  it('a day is certified once its money arrived and what is open is named, and not before', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await addDays(place);
    const { getReconciliationCertificate: certify } = createCertificateOperations({ store, clock });
    const done = await certify(NORTH, acting);
    expect(done).toMatchObject({
      value: {
        ledger: 20_000n,
        acquirer: 20_000n,
        bank: 20_000n,
        fees: -600n,
        open: [],
        reports: [{ id: 'po_1' }],
        statements: [{ fileNo: 'RC2', id: '221' }],
        issuedBy: 'Mara Lindt',
      },
    });
    expect(await certify(NORTH, acting)).toEqual(done);
    const sentence = async (day: number, owner = 'north') => {
      const refused = await certify({ ...NORTH, owner, day }, acting);
      return refused.kind === 'refused' ? writeRefusal(refused).detail : 'certified';
    };
    expect(await sentence(DAY + 1)).toBe(
      'The money of po_2 is on no statement yet. Import the statement of the bank first.',
    );
    expect(await sentence(DAY + 1, 'bank-eur')).toContain('bank-eur is a bank account.');
  });

  it('a payment in no report keeps a day open until an item names it', async () => {
    const place = await databases.migratedPlace();
    const store = await databases.open(place);
    await addDays(place);
    expect(await store.listUnexplained({ ...NORTH, day: DAY + 1, limit: 5 })).toEqual([200_002]);
    await addOpen(place);
    expect(await store.listUnexplained({ ...NORTH, day: DAY + 1, limit: 5 })).toEqual([]);
  });
});

it('the list of days says of each what was proved, and no more', async () => {
  const world = await openWorld('SQLite');
  onTestFinished(world.close);
  await addDays(world.place);
  await addNothing(world.place);
  await addOpen(world.place);
  const browser = await openConsole(world.gateway.url, 'finance');
  const shown = async (path: string) => pageText((await browser.open(`/console/reconciliation${path}`)).text);
  const days = await shown('?from=2026-11-16&to=2026-11-17');
  expect(days).toContain('16 Nov 2026 Reconciled north 200.00 EUR 200.00 EUR 200.00 EUR 0.00 EUR 0');
  expect(days).toContain('16 Nov 2026 Nothing to reconcile north 0.00 USD 0.00 USD 0.00 USD 0.00 USD 0');
  expect(days).toContain('17 Nov 2026 Open north 53.00 EUR 50.00 EUR 0.00 EUR 53.00 EUR 1');
  const day = await shown('/day?owner=north&currency=EUR&day=2026-11-17');
  expect(day).toContain('north on 17 Nov 2026 in EUR Open Certificate');
  expect(day).toContain(
    'Expected, by the books of the merchants 53.00 EUR − Not reported, or not as expected 3.00 EUR − Reported, and not on a bank account yet 50.00 EUR = Arrived on a bank account 0.00 EUR',
  );
  expect(day).toContain('Missing at the acquirer 3.00 EUR');
  expect(day).toContain('Expected Reported Difference Fees 200002 3.00 EUR 0.00 EUR 3.00 EUR');
  const empty = await shown('/day?owner=north&currency=USD&day=2026-11-16');
  expect(empty).toContain('north on 16 Nov 2026 in USD Nothing to reconcile');
  expect(empty).not.toContain('By merchant');
});
