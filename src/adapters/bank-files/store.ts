import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import type { components } from '../../../generated/channel.ts';
import { CannotStartError } from '../shared/cannot-start-error.ts';

// What outlives a kill. Every change is on disk before anybody hears of it (synchronous = full), and a second process is kept out, because
// both would write the same files.

export type SubjectKind = components['schemas']['SubjectKind'];
export type DeclineClass = components['schemas']['DeclineClass'];

export interface Payout {
  /** Trade number, with a dot and the try if there is one. The bank knows it as EndToEndId. */
  readonly number: string;
  readonly kind: SubjectKind;
  readonly tradeNo: string;
  readonly merNo: number;
  readonly currency: string;
  /** Minor units of ISO 4217. */
  readonly amount: bigint;
  /** `collected`: in no file yet. `assigned`: in a file that may not be whole. `sent`: in one that is. */
  readonly state: 'collected' | 'assigned' | 'sent' | 'approved' | 'declined' | 'cancelled';
  readonly receivedAt: number;
  /** JSON of the creditor and the text, until a file has them. */
  readonly details: string | null;
  readonly fileNo: number | null;
  readonly message: string | null;
  readonly declineClass: DeclineClass | null;
  readonly code: string | null;
  /** When the gateway heard that it is approved. */
  readonly heardAt: number | null;
}

export interface PaymentFileRow {
  readonly fileNo: number;
  readonly messageId: string;
  /** `assigned`: nothing is on disk for sure. `ready`: whole, under its temporary name. `written`: under its own. */
  readonly state: 'assigned' | 'ready' | 'written';
  readonly content: string | null;
}

export interface ReturnRow {
  readonly number: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: string;
  readonly reason: string;
  readonly changeNo: number | null;
}

export interface Store {
  /** Part of every number of a file, so that a store that was lost and begun anew repeats none. */
  readonly tag: string;
  /** It was made just now. */
  readonly isNew: boolean;
  transaction<T>(run: () => T): T;
  find(number: string): Payout | undefined;
  add(payout: Payout): void;
  /** Changes the fields that are given. */
  change(number: string, fields: Partial<Omit<Payout, 'number'>>): void;
  /** The oldest first. */
  collected(currency: string): readonly Payout[];
  ofFile(fileNo: number): readonly Payout[];
  nextFileNo(): number;
  addFile(file: PaymentFileRow): void;
  changeFile(fileNo: number, fields: Pick<PaymentFileRow, 'state' | 'content'>): void;
  unfinishedFiles(): readonly PaymentFileRow[];
  fileOf(messageId: string): PaymentFileRow | undefined;
  messageIdOf(fileNo: number): string | null;
  /** False if the payout has come back before. */
  addReturn(row: Omit<ReturnRow, 'changeNo'>, noticedAt: number): boolean;
  /** Numbers the returns of payouts that the gateway knows to be approved, or noticed before a time. From then on they never change. */
  releaseReturns(noticedBefore: number): void;
  returnsAfter(changeNo: number, limit: number): readonly ReturnRow[];
  /** False if these bytes were read before. */
  addReadFile(digest: string, name: string, at: number): boolean;
  close(): void;
}

const SCHEMA = `
create table if not exists facts (name text primary key, value text not null) strict;
create table if not exists payouts (
  number text primary key, kind text not null, trade_no text not null, mer_no integer not null, currency text not null,
  amount text not null, state text not null check (state in ('collected','assigned','sent','approved','declined','cancelled')),
  received_at integer not null, details text, file_no integer, message text, decline_class text, code text, heard_at integer
) strict;
create index if not exists payouts_collected on payouts (currency, received_at) where state = 'collected';
create index if not exists payouts_by_file on payouts (file_no);
create table if not exists files (
  file_no integer primary key, message_id text not null unique,
  state text not null check (state in ('assigned','ready','written')), content text
) strict;
create table if not exists returns (
  number text primary key, currency text not null, amount text not null, at text not null, reason text not null,
  noticed_at integer not null, change_no integer unique
) strict;
create table if not exists read_files (digest text primary key, name text not null, read_at integer not null) strict;
`;

export const STORE_FILE = 'payouts.sqlite';

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STORE_FILE);
  const isNew = !existsSync(file);
  // SQLite would let everybody read a new file.
  if (isNew) closeSync(openSync(file, 'wx', 0o600));
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
    database.exec(`pragma secure_delete = on; begin immediate; ${SCHEMA} commit`);
  } catch (error) {
    database.close();
    if (!/locked/.test((error as Error).message)) throw error;
    throw new CannotStartError(`${folder} is used by another process; stop it first`, { cause: error });
  }
  return createStore(database, isNew);
}

type Values = Record<string, SQLInputValue>;
/** A row of `payouts`: its columns by their fields' names. */
type PayoutRow = Omit<Payout, 'amount'> & { readonly amount: string };
type ReturnedRow = Omit<ReturnRow, 'amount'> & { readonly amount: string };

function createStore(database: DatabaseSync, isNew: boolean): Store {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const all = <Row>(sql: string, values: Values = {}): Row[] => {
    const rows: unknown = prepare(sql).all(values);
    return rows as Row[];
  };
  const run = (sql: string, values: Values = {}) => Number(prepare(sql).run(values).changes);

  return {
    tag: tagOf({ all, run }),
    isNew,
    transaction(work) {
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    ...payoutStatements({ all, run }),
    ...fileStatements({ all, run }),
    ...returnStatements({ all, run }),
    close() {
      if (database.isOpen) database.close();
    },
  };
}

interface Statements {
  /** Whoever asks says what a row is: the columns are those of the schema above. */
  readonly all: <Row>(sql: string, values?: Values) => Row[];
  readonly run: (sql: string, values?: Values) => number;
}

function tagOf({ all, run }: Statements): string {
  const [known] = all<{ readonly value: string }>(`select value from facts where name = 'tag'`);
  if (known !== undefined) return known.value;
  const tag = randomBytes(4).toString('hex').toUpperCase();
  run(`insert into facts (name, value) values ('tag', :tag)`, { tag });
  return tag;
}

const COLUMNS = {
  kind: 'kind',
  tradeNo: 'trade_no',
  merNo: 'mer_no',
  currency: 'currency',
  amount: 'amount',
  state: 'state',
  receivedAt: 'received_at',
  details: 'details',
  fileNo: 'file_no',
  message: 'message',
  declineClass: 'decline_class',
  code: 'code',
  heardAt: 'heard_at',
} as const satisfies Record<keyof Omit<Payout, 'number'>, string>;

function payoutStatements({ all, run }: Statements) {
  const columns = Object.entries(COLUMNS).map(([name, column]) => `${column} as "${name}"`);
  const select = `select number, ${columns.join(', ')} from payouts`;
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return {
    find: (number: string) => all<PayoutRow>(`${select} where number = :number`, { number }).map(toPayout)[0],
    add(payout: Payout) {
      const values = names.map((name) => `:${name}`).join(', ');
      const sql = `insert into payouts (number, ${Object.values(COLUMNS).join(', ')}) values (:number, ${values})`;
      run(sql, { number: payout.number, ...valuesOf(payout, names) });
    },
    change(number: string, fields: Partial<Omit<Payout, 'number'>>) {
      const changed = names.filter((name) => name in fields);
      const set = changed.map((name) => `${COLUMNS[name]} = :${name}`).join(', ');
      run(`update payouts set ${set} where number = :number`, { number, ...valuesOf(fields, changed) });
    },
    collected: (currency: string) =>
      all<PayoutRow>(`${select} where state = 'collected' and currency = :currency order by received_at, number`, {
        currency,
      }).map(toPayout),
    ofFile: (fileNo: number) =>
      all<PayoutRow>(`${select} where file_no = :fileNo order by number`, { fileNo }).map(toPayout),
  };
}

function valuesOf(fields: Partial<Payout>, names: readonly (keyof typeof COLUMNS)[]): Values {
  return Object.fromEntries(names.map((name) => [name, plain(fields[name] ?? null)]));
}

function plain(value: unknown): SQLInputValue {
  return typeof value === 'bigint' ? String(value) : (value as SQLInputValue);
}

function toPayout(row: PayoutRow): Payout {
  return { ...row, amount: BigInt(row.amount) };
}

function fileStatements({ all, run }: Statements) {
  const select = 'select file_no as fileNo, message_id as messageId, state, content from files';
  return {
    nextFileNo: () =>
      all<{ readonly next: number }>('select coalesce(max(file_no), 0) + 1 as next from files')[0]?.next ?? 1,
    addFile({ fileNo, messageId, state, content }: PaymentFileRow) {
      const sql =
        'insert into files (file_no, message_id, state, content) values (:fileNo, :messageId, :state, :content)';
      run(sql, { fileNo, messageId, state, content });
    },
    changeFile(fileNo: number, { state, content }: Pick<PaymentFileRow, 'state' | 'content'>) {
      run('update files set state = :state, content = :content where file_no = :fileNo', { fileNo, state, content });
    },
    unfinishedFiles: () => all<PaymentFileRow>(`${select} where state <> 'written' order by file_no`),
    fileOf: (messageId: string) => all<PaymentFileRow>(`${select} where message_id = :messageId`, { messageId })[0],
    messageIdOf: (fileNo: number) =>
      all<PaymentFileRow>(`${select} where file_no = :fileNo`, { fileNo })[0]?.messageId ?? null,
    addReadFile: (digest: string, name: string, at: number) =>
      run('insert into read_files (digest, name, read_at) values (:digest, :name, :at) on conflict do nothing', {
        digest,
        name,
        at,
      }) > 0,
  };
}

function returnStatements({ all, run }: Statements) {
  return {
    addReturn({ number, currency, amount, at, reason }: Omit<ReturnRow, 'changeNo'>, noticedAt: number) {
      const sql = `insert into returns (number, currency, amount, at, reason, noticed_at)
        values (:number, :currency, :amount, :at, :reason, :noticedAt) on conflict do nothing`;
      return run(sql, { number, currency, amount: String(amount), at, reason, noticedAt }) > 0;
    },
    releaseReturns(noticedBefore: number) {
      const due = all<{ readonly number: string }>(
        `select r.number from returns r join payouts p on p.number = r.number
         where r.change_no is null and (p.heard_at is not null or r.noticed_at <= :noticedBefore) order by r.noticed_at, r.number`,
        { noticedBefore },
      );
      for (const { number } of due) {
        run(
          'update returns set change_no = (select coalesce(max(change_no), 0) + 1 from returns) where number = :number',
          { number },
        );
      }
    },
    returnsAfter: (changeNo: number, limit: number) =>
      all<ReturnedRow>(
        `select number, currency, amount, at, reason, change_no as changeNo from returns
         where change_no > :changeNo order by change_no limit :limit`,
        { changeNo, limit },
      ).map((row) => ({ ...row, amount: BigInt(row.amount) })),
  };
}
