import { AGES } from '../../domain/reconciliation/file-reads.ts';
import type { Age, FileReadStore, LastFile, OwnerStatus } from '../../domain/reconciliation/file-reads.ts';
import { OPEN_FROM } from '../../domain/reconciliation/line-state.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<Age, 'older'>, number>> = { day: 1, week: 7, month: 30 };

/** Numbers of files begin with their time. A file that was replaced says nothing any more. */
const LAST_FILES = `select last.owner, f.file_no, f.name, f.finished_at,
    (select max(s.last_day) from reconciliation_sections s where s.file_no = f.file_no and s.owner = last.owner) as last_day
  from (
    select s.owner, max(s.file_no) as file_no from reconciliation_sections s
    join reconciliation_files f on f.file_no = s.file_no and f.state = 'done' group by s.owner
  ) last join reconciliation_files f on f.file_no = last.file_no`;

const READ_LINES = `select s.owner, cast(sum(s.lines) as bigint) as lines, cast(sum(coalesce(o.found, 0)) as bigint) as open
  from reconciliation_files f
  join reconciliation_sections s on s.file_no = f.file_no
  left join (
    select file_no, section, count(*) as found from reconciliation_lines where state >= ${OPEN_FROM} group by file_no, section
  ) o on o.file_no = s.file_no and o.section = s.section
  where f.state = 'done' and f.finished_at >= $1 group by s.owner`;

const WAITING = `select count(*) as found, min(created_at) as oldest from reconciliation_files
  where state in ('waiting', 'reading', 'removing')`;

const OWNERS = `select bank_account as owner, 1 as is_account from bank_accounts where state = 'active'
  union all select acquirer, 0 from reconciled_acquirers`;

export function createReconciliationStatusStore(engine: Engine): Pick<FileReadStore, 'readReconciliationStatus'> {
  return {
    async readReconciliationStatus({ now, since }) {
      const [named = [], accounts = [], last = [], read = [], open = [], waiting = []] = await engine.snapshot([
        { sql: OWNERS, params: [] },
        { sql: 'select bank_account from bank_accounts', params: [] },
        { sql: LAST_FILES, params: [] },
        { sql: READ_LINES, params: [since] },
        openOf(now),
        { sql: WAITING, params: [] },
      ]);
      const isAccount = new Set(accounts.map((row) => textOf(row['bank_account'])));
      const names = new Set([...named, ...last, ...open].map((row) => textOf(row['owner'])));
      const owners = [...names].toSorted().map((owner): OwnerStatus => {
        const lines = read.find((row) => row['owner'] === owner);
        const file = last.find((row) => row['owner'] === owner);
        const all = lines === undefined ? 0 : integerOf(lines['lines']);
        return {
          owner,
          kind: isAccount.has(owner) ? 'bankAccount' : 'acquirer',
          lastFile: file === undefined ? null : lastFileOf(file),
          openExceptions: open.filter((row) => row['owner'] === owner).map(openCountOf),
          lines: all,
          settledLines: lines === undefined ? 0 : all - integerOf(lines['open']),
        };
      });
      const [files] = waiting;
      const filesWaiting = integerOf(files?.['found']);
      return { owners, filesWaiting, oldestWaitingAt: filesWaiting === 0 ? null : integerOf(files?.['oldest']) };
    },
  };
}

function openOf(now: number): Statement {
  const limits = Object.values(DAYS).map((days) => now - days * DAY_MS);
  return {
    sql: `select owner, kind, age, count(*) as found from (
            select owner, kind,
              case when opened_at > $1 then 0 when opened_at > $2 then 1 when opened_at > $3 then 2 else 3 end as age
            from exceptions where state = 'open'
          ) o group by owner, kind, age order by owner, kind, age`,
    params: limits,
  };
}

function openCountOf(row: Row): OwnerStatus['openExceptions'][number] {
  return {
    kind: textOf(row['kind']) as OwnerStatus['openExceptions'][number]['kind'],
    age: AGES[integerOf(row['age'])] ?? 'older',
    count: integerOf(row['found']),
  };
}

function lastFileOf(row: Row): LastFile {
  return {
    fileNo: textOf(row['file_no']),
    name: textOf(row['name']),
    readAt: integerOf(row['finished_at']),
    lastDay: row['last_day'] === null ? null : textOf(row['last_day']),
  };
}
