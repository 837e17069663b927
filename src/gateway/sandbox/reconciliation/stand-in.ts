import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import { dayText, parseDay } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import type { Clock } from '../../domain/ports.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import type {
  Planted,
  PlantedFault,
  PlantOutcome,
  SandboxBooks,
  SandboxFile,
  SandboxFileFormat,
} from '../../domain/reconciliation/plant.ts';
import type { SentStore } from '../../domain/reconciliation/sent.ts';
import { bookDay } from './acquirer-books.ts';
import { makeFaults } from './faults.ts';
import { afterBankDays } from './bank-days.ts';
import { reportsOf, writeCsv, writeReports } from './report.ts';
import type { AcquirerReport } from './report.ts';
import { STATEMENT_WRITERS, afterDay, firstState, hasAccount, statementsOf } from './statement.ts';
import type { DayOfAccount, Transfer } from './statement.ts';
import { createStoredBooks } from './stored-books.ts';
import type { Standing, WrittenDay } from './stored-books.ts';

// The sandbox's acquirer and its bank: at the end of each day they write what they did, from what they were asked and their scripts. They
// read no posting, no balance and no state of an order, but for the decisions that only a person can make.

export interface StandInOptions {
  readonly store: () => SentStore & Pick<SettingStore, 'readSetting' | 'writeSetting' | 'keepSetting'>;
  readonly clock: Clock;
  readonly zone: Zone;
  readonly newId: () => string;
  /** Whether payments go to the scripted channel at all. */
  readonly isScripted: boolean;
  /** Sees to it that the operator has agreed on what the acquirer charges. */
  readonly seedTerms: () => Promise<void>;
  /** Sees to it that the operator has an account in this currency at the sandbox's bank. */
  readonly openAccount: (currency: string) => Promise<void>;
}

/** Takes a file in, as if it had been sent. The same file a second time changes nothing. */
type TakeIn = (file: SandboxFile) => Promise<void>;

export interface StandIn extends SandboxBooks {
  start(): Promise<void>;
  /** Writes the files of the days that are over. */
  writeDays(takeIn: TakeIn): Promise<void>;
  /** When the next day ends that will have files; null if none is known. */
  nextAt(): Promise<number | null>;
}

/** How much later than agreed a late transfer is booked, in bank days. */
const LATE_BY = 4;

export function createStandIn(options: StandInOptions): StandIn {
  const { store, clock, zone, newId, isScripted } = options;
  const books = createStoredBooks(store);
  const inTurn = createTurns();
  const endOf = (day: number) => zone.startOf(day + 1);
  const today = () => zone.dayOf(clock.now());

  /** The first day after those that are written on which something was done, or is booked. */
  async function nextDay({ through, transfers }: Standing): Promise<number | null> {
    if (!isScripted) return null;
    const first = await store().findFirstSent(endOf(through));
    const days = [...transfers.map(({ day }) => day), ...(first === null ? [] : [zone.dayOf(first)])];
    return days.length === 0 ? null : days.reduce((least, day) => Math.min(least, day));
  }

  async function writeDays(takeIn: TakeIn): Promise<void> {
    const began = await books.readStanding();
    if (began === null) return;
    let standing = began;
    // Most of the time no day has ended, and nothing needs to be read.
    while (standing.through + 1 < today()) {
      const day = await nextDay(standing);
      if (day === null || day >= today()) break;
      standing = await writeDay(options, books, { standing, day, takeIn });
    }
  }

  return {
    async start() {
      await books.begin(today() - 1);
    },
    writeDays: (takeIn) => inTurn(() => writeDays(takeIn)),
    async nextAt() {
      const standing = await books.readStanding();
      const day = standing === null ? null : await nextDay(standing);
      return day === null ? null : endOf(day);
    },
    async findFile(day, format) {
      const written = await books.readDay(day);
      if (written === null) return null;
      return fileOf(format, { day: parseDay(day), written, createdAt: endOf(parseDay(day)) }, () =>
        reportsOn(options, parseDay(day), written.faults).then(({ reports }) => reports),
      );
    },
    plant: (fault, day) => inTurn(() => plant(books, { fault, day, faultId: newId() })),
    takesIn: books.takesIn,
    setTakesIn: books.setTakesIn,
  };
}

/** One after the other: each reads and writes the same settings. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function plant(
  books: ReturnType<typeof createStoredBooks>,
  planted: { fault: PlantedFault; day: string | null; faultId: string },
): Promise<PlantOutcome> {
  const standing = await books.readStanding();
  if (standing !== null && planted.day !== null && parseDay(planted.day) <= standing.through) {
    return { kind: 'tooLate', through: dayText(standing.through) };
  }
  await books.writeFaults([...(await books.readFaults()), planted]);
  return { kind: 'planted', planted };
}

/** The books as they are after the day. What was taken in and not noted, because the process ended, is taken in again: nothing changes. */
async function writeDay(
  options: StandInOptions,
  books: ReturnType<typeof createStoredBooks>,
  { standing, day, takeIn }: { standing: Standing; day: number; takeIn: TakeIn },
): Promise<Standing> {
  const on = dayText(day);
  const begun = await books.readDay(on);
  const asked = begun?.faults ?? (await books.readFaults()).filter((one) => one.day === null || one.day === on);
  const { reports, made } = await reportsOn(options, day, asked);
  const { transfers, delayed } = transfersOf(reports, made);
  const faults = made.filter((one) => one.fault !== 'late' || delayed.has(one.faultId));
  const coming = [...standing.transfers, ...transfers];
  const accounts = accountsOn(
    standing,
    coming.filter((transfer) => transfer.day === day),
  );
  const written: WrittenDay = { faults, accounts };
  if (reports.length > 0 || accounts.length > 0) {
    await books.writeDay(on, written);
    if (await books.takesIn()) await send(options, { day, reports, written, takeIn });
  }
  const isMade = new Set(faults.map(({ faultId }) => faultId));
  const left = (await books.readFaults()).filter(({ faultId }) => !isMade.has(faultId));
  await books.writeFaults(left);
  const after: Standing = {
    through: day,
    accounts: { ...standing.accounts, ...Object.fromEntries(accounts.map((one) => [one.currency, afterDay(one)])) },
    transfers: coming.filter((transfer) => transfer.day > day),
  };
  await books.writeStanding(after);
  return after;
}

async function reportsOn(
  { store, zone }: StandInOptions,
  day: number,
  faults: readonly Planted[],
): Promise<{ reports: AcquirerReport[]; made: readonly Planted[] }> {
  const span = { from: zone.startOf(day), to: zone.startOf(day + 1) };
  const [subjects, disputes, senders] = [[], [], await store().listSenders()] as [
    Awaited<ReturnType<SentStore['listSent']>>,
    Awaited<ReturnType<SentStore['listLostDisputes']>>,
    number[],
  ];
  for (const merNo of senders) {
    subjects.push(...(await store().listSent({ merNo, ...span })));
    disputes.push(...(await store().listLostDisputes({ merNo, ...span })));
  }
  const { lines, declined } = await bookDay(span, { subjects, disputes });
  const faulty = makeFaults({ lines, declined, day: span, merNo: senders[0] ?? 0 }, faults);
  return { reports: reportsOf(day, faulty.lines), made: faulty.made };
}

/** One transfer for each report. A late one is booked days after it was agreed. */
function transfersOf(
  reports: readonly AcquirerReport[],
  made: readonly Planted[],
): { transfers: Transfer[]; delayed: ReadonlySet<string> } {
  const late = made.filter(({ fault }) => fault === 'late');
  const delayed = new Set<string>();
  const paid = reports.filter(({ currency, total }) => total !== 0n && hasAccount(currency));
  const transfers = paid.map(({ currency, total, bankReference, paidOn }, index): Transfer => {
    const fault = late[index];
    if (fault !== undefined) delayed.add(fault.faultId);
    const day = fault === undefined ? paidOn : afterBankDays(paidOn, LATE_BY);
    return { currency, amount: total, reference: bankReference, day };
  });
  return { transfers, delayed };
}

function accountsOn(standing: Standing, transfers: readonly Transfer[]): DayOfAccount[] {
  return [...Map.groupBy(transfers, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      before: standing.accounts[currency] ?? firstState(currency),
      transfers: own,
    }))
    .toSorted((left, right) => (left.currency < right.currency ? -1 : 1));
}

interface ToSend {
  readonly day: number;
  readonly reports: readonly AcquirerReport[];
  readonly written: WrittenDay;
  readonly takeIn: TakeIn;
}

async function send(
  { zone, seedTerms, openAccount }: StandInOptions,
  { day, reports, written, takeIn }: ToSend,
): Promise<void> {
  const about = { day, written, createdAt: zone.startOf(day + 1) };
  await seedTerms();
  const report = await fileOf('report', about, () => Promise.resolve(reports));
  if (report !== null) await takeIn(report);
  for (const { currency } of written.accounts) await openAccount(currency);
  const statement = await fileOf('camt053', about, () => Promise.resolve(reports));
  if (statement !== null) await takeIn(statement);
}

async function fileOf(
  format: SandboxFileFormat,
  { day, written, createdAt }: { day: number; written: WrittenDay; createdAt: number },
  readReports: () => Promise<readonly AcquirerReport[]>,
): Promise<SandboxFile | null> {
  const on = dayText(day);
  if (format === 'report' || format === 'csv') {
    const reports = await readReports();
    if (reports.length === 0) return null;
    return format === 'report'
      ? {
          name: `sandbox-acquirer-${on}.jsonl`,
          contentType: 'application/x-ndjson',
          content: writeReports(DEFAULT_ACQUIRER, reports),
        }
      : { name: `sandbox-acquirer-${on}.csv`, contentType: 'text/csv; charset=utf-8', content: writeCsv(reports) };
  }
  if (written.accounts.length === 0) return null;
  const { kind, extension, contentType, write } = STATEMENT_WRITERS[format];
  const content = write(statementsOf(kind, { day, createdAt, accounts: written.accounts }));
  return { name: `sandbox-bank-${on}.${format}.${extension}`, contentType, content };
}
