import { say, translated } from '../../../../web/texts.ts';
import { UNAVAILABLE } from '../../../../../generated/codes.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { DAYS } from '../../desk/list/list-texts.ts';
import type { List } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { CODE_CHOICES, meaningOf, operationChoices, operationWords, resultTag } from './request-words.ts';
import type { ListedRequest, RequestsPlace } from './request-words.ts';
import { daysWords, millisecondWords, numberWords } from '../../design/written.ts';

/** What a merchant's programs sent, newest first. Both desks show it. */
export function requestList(
  place: RequestsPlace & Pick<List<'listRequests', ListedRequest>, 'title' | 'back'>,
): List<'listRequests', ListedRequest> {
  const { screen, title, back, listPath, merNo, storyPath } = place;
  return {
    operation: 'listRequests',
    screen,
    title,
    ...(back && { back }),
    path: listPath,
    parameters: { merNo },
    limit: 50,
    live: { id: 'request-list', tableId: 'requests', seconds: 2, isFirstOnly: true },
    filters: [
      { kind: 'choice', name: 'result', label: say`Result`, choices: RESULTS },
      { kind: 'choice', name: 'operation', label: say`Request`, choices: [['', say`Any`], ...operationChoices()] },
      { kind: 'choice', name: 'code', label: say`Code`, choices: [['', say`Any`], ...CODE_CHOICES] },
      { kind: 'text', name: 'order', label: say`Order`, lengthMax: 64, placeholder: 'ORDER-1001' },
      ...DAYS,
    ],
    rowsOf: ({ requests }) => requests,
    table: {
      caption: say`Requests, newest first`,
      keyOf: ({ requestId }) => requestId,
      pathOf: ({ requestId }) => storyPath(requestId),
      columns: [
        { title: say`Time`, cell: ({ at }, exchange) => moment(exchange, at, 'second') },
        { title: say`Request`, cell: ({ operation }) => operationWords(operation) },
        { title: say`Order`, cell: (row) => orderOf(row, place) },
        { title: say`Result`, cell: resultOf },
        { title: say`Took`, kind: 'figure', cell: (row) => millisecondWords(row.milliseconds) },
      ],
    },
    none: {
      yet: empty(say`No requests yet`, say`Send one to the gateway: it appears here within two seconds.`),
      found: empty(say`No requests match`, say`Widen the filters.`),
    },
    foot: ({ answer: { keptDays } }) => keptNote(keptDays),
    refusals: { names: ['invalidInput'] },
  };
}

const RESULTS = translated([
  ['', 'Any'],
  ['ok', 'Accepted'],
  ['refused', 'Refused'],
]);

function keptNote(keptDays: number): Html {
  if (keptDays === 0) return html`<p class="soft">The operator has switched the request log off.</p>`;
  const days = daysWords(keptDays);
  return html`<p class="soft">
    Kept for ${days}, up to 10,000 requests, and 1,000 without a right signature. Under heavy load some are left out so
    that payments are not slowed down; the list says where. A request that names no merchant is not here: its response
    says what is wrong, such as a Content-Type other than application/json. Nor is one that was refused with
    ${UNAVAILABLE} because the gateway was overloaded: it was not read.
  </p>`;
}

function orderOf({ merOrderNo, tradeNo }: ListedRequest, { orderPath }: RequestsPlace): Html | string | null {
  if (tradeNo === null) return merOrderNo;
  return html`<a class="number" href="${orderPath(tradeNo)}">${merOrderNo ?? tradeNo}</a>`;
}

function resultOf(row: ListedRequest): Html {
  const why = row.result === 'ok' ? undefined : meaningOf(row.code);
  const lost =
    row.lost === 0 ? NOTHING : html`<br /><small class="soft">${numberWords(row.lost)} more not kept</small>`;
  return html`<div>${resultTag(row)} ${why !== undefined && html`<span class="soft">${why}</span>`}${lost}</div>`;
}
