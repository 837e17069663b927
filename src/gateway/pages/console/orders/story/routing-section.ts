import type { components } from '../../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import { amountWords, percentWords } from '../../../design/written.ts';
import { may } from '../../../desk/desk-types.ts';
import { section } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Story } from '../../../shared/orders/story/story.ts';
import { versionPath } from '../../routing/version.ts';

type Decision = NonNullable<Story['routing']>[number];
type Schemas = components['schemas'];

/** Why the order, and each try of its payer, went where it went. */
export function routingSection(exchange: SignedInExchange, { order, routing = [] }: Story): Html {
  if (routing.length === 0) return NOTHING;
  const isAlone = routing.length === 1;
  return section(
    'Why this acquirer',
    html`<div class="stack">
      ${routing.map(
        (decision) =>
          html`${!isAlone && html`<h3>${decision.attempt === null ? 'The order' : `Attempt ${decision.attempt}`}</h3>`}
            <p>${sentence(exchange, decision)}</p>
            ${askedList(decision, order.currency)} ${refusedList(decision)}`,
      )}
    </div>`,
    { id: 'routing' },
  );
}

const CHOICES: Readonly<Record<Schemas['RoutingStrategy'], string>> = {
  preference: 'in its order',
  share: 'by shares',
  cost: 'by the least cost',
  success: 'by the best success rate',
};

/** Such as: The rule European cards of version 4 chose north by the least cost. */
function sentence(exchange: SignedInExchange, { version, rule, strategy, asked }: Decision): Value {
  const words = `version ${version}`;
  const link = may(exchange, 'routing.read') ? html`<a href="${versionPath(version)}">${words}</a>` : words;
  const [first] = asked;
  const whom = first === undefined ? 'nobody' : html`<b>${first.acquirer}</b>`;
  if (rule === null)
    return html`No rule of ${link} held, so the acquirers’ own order of preference decided: ${whom} was asked first.`;
  return html`The rule <b><bdi>${rule}</bdi></b> of ${link} chose ${whom}, ${CHOICES[strategy]}.`;
}

/** One alone was asked, and nothing more is known of it: then the sentence says all. */
function askedList({ asked }: Decision, currency: string): Html {
  const isPlain = asked.every(({ cost, approved, heldBack }) => cost === null && approved === null && !heldBack);
  if (asked.length < 2 && isPlain) return NOTHING;
  return html`<ol class="asked">
    ${asked.map((one) => html`<li>${one.acquirer} <span class="soft">${knownOf(one, currency)}</span></li>`)}
  </ol>`;
}

function knownOf({ cost, approved, heldBack }: Decision['asked'][number], currency: string): string {
  const known = [
    cost === null ? '' : `would keep ${amountWords(cost, currency)}`,
    approved === null ? '' : `approved ${percentWords(approved / 1000, 1)} lately`,
    heldBack ? 'put last, because it did not answer lately' : '',
  ];
  return known.filter((word) => word !== '').join(', ');
}

const REFUSALS: Readonly<Record<Schemas['RoutingRefusal'], string>> = {
  notConfigured: 'is not in the configuration of the node',
  draining: 'took no new payments and payouts',
  paused: 'was paused',
  method: 'does not take the method',
  currency: 'does not take the currency',
  country: 'does not take payers of the country',
  amount: 'does not take the amount',
  units: 'cannot count the amount exactly in its units',
};

function refusedList({ refused }: Decision): Html {
  if (refused.length === 0) return NOTHING;
  return html`<p class="soft">Left out:</p>
    <ul class="asked">
      ${refused.map(({ acquirer, reason }) => html`<li>${acquirer} <span class="soft">${REFUSALS[reason]}</span></li>`)}
    </ul>`;
}
