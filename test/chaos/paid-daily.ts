import { openVault } from '../../src/gateway/assemble/open-vault.ts';
import { readConfig } from '../../src/gateway/config/config.ts';
import { actingAsSystem } from '../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../src/gateway/domain/audit/audit.ts';
import { createZone } from '../../src/gateway/domain/day.ts';
import { MANUAL, nextDue } from '../../src/gateway/domain/settlements/payout-schedule.ts';
import type { Store } from '../../src/gateway/domain/store.ts';
import { accountHash, maskedAccount } from '../../src/gateway/domain/text/bank-account.ts';

// Merchants whose money goes to their own account on every bank day.

const CURRENCY = 'USD';
const ACCOUNT = 'DE89370400440532013000';

/** Writes the account and the schedule, as two owners would who have waited until they are in force. */
export async function payDaily(
  store: Store,
  { merNo, now, env }: { merNo: number; now: number; env: Readonly<Record<string, string>> },
): Promise<void> {
  const vault = await openVault(readConfig(env).encryptionKeys, store);
  const audit = auditOf(actingAsSystem('chaos'), {
    at: now,
    action: 'changeSettlementAccount',
    target: '',
    detail: '',
  });
  const people = { approvedBy: 'Grace', setBy: 'Ada', proposedBy: 'Ada' };
  const account = {
    merNo,
    currency: CURRENCY,
    accountNo: `account_${merNo}`,
    method: 'PAYOUT_1',
    account: maskedAccount(ACCOUNT),
    holder: 'Demo shop',
    bank: 'Demo bank',
    bic: null,
    sealed: vault.seal(JSON.stringify({ account: ACCOUNT })),
    hash: accountHash(vault, ACCOUNT),
    meanwhile: 'old',
    replaces: null,
    proposedBy: people.proposedBy,
    approvedBy: people.approvedBy,
    createdAt: 0,
    inForceAt: 0,
    endedAt: null,
    withdrawnBy: null,
  } as const;
  const change = { accounts: [account], audit };
  await store.changeSettlementAccount({ merNo, currency: CURRENCY }, () => ({ result: null, change }));
  const terms = { ...MANUAL, rhythm: 'daily', calendar: 'WEEKENDS', retryDay: null } as const;
  const schedule = {
    ...terms,
    ...nextDue(terms, now, createZone('UTC')),
    merNo,
    currency: CURRENCY,
    setBy: people.setBy,
    approvedBy: people.approvedBy,
    setAt: now,
  };
  await store.putPayoutSchedule(schedule, audit);
}
