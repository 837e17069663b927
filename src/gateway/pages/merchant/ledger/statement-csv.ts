import { inLanguage } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { csvLine } from '../../../domain/text/csv.ts';
import type { PageAnswer } from '../../frame/page-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { EVENT_WORDS } from '../../shared/ledger/event-words.ts';

type Statement = components['schemas']['Statement'];

const COLUMNS = ['line', 'currency', 'from', 'to', 'number', 'gross', 'fees', 'exchange', 'net', 'balance', 'timeZone'];

export function statementFile({ merNo, currency, from, to }: Pick<Statement, 'merNo' | 'currency' | 'from' | 'to'>) {
  return `statement-${merNo}-${currency}-${from}-${to}.csv`;
}

/** One line for the opening balance, one for each kind of movement, one for the closing balance. Programs read it: it is English. */
export function answerStatementFile(statement: Statement): PageAnswer {
  const { currency, from, to, timeZone, opening, movements, closing } = statement;
  const balance = (title: string, total: string) => [title, currency, from, to, '', '', '', '', '', total, timeZone];
  const lines = [
    COLUMNS,
    balance('Opening balance', opening.total),
    ...movements.map(({ event, count, gross, fees, exchanged, net }) => [
      inLanguage(undefined, () => EVENT_WORDS[event]),
      currency,
      from,
      to,
      String(count),
      gross,
      fees,
      exchanged,
      net,
      '',
      timeZone,
    ]),
    balance('Closing balance', closing.total),
  ];
  return {
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${statementFile(statement)}"`,
    },
    body: lines.map(csvLine).join(''),
  };
}
