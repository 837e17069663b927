import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { ListTable } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import { tag } from '../../desk/views/parts.ts';
import { changesOf } from './changes.ts';
import { sentenceOf } from './action-sentence.ts';
import type { Action } from './action-sentence.ts';

export const AUDIT = `${CONSOLE}/audit`;

export const AUDIT_TABLE: ListTable<Action> = {
  caption: 'Actions, newest first',
  keyOf: ({ actionNo }) => String(actionNo),
  pathOf: ({ target, actor }) => queryPath(AUDIT, target === '' ? { actor } : { target }),
  columns: [
    { title: 'Time', phone: 'when', cell: ({ at }, exchange) => moment(exchange, at, 'second') },
    { title: 'Who', kind: 'name', phone: 'who', cell: whoOf },
    { title: 'What', phone: 'sentence', cell: whatOf },
    { title: 'Before → after', cell: (action, exchange) => changesOf(exchange, action) },
    { title: 'Reason', cell: ({ reason }) => reason },
  ],
};

function whoOf({ actor, actorId, actorKind, address }: Action): Html {
  const shown = breakable(actor);
  const name =
    actorKind === 'person' && actorId !== null ? html`<a href="${`${CONSOLE}/people/${actorId}`}">${shown}</a>` : shown;
  return html`${name}${address === null ? NOTHING : html`<br /><small class="soft">${address}</small>`}`;
}

/** An address of mail is broken before its host, if it must be, and not within a word. */
function breakable(actor: string): Value {
  const [local = '', ...host] = actor.split('@');
  return host.length === 0 ? local : html`${local}<wbr />@${host.join('@')}`;
}

/** The sentence, and below it the name that programs know, which leads to all of that action. */
export function whatOf(record: Action, exchange: SignedInExchange): Html {
  const { action, outcome, approvalNo, detail } = record;
  const { linkShort } = numberLinksOf(exchange);
  const { text, isWhole } = sentenceOf(exchange, record);
  const isExplained = isWhole || changesOf(exchange, record) !== null;
  return html`${text} ${outcome === 'refused' ? tag('refused', 'bad') : NOTHING}
    ${isExplained ? NOTHING : html`<br /><small class="soft">${linkShort(detail)}</small>`} <br /><small
      ><a class="quiet" href="${queryPath(AUDIT, { action })}">${action}</a></small
    >${approvalNo === null ? NOTHING : html` <small>approved in ${linkShort(approvalNo)}</small>`}`;
}
