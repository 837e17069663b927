import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { bytesWords } from '../../design/written.ts';
import { may } from '../../desk/desk-types.ts';
import type { List, ListColumn } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { askForm } from './ask-form.ts';
import { cancelButton, downloadLink, rowsWords, stateTag } from './export-page.ts';
import { exportPath, exportsPath } from './export-paths.ts';

export type Export = OperatorAnswers['listExports']['exports'][number];

/** What people have asked for, and how far it is. It updates itself; without a script, the page of each does. */
export function exportList(exchange: SignedInExchange): List<'listExports', Export> {
  const isOfOperator = exchange.desk === 'console';
  const merchant: ListColumn<Export> = {
    title: say`Merchant`,
    phone: 'who',
    cell: ({ merNo }, by) => merchantLink(by, merNo),
  };
  return {
    operation: 'listExports',
    screen: 'exports',
    title: say`Exports`,
    path: exportsPath(exchange),
    limit: 20,
    live: { id: 'export-list', tableId: 'exports', seconds: 2 },
    done: { cancelled: say`The export was cancelled.` },
    top: () => may(exchange, 'exports.create') && askForm(exchange),
    rowsOf: ({ exports }) => exports,
    table: {
      caption: say`Exports`,
      keyOf: ({ exportId }) => exportId,
      pathOf: (one) => exportPath(exchange, one),
      columns: [
        { title: say`File`, kind: 'name', phone: 'sentence', cell: ({ name }) => name },
        ...(isOfOperator ? [merchant] : []),
        { title: say`State`, cell: ({ state }) => stateTag(state) },
        { title: say`Rows`, kind: 'figure', cell: rowsWords },
        { title: say`Size`, kind: 'figure', cell: ({ bytes }) => (bytes === 0 ? null : bytesWords(bytes)) },
        { title: say`Asked by`, cell: ({ askedBy }) => askedBy },
        { title: say`Asked for`, cell: ({ createdAt }, by) => moment(by, createdAt) },
        { title: say`Kept until`, cell: ({ expiresAt }, by) => moment(by, expiresAt) },
        {
          title: '',
          cell: (one, by) => (one.state === 'done' ? downloadLink(by, one, 'small') : html`${cancelButton(by, one)}`),
        },
      ],
    },
    none: {
      yet: empty(
        say`No exports yet`,
        say`Ask for the lines of some days here, or for those of a payout on its page. Each file says until when it is kept.`,
      ),
    },
  };
}
