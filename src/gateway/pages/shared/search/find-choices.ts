import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { zoneOf } from '../../desk/zone.ts';
import { actionsFor, namedActions, pathOfAction } from './actions.ts';
import type { Action, NamedAction } from './actions.ts';
import type { Choice } from './choices.ts';

// What a text finds, and what can be done about it. Only what the person may see and do.

export type Result = OperatorAnswers['searchAll'];

export interface FoundChoices {
  readonly result: Answered<Result>;
  readonly actions: readonly Choice[];
  readonly screens: readonly Choice[];
}

/** How many things one action is offered for. */
const SUBJECTS_MAX = 4;

export async function findChoices(
  context: DeskContext,
  exchange: SignedInExchange,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<FoundChoices> {
  const all = actionsFor(exchange);
  const screens = screenChoices(exchange, text);
  if (text === '') {
    const none = { hits: [], lists: [], isComplete: true, takenFor: [], hint: null, searchable: null };
    return { result: { kind: 'done', value: none }, actions: all.map((action) => unnamed(exchange, action)), screens };
  }
  const named = namedActions(all, text);
  const [result, ofNamed] = await Promise.all([
    search(context, exchange, { text, limit }),
    choicesOfNamed(context, exchange, named),
  ]);
  const found = result.kind === 'done' ? result.value : null;
  const actions = ofNamed.length > 0 ? ofNamed : actionsAbout(exchange, all, found);
  return { result, actions, screens };
}

/** Somebody who does not see orders finds merchants and people. */
async function search(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<Answered<Result>> {
  if (may(exchange, 'orders.read'))
    return call(exchange, 'searchAll', { parameters: { q: text, timeZone: zoneOf(exchange), limit } });
  const parameters = { text, limit: Math.min(limit, SUBJECTS_MAX * 2) };
  const [merchants, people] = await Promise.all([
    may(exchange, 'merchants.read') ? call(exchange, 'listMerchants', { parameters }) : null,
    may(exchange, 'people.read') ? call(exchange, 'listPeople', { parameters }) : null,
  ]);
  const hits: Result['hits'] = [
    ...(merchants?.kind === 'done' ? merchants.value.merchants : []).map(({ merNo, name, status }) => ({
      ...({ kind: 'merchant', matched: 'merchantName' } as const),
      merchant: { merNo, name, status },
    })),
    ...(people?.kind === 'done' ? people.value.people : []).map(({ personId, name, email }) => ({
      ...({ kind: 'person', matched: 'person' } as const),
      person: { personId, name, email },
    })),
  ];
  const searchable = { from: null, to: new Date(exchange.now).toISOString() };
  return { kind: 'done', value: { hits, lists: [], isComplete: true, takenFor: [], hint: null, searchable } };
}

async function choicesOfNamed(
  context: DeskContext,
  exchange: SignedInExchange,
  named: readonly NamedAction[],
): Promise<Choice[]> {
  const rests = [...new Set(named.map(({ rest }) => rest))].filter((rest) => rest !== '');
  const found = await Promise.all(
    rests.map(async (text) => [text, await search(context, exchange, { text, limit: SUBJECTS_MAX })] as const),
  );
  const results = new Map(found.flatMap(([text, one]) => (one.kind === 'done' ? [[text, one.value] as const] : [])));
  return named.flatMap(({ action, rest }) => {
    const result = results.get(rest);
    return rest === '' ? [unnamed(exchange, action)] : result === undefined ? [] : about(exchange, action, result);
  });
}

/** If the text names one thing, what can be done to it. */
function actionsAbout(exchange: SignedInExchange, all: readonly Action[], result: Result | null): Choice[] {
  if (result === null || result.hits.length !== 1) return [];
  return all.flatMap((action) => about(exchange, action, result));
}

function about(exchange: SignedInExchange, action: Action, { hits }: Result): Choice[] {
  return hits.flatMap(({ order, merchant }) => {
    if (action.about === 'merchant' && merchant !== undefined)
      return [choiceOf(exchange, action, { id: String(merchant.merNo), name: merchant.name })];
    const isPaid = order?.kind === 'payment' && order.state === 'success';
    if (action.about === 'order' && order !== undefined && isPaid)
      return [choiceOf(exchange, action, { id: order.tradeNo, name: order.merOrderNo })];
    return [];
  });
}

function choiceOf(exchange: SignedInExchange, action: Action, { id, name }: { id: string; name: string }): Choice {
  return { path: pathOfAction(exchange, action, id), title: `${action.title}: ${name}`, note: say`Opens the form` };
}

/** What it is to be done to is typed next. */
function unnamed(exchange: SignedInExchange, action: Action): Choice {
  if (action.about === null)
    return { path: pathOfAction(exchange, action), title: action.title, note: say`Opens the form` };
  const note =
    action.about === 'order' ? say`then the order, such as ${'88417'}` : 'then the merchant, such as Corner Goods';
  const fill = `${action.title} `;
  const path = `${deskOf(exchange).folder}/search?${new URLSearchParams({ q: fill }).toString()}`;
  return { path, fill, title: `${action.title}…`, note };
}

function screenChoices(exchange: SignedInExchange, text: string): Choice[] {
  const { folder, groups } = deskOf(exchange);
  const typed = text.toLowerCase().replace(/^(?:go to|open|show) /, '');
  return groups
    .flatMap(({ screens }) => Object.values(screens))
    .filter(
      ({ permission, sandboxOnly }) =>
        may(exchange, permission) && (sandboxOnly !== true || exchange.bar !== undefined),
    )
    .filter(
      ({ title }) =>
        typed === '' ||
        title
          .toLowerCase()
          .split(' ')
          .some((word) => typed.length > 1 && word.startsWith(typed)) ||
        title.toLowerCase() === typed,
    )
    .map(({ title, path }) => ({ path: folder + path, title, note: say`Go to` }));
}
