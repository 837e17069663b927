import { expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import { bankDayFrom } from '../../../src/gateway/domain/settlements/bank-days.ts';
import { MANUAL } from '../../../src/gateway/domain/settlements/payout-schedule.ts';
import type { PayoutSchedule } from '../../../src/gateway/domain/settlements/payout-schedule.ts';
import { runSchedule } from '../../../src/gateway/operations/payouts/run-payouts.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { createWorkbench } from '../payments/payer-workbench.ts';

// Nodes that all hold the lease for themselves, as after a pause of one of them, on PostgreSQL: SQLite has one writer.

const databases = useDatabases('PostgreSQL');
const NODES = 8;
const CURRENCY = 'USD';
const audit = auditOf(actingAsSystem('test'), { at: NOW, action: 'createDeposit', target: '', detail: '' });
/** It only has to open what it sealed. */
const VAULT = {
  seal: (text: string) => text,
  open: (text: string) => text,
  fingerprint: String,
  fingerprintNumber: () => 0n,
  isFingerprint: () => true,
};

const ACCOUNT = {
  merNo: MER_NO,
  currency: CURRENCY,
  accountNo: 'account_1',
  method: 'PAYOUT_1',
  account: '****3000',
  holder: 'Demo shop',
  bank: 'Demo bank',
  bic: null,
  sealed: JSON.stringify({ account: 'DE89370400440532013000' }),
  hash: 'hash',
  meanwhile: 'old',
  replaces: null,
  proposedBy: 'Ada',
  approvedBy: 'Grace',
  createdAt: 0,
  inForceAt: 0,
  endedAt: null,
  withdrawnBy: null,
} as const;

/** Several nodes of one database, with 800.00 in the balance and a schedule that is due. */
async function openDue(nodes: number) {
  const place = await databases.migratedPlace();
  const stores = await Promise.all(Array.from({ length: nodes }, () => databases.open(place)));
  const [store] = stores;
  if (store === undefined) throw new Error('there is no store');
  const posting = { from: 'channel', to: 'available', currency: CURRENCY, amount: 800_00n } as const;
  const group = groupOf('deposit', 'D-1', [posting]);
  await store.changeBalance({ merNo: MER_NO, currency: CURRENCY }, () => ({ group, at: NOW, audit: null }));
  const change = { accounts: [ACCOUNT], audit };
  await store.changeSettlementAccount({ merNo: MER_NO, currency: CURRENCY }, () => ({ result: null, change }));
  const zone = createZone('UTC');
  const nextDay = zone.dayOf(NOW);
  const schedule: PayoutSchedule = {
    ...MANUAL,
    merNo: MER_NO,
    currency: CURRENCY,
    rhythm: 'daily',
    calendar: 'WEEKENDS',
    cutOff: 0,
    setBy: 'Ada',
    approvedBy: 'Grace',
    setAt: 0,
    nextDay,
    nextAt: zone.startOf(nextDay),
    retryDay: null,
  };
  await store.putPayoutSchedule(schedule, audit);
  const today = bankDayFrom(schedule.calendar, nextDay);
  return { stores, store, schedule, zone, clock: { now: () => zone.startOf(today) + 1 } };
}

it('one of eight nodes makes the payout of a due date, and the others make none (S48)', async () => {
  const { stores, store, schedule, zone, clock } = await openDue(NODES);
  await Promise.all(
    stores.map(async (one) => {
      const { deps, platform } = createWorkbench(one, { channel: createSandboxChannel({ clock }) });
      const balance = await one.findBalance(MER_NO, CURRENCY);
      // Each sees an eighth of the money: only the key of the due date keeps all of them from paying.
      const seen = { ...one, findBalance: async () => ({ ...balance, available: 100_00n }) };
      await runSchedule({ ...deps, store: seen, clock, zone, vault: VAULT, platform, scriptOf: () => null }, schedule);
    }),
  );
  const runs = await store.listMadeRuns({ merNo: MER_NO, currency: CURRENCY, since: 0, limit: 10 });
  expect(runs).toMatchObject([{ state: 'made', amount: 100_00n }]);
  expect((await store.findBalance(MER_NO, CURRENCY)).available).toBe(700_00n);
});

it('a node that dies after the payout finds it when it is back, and pays nothing twice', async () => {
  const { store, schedule, zone, clock } = await openDue(1);
  const { deps, platform } = createWorkbench(store, { channel: createSandboxChannel({ clock }) });
  const dying = { ...store, moveSchedule: () => Promise.reject(new Error('killed')) };
  const parts = { ...deps, clock, zone, vault: VAULT, platform, scriptOf: () => null };
  await expect(runSchedule({ ...parts, store: dying }, schedule)).rejects.toThrow('killed');
  const group = groupOf('deposit', 'D-2', [{ from: 'channel', to: 'available', currency: CURRENCY, amount: 5_00n }]);
  await store.changeBalance({ merNo: MER_NO, currency: CURRENCY }, () => ({ group, at: NOW, audit: null }));
  await runSchedule({ ...parts, store }, schedule);
  const runs = await store.listMadeRuns({ merNo: MER_NO, currency: CURRENCY, since: 0, limit: 10 });
  expect(runs).toMatchObject([{ amount: 800_00n }]);
  expect((await store.findBalance(MER_NO, CURRENCY)).available).toBe(5_00n);
  const moved = await store.findPayoutSchedule({ merNo: MER_NO, currency: CURRENCY });
  expect(moved?.nextDay).toBeGreaterThan(schedule.nextDay ?? 0);
});
