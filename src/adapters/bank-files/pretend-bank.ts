import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCamt } from '../../bank-files/iso20022/camt-write.ts';
import { writePain002 } from '../../bank-files/iso20022/pain002-write.ts';
import type { Entry, EntryDetail, Party, Payment, PaymentFile, PaymentStatus } from '../../bank-files/model.ts';
import { readBankFile } from '../../bank-files/read-bank-file.ts';
import { moveInto, writeWhole } from './folders.ts';

// A bank that moves no money. It takes pain.001 from one folder and answers into another, as banks do: first what it rejects, by pain.002;
// then what it booked, by camt.054; what comes back, by camt.054 later. The account decides, as at the mock acquirer.

export interface PretendBankSettings {
  /** Where the adapter puts its files, and where it looks for ours. */
  readonly fromFolder: string;
  readonly toFolder: string;
  /** How often it looks, and how long what is pending or comes back takes. */
  readonly everyMs: number;
  readonly laterMs: number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
}

const DECLINED = 'DE02120300000000202051';
const PENDING = 'DE02500105170137075030';
const RETURNED = 'DE02100500000054540402';

export function startPretendBank(settings: PretendBankSettings): { close(): Promise<void> } {
  const { fromFolder, toFolder, everyMs, log } = settings;
  for (const folder of [fromFolder, toFolder]) mkdirSync(folder, { recursive: true });
  const timers = new Set<NodeJS.Timeout>();
  const later = (run: () => void) => {
    timers.add(setTimeout(run, settings.laterMs));
  };
  const look = () => {
    for (const name of readdirSync(fromFolder).toSorted()) {
      if (!/^pain001-.*[.]xml$/.test(name)) continue;
      const file = readBankFile(readFileSync(join(fromFolder, name)));
      if (file.kind !== 'payments') continue;
      answerFile(file, settings, later);
      moveInto(join(fromFolder, 'taken'), join(fromFolder, name), file.messageId);
      log({ event: 'file taken', file: name });
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    async close() {
      clearInterval(timer);
      for (const one of timers) clearTimeout(one);
    },
  };
}

function answerFile(file: PaymentFile, settings: PretendBankSettings, later: (run: () => void) => void): void {
  const { messageId, batches } = file;
  for (const { batchId, debtor, payments } of batches) {
    const to = (...accounts: readonly string[]) =>
      payments.filter(({ creditor }) => accounts.includes(creditor.account?.number ?? ''));
    const statuses = [
      ...to(DECLINED).map((payment) => statusOf(payment, 'RJCT', 'AC04')),
      ...to(PENDING).map((payment) => statusOf(payment, 'ACSP', null)),
    ];
    report(settings, { messageId, batchId, statuses });
    const isOpen = ({ creditor }: Payment) => ![DECLINED, PENDING].includes(creditor.account?.number ?? '');
    notify(settings, { messageId, debtor, name: 'booked', entries: payments.filter(isOpen).map(debitOf(settings)) });
    later(() => {
      const settled = to(PENDING).map((payment) => statusOf(payment, 'ACSC', null));
      if (settled.length > 0) report(settings, { messageId, batchId, statuses: settled, suffix: '-later' });
      notify(settings, { messageId, debtor, name: 'returned', entries: to(RETURNED).map(returnOf(settings)) });
    });
  }
}

function statusOf({ endToEndId, instructionId }: Payment, status: string, code: string | null): PaymentStatus {
  return { endToEndId, instructionId, status, reasons: code === null ? [] : [{ code, text: null }] };
}

interface Reported {
  readonly messageId: string;
  readonly batchId: string;
  readonly statuses: readonly PaymentStatus[];
  readonly suffix?: string;
}

function report(settings: PretendBankSettings, { messageId, batchId, statuses, suffix = '' }: Reported): void {
  const content = writePain002({
    kind: 'status',
    messageId: `R${messageId}${suffix}`,
    createdAt: momentOf(settings),
    originalMessageId: messageId,
    originalName: 'pain.001.001.09',
    status: statuses.some(({ status }) => status === 'RJCT') ? 'PART' : 'ACCP',
    reasons: [],
    batches: [{ batchId, status: null, reasons: [], payments: statuses }],
  });
  deliver(settings, `pain002-${messageId}${suffix}.xml`, content);
}

interface Notified {
  readonly messageId: string;
  readonly debtor: Party;
  readonly name: string;
  readonly entries: readonly Entry[];
}

function notify(settings: PretendBankSettings, { messageId, debtor, name, entries }: Notified): void {
  const { account } = debtor;
  if (entries.length === 0 || account === null) return;
  const id = `N${messageId}-${name}`;
  const shared = { number: null, page: null, currency: null, opening: null, closing: null };
  const content = writeCamt({
    kind: 'notification',
    messageId: id,
    createdAt: momentOf(settings),
    statements: [{ id, account, entries, ...shared }],
  });
  deliver(settings, `camt054-${messageId}-${name}.xml`, content);
}

function debitOf(settings: PretendBankSettings): (payment: Payment) => Entry {
  return (payment) => entryOf(payment, settings, { sign: -1n, code: 'PMNT/ICDT/ESCT', returned: null });
}

function returnOf(settings: PretendBankSettings): (payment: Payment) => Entry {
  const returned = { code: 'AC04', text: null };
  return (payment) => entryOf(payment, settings, { sign: 1n, code: 'PMNT/RRCT/RRTN', returned });
}

function entryOf(
  { endToEndId, instructionId, currency, amount, creditor, text }: Payment,
  settings: PretendBankSettings,
  { sign, code, returned }: { sign: bigint; code: string; returned: EntryDetail['returned'] },
): Entry {
  const day = momentOf(settings).slice(0, 10);
  const money = { currency, amount: amount * sign };
  const { name, account } = creditor;
  const references = { messageId: null, batchId: null, instructionId, endToEndId, transactionId: null };
  const detail: EntryDetail = { ...money, ...references, counterparty: { name, account }, text, returned };
  const days = { bookedOn: day, valueOn: day };
  const rest = { reference: null, bankReference: null, batch: null, text: null };
  return { ...money, status: 'booked', isReversal: false, ...days, code, details: [detail], ...rest };
}

function momentOf({ now }: PretendBankSettings): string {
  return `${new Date(now()).toISOString().slice(0, 19)}Z`;
}

function deliver({ toFolder, log }: PretendBankSettings, name: string, content: string): void {
  writeWhole(join(toFolder, name), content, 0o600);
  log({ event: 'file delivered', file: name });
}
