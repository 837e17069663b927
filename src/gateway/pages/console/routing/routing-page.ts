import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { ruleList } from './rules-view.ts';
import { ROUTING, learnMerchants, readAcquirerNames, readLive, stateTag, versionPath } from './version.ts';
import type { Version } from './version.ts';

type Page = OperatorAnswers['listRoutingVersions'];

const SHOWN = 20;

const DONE = {
  back: 'Done: what decides now stands below. It holds on every node within two seconds.',
  discarded: 'The draft was given up. It can still be read.',
};

/** Which rules decide, who works on others, and which decided before. */
export function overviewRoute(context: DeskContext): DeskRoute {
  return { path: '', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = exchange.request.query.get('before');
  const [listed, live] = await Promise.all([
    context.call(exchange, 'listRoutingVersions', {
      parameters: { limit: SHOWN, ...(before !== null && { before: Number(before) }) },
    }),
    readLive(context, exchange),
  ]);
  if (listed.kind === 'refused') return answerRefused(exchange, listed);
  if (live.kind === 'refused') return answerRefused(exchange, live);
  const acquirers = await readAcquirerNames(context, exchange);
  await learnMerchants(context, exchange, live.value?.rules ?? []);
  return answerDesk(exchange, {
    screen: 'routing',
    title: 'Routing',
    actions: actions(exchange, live.value),
    content: html`${doneNotice(exchange, DONE)} ${await waitingPanel(context.call, exchange, { kind: 'routing' })}
    ${livePart(exchange, live.value, acquirers)} ${versionParts(exchange, listed.value)}`,
  });
}

function actions(exchange: SignedInExchange, live: Version | null): Html {
  const mayDraft = may(exchange, 'routing.draft');
  return html`<a class="button" href="${ROUTING}/cards">Table of cards</a>
    ${live !== null && may(exchange, 'routing.change') && html`<a class="button danger" href="${ROUTING}/back">Go back</a>`}
    ${mayDraft && html`<a class="button main" href="${ROUTING}/new">New draft</a>`}`;
}

function livePart(exchange: SignedInExchange, live: Version | null, acquirers: readonly string[]): Html {
  if (live === null) {
    return html`<section class="stack">
      <h2>No rules decide now</h2>
      <p class="soft">
        Each payment and payout goes to the first acquirer by preference that may take it. Rules send some of them
        elsewhere, by currency, card, amount, cost or success.
      </p>
      ${ruleList(exchange, [], { acquirers })}
    </section>`;
  }
  const { version, comment, liveFrom, rules } = live;
  return html`<section class="stack">
    <h2><a href="${versionPath(version)}">Version ${version}</a> decides now</h2>
    <p class="soft">
      ${comment !== '' && html`<bdi>${comment}</bdi> · `}${liveFrom !== null && html`since ${moment(exchange, liveFrom)} · `}The
      first rule that holds decides.
    </p>
    ${ruleList(
      exchange,
      rules.map((rule, index) => ({ rule, place: index + 1 })),
      { acquirers },
    )}
  </section>`;
}

function versionParts(exchange: SignedInExchange, { versions, next }: Page): Html {
  const drafts = versions.filter(({ state }) => state === 'draft');
  const others = versions.filter(({ state }) => state === 'retired' || state === 'discarded');
  const isFirst = !exchange.request.query.has('before');
  return html`<h2>Drafts</h2>
    ${drafts.length === 0 ? empty('No drafts', 'A draft decides nothing until it was simulated and a second person approved it.') : draftTable(exchange, drafts)}
    ${others.length === 0 ? NOTHING : html`<h2>Older versions</h2>`}
    ${others.length > 0 && olderTable(exchange, others)}
    ${pager({ first: isFirst ? null : ROUTING, next: next === null ? null : queryPath(ROUTING, { before: String(next) }) })}`;
}

function draftTable(exchange: SignedInExchange, drafts: readonly Version[]): Html {
  return table<Version>({
    caption: 'Drafts',
    rows: drafts,
    keyOf: ({ version }) => String(version),
    pathOf: ({ version }) => versionPath(version),
    columns: [
      { title: 'Version', phone: 'lead', cell: ({ version }) => `Version ${version}` },
      { title: 'State', phone: 'badge', cell: stateTag },
      { title: 'Comment', cell: ({ comment }) => html`<bdi>${comment}</bdi>` },
      { title: 'Rules', kind: 'figure', cell: ({ rules }) => rules.length },
      { title: 'Changed by', phone: 'who', cell: ({ changedBy }) => changedBy },
      { title: 'Changed', phone: 'when', cell: ({ changedAt }) => moment(exchange, changedAt) },
    ],
  });
}

function olderTable(exchange: SignedInExchange, versions: readonly Version[]): Html {
  return table<Version>({
    caption: 'Older versions',
    rows: versions,
    keyOf: ({ version }) => String(version),
    pathOf: ({ version }) => versionPath(version),
    columns: [
      { title: 'Version', phone: 'lead', cell: ({ version }) => `Version ${version}` },
      { title: 'State', phone: 'badge', cell: stateTag },
      { title: 'Comment', cell: ({ comment }) => html`<bdi>${comment}</bdi>` },
      { title: 'Rules', kind: 'figure', cell: ({ rules }) => rules.length },
      { title: 'By', phone: 'who', cell: ({ changedBy }) => changedBy },
      { title: 'Decided from', cell: ({ liveFrom }) => liveFrom !== null && moment(exchange, liveFrom) },
      { title: 'Until', phone: 'when', cell: ({ liveUntil }) => liveUntil !== null && moment(exchange, liveUntil) },
    ],
  });
}
