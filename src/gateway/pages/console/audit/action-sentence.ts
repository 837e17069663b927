import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { personIn, describeAction } from '../../audit/sentence.ts';
import type { ActionNames } from '../../audit/sentence.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { merchantLink, merchantName } from '../../desk/merchant-names.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import { zoneOf } from '../../desk/zone.ts';
import type { PageRequest, SignedInExchange } from '../../frame/page-types.ts';

export type Action = OperatorAnswers['listActions']['actions'][number];

/** The sentence of a record, with links to what it names. */
export function sentenceOf(
  exchange: SignedInExchange,
  action: Action,
): { readonly text: Html; readonly isWhole: boolean } {
  const { linkShort } = numberLinksOf(exchange);
  const names: ActionNames<Value> = {
    merchant: (merNo) => merchantLink(exchange, merNo),
    person: (personId) =>
      html`<a href="${`${CONSOLE}/people/${personId}`}">${personName(exchange, personId) ?? personId}</a>`,
    text: linkShort,
    timeZone: zoneOf(exchange),
  };
  const { parts, isWhole } = describeAction(action, names);
  return { text: html`${parts}`, isWhole };
}

/** The same in a file. */
export function plainSentence(exchange: SignedInExchange, action: Action): string {
  const names: ActionNames<string> = {
    merchant: (merNo) => merchantName(exchange, merNo) ?? `merchant ${merNo}`,
    person: (personId) => personName(exchange, personId) ?? personId,
    text: String,
    timeZone: 'UTC',
  };
  return describeAction(action, names).parts.join('');
}

const NAMES = new WeakMap<PageRequest, Map<string, string | null>>();

function personName({ request }: SignedInExchange, personId: string): string | null {
  return NAMES.get(request)?.get(personId) ?? null;
}

/** A page of records is about few people; who is not named by then stays an id. */
const PEOPLE_MAX = 20;

/** Reads the names of merchants and people whom records are about: records have only their numbers. */
export async function learnNames(
  context: DeskContext,
  exchange: SignedInExchange,
  actions: readonly Action[],
): Promise<void> {
  await Promise.all([learnMerchants(context, exchange, actions), learnPeople(context, exchange, actions)]);
}

/** What a page shows has been named when it was read; what goes into a file has not. */
async function learnMerchants(
  { call }: DeskContext,
  exchange: SignedInExchange,
  actions: readonly Action[],
): Promise<void> {
  const asked = new Set(
    actions.flatMap(({ merNo }) => merNo ?? []).filter((merNo) => merchantName(exchange, merNo) === undefined),
  );
  if (asked.size > 0) await call(exchange, 'listMerchantNames', { parameters: { numbers: [...asked].map(String) } });
}

async function learnPeople(
  { call }: DeskContext,
  exchange: SignedInExchange,
  actions: readonly Action[],
): Promise<void> {
  const known = NAMES.get(exchange.request) ?? new Map<string, string | null>();
  NAMES.set(exchange.request, known);
  // Who acted is named by the record.
  for (const { actorKind, actorId, actor } of actions)
    if (actorKind === 'person' && actorId !== null) known.set(actorId, actor);
  if (!may(exchange, 'people.read')) return;
  const asked = new Set(
    actions.flatMap(({ target }) => personIn(target) ?? []).filter((personId) => !known.has(personId)),
  );
  await Promise.all(
    [...asked].slice(0, PEOPLE_MAX).map(async (personId) => {
      const found = await call(exchange, 'getPerson', { parameters: { personId } });
      known.set(personId, found.kind === 'done' ? found.value.email : null);
    }),
  );
}
