import type { AuditEntry, RecordedAction } from '../../../src/gateway/domain/audit/audit.ts';
import { EMPTY_BALANCE, changesOf, payDebtFirst } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Balance, PostingGroup } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Merchant } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { StoredPosting } from '../../../src/gateway/domain/ledger/ledger-store.ts';
import { NO_RULES } from '../../../src/gateway/domain/people/alone-limits.ts';
import type { ExchangeRate } from '../../../src/gateway/domain/platform/rates.ts';
import type { SealedSecret } from '../../../src/gateway/domain/merchants/merchant-store.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';

// The part of the store that the operator's interface writes, in memory: what is asserted about it is what the port says.

export interface MemoryStore extends Store {
  readonly actions: RecordedAction[];
  readonly sealed: Map<number, SealedSecret[]>;
  readonly settings: Map<string, string>;
}

export function createMemoryStore(reads: Partial<Store> = {}): MemoryStore {
  const merchants = new Map<number, Merchant>();
  const sealed = new Map<number, SealedSecret[]>();
  const rates = new Map<string, ExchangeRate>();
  const settings = new Map<string, string>();
  const postings: (StoredPosting & { merNo: number })[] = [];
  const actions: MemoryStore['actions'] = [];
  const record = (audit: AuditEntry) => actions.push({ ...audit, actionNo: actions.length + 1, hash: null });

  function balanceOf(merNo: number, currency: string): Balance {
    const own = postings.filter((posting) => posting.merNo === merNo);
    return { ...EMPTY_BALANCE, ...changesOf(own).get(currency) };
  }

  function book(merNo: number, group: PostingGroup, at: number): void {
    const { event, subject } = group;
    if (postings.some((one) => one.merNo === merNo && one.event === event && one.subject === subject)) {
      throw new Error('duplicate key value violates unique constraint "postings_pkey"');
    }
    postings.push(...group.postings.map((posting) => ({ ...posting, merNo, event, subject, at })));
  }

  const store: Partial<Store> = {
    findMerchant: async (merNo) => {
      const merchant = merchants.get(merNo);
      return merchant === undefined ? null : { merchant, secrets: sealed.get(merNo) ?? [] };
    },
    listMerchants: async ({ after, limit }) =>
      [...merchants.values()]
        .filter(({ merNo }) => merNo > after)
        .toSorted((left, right) => left.merNo - right.merNo)
        .slice(0, limit),
    createMerchant: async ({ merchant, secrets, audit }) => {
      if (merchants.has(merchant.merNo)) return 'taken';
      merchants.set(merchant.merNo, merchant);
      sealed.set(merchant.merNo, [...secrets]);
      record(audit);
      return 'created';
    },
    changeMerchant: async (merNo, decide) => {
      const merchant = merchants.get(merNo);
      if (merchant === undefined) return null;
      const { result, change } = decide({ merchant, secrets: sealed.get(merNo) ?? [] });
      if (change === undefined) return result;
      merchants.set(merNo, change.merchant ?? merchant);
      const ends = new Map(change.expireSecrets?.map(({ secretNo, expiresAt }) => [secretNo, expiresAt]));
      const before = (sealed.get(merNo) ?? []).map((one) => ({
        ...one,
        expiresAt: ends.get(one.secretNo) ?? one.expiresAt,
      }));
      sealed.set(merNo, [...(change.addSecrets ?? []), ...before]);
      record(change.audit);
      return result;
    },
    readApprovalRules: async () => ({ own: NO_RULES, demanded: NO_RULES }),
    readAloneDays: async (days) => days.map(() => 0n),
    listApprovals: async () => [],
    listCorrections: async () => [],
    changeBalance: async ({ merNo, currency }, decide) => {
      const decided = decide(balanceOf(merNo, currency));
      if (decided === null) return 'unchanged';
      book(
        merNo,
        payDebtFirst(decided.group, () => balanceOf(merNo, currency).debt),
        decided.at,
      );
      if (decided.audit !== null) record(decided.audit);
      return 'changed';
    },
    listBalances: async (merNo) => {
      const currencies = new Set(postings.filter((one) => one.merNo === merNo).map(({ currency }) => currency));
      return [...currencies].map((currency) => ({ currency, balance: balanceOf(merNo, currency) }));
    },
    listPostings: async ({ merNo, subjects }) =>
      postings.filter((posting) => posting.merNo === merNo && subjects.includes(posting.subject)),
    listKeyUses: async () => [],
    listFacts: async () => [],
    listRates: async () => [...rates.values()],
    putRate: async (rate, audit) => {
      rates.set(`${rate.from}/${rate.to}`, rate);
      record(audit);
    },
    readSetting: async (name) => settings.get(name) ?? null,
    writeSetting: async (name, value, audit) => {
      settings.set(name, value);
      if (audit !== undefined) record(audit);
    },
    keepSetting: async (name, value) => {
      if (!settings.has(name)) settings.set(name, value);
      return settings.get(name) ?? value;
    },
    writeRecords: async (records) => void records.forEach(record),
    newestActionNo: async () => actions.length,
    listAgenda: async () => [],
    listActions: async ({ before, limit, target }) =>
      actions
        .filter(({ actionNo }) => before === null || actionNo < before)
        .filter((one) => target === undefined || one.target === target)
        .toSorted((left, right) => right.actionNo - left.actionNo)
        .slice(0, limit),
    ...reads,
  };
  return { ...(store as Store), actions, sealed, settings };
}
