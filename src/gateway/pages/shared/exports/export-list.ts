import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { bytesWords, numberWords } from '../../design/written.ts';
import { may } from '../../desk/desk-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { formatChoices } from '../../desk/list/file-menu.ts';
import type { List, ListColumn } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { actionButton, field, formFields, select } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

export type Export = OperatorAnswers['listExports']['exports'][number];

const STATES: Readonly<Record<Export['state'], readonly [words: string, tone: Tone]>> = translated({
  waiting: ['Being made', 'wait'],
  done: ['Ready', 'good'],
  cancelled: ['Cancelled', 'plain'],
  failed: ['Too large for this format', 'bad'],
});

export function exportsPath(exchange: SignedInExchange): string {
  return `${deskOf(exchange).folder}/exports`;
}

/** What people have asked for, and how far it is. It updates itself; without a script, a reload shows the progress. */
export function exportList(exchange: SignedInExchange): List<'listExports', Export> {
  const path = exportsPath(exchange);
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
    path,
    limit: 20,
    live: { id: 'export-list', tableId: 'exports', seconds: 2 },
    done: {
      asked: say`The file is being made. It can be downloaded here when it is ready.`,
      cancelled: say`The export was cancelled.`,
    },
    top: () => may(exchange, 'exports.create') && askForm(exchange),
    rowsOf: ({ exports }) => exports,
    table: {
      caption: say`Exports`,
      keyOf: ({ exportId }) => exportId,
      columns: [
        { title: say`File`, kind: 'name', phone: 'sentence', cell: (one) => fileName(path, one) },
        ...(isOfOperator ? [merchant] : []),
        { title: say`State`, cell: ({ state }) => tag(...STATES[state]) },
        { title: say`Rows`, kind: 'figure', cell: rowsWords },
        { title: say`Size`, kind: 'figure', cell: ({ bytes }) => (bytes === 0 ? null : bytesWords(bytes)) },
        { title: say`Asked by`, cell: ({ askedBy }) => askedBy },
        { title: say`Asked for`, cell: ({ createdAt }, by) => moment(by, createdAt) },
        { title: say`Kept until`, cell: ({ expiresAt }, by) => moment(by, expiresAt) },
        {
          title: say`Actions`,
          permission: 'exports.create',
          cell: (one, by) => cancelButton(path, one, by),
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

function fileName(path: string, { exportId, merNo, name, state }: Export): Html {
  if (state !== 'done') return html`${name}`;
  return html`<a href="${queryPath(`${path}/${exportId}`, { merNo: String(merNo) })}" download>${name}</a>`;
}

function rowsWords({ state, rows, rowsTotal }: Export): string {
  return state === 'waiting' ? say`${numberWords(rows)} of ${numberWords(rowsTotal)}` : numberWords(rows);
}

function cancelButton(path: string, { exportId, merNo, state }: Export, exchange: SignedInExchange): Html {
  if (state !== 'waiting' || !may(exchange, 'exports.create')) return NOTHING;
  const action = queryPath(`${path}/${exportId}`, { merNo: String(merNo) });
  return actionButton(exchange, { action, label: say`Cancel` });
}

/** For days, or for the batch that the address names. */
function askForm(exchange: SignedInExchange): Html {
  const action = exportsPath(exchange);
  const { query } = exchange.request;
  const batchNo = query.get('batchNo');
  const merNo = query.get('merNo') ?? '';
  const isOfOperator = exchange.desk === 'console';
  return html`<form class="sheet filters" method="post" action="${action}" aria-label="${say`Export lines`}" data-once>
    ${formFields(exchange, action)}
    ${isOfOperator && field({ name: 'merNo', label: say`Merchant`, value: merNo, isMerchant: true, required: true })}
    ${batchNo === null ? dayFields(exchange) : field({ name: 'batchNo', label: say`Payout`, value: batchNo, required: true })}
    ${select({ name: 'format', label: say`Format`, choices: formatChoices() })}
    <button class="button main">Export lines</button>
  </form>`;
}

function dayFields({ now }: SignedInExchange): Html {
  const today = new Date(now).toISOString().slice(0, 10);
  return html`${field({ name: 'currency', label: say`Currency`, lengthMax: 10, required: true, placeholder: 'USD' })}
  ${field({ name: 'from', label: say`From day`, type: 'date', value: `${today.slice(0, 8)}01`, required: true })}
  ${field({ name: 'to', label: say`To day`, type: 'date', value: today, required: true })}`;
}
