import { expect, it } from 'vitest';
import { createSandboxChannel } from '../../../src/gateway/channel/sandbox.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { groupOf } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { SettlementAccount } from '../../../src/gateway/domain/settlements/settlement-account.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { MER_NO, NOW } from '../../helpers/database/store-records.ts';
import { createWorkbench } from '../payments/payer-workbench.ts';

const databases = useDatabases('SQLite in memory');
const IBAN = 'DE89370400440532013000';

const PAYOUT = {
  merOrderNo: 'P-1',
  currency: 'USD',
  amount: 30_00n,
  notifyUrl: null,
  protestNotifyUrl: null,
  returnUrl: null,
  said: {},
  products: [],
  script: null,
  method: 'PAYOUT_1',
  account: IBAN,
  idempotencyKey: null,
} as const;

const auditFor = (target: string) =>
  auditOf(actingAsSystem('schedule'), { at: NOW, action: 'createDeposit', target, detail: '' });

async function addAccount(store: Store): Promise<void> {
  const account: SettlementAccount = {
    merNo: MER_NO,
    currency: 'USD',
    accountNo: 'account_1',
    method: 'PAYOUT_1',
    account: '****3000',
    holder: 'Demo shop',
    bank: 'Demo bank',
    bic: null,
    sealed: 'sealed',
    hash: `hash of ${IBAN}`,
    meanwhile: 'old',
    replaces: null,
    proposedBy: 'Ada',
    approvedBy: 'Grace',
    createdAt: NOW - 1000,
    inForceAt: NOW - 500,
    endedAt: null,
    withdrawnBy: null,
  };
  const change = { accounts: [account], audit: auditFor('account_1') };
  await store.changeSettlementAccount({ merNo: MER_NO, currency: 'USD' }, () => ({ result: null, change }));
}

async function open() {
  const store = await databases.open();
  const posting = { from: 'channel', to: 'available', currency: 'USD', amount: 100_00n } as const;
  const group = groupOf('deposit', 'D-1', [posting]);
  await store.changeBalance({ merNo: MER_NO, currency: 'USD' }, () => ({ group, at: NOW, audit: null }));
  await addAccount(store);
  const sandbox = createSandboxChannel({ clock: { now: () => NOW } });
  const texts: (string | undefined)[] = [];
  const channel = {
    ...sandbox,
    payout: (request: Parameters<typeof sandbox.payout>[0]) => {
      texts.push(request.remittanceText);
      return sandbox.payout(request);
    },
  };
  const bench = createWorkbench(store, { channel });
  const account = await bench.deps.accounts.find(MER_NO);
  if (account === null) throw new Error('the merchant is gone');
  return { store, bench, account, texts };
}

it('a payout to the own account makes a batch, whose number is in the text of the transfer', async () => {
  const { store, bench, account, texts } = await open();
  expect(await bench.merchants.createPayout(account, PAYOUT)).toMatchObject({ kind: 'accepted', merOrderNo: 'P-1' });
  expect(texts).toEqual(['2026-0001']);
  expect(await store.findBatch({ merNo: MER_NO, batchNo: '2026-0001' })).toMatchObject({
    account: '****3000',
    payout: 30_00n,
    cut: { carriedIn: 0n, lines: 100_00n },
  });
});

it('a payout to another account has no text and makes no batch', async () => {
  const { store, bench, account, texts } = await open();
  await bench.merchants.createPayout(account, { ...PAYOUT, account: 'GB33BUKB20201555555555' });
  expect(texts).toEqual([undefined]);
  expect(await store.listBatches({ merNo: MER_NO, currency: null, before: null, limit: 5 })).toEqual([]);
});

it('a payout by a schedule is answered with the name of its batch, and a second one for the due date is not made', async () => {
  const { bench, account, texts } = await open();
  const record = {
    run: { merNo: MER_NO, currency: 'USD', dueDay: 20_775, decidedBy: null },
    auditOf: auditFor,
  };
  const request = { ...PAYOUT, merOrderNo: '' };
  expect(await bench.platform.payOutRun(account, request, record)).toMatchObject({ merOrderNo: '2026-0001' });
  expect(await bench.platform.payOutRun(account, request, record)).toEqual({ kind: 'runTaken' });
  expect(texts).toEqual(['2026-0001']);
});
