import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { section, wideFacts } from '../../desk/views/parts.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { ACQUIRERS, STATES, acquirerPath, boundWords, limitList, readAcquirer } from './acquirer.ts';
import type { Acquirer } from './acquirer.ts';
import { openWords, owesWords, statesOf } from './acquirer-list.ts';
import { STATE_DONE, stateLinks } from './state-forms.ts';

const DONE = {
  ...STATE_DONE,
  use: 'The acquirer is used by this from now on, on every node within seconds.',
};

export function acquirerRoute(context: DeskContext): DeskRoute {
  return { path: '/:acquirer', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const found = await readAcquirer(context)(exchange);
  if (found.kind !== 'done') return answerRefused(exchange, found);
  const acquirer = found.value;
  return answerDesk(exchange, {
    screen: 'channels',
    title: `Acquirer ${acquirer.name}`,
    heading: html`<span id="acquirer-head" data-live>${acquirer.name} ${statesOf(acquirer)}</span>`,
    back: { path: ACQUIRERS, title: 'Channels' },
    actions: html`${actionLinks(exchange, acquirer)}`,
    liveSeconds: 5,
    content: html`${doneNotice(exchange, DONE)} ${missingNotice(acquirer)}
    ${await waitingPanel(context.call, exchange, { kind: 'acquirer' })} ${useSection(exchange, acquirer)}
    ${selfSection(acquirer)}`,
  });
}

function actionLinks(exchange: SignedInExchange, acquirer: Acquirer): Html[] {
  if (!may(exchange, 'acquirers.change')) return [];
  const path = acquirerPath(acquirer.name);
  const change = html`<a class="button" href="${path}/change">Change</a>`;
  const remove = html`<a class="button" href="${path}/remove">Remove</a>`;
  return [...stateLinks(acquirer), change, ...(acquirer.version > 0 && acquirer.name !== 'default' ? [remove] : [])];
}

/** What a row is worth without an address. */
function missingNotice({ name, isConfigured }: Acquirer): Html | false {
  return (
    !isConfigured &&
    html`<div class="notice bad" role="status">
      <p>
        The node that answers has no address for <b>${name}</b> in its configuration, so it sends it nothing. If orders
        need it, put it back into CHANNEL_URL or ACQUIRERS_FILE and restart the node.
      </p>
    </div>`
  );
}

function useSection(exchange: SignedInExchange, acquirer: Acquirer): Html {
  const { methods, currencies, countries } = boundWords(acquirer);
  const { state, preference, version, changedAt } = acquirer;
  return section(
    'What it is used for',
    html`<div id="acquirer-use" data-live>
      ${wideFacts([
        ['State', html`${STATES[state].title}. <span class="soft">${STATES[state].about}</span>`],
        ['Preference', html`${preference} <span class="soft">The lowest is asked first.</span>`],
        ['Methods', methods],
        ['Currencies', currencies],
        ['Countries', countries],
        ['Limits', limitList(acquirer)],
        ['Without a result', openWords(acquirer)],
        ['Owes', owesWords(acquirer)],
        [
          'Changed',
          changedAt === null
            ? html`never <span class="soft">It is used as an acquirer without a row is.</span>`
            : html`${moment(exchange, changedAt)} <span class="soft">version ${version}</span>`,
        ],
      ])}
    </div>`,
  );
}

const CLAIMS: Readonly<Record<NonNullable<Acquirer['capabilities']>['claims'][number], string>> = {
  payments: 'payments',
  redirects: 'pages of its own',
  refunds: 'refunds',
  partialRefunds: 'partial refunds',
  returns: 'returns',
  payouts: 'payouts',
  hints: 'hints',
  changes: 'changes',
  settlementReports: 'settlement reports',
};

/** Its bounds hold as well: it is sent nothing that it does not take. */
function selfSection({ capabilities, takesHints, isConfigured }: Acquirer): Html {
  const hints = takesHints
    ? 'taken'
    : html`not taken <span class="soft">The configuration has no secret for them.</span>`;
  if (capabilities === null) {
    const words = isConfigured
      ? 'It has not answered yet what it can do. Until then it gets version 1 of the contract.'
      : 'It is not asked.';
    return section(
      'What it says of itself',
      html`<p class="soft">${words}</p>
        ${wideFacts([['Hints', hints]])}`,
    );
  }
  const { contractVersion, claims } = capabilities;
  const { methods, currencies, countries } = boundWords(capabilities);
  return section(
    'What it says of itself',
    wideFacts([
      ['Version of the contract', String(contractVersion)],
      [
        'Claims',
        claims.map((claim) => CLAIMS[claim]).join(', ') ||
          html`<span class="soft">nothing: version 1 has no such list</span>`,
      ],
      ['Methods', methods],
      ['Currencies', currencies],
      ['Countries', countries],
      ['Hints', hints],
    ]),
  );
}
