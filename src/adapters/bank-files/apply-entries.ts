import type { Entry, EntryDetail, StatementFile } from '../../bank-files/model.ts';
import { approve } from './apply-report.ts';
import type { Problem } from './apply-report.ts';
import { meaningOf } from './reasons.ts';
import type { BankFilesSettings } from './settings.ts';
import type { Payout, Store } from './store.ts';
import { batchIdOf } from './write-files.ts';

// What booked entries mean: money of a payout that left was paid, money of one that came is a return. Other entries are none of ours.

type Settings = Pick<BankFilesSettings, 'accounts' | 'now'>;

export function applyEntries({ statements }: StatementFile, store: Store, settings: Settings): readonly Problem[] {
  const own = new Set([...settings.accounts.values()].map(({ number }) => number));
  return statements
    .filter(({ account }) => own.has(account.number))
    .flatMap(({ entries }) => entries)
    .filter(({ status }) => status === 'booked')
    .flatMap((entry) => applyEntry(entry, store, settings));
}

function applyEntry(entry: Entry, store: Store, settings: Settings): readonly Problem[] {
  if (entry.details.length === 0) return entry.batch === null ? [] : applyBatch(entry, store);
  return entry.details.flatMap((detail) => {
    const number = detail.endToEndId ?? detail.instructionId;
    const payout = number === null ? undefined : store.find(number);
    return payout === undefined || payout.fileNo === null
      ? []
      : applyDetail(payout, { entry, detail, store, settings });
  });
}

interface Found {
  readonly entry: Entry;
  readonly detail: EntryDetail;
  readonly store: Store;
  readonly settings: Settings;
}

function applyDetail(payout: Payout, { entry, detail, store, settings }: Found): readonly Problem[] {
  const { number } = payout;
  // The payment's own amount, because the entry can have fees in it; a payment without one is the entry.
  const isOnly = entry.details.length === 1;
  const amount = detail.amount ?? (isOnly ? entry.amount : null);
  const currency = detail.currency ?? entry.currency;
  if (amount === null || currency !== payout.currency) return [{ problem: 'booked without its amount', number }];
  if (amount > 0n) return comesBack(payout, amount, { entry, detail, store, settings });
  if (-amount !== payout.amount || entry.isReversal) return [{ problem: 'booked with another amount', number }];
  return approve(payout, store);
}

/** Only with a mark of the bank: anybody could send money with our number in it. */
function comesBack(payout: Payout, amount: bigint, { entry, detail, store, settings }: Found): readonly Problem[] {
  const { number, currency } = payout;
  const isReturn = entry.isReversal || detail.returned !== null || entry.code?.endsWith('/RRTN') === true;
  if (!isReturn) return [{ problem: 'money came with the number of a payout, and is no return', number }];
  if (amount > payout.amount) return [{ problem: 'more came back than was paid', number }];
  // The bank took the debit back before it counted: it is as if it had never been.
  if (payout.state === 'declined') return [];
  const problems = approve(payout, store);
  const day = entry.bookedOn ?? entry.valueOn;
  const at = day === null ? new Date(settings.now()).toISOString() : `${day}T00:00:00Z`;
  const reason = meaningOf(detail.returned === null ? [] : [detail.returned]).message;
  store.addReturn({ number, currency, amount, at, reason }, settings.now());
  return problems;
}

/** A bank that books a batch as one names its number only. It was paid if the amount is that of all that was not rejected. */
function applyBatch(entry: Entry, store: Store): readonly Problem[] {
  const { batch, amount, currency } = entry;
  const messageId = batch?.messageId ?? batch?.batchId?.replace(/-1$/, '') ?? '';
  const file = store.fileOf(messageId);
  if (file === undefined || (batch?.batchId ?? batchIdOf(messageId)) !== batchIdOf(messageId)) return [];
  const open = store.ofFile(file.fileNo).filter(({ state }) => state !== 'declined');
  const sum = open.reduce((total, one) => total + one.amount, 0n);
  const isWhole = sum === -amount && open.every((one) => one.currency === currency);
  if (!isWhole || entry.isReversal) return [{ problem: 'a batch was booked with another amount', messageId }];
  return open.flatMap((payout) => approve(payout, store));
}
