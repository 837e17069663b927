import { unallocatedGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import { bigintOf, integerOf, textOf } from '../../engine/table.ts';
import { groupStatements } from '../operator-books.ts';
import type { Finishing } from './finishing.ts';
import { tellAnew } from './tell-anew.ts';

// A line with another amount than its item may come before the line that has the right one, or after it. Once the right one is here, the
// other is one line too many, whichever came first: its money is nobody's.

const { matched, double, amount, currency } = LINE_STATES;

export async function findDoubles({ transaction, dialect, end, day, touched }: Finishing): Promise<void> {
  const rows = await transaction.query(
    `select l.file_no, l.section, l.line, l.currency, l.gross, l.net, s.owner, s.kind from reconciliation_lines l
     join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
     where l.state in (${amount}, ${currency}) and l.state >= ${OPEN_FROM} and exists (select 1 from reconciliation_lines c
       where c.subject = l.subject and c.event = l.event and c.state = ${matched}
         and (c.file_no = $1 or l.file_no = $1))
     order by l.file_no, l.section, l.line`,
    [end.fileNo],
  );
  for (const row of rows) {
    const [fileNo, section, line] = [textOf(row['file_no']), integerOf(row['section']), integerOf(row['line'])];
    const isReport = textOf(row['kind']) === 'report';
    const gross = bigintOf(row['gross']);
    const found = { owner: textOf(row['owner']), currency: textOf(row['currency']), amount: gross };
    const group = unallocatedGroup({ ...found, fileNo, section, event: `double/${line}` }, { day, at: end.at });
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
    touched.add(fileNo);
  }
}
