import { exportRoute } from '../../desk/list/export-list.ts';
import type { ListExport } from '../../desk/list/export-list.ts';
import type { List } from '../../desk/list/list-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { merchantName } from '../../desk/merchant-names.ts';
import { answerRefused } from '../../desk/respond.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { titleOf } from '../../audit/action-texts.ts';
import { plainSentence } from './action-sentence.ts';
import type { Action } from './action-sentence.ts';

/** What the list shows, all pages of it: the sentence beside the fields of the contract. */
function fileOf(exchange: SignedInExchange): ListExport<Action> {
  return {
    nameOf: ({ now }) => `audit-${new Date(now).toISOString().slice(0, 10)}`,
    limit: 100,
    cells: new Map<string, (action: Action) => string | null>([
      ['number', ({ actionNo }) => String(actionNo)],
      ['time', ({ at }) => at],
      ['who', ({ actor }) => actor],
      ['what', (action) => plainSentence(exchange, action)],
      ['outcome', ({ outcome }) => outcome],
      ['reason', ({ reason }) => reason],
      ['merchant', ({ merNo }) => (merNo === null ? null : (merchantName(exchange, merNo) ?? null))],
      ['merNo', ({ merNo }) => (merNo === null ? null : String(merNo))],
      ['title', ({ action }) => titleOf(action)],
      ['action', ({ action }) => action],
      ['target', ({ target }) => target],
      ['detail', ({ detail }) => detail],
      ['before', ({ before }) => (before === null ? null : JSON.stringify(before))],
      ['after', ({ after }) => (after === null ? null : JSON.stringify(after))],
      ['approvalNo', ({ approvalNo }) => approvalNo],
      ['actorKind', ({ actorKind }) => actorKind],
      ['actorId', ({ actorId }) => actorId],
      ['sessionId', ({ sessionId }) => sessionId],
      ['address', ({ address }) => address],
      ['requestId', ({ requestId }) => requestId],
      ['hash', ({ hash }) => hash],
    ]),
  };
}

/** No action has this number, so that nothing is read: it only asks whether the person may. */
const NONE_AFTER = 2_000_000_000;

/** For those who may take the record out. It is the permission of the stream, which records who tried without it. */
export function auditFileRoute(
  context: DeskContext,
  list: (exchange: SignedInExchange) => List<'listActions', Action>,
  path: string,
): DeskRoute {
  const file = exportRoute(context, (exchange) => ({ list: list(exchange), file: fileOf(exchange) }), path);
  return {
    path,
    async show(exchange) {
      const asked = await context.call(exchange, 'streamActions', { parameters: { after: NONE_AFTER, limit: 1 } });
      return asked.kind === 'refused' ? answerRefused(exchange, asked) : file.show(exchange);
    },
  };
}
