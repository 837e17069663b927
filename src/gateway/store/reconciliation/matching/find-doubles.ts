import { unallocatedGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import { bigintOf, integerOf, listParam, textOf } from '../../engine/table.ts';
import { groupStatements } from '../operator-books.ts';
import type { Finishing } from './finishing.ts';
import { tellAnew } from './tell-anew.ts';

// A line with another amount than its item may come before the line that has the right one, or after it. Once the right one is here, the
// other is one line too many, whichever came first: its money is nobody's.

const { matched, double, amount, currency } = LINE_STATES;

export async function findDoubles({ end, touched, ...booking }: Finishing): Promise<void> {
  const found = await doublesBeside({ ...booking, at: end.at }, [end.fileNo]);
  for (const fileNo of found) touched.add(fileNo);
}

/** Beside the right lines of these files, or in them; the files in which any was found. */
export async function doublesBeside(
  { transaction, dialect, day, at }: Pick<Finishing, 'transaction' | 'dialect' | 'day'> & { readonly at: number },
  files: readonly string[],
): Promise<Set<string>> {
  const isOfFile = (row: string) => dialect.oneOf(`${row}.file_no`, { type: 'text', param: '$1' });
  const found = new Set<string>();
  const rows = await transaction.query(
    `select l.file_no, l.section, l.line, l.currency, l.gross, l.net, s.owner, s.kind from reconciliation_lines l
     join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
     where l.state in (${amount}, ${currency}) and l.state >= ${OPEN_FROM} and exists (select 1 from reconciliation_lines c
       where c.subject = l.subject and c.event = l.event and c.state = ${matched}
         and (${isOfFile('c')} or ${isOfFile('l')}))
     order by l.file_no, l.section, l.line`,
    [listParam(files)],
  );
  for (const row of rows) {
    const [fileNo, section, line] = [textOf(row['file_no']), integerOf(row['section']), integerOf(row['line'])];
    const isReport = textOf(row['kind']) === 'report';
    const gross = bigintOf(row['gross']);
    const money = { owner: textOf(row['owner']), currency: textOf(row['currency']), amount: gross };
    const group = unallocatedGroup({ ...money, fileNo, section, event: `double/${line}` }, { day, at });
    await transaction.all([
      {
        sql: `update reconciliation_lines set state = ${double}, item_amount = null
              where file_no = $1 and section = $2 and line = $3`,
        params: [fileNo, section, line],
      },
      // All that a bank moved is nobody's until it is matched.
      ...(isReport ? groupStatements(dialect, [group]) : []),
    ]);
    const worth = isReport ? gross : bigintOf(row['net']);
    await tellAnew(transaction, { place: { fileNo, section, line }, kind: 'double', amount: worth });
    found.add(fileNo);
  }
  return found;
}
