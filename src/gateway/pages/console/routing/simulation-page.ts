import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showRead } from '../../desk/show-read.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import type { Column } from '../../desk/views/table.ts';
import { decimalWords, numberWords, shareWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { numberLink, shortNumber } from '../number-links.ts';
import { NOT_ENOUGH, costChanges, costDifference } from './simulation-words.ts';
import type { Result } from './simulation-words.ts';
import { ROUTING, versionPath } from './version.ts';
import type { Simulation, Version } from './version.ts';

const LIVE_SECONDS = 1;
const RELOAD_SECONDS = 3;

/** What rules would have done with past orders; the page follows it until it is done. */
export function simulationRoute(context: DeskContext): DeskRoute {
  return {
    path: '/simulations/:simulationNo',
    show: (exchange) =>
      showRead(
        exchange,
        context.call(exchange, 'getRoutingSimulation', { parameters: { simulationNo: exchange.parameter } }),
        async (simulation) => show(exchange, simulation, await readSimulated(context, exchange, simulation)),
      ),
  };
}

/** Null for rules that were never kept. */
async function readSimulated(
  context: DeskContext,
  exchange: SignedInExchange,
  { version }: Simulation,
): Promise<Version | null> {
  if (version === null) return null;
  const read = await context.call(exchange, 'getRoutingVersion', { parameters: { version } });
  return read.kind === 'done' ? read.value : null;
}

function show(exchange: SignedInExchange, simulation: Simulation, version: Version | null) {
  const { since, until, state, result } = simulation;
  const isOn = state !== 'done';
  return answerDesk(exchange, {
    screen: 'routing',
    title: version === null ? 'Simulation' : `Simulation of version ${version.version}`,
    back:
      version === null
        ? { path: ROUTING, title: 'Routing' }
        : { path: versionPath(version.version), title: `Version ${version.version}` },
    ...(isOn && { liveSeconds: LIVE_SECONDS, reloadSeconds: RELOAD_SECONDS }),
    content: html`<div class="stack" id="simulation" data-live>
      <p class="soft">Orders from ${moment(exchange, since)} to ${moment(exchange, until)}. Nobody was called.</p>
      ${result === null ? progressPart(simulation) : resultParts(exchange, result, nextPart(exchange, simulation, version))}
    </div>`,
  });
}

function progressPart({ state, replayed }: Simulation): Html {
  const words = state === 'waiting' ? 'It waits for its turn.' : `Replayed so far: ${numberWords(replayed)} orders.`;
  return html`<section class="sheet" aria-label="Progress">
    <p class="status spin" role="status">${words} This page follows it.</p>
  </section>`;
}

/** Only what was simulated as it is now can be asked for. */
function nextPart(exchange: SignedInExchange, { edit }: Simulation, version: Version | null): Html {
  if (version === null || (version.state !== 'draft' && version.state !== 'retired')) return NOTHING;
  const path = versionPath(version.version);
  if (version.edit !== edit) {
    return html`<div class="notice wait">
      <p>
        The rules were changed after this simulation, so it no longer counts for them.
        <a href="${path}/simulate">Simulate them again</a>.
      </p>
    </div>`;
  }
  return html`<div class="actions">
    ${may(exchange, 'routing.change') && html`<a class="button main" href="${path}/activate">Ask for approval</a>`}
    <a class="button" href="${path}">Back to the rules</a>
    ${may(exchange, 'routing.draft') && html`<a class="button" href="${path}/simulate">Simulate other days</a>`}
  </div>`;
}

function resultParts(exchange: SignedInExchange, result: Result, next: Html): Html {
  if (result.orders === 0) {
    return html`${empty('No orders in this time', 'There was nothing to replay, so this says nothing about the rules. Choose more days.')}
    ${next}`;
  }
  return html`${tiles(result)} ${next} ${acquirerPart(result)}
    <div class="columns even">${rulePart(result)} ${aboutPart(result)}</div>
    ${examplePart(exchange, result)}`;
}

function tiles(result: Result): Html {
  const { orders, moved, refused, approvals } = result;
  const changes = costChanges(result);
  const costs: Value =
    changes.length === 0
      ? 'the same'
      : changes.map(({ currency, change }) => html`<div>${amount(withSign(change), currency)}</div>`);
  return html`<div class="tiles">
    ${tile('Would have gone elsewhere', numberWords(moved), `of ${numberWords(orders)} orders, ${shareWords(moved, orders)}`)}
    ${tile('Costs of what was paid', costs, 'by what is agreed with the acquirers')}
    ${tile(
      'Expected approvals',
      moved === 0
        ? 'the same'
        : approvals === null
          ? NOT_ENOUGH
          : `${numberWords(approvals.expected)} of ${numberWords(approvals.payments)}`,
      approvals === null
        ? moved === 0
          ? 'nothing moves'
          : 'about the payments that move'
        : `between ${numberWords(approvals.low)} and ${numberWords(approvals.high)}; ${numberWords(approvals.before)} before`,
    )}
    ${tile('Nobody would have taken', numberWords(refused), refused === 0 ? 'every order finds an acquirer' : 'orders that these rules leave without one')}
  </div>`;
}

function tile(title: string, figure: Value, about: string): Html {
  return html`<div class="tile-box">
    <span class="soft">${title}</span><b>${figure}</b><span class="soft">${about}</span>
  </div>`;
}

function withSign(change: string): string {
  return change.startsWith('-') ? change : `+${change}`;
}

function acquirerPart({ acquirers }: Result): Html {
  return html`<h2>By acquirer</h2>
    ${table<Result['acquirers'][number]>({
      caption: 'By acquirer and currency, before and after',
      rows: acquirers,
      keyOf: ({ acquirer, currency }) => `${acquirer} ${currency}`,
      columns: [
        { title: 'Acquirer', kind: 'name', phone: 'lead', cell: ({ acquirer }) => acquirer },
        { title: 'Currency', phone: 'badge', cell: ({ currency }) => currency },
        {
          title: 'Orders',
          kind: 'figure',
          cell: ({ ordersBefore, ordersAfter }) => changed(numberWords(ordersBefore), numberWords(ordersAfter)),
        },
        {
          title: 'Volume',
          kind: 'figure',
          cell: ({ amountBefore, amountAfter }) => changed(decimalWords(amountBefore), decimalWords(amountAfter)),
        },
        {
          title: 'Costs',
          kind: 'figure',
          cell: ({ costBefore, costAfter }) => changed(decimalWords(costBefore), decimalWords(costAfter)),
        },
        { title: 'Difference', kind: 'figure', cell: (row) => decimalWords(costDifference(row)) },
        ...(acquirers.some(({ withoutCost }) => withoutCost > 0) ? [WITHOUT_COST] : []),
      ],
    })}`;
}

/** On them nothing is agreed, so the costs leave them out. */
const WITHOUT_COST: Column<Result['acquirers'][number]> = {
  title: 'Without a cost',
  kind: 'figure',
  cell: ({ withoutCost }) => numberWords(withoutCost),
};

/** What stays is written once. */
function changed(before: string, after: string): Html {
  return before === after ? html`${before}` : html`<span class="soft">${before}</span> → <b>${after}</b>`;
}

function rulePart({ rules, orders }: Result): Html {
  return html`<section class="stack">
    <h2>By rule</h2>
    ${table<Result['rules'][number]>({
      caption: 'Orders by the rule that decides them',
      rows: rules,
      keyOf: ({ rule }) => rule ?? '',
      columns: [
        {
          title: 'Rule',
          phone: 'lead',
          cell: ({ rule }) =>
            rule === null ? html`<span class="soft">no rule holds</span>` : html`<bdi>${rule}</bdi>`,
        },
        { title: 'Orders', kind: 'figure', cell: (row) => row.orders },
        { title: 'Share', kind: 'figure', cell: (row) => shareWords(row.orders, orders) },
      ],
    })}
  </section>`;
}

function aboutPart(result: Result): Html {
  const { approvals, withoutData, acquirers } = result;
  const withoutCost = acquirers.some((row) => row.withoutCost > 0);
  return html`<section class="stack">
    <h2>What this can say</h2>
    <ul class="soft">
      ${
        withoutData > 0 &&
        html`<li>
          ${numberWords(withoutData)} moved payments have no expectation: too little is known of how their acquirer
          approves the same method and currency.
        </li>`
      }
      ${approvals !== null && html`<li>The range holds in 95 of 100 cases, if acquirers approve as they did in these days.</li>`}
      ${withoutCost && html`<li>Payments on which nothing is agreed are left out of the costs.</li>`}
      <li>Costs are exact for what was paid, by the agreed fees; a payment that was declined costs nothing here.</li>
      <li>Each order is sent to its first acquirer only; what a second one would have saved is not counted.</li>
    </ul>
  </section>`;
}

function examplePart(exchange: SignedInExchange, { examples }: Result): Html {
  if (examples.length === 0) return NOTHING;
  return html`<h2>Examples of what moves</h2>
    ${table<Result['examples'][number]>({
      caption: 'Orders that would have gone elsewhere',
      rows: examples,
      keyOf: ({ tradeNo }) => tradeNo,
      columns: [
        { title: 'Order', phone: 'lead', cell: ({ tradeNo }) => numberLink(tradeNo, shortNumber(tradeNo)) },
        { title: 'Merchant', cell: ({ merNo }) => merchantLink(exchange, merNo) },
        { title: 'Method', cell: ({ method }) => methodWords(method) },
        { title: 'Amount', kind: 'figure', cell: (row) => amount(row.amount, row.currency) },
        {
          title: 'Rule',
          cell: ({ rule }) => (rule === null ? html`<span class="soft">none</span>` : html`<bdi>${rule}</bdi>`),
        },
        { title: 'Goes', cell: ({ before, after }) => html`${before} → <b>${after ?? 'nobody'}</b>` },
      ],
    })}`;
}
