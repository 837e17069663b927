import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import type { ListTable } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import { tag } from '../../desk/views/parts.ts';
import { merchantLink } from '../../desk/merchant-names.ts';

export type Action = OperatorAnswers['listActions']['actions'][number];

export const AUDIT = `${CONSOLE}/audit`;

export const AUDIT_TABLE: ListTable<Action> = {
  caption: 'Actions, newest first',
  keyOf: ({ actionNo }) => String(actionNo),
  pathOf: ({ target, actor }) => queryPath(AUDIT, target === '' ? { actor } : { target }),
  columns: [
    { title: 'Time', cell: ({ at }, exchange) => moment(exchange, at, 'second') },
    { title: 'Who', kind: 'name', cell: whoOf },
    { title: 'Action', kind: 'name', cell: actionOf },
    { title: 'Target', cell: targetOf },
    { title: 'What changed', cell: changeOf },
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

function actionOf({ action, outcome, approvalNo }: Action, exchange: SignedInExchange): Html {
  const { linkNumbers } = numberLinksOf(exchange);
  return html`<a href="${queryPath(AUDIT, { action })}">${action}</a>
    ${outcome === 'refused' ? tag('refused', 'bad') : NOTHING}
    ${approvalNo === null ? NOTHING : html`<br /><small>approved in ${linkNumbers(approvalNo)}</small>`}`;
}

const MERCHANT = /^merchant (\d{1,10})$/;
const PERSON = /^(?:person )?(person_\w{1,60})$/;

/** Where what was changed can be seen. */
function targetOf({ target, merNo }: Action, exchange: SignedInExchange): Value {
  const personId = PERSON.exec(target)?.[1];
  if (personId !== undefined) return html`<a href="${`${CONSOLE}/people/${personId}`}">${personId}</a>`;
  const merchant = merNo && merchantLink(exchange, merNo);
  if (merchant && MERCHANT.test(target)) return merchant;
  return html`${numberLinksOf(exchange).linkNumbers(target)}${merchant && html`<br /><small>${merchant}</small>`}`;
}

/** More than these are folded. */
const SHOWN_MAX = 4;

function changeOf({ detail, before, after }: Action): Html {
  const [was, is] = [flat(before), flat(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  if (names.length === 0) return html`${detail}`;
  const lines = html`<ul class="changes">
    ${names.map((name) => html`<li><b>${name}</b> ${was.get(name) ?? '–'} → ${is.get(name) ?? '–'}</li>`)}
  </ul>`;
  if (names.length <= SHOWN_MAX) return html`${detail}${lines}`;
  return html`${detail}
    <details>
      <summary>${names.length} fields</summary>
      ${lines}
    </details>`;
}

/** Fields of fields as `terms.payoutFee`, each as people read it; absent ones are left out. */
function flat(value: unknown, name = ''): Map<string, string> {
  if (value === undefined || value === null || value === '') return new Map();
  if (Array.isArray(value)) return new Map([[name, value.map(plain).join(', ')]]);
  if (typeof value !== 'object') return new Map([[name, plain(value)]]);
  return new Map(
    Object.entries(value).flatMap(([field, inner]) => [...flat(inner, name === '' ? field : `${name}.${field}`)]),
  );
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
