import type {
  FileChanges,
  FileReadStore,
  FileSearch,
  LineSearch,
  ShownLine,
  ShownFile,
  ShownSection,
} from '../../domain/reconciliation/file-reads.ts';
import type { FoundLine } from '../../domain/reconciliation/exception-store.ts';
import { LINE_STATES, OPEN_FROM } from '../../domain/reconciliation/line-state.ts';
import type { Engine, Param, Row, Statement } from '../engine/engine.ts';
import { defineTable, integer, integerOf, listParam, money, nullable, text, textOf } from '../engine/table.ts';
import { FILES } from './files.ts';
import { decodeLine, linesOf } from './parties.ts';
import { placeOf } from './uploads.ts';

const SECTIONS = defineTable<ShownSection>('reconciliation_sections', {
  section: integer(),
  kind: text(),
  owner: text(),
  id: text(),
  currency: text(),
  firstDay: nullable(text()),
  lastDay: nullable(text()),
  paidOn: nullable(text()),
  total: money,
  opening: nullable(money),
  closing: nullable(money),
  lines: integer(),
  state: text(),
});

const SELECT = `select ${FILES.list('f.')} from reconciliation_files f`;

export function createFileReadStore(engine: Engine): Omit<FileReadStore, 'readReconciliationStatus'> {
  return {
    async searchFiles(search) {
      const { sql, params } = pageOf(search);
      const found = await engine.query(sql, params);
      const files = await withOwners(engine, found.slice(0, search.limit));
      return { files, next: found.length > search.limit ? (files.at(-1)?.fileNo ?? null) : null };
    },

    async findShownFile(fileNo) {
      const [file = null] = await withOwners(engine, await engine.query(`${SELECT} where f.file_no = $1`, [fileNo]));
      return file;
    },

    async listSections(fileNo, limit) {
      const sql = `select ${SECTIONS.list()} from reconciliation_sections where file_no = $1 order by section limit $2`;
      return (await engine.query(sql, [fileNo, limit])).map(SECTIONS.decode);
    },

    compareFiles: (pair) => compareFiles(engine, pair),

    async listFileLines(search) {
      const { sql, params } = linePageOf(search);
      const found = (await engine.query(sql, params)).map(decodeLine);
      const lines = await withExceptions(engine, found.slice(0, search.limit));
      const last = lines.at(-1);
      const next = found.length > search.limit && last ? { section: last.section, line: last.line } : null;
      return { lines, next };
    },
  };
}

async function withOwners({ query, dialect }: Engine, rows: readonly Row[]): Promise<ShownFile[]> {
  const files = rows.map(received);
  if (files.length === 0) return [];
  const inList = dialect.oneOf('file_no', { type: 'text', param: '$1' });
  const owners = await query(
    `select distinct file_no, owner from reconciliation_sections where ${inList} order by file_no, owner`,
    [listParam(files.map(({ fileNo }) => fileNo))],
  );
  const byFile = Map.groupBy(owners, (row) => textOf(row['file_no']));
  return files.map((file) => ({
    ...file,
    owners: (byFile.get(file.fileNo) ?? []).map((row) => textOf(row['owner'])),
  }));
}

/** The place of an upload is no progress of a reader. */
function received(row: Row): Omit<ShownFile, 'owners'> {
  const file = FILES.decode(row);
  if (file.state !== 'receiving') return { ...file, received: file.bytes };
  return { ...file, progress: null, received: placeOf(row['progress']).received };
}

function pageOf({ state, owner, before, limit }: FileSearch): Statement {
  const params: Param[] = [limit + 1];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (state !== null) conditions.push(`f.state = ${param(state)}`);
  if (before !== null) conditions.push(`f.file_no < ${param(before)}`);
  if (owner !== null) {
    const name = param(owner);
    conditions.push(`(f.owner = ${name} or exists (
      select 1 from reconciliation_sections s where s.file_no = f.file_no and s.owner = ${name}))`);
  }
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return { sql: `${SELECT} ${where} order by f.file_no desc limit $1`, params };
}

function linePageOf({ fileNo, state, after, limit }: LineSearch): Statement {
  const params: (string | number)[] = [fileNo];
  const param = (value: string | number) => `$${params.push(value)}`;
  const conditions = ['l.file_no = $1'];
  if (state === 'open') conditions.push(`l.state >= ${OPEN_FROM}`);
  else if (state !== null) conditions.push(`l.state = ${LINE_STATES[state]}`);
  if (after !== null) conditions.push(`(l.section, l.line) > (${param(after.section)}, ${param(after.line)})`);
  const limited = `limit ${param(limit + 1)}`;
  return linesOf('reconciliation_lines l', params, `where ${conditions.join(' and ')}`, limited);
}

/** An exception about a line is found by its place. */
async function withExceptions(engine: Engine, lines: readonly FoundLine[]): Promise<ShownLine[]> {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const rows = await engine.query(
    `select exception_no, section, line from exceptions
     where file_no = $1 and state = 'open' and line is not null
       and (section, line) >= ($2, $3) and (section, line) <= ($4, $5)`,
    [first.fileNo, first.section, first.line, last.section, last.line],
  );
  const numbers = new Map(
    rows.map((row) => [`${integerOf(row['section'])}:${integerOf(row['line'])}`, textOf(row['exception_no'])]),
  );
  return lines.map((line) => ({ ...line, exceptionNo: numbers.get(`${line.section}:${line.line}`) ?? null }));
}

/** Lines of both files by what they name. What is named more than once counts as one sum. */
const COMPARED = `select coalesce(l.subject, '') as subject, coalesce(l.event, l.digest, l.reference, '') as named,
    l.type, l.currency,
    sum(case when l.file_no = $1 then 1 else 0 end) as now_lines, sum(case when l.file_no = $2 then 1 else 0 end) as then_lines,
    sum(case when l.file_no = $1 then l.gross else -l.gross end) as gross,
    sum(case when l.file_no = $1 then l.fee else -l.fee end) as fee
  from reconciliation_lines l where l.file_no in ($1, $2)
  group by 1, 2, 3, 4`;

const CHANGES = `select
    sum(case when now_lines = then_lines and gross = 0 and fee = 0 then now_lines else 0 end) as same,
    sum(case when then_lines = 0 then now_lines else 0 end) as added,
    sum(case when now_lines = 0 then then_lines else 0 end) as removed,
    sum(case when now_lines > 0 and then_lines > 0 and not (now_lines = then_lines and gross = 0 and fee = 0)
      then case when now_lines > then_lines then now_lines else then_lines end else 0 end) as changed
  from (${COMPARED}) c`;

async function compareFiles(
  { query }: Engine,
  { fileNo, supersedes, linesMax }: { readonly fileNo: string; readonly supersedes: string; readonly linesMax: number },
): Promise<FileChanges | null> {
  const sizes = await query('select max(lines) as found from reconciliation_files where file_no in ($1, $2)', [
    fileNo,
    supersedes,
  ]);
  if (integerOf(sizes[0]?.['found'] ?? 0n) > linesMax) return null;
  const fields = ['same', 'changed', 'added', 'removed'] as const;
  const sql = `select ${fields.map((name) => `cast(coalesce(${name}, 0) as bigint) as ${name}`).join(', ')} from (${CHANGES}) d`;
  const [row] = await query(sql, [fileNo, supersedes]);
  const [same = 0, changed = 0, added = 0, removed = 0] = fields.map((name) => integerOf(row?.[name]));
  return { same, changed, added, removed };
}
