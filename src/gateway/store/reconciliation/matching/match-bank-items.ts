import { DEFAULT_ACQUIRER } from '../../../domain/ledger/ledger.ts';
import { transferGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { HAND_MATCHES } from '../exception-tables.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';
import { groupStatements } from '../operator-books.ts';

const { matched } = LINE_STATES;

const OF_ITEM = `join postings p on p.mer_no = l.mer_no and p.subject = l.subject and p.event = l.event and p.line = (
    select min(q.line) from postings q where q.mer_no = l.mer_no and q.subject = l.subject and q.event = l.event
      and (q.from_account = 'channel' or q.to_account = 'channel'))`;

const ACQUIRER = `coalesce(p.acquirer, '${DEFAULT_ACQUIRER}')`;

/**
 * Items that a bank's line names itself, such as payouts and what came back of them: the account paid them, so that the acquirer does not
 * owe them any more. One match for each section and acquirer.
 */
export async function matchItemsOfBank({ transaction, dialect, end, day, dayOf }: Finishing): Promise<void> {
  for (const { section, kind, owner: bankAccount, currency } of end.sections) {
    if (kind !== 'statement') continue;
    const found = await transaction.query(
      `select ${ACQUIRER} as acquirer, cast(sum(l.net) as bigint) as amount from reconciliation_lines l ${OF_ITEM}
       where l.file_no = $1 and l.section = $2 and l.state = ${matched} group by ${ACQUIRER} order by 1`,
      [end.fileNo, section],
    );
    for (const row of found) {
      const [acquirer, amount] = [textOf(row['acquirer']), bigintOf(row['amount'])];
      const matchNo = end.newNumber('match');
      const made = {
        owner: acquirer,
        currency,
        kind: 'transfer' as const,
        amount,
        day,
        madeAt: end.at,
        madeBy: BY_ITSELF,
      };
      const match = { ...made, matchNo, reason: "The bank's lines name them.", endedAt: null, endedBy: null };
      const lines = await transaction.query(
        `select l.line from reconciliation_lines l ${OF_ITEM}
         where l.file_no = $1 and l.section = $2 and l.state = ${matched} and ${ACQUIRER} = $3`,
        [end.fileNo, section, acquirer],
      );
      await transaction.all([
        { sql: HAND_MATCHES.insert(dialect), params: [jsonOf([HAND_MATCHES.encode(match)])] },
        ...groupStatements(dialect, [
          transferGroup({ matchNo, acquirer, bankAccount, currency, amount }, { day, at: end.at }),
        ]),
        {
          sql: `update reconciliation_lines set match_no = $4 where file_no = $2 and section = $3
                and line in (select r.line from ${dialect.rows({ line: 'int' })})`,
          params: [jsonOf(lines.map(({ line }) => ({ line: integerOf(line) }))), end.fileNo, section, matchNo],
        },
        {
          sql: `insert into reconciliation_sums (acquirer, currency, day, mer_no, file_no, section, lines, item_in, item_out, fee, net)
                select acquirer, currency, day, mer_no, file_no, section, count(*), cast(sum(item_in) as bigint),
                  cast(sum(item_out) as bigint), 0, cast(sum(net) as bigint)
                from (
                  select ${ACQUIRER} as acquirer, l.currency, ${dayOf('p.at')} as day, l.mer_no, l.file_no, l.section, l.net,
                    case when l.net > 0 then l.net else 0 end as item_in, case when l.net < 0 then -l.net else 0 end as item_out
                  from reconciliation_lines l ${OF_ITEM} where l.match_no = $1
                ) x group by acquirer, currency, day, mer_no, file_no, section`,
          params: [matchNo],
        },
      ]);
    }
  }
}
