import type { FileReadingStore } from '../../domain/reconciliation/file-store.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { FILES } from './files.ts';

// One file is read at a time, over all nodes: what a line claims is free or taken once the file before has ended.

const RUN = 'readFiles';
const TO_READ = `state in ('waiting', 'reading', 'removing')`;

export function createFileReadingStore(engine: Engine): FileReadingStore {
  return {
    claimFile: ({ holder, realNow, leaseMs }) =>
      engine.transaction(async (transaction) => {
        // Nodes that claim at the same time wait here for each other.
        await transaction.query(
          `insert into retention_runs (name, held_until) values ($1, 0)
           on conflict (name) do update set held_until = retention_runs.held_until`,
          [RUN],
        );
        const [row] = await transaction.query(
          `update reconciliation_files set held_by = $1, held_until = $3, state = case when state = 'waiting' then 'reading' else state end
           where file_no = (
             select file_no from reconciliation_files where ${TO_READ}
             order by case state when 'removing' then 0 when 'reading' then 1 else 2 end, file_no limit 1
           ) and not exists (
             select 1 from reconciliation_files h where h.${TO_READ} and h.held_by <> $1 and h.held_until > $2
           ) returning ${FILES.list()}`,
          [holder, realNow, realNow + leaseMs],
        );
        return row === undefined ? null : FILES.decode(row);
      }),

    async recogniseFile(fileNo, { format, profile, profileVersion, holder }) {
      const rows = await engine.execute(
        `update reconciliation_files set format = $3, profile = $4, profile_version = $5
         where file_no = $1 and held_by = $2 and state = 'reading' returning file_no`,
        [fileNo, holder, format, profile, profileVersion],
      );
      return rows.length > 0;
    },

    async findSupersedable({ fileNo, owner, id, kind }) {
      const [row] = await engine.query(
        `select s.file_no from reconciliation_sections s join reconciliation_files f on f.file_no = s.file_no and f.state = 'done'
         where s.owner = $1 and s.id = $2 and s.kind = $3 and s.file_no <> $4 order by s.file_no desc limit 1`,
        [owner, id, kind, fileNo],
      );
      return row === undefined ? null : textOf(row['file_no']);
    },

    async refuseFile(fileNo, { problem, line, column, holder, at }) {
      const rows = await engine.execute(
        `update reconciliation_files set state = 'removing', problem = $3, problem_line = $4, problem_column = $5, finished_at = $6
         where file_no = $1 and held_by = $2 and state = 'reading' returning file_no`,
        [fileNo, holder, problem, line, column, at],
      );
      return rows.length > 0;
    },

    removeLines: (removal) => engine.transaction((transaction) => removeSome(transaction, removal)),
  };
}

async function removeSome(
  transaction: Transaction,
  { fileNo, limit, holder, heldUntil }: Parameters<FileReadingStore['removeLines']>[0],
): ReturnType<FileReadingStore['removeLines']> {
  const held = await transaction.query(
    `update reconciliation_files set held_until = $3 where file_no = $1 and held_by = $2 and state = 'removing' returning file_no`,
    [fileNo, holder, heldUntil],
  );
  if (held.length === 0) return 'lost';
  const lines = await transaction.query(
    'select section, line from reconciliation_lines where file_no = $1 order by section, line limit $2',
    [fileNo, limit],
  );
  const last = lines.at(-1);
  if (last !== undefined) {
    await transaction.query(
      'delete from reconciliation_lines where file_no = $1 and (section < $2 or (section = $2 and line <= $3))',
      [fileNo, integerOf(last['section']), integerOf(last['line'])],
    );
  }
  if (lines.length === limit) return 'more';
  await transaction.all([
    { sql: 'delete from reconciliation_sums where file_no = $1', params: [fileNo] },
    { sql: 'delete from reconciliation_parts where file_no = $1', params: [fileNo] },
    {
      sql: `update reconciliation_files set state = 'refused', lines = 0, progress = null, held_by = null, held_until = 0 where file_no = $1`,
      params: [fileNo],
    },
  ]);
  return 'complete';
}
