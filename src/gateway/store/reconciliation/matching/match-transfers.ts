import { transferGroup, writeOffGroup } from '../../../domain/reconciliation/books.ts';
import type { OperatorGroup } from '../../../domain/reconciliation/books.ts';
import { LINE_STATES, OPEN_FROM } from '../../../domain/reconciliation/line-state.ts';
import { namesReport, planTransfers } from '../../../domain/reconciliation/transfers.ts';
import type { FoundTransfer, Naming } from '../../../domain/reconciliation/transfers.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Row } from '../../engine/engine.ts';
import { bigintOf, integerOf, jsonOf, textOf } from '../../engine/table.ts';
import { endAbout } from './end-about.ts';
import { HAND_MATCHES } from '../exception-tables.ts';
import { BY_ITSELF } from './finishing.ts';
import type { Finishing } from './finishing.ts';
import { matchItemsOfBank } from './match-bank-items.ts';
import { groupStatements } from '../operator-books.ts';
import { tellAnew } from './tell-anew.ts';
import { writtenOffToday } from './small-write-offs.ts';
import { termsOf } from './terms.ts';

// Lines of a bank against the totals of open reports, whichever of the two came first.

const { transfer, unknown, amount } = LINE_STATES;

export async function matchTransfers(finishing: Finishing): Promise<void> {
  await matchItemsOfBank(finishing);
  const currencies = [...new Set(finishing.end.sections.map(({ currency }) => currency))];
  for (const currency of currencies.toSorted()) {
    const namings = await findNamings(finishing, currency);
    const { transfers, differing } = planTransfers(namings);
    for (const one of transfers) await writeTransfer(finishing, one, 0n);
    for (const one of differing) await writeDiffering(finishing, one);
  }
}

async function findNamings({ transaction, dialect }: Finishing, currency: string): Promise<Naming[]> {
  const rows = await transaction.query(
    `select s.file_no as report_file, s.section as report_section, s.owner as acquirer, s.total,
       s.reference, l.reference as words, l.file_no, l.section, l.line, l.net, l.day, b.owner as bank
     from reconciliation_sections s
     join reconciliation_lines l on l.state in (${unknown}, ${amount}) and l.state >= ${OPEN_FROM} and l.subject is null
       and l.reference is not null and ${mayName(dialect)}
     join reconciliation_sections b on b.file_no = l.file_no and b.section = l.section and b.kind = 'statement' and b.currency = $1
     left join reconciled_acquirers a on a.acquirer = s.owner
     where s.currency = $1 and s.kind = 'report' and s.state = 'open' and s.reference is not null
       and (a.bank_account is null or a.bank_account = b.owner)
     order by l.file_no, l.section, l.line, s.file_no, s.section`,
    [currency],
  );
  return rows.filter(isNamed).map((row) => namingOf(row, currency));
}

/** The words of a line of a bank could name the report. */
export function mayName(dialect: Dialect): string {
  return dialect.contains(`replace(l.reference, ' ', '')`, 's.reference');
}

export function isNamed({ words, reference }: Row): boolean {
  return namesReport(textOf(words), textOf(reference));
}

function namingOf(row: Row, currency: string): Naming {
  return {
    report: {
      fileNo: textOf(row['report_file']),
      section: integerOf(row['report_section']),
      owner: textOf(row['acquirer']),
      currency,
      total: bigintOf(row['total']),
    },
    line: {
      fileNo: textOf(row['file_no']),
      section: integerOf(row['section']),
      line: integerOf(row['line']),
      owner: textOf(row['bank']),
      currency,
      net: bigintOf(row['net']),
      day: row['day'] === null ? null : integerOf(row['day']),
    },
  };
}

/** `rest`: what the reports say beyond what came, and nobody waits for. */
async function writeTransfer(finishing: Finishing, { reports, lines }: FoundTransfer, rest: bigint): Promise<void> {
  const { transaction, dialect, end, day, touched } = finishing;
  const [report, line] = [reports[0], lines[0]];
  if (report === undefined || line === undefined) return;
  const { owner, currency } = report;
  const matchNo = end.newNumber('match');
  const net = lines.reduce((sum, one) => sum + one.net, 0n);
  const booked = { day, at: end.at };
  const groups: OperatorGroup[] = [
    transferGroup({ matchNo, acquirer: owner, bankAccount: line.owner, currency, amount: net }, booked),
    ...(rest === 0n ? [] : [writeOffGroup({ matchNo, owner, currency, amount: rest }, booked)]),
  ];
  const arrivedOn = lines.reduce((latest, one) => Math.max(latest, one.day ?? day), 0);
  const match = {
    matchNo,
    owner,
    currency,
    kind: rest === 0n ? ('transfer' as const) : ('smallWriteOff' as const),
    amount: rest === 0n ? net : rest,
    reason: rest === 0n ? "The bank's line names the report." : 'The report is paid but for less than the limit.',
    day,
    madeAt: end.at,
    madeBy: BY_ITSELF,
    endedAt: null,
    endedBy: null,
  };
  const lineKeys = lines.map((one) => ({ file_no: one.fileNo, section: one.section, line: one.line }));
  const reportKeys = reports.map((one) => ({ file_no: one.fileNo, section: one.section }));
  await transaction.all([
    { sql: HAND_MATCHES.insert(dialect), params: [jsonOf([HAND_MATCHES.encode(match)])] },
    ...groupStatements(dialect, groups),
    {
      sql: `update reconciliation_lines set state = ${transfer}, match_no = $2
            from ${dialect.rows({ file_no: 'text', section: 'int', line: 'int' })}
            where reconciliation_lines.file_no = r.file_no and reconciliation_lines.section = r.section
              and reconciliation_lines.line = r.line`,
      params: [jsonOf(lineKeys), matchNo],
    },
    {
      sql: `update reconciliation_sections set state = 'arrived', match_no = $2, arrived_on = $3
            from ${dialect.rows({ file_no: 'text', section: 'int' })}
            where reconciliation_sections.file_no = r.file_no and reconciliation_sections.section = r.section`,
      params: [jsonOf(reportKeys), matchNo, arrivedOn],
    },
  ]);
  const keys = [...lines, ...reports.map((one) => ({ ...one, line: null }))];
  await endAbout(transaction, dialect, { keys, matchNo, at: end.at });
  for (const { fileNo } of [...lines, ...reports]) touched.add(fileNo);
}

/** The line says which report it pays, and pays another amount: less than a limit is written off, anything else is for a person. */
async function writeDiffering(finishing: Finishing, { report, line }: Naming): Promise<void> {
  const { transaction, dialect } = finishing;
  const rest = report.total - line.net;
  const size = rest < 0n ? -rest : rest;
  const agreed = (await termsOf(transaction, dialect, [report.owner])).get(report.owner);
  if (agreed !== undefined && size <= agreed.writeOffLimit) {
    const written = await writtenOffToday(finishing, { acquirer: report.owner, currency: report.currency });
    if (written + size <= agreed.writeOffDayMax)
      return writeTransfer(finishing, { reports: [report], lines: [line] }, rest);
  }
  await transaction.query(
    `update reconciliation_lines set state = ${amount}, item_amount = $4
     where file_no = $1 and section = $2 and line = $3 and state = ${unknown}`,
    [line.fileNo, line.section, line.line, report.total],
  );
  await tellAnew(transaction, { place: line, kind: 'amount', amount: line.net - report.total });
}
