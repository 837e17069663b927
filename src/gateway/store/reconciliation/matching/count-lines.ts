import { OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Statement } from '../../engine/engine.ts';
import { jsonOf } from '../../engine/table.ts';

/** How many lines of these files are open and settled, after everything that settles lines or opens them again. */
export function countLines(dialect: Dialect, files: Iterable<string>): Statement {
  const open = `(select count(*) from reconciliation_lines l
    where l.file_no = reconciliation_files.file_no and l.state >= ${OPEN_FROM})`;
  return {
    sql: `update reconciliation_files set open_lines = ${open}, settled_lines = lines - known_lines - ${open}
          where state = 'done' and file_no in (select r.file_no from ${dialect.rows({ file_no: 'text' })})`,
    params: [jsonOf([...new Set(files)].map((file_no) => ({ file_no })))],
  };
}
