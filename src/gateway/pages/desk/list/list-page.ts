import { problems } from '../../../../../generated/operator-operations.ts';
import type { ProblemName } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { Refused } from '../../../operator/refused.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { DeskContext, DeskRoute } from '../desk-types.ts';
import { answerRefused, inWords, refusedNotice } from '../respond.ts';
import { doneNotice } from '../views/done.ts';
import { answerDesk } from '../views/layout.ts';
import { filtersOf } from './choice.ts';
import { fileMenu } from './file-menu.ts';
import { filterBar, tabBar } from './filter-bar.ts';
import { answerListFile, askedForm } from './list-file.ts';
import { listParts, readList } from './list-parts.ts';
import { asksForSums, showSums, sumsLink } from './list-sums.ts';
import type { Asked, Asking, List, ListPart, LiveList, PageId } from './list-types.ts';

/** A list that is the same for everybody, or one that depends on who looks at it. */
export function listRoute<Id extends PageId, Row>(
  context: DeskContext,
  list: List<Id, Row> | ((exchange: SignedInExchange) => List<Id, Row>),
  path = '',
): DeskRoute {
  return {
    path,
    show: (exchange) => showList(context, exchange, typeof list === 'function' ? list(exchange) : list),
  };
}

export async function showList<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  list: List<Id, Row>,
): Promise<PageAnswer> {
  const { screen, title, heading, back, hasFiles = false, live } = list;
  const { sumOf } = list;
  const form = askedForm(exchange);
  if (form !== null) return answerListFile(context, exchange, { list, form });
  if (sumOf !== undefined && asksForSums(exchange)) return showSums(context, exchange, { ...list, sumOf });
  const { asking, listed } = await readList(context, exchange, list);
  if (listed.kind === 'refused' && !isExplained(list, listed)) return answerRefused(exchange, listed);
  const answer = listed.kind === 'refused' ? null : listed.value;
  const asked = { ...asking, answer };
  const around = [list.done && doneNotice(exchange, list.done), await partOf(list.top, asked), tabBar(list, asked)];
  const rows = answer === null ? [] : await list.rowsOf(answer, asking);
  const hasMenu = rows.length > 0 && list.showsFileMenu !== true;
  const actions = actionsOf(list, asked, livePart(live, 'menu', hasMenu && fileMenu(list, asking)));
  const page = {
    screen,
    title,
    hasFiles,
    ...(heading && { heading }),
    ...(back && { back }),
    ...(actions && { actions }),
  };
  if (listed.kind === 'refused') {
    const { notice = refusedNotice, status = 200 } = list.refusals ?? { status: problems[listed.name].status };
    const content = inLines([...around, filterBar(list, asking), notice(inWords(listed, labelsOf(list, asking)))]);
    return answerDesk(exchange, { ...page, content, status });
  }
  const found = { ...asking, answer: listed.value };
  const hasFilters = list.form?.needsRows !== true || rows.length > 0 || asking.choice.isFiltered;
  const content = inLines([
    ...around,
    list.form?.needsRows === true
      ? livePart(live, 'filters', hasFilters && filterBar(list, asking))
      : filterBar(list, asking),
    await partOf(list.note, asked),
    ...listParts(list, found, rows),
    await partOf(list.foot, found),
    sumOf !== undefined && rows.length > 0 && sumsLink(list, asking),
  ]);
  const isLive = live !== undefined && (live.isFirstOnly !== true || asking.choice.place === '');
  return answerDesk(exchange, { ...page, content, ...(isLive && { liveSeconds: live.seconds }) });
}

/** The filters' own words for the parameters that they make. */
function labelsOf<Id extends PageId, Row>(list: List<Id, Row>, { choice }: Asking): Readonly<Record<string, string>> {
  const named = filtersOf(list, choice.tab).flatMap((filter) => {
    if (filter.kind === 'link') return [];
    return [['parameter' in filter ? filter.parameter : filter.name, filter.label] as const];
  });
  return Object.fromEntries(named);
}

/** What was typed into the filters, unless the list says more. */
const TYPED: readonly ProblemName[] = ['invalidInput', 'merchantNotFound'];

function isExplained<Id extends PageId, Row>({ refusals, filters }: List<Id, Row>, { name }: Refused): boolean {
  const names = refusals?.names ?? (filters === undefined ? [] : TYPED);
  return names === 'all' || names.includes(name);
}

function actionsOf<Id extends PageId, Row>(
  { actions = [] }: List<Id, Row>,
  asked: Asked<Id>,
  menu: Value,
): Html | null {
  const shown = actions.flatMap((action) => {
    if (typeof action === 'function') return action(asked);
    const { path, text, tone, permission } = action;
    if (permission !== undefined && !may(asked.exchange, permission)) return [];
    return html`<a
      class="button${tone === undefined ? '' : ` ${tone}`}"
      href="${typeof path === 'string' ? path : path(asked.choice)}"
      >${text}</a
    >`;
  });
  const lines = inLines([...shown, menu]);
  return lines.html === '' ? null : lines;
}

/** What a list has once it has a row comes with the first one. */
function livePart(live: LiveList | undefined, name: 'menu' | 'filters', content: Html | false): Value {
  return live === undefined ? content : html`<div class="part" id="${live.id}-${name}" data-live>${content}</div>`;
}

async function partOf<Given>(part: ListPart<Given> | undefined, given: Given): Promise<Value> {
  return typeof part === 'function' ? part(given) : part;
}

/** Those that say something, each on a line. */
function inLines(parts: readonly Value[]): Html {
  const shown = parts.map((part) => html`${part}`).filter(({ html: text }) => text !== '');
  return html`${shown.map((part, index) => [index > 0 && '\n', part])}`;
}
