import { inLanguage } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { PageAnswer } from '../../frame/page-types.ts';
import { contentTypeOf, writeTable } from '../../desk/list/file-kinds.ts';
import type { FileForm, SmallTable } from '../../desk/list/file-kinds.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { EVENT_WORDS } from '../../shared/ledger/event-words.ts';

type Statement = components['schemas']['Statement'];

const COLUMNS: SmallTable['columns'] = [
  { name: 'line', kind: 'text', width: 24 },
  { name: 'currency', kind: 'text', width: 10 },
  { name: 'from', kind: 'day' },
  { name: 'to', kind: 'day' },
  { name: 'number', kind: 'integer' },
  { name: 'gross', kind: 'amount' },
  { name: 'fees', kind: 'amount' },
  { name: 'exchange', kind: 'amount' },
  { name: 'net', kind: 'amount' },
  { name: 'balance', kind: 'amount' },
  { name: 'timeZone', kind: 'text', width: 20 },
];

type Row = SmallTable['rows'][number];
type Named = Pick<Statement, 'merNo' | 'currency' | 'from' | 'to'>;

export function statementFile({ merNo, currency, from, to }: Named, { format }: FileForm): string {
  return `statement-${merNo}-${currency}-${from}-${to}.${format}`;
}

/** One line for the opening balance, one for each kind of movement, one for the closing balance. Programs read it: it is English. */
export async function answerStatementFile(statement: Statement, form: FileForm): Promise<PageAnswer> {
  const name = statementFile(statement, form);
  return {
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': contentTypeOf(form.format),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
    body: await writeTable({ columns: COLUMNS, title: name, rows: rowsOf(statement) }, form),
  };
}

function rowsOf({ currency, from, to, timeZone, opening, movements, closing }: Statement): Row[] {
  const balance = (title: string, total: string): Row => {
    return [title, currency, from, to, null, null, null, null, null, total, timeZone];
  };
  return [
    balance('Opening balance', opening.total),
    ...movements.map(({ event, count, gross, fees, exchanged, net }): Row => {
      const title = inLanguage(undefined, () => EVENT_WORDS[event]);
      return [title, currency, from, to, String(count), gross, fees, exchanged, net, null, timeZone];
    }),
    balance('Closing balance', closing.total),
  ];
}
