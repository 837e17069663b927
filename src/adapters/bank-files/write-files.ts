import { join } from 'node:path';
import { writePain001 } from '../../bank-files/iso20022/pain001-write.ts';
import type { PaymentFile } from '../../bank-files/model.ts';
import type { Creditor } from './creditor.ts';
import { finishPart, makeFolder, writePart, writeWhole } from './folders.ts';
import { dueCount, executionDayOf } from './schedule.ts';
import type { BankFilesSettings } from './settings.ts';
import type { PaymentFileRow, Payout, Store } from './store.ts';

// From collected payouts to a file that the bank gets. Where a kill can come, the state of the file says what was certainly done:
//
//   assigned  The store knows which payouts are in it, and every byte of it. Nothing on disk counts.
//   ready     It is whole under its temporary name; if that name is gone, it was renamed, and somebody may have taken it away.
//   written   It was renamed. The store forgets accounts and names; the copy and the bank have them.

export interface FileWriter {
  /** Ends what a kill interrupted. */
  recover(): void;
  /** Writes what is due, and returns how many files. */
  writeDue(): number;
}

const COPY_MODE = 0o600;
const COPIES = 'sent';

export function createFileWriter(store: Store, settings: BankFilesSettings): FileWriter {
  makeFolder(join(settings.dataFolder, COPIES));
  return {
    recover() {
      for (const file of store.unfinishedFiles()) {
        settings.log({ event: 'file resumed', file: nameOf(file.messageId), state: file.state });
        publish(file, store, settings);
      }
    },
    writeDue() {
      let files = 0;
      for (const currency of settings.accounts.keys()) {
        for (let file = assign(currency, store, settings); file !== null; file = assign(currency, store, settings)) {
          publish(file, store, settings);
          files += 1;
        }
      }
      return files;
    },
  };
}

/** Writes down what is in the next file; null if none is due. */
function assign(currency: string, store: Store, settings: BankFilesSettings): PaymentFileRow | null {
  return store.transaction(() => {
    const waiting = store.collected(currency);
    const since = waiting.map(({ receivedAt }) => receivedAt);
    const payouts = waiting.slice(0, dueCount(since, settings.now(), settings));
    if (payouts.length === 0) return null;
    const fileNo = store.nextFileNo();
    const messageId = `${store.tag}-${String(fileNo).padStart(6, '0')}`;
    const content = writePain001(fileOf(payouts, { currency, messageId, settings }), settings.version);
    const file: PaymentFileRow = { fileNo, messageId, state: 'assigned', content };
    store.addFile(file);
    for (const { number } of payouts) store.change(number, { state: 'assigned', fileNo });
    return file;
  });
}

function publish(
  file: PaymentFileRow,
  store: Store,
  { outFolder, dataFolder, fileMode, log }: BankFilesSettings,
): void {
  const { fileNo, messageId, content } = file;
  const name = nameOf(messageId);
  const target = join(outFolder, name);
  if (file.state === 'assigned') {
    writeWhole(join(dataFolder, COPIES, name), content ?? '', COPY_MODE);
    writePart(target, content ?? '', fileMode);
    store.changeFile(fileNo, { state: 'ready', content });
  }
  const isNew = finishPart(target);
  const payouts = store.ofFile(fileNo);
  store.transaction(() => {
    store.changeFile(fileNo, { state: 'written', content: null });
    for (const { number, state } of payouts)
      store.change(number, { details: null, ...(state === 'assigned' && { state: 'sent' }) });
  });
  log({ event: 'file written', file: name, payouts: payouts.length, isNew });
}

/** Files are named by their number, which is also what the bank knows them by. */
function nameOf(messageId: string): string {
  return `pain001-${messageId}.xml`;
}

export function batchIdOf(messageId: string): string {
  return `${messageId}-1`;
}

function fileOf(
  payouts: readonly Payout[],
  of: { currency: string; messageId: string; settings: BankFilesSettings },
): PaymentFile {
  const { currency, messageId, settings } = of;
  const { name, bic, accounts, now } = settings;
  const isEuro = currency === 'EUR';
  return {
    kind: 'payments',
    messageId,
    createdAt: `${new Date(now()).toISOString().slice(0, 19)}Z`,
    initiator: name,
    batches: [
      {
        batchId: batchIdOf(messageId),
        executionDay: executionDayOf(now(), settings),
        serviceLevel: isEuro ? 'SEPA' : 'NURG',
        chargeBearer: isEuro ? 'SLEV' : 'SHAR',
        // Each payout is an entry of its own on the statement, by which it is found.
        isBookedAsOne: false,
        debtor: { name, account: accounts.get(currency) ?? null, bank: bic, address: null },
        payments: payouts.map(({ number, amount, details }) => ({
          // Written by `calls.ts` from a value of this type.
          ...(JSON.parse(details ?? '') as Creditor),
          instructionId: number,
          endToEndId: number,
          currency,
          amount,
        })),
      },
    ],
  };
}
