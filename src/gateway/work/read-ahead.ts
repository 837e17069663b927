import type { Export, ExportStore, StatementLine } from '../domain/exports/export.ts';
import { BLOCK_ROWS, PIECE_ROWS } from '../tables/table.ts';
import type { TableRow } from '../tables/table.ts';
import type { ExportTurns } from './export-turns.ts';
import { EXPORT_READS_AHEAD } from './limits.ts';

/** The block of rows after a line; asked for one after the other. */
type ReadBlock = (after: number) => Promise<TableRow[]>;

/**
 * The rows of an export in blocks. If nobody else needs the database, the next ones are read while one is written; otherwise each is read
 * in pieces, as their turns come.
 */
export function readAhead(
  store: Pick<ExportStore, 'listStatementLines'>,
  { merNo, currency, through, batchedThrough }: Export,
  { isBusy, turn, rowOf }: ExportTurns & { readonly rowOf: (line: StatementLine) => TableRow },
): ReadBlock {
  const ahead: Promise<Iterable<StatementLine>>[] = [];
  const listed = (after: number, count: number) =>
    store.listStatementLines({ merNo, currency, after, through: Math.min(after + count, through), batchedThrough });

  function readMore(after: number): void {
    for (let next = after + ahead.length * BLOCK_ROWS; next < through; next += BLOCK_ROWS) {
      if (ahead.length > EXPORT_READS_AHEAD) return;
      const lines = listed(next, BLOCK_ROWS);
      lines.catch(() => undefined);
      ahead.push(lines);
    }
  }

  async function inPieces(after: number): Promise<TableRow[]> {
    const block: TableRow[] = [];
    const end = Math.min(after + BLOCK_ROWS, through);
    for (let piece = after; piece < end; piece += PIECE_ROWS)
      await turn(async () => {
        for (const line of await listed(piece, Math.min(PIECE_ROWS, end - piece))) block.push(rowOf(line));
      });
    return block;
  }

  return async (after) => {
    if (!isBusy()) readMore(after);
    const lines = ahead.shift();
    return lines === undefined ? inPieces(after) : Array.from(await lines, rowOf);
  };
}
