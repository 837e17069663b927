import { LINE_TYPES } from '../../../domain/reconciliation/file-line.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import { integerOf, jsonOf, textOf, bigintOf } from '../../engine/table.ts';
import { HAND_MATCHES } from '../exception-tables.ts';
import { endAbout } from './end-about.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';

// A line and the one that takes it back: neither needs an item. Both name the same number, and nothing else that is open does.

const { missingHere, unknown, arrivedWithoutOrder, double } = LINE_STATES;
/** Whose gross is nobody's, so that two of them are nothing. */
const NOBODYS = [missingHere, unknown, arrivedWithoutOrder, double].join(', ');

/** What somebody sends back or credits just now is left alone. */
const IS_FREE = (row: string) => `${row}.state in (${NOBODYS}) and ${row}.state >= ${OPEN_FROM}
  and not exists (select 1 from exceptions x where x.file_no = ${row}.file_no and x.section = ${row}.section and x.line = ${row}.line
    and x.state = 'open' and (x.held_for is not null or exists (
      select 1 from reconciliation_returns t where t.exception_no = x.exception_no and t.state <> 'declined')))`;

const TAKES_BACK = ['reversal', 'chargeback'] as const;

export async function cancelPairs(finishing: Finishing): Promise<void> {
  const { transaction, dialect, end, day, touched } = finishing;
  const types = TAKES_BACK.map((type) => LINE_TYPES.indexOf(type)).join(', ');
  const pairs = await transaction.query(
    `select s.owner, l.currency, l.subject, max(l.gross) as amount
     from (select distinct f.mer_no, f.subject from reconciliation_lines f
       where f.file_no = $1 and f.state >= ${OPEN_FROM} and f.subject is not null) n
     join reconciliation_lines l on l.mer_no = n.mer_no and l.subject = n.subject and ${IS_FREE('l')}
     join reconciliation_sections s on s.file_no = l.file_no and s.section = l.section
     group by s.owner, l.currency, l.subject having count(*) = 2 and sum(l.gross) = 0
       and sum(case when l.type in (${types}) then 1 else 0 end) >= 1 order by s.owner, l.currency, l.subject`,
    [end.fileNo],
  );
  for (const pair of pairs) {
    const matchNo = end.newNumber('match');
    const [owner, currency, subject] = [textOf(pair['owner']), textOf(pair['currency']), textOf(pair['subject'])];
    const lines = await transaction.query(
      `update reconciliation_lines set state = ${LINE_STATES.cancelled}, match_no = $1
       where subject = $2 and currency = $3 and ${IS_FREE('reconciliation_lines')} and exists (select 1 from reconciliation_sections s
         where s.file_no = reconciliation_lines.file_no and s.section = reconciliation_lines.section and s.owner = $4)
       returning file_no, section, line`,
      [matchNo, subject, currency, owner],
    );
    await transaction.query(HAND_MATCHES.insert(dialect), [
      jsonOf([
        HAND_MATCHES.encode({
          matchNo,
          owner,
          currency,
          kind: 'pair',
          amount: bigintOf(pair['amount']),
          reason: 'One takes the other back.',
          day,
          madeAt: end.at,
          madeBy: BY_ITSELF,
          endedAt: null,
          endedBy: null,
        }),
      ]),
    ]);
    const keys = lines.map((row) => ({
      fileNo: textOf(row['file_no']),
      section: integerOf(row['section']),
      line: integerOf(row['line']),
    }));
    for (const { fileNo } of keys) touched.add(fileNo);
    await endAbout(transaction, dialect, { keys, matchNo, at: end.at });
  }
}
