import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../desk/approvals/waiting-panel.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, DeskRoute } from '../../desk/desk-types.ts';
import { payoutMethodWords } from '../../desk/payouts/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { asked } from '../../desk/views/figures.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import { ownMerchant } from '../own-merchant.ts';
import { newBeneficiaryRoute } from './beneficiary-form.ts';
import { removeBeneficiaryRoute } from './beneficiary-removal.ts';
import type { Beneficiary } from './beneficiary-removal.ts';
import { BENEFICIARIES, NEW_BENEFICIARY, NEW_PAYOUT, payoutTabs } from './payout-paths.ts';

const PAGE_SIZE = 50;

/** To whom the shop pays out: a list, and one more. */
export function beneficiaryRoutes(call: Call): DeskRoute[] {
  return [
    { path: '/beneficiaries', show: (exchange) => showBeneficiaries(call, exchange) },
    newBeneficiaryRoute(call),
    removeBeneficiaryRoute(call),
  ];
}

function showBeneficiaries(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const before = asked(exchange, 'before');
  const reading = call(exchange, 'listBeneficiaries', {
    parameters: { merNo: ownMerchant(exchange), limit: PAGE_SIZE, ...(before && { before }) },
  });
  return showRead(exchange, reading, async ({ beneficiaries, next }) => {
    const content = html`${doneNotice(exchange, {
      saved: 'The beneficiary is saved. You can pay out to it now.',
      removed: 'The beneficiary is removed, with its account.',
    })}
    ${payoutTabs(exchange, 'beneficiaries')} ${await waitingPanel(call, exchange, { kind: 'beneficiary' })}
    ${beneficiaries.length === 0 ? noBeneficiaries() : list(exchange, beneficiaries)}
    ${pager({ first: before ? BENEFICIARIES : null, next: next && queryPath(BENEFICIARIES, { before: next }) })}`;
    return answerDesk(exchange, {
      screen: 'payouts',
      title: 'Beneficiaries',
      content,
      ...(may(exchange, 'beneficiaries.manage') && {
        actions: html`<a class="button main" href="${NEW_BENEFICIARY}">New beneficiary</a>`,
      }),
    });
  });
}

function noBeneficiaries(): Html {
  return empty('No beneficiaries yet', 'Save to whom you pay out: yourself, your landlord, your suppliers.');
}

function list(exchange: SignedInExchange, beneficiaries: readonly Beneficiary[]): Html {
  const [mayPay, mayRemove] = [may(exchange, 'payouts.create'), may(exchange, 'beneficiaries.manage')];
  const actionsOf = ({ beneficiaryNo }: Beneficiary) =>
    html`<div class="actions">
      ${mayPay && html`<a class="button small" href="${queryPath(NEW_PAYOUT, { to: beneficiaryNo })}">Pay out</a>`}
      ${mayRemove && html`<a class="button small" href="${`${BENEFICIARIES}/${beneficiaryNo}/remove`}">Remove…</a>`}
    </div>`;
  return table<Beneficiary>({
    caption: 'Beneficiaries',
    rows: beneficiaries,
    keyOf: ({ beneficiaryNo }) => beneficiaryNo,
    columns: [
      { title: 'Beneficiary', cell: ({ label }) => html`<b>${label}</b>` },
      { title: 'By', cell: ({ method }) => payoutMethodWords(method) },
      { title: 'Account', cell: ({ account }) => html`<code class="whole">${account}</code>` },
      {
        title: 'Name',
        cell: ({ benFirstName, benLastName }) => html`<span class="whole">${benFirstName} ${benLastName}</span>`,
      },
      { title: 'Saved', cell: (beneficiary) => saved(exchange, beneficiary) },
      ...(mayPay || mayRemove ? [{ title: 'Actions', cell: actionsOf }] : []),
    ],
  });
}

function saved(exchange: SignedInExchange, { createdAt, savedBy, approvedBy }: Beneficiary): Html {
  return html`<span class="lines"
    >${moment(exchange, createdAt, 'day')}<span class="soft">by ${savedBy}</span>
    ${approvedBy !== null && html`<span class="soft">approved by ${approvedBy}</span>`}</span
  >`;
}
