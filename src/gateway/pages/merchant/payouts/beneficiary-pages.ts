import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { List } from '../../desk/list/list-types.ts';
import { payoutMethodWords } from '../../shared/payouts/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { ownMerchant } from '../own-merchant.ts';
import { newBeneficiaryRoute } from './beneficiary-form.ts';
import { removeBeneficiaryRoute } from './beneficiary-removal.ts';
import type { Beneficiary } from './beneficiary-removal.ts';
import { BENEFICIARIES, NEW_BENEFICIARY, NEW_PAYOUT, payoutTabs } from './payout-paths.ts';

/** To whom the shop pays out: a list, and one more. */
export function beneficiaryRoutes(context: DeskContext): DeskRoute[] {
  return [
    listRoute(context, beneficiaryList, '/beneficiaries'),
    newBeneficiaryRoute(context.call),
    removeBeneficiaryRoute(context.call),
  ];
}

function beneficiaryList(exchange: SignedInExchange): List<'listBeneficiaries', Beneficiary> {
  return {
    operation: 'listBeneficiaries',
    screen: 'payouts',
    title: say`Beneficiaries`,
    path: BENEFICIARIES,
    parameters: { merNo: ownMerchant(exchange) },
    limit: 50,
    done: {
      saved: say`The beneficiary is saved. You can pay out to it now.`,
      removed: say`The beneficiary is removed, with its account.`,
    },
    actions: [{ path: NEW_BENEFICIARY, text: say`New beneficiary`, tone: 'main', permission: 'beneficiaries.manage' }],
    top: async ({ context: { call } }) =>
      html`${payoutTabs(exchange, 'beneficiaries')} ${await waitingPanel(call, exchange, { kind: 'beneficiary' })}`,
    rowsOf: ({ beneficiaries }) => beneficiaries,
    table: {
      caption: say`Beneficiaries`,
      keyOf: ({ beneficiaryNo }) => beneficiaryNo,
      columns: [
        { title: say`Beneficiary`, cell: ({ label }) => html`<b>${label}</b>` },
        { title: say`By`, cell: ({ method }) => payoutMethodWords(method) },
        { title: say`Account`, cell: ({ account }) => html`<code class="whole">${account}</code>` },
        {
          title: say`Name`,
          cell: ({ benFirstName, benLastName }) => html`<span class="whole">${benFirstName} ${benLastName}</span>`,
        },
        { title: say`Saved`, cell: saved },
        { title: say`Actions`, permission: ['payouts.create', 'beneficiaries.manage'], cell: actionsOf },
      ],
    },
    none: {
      yet: empty(say`No beneficiaries yet`, say`Save to whom you pay out: yourself, your landlord, your suppliers.`),
    },
  };
}

function actionsOf({ beneficiaryNo }: Beneficiary, exchange: SignedInExchange): Html {
  const pay = html`<a class="button small" href="${queryPath(NEW_PAYOUT, { to: beneficiaryNo })}">Pay out</a>`;
  const remove = html`<a class="button small" href="${`${BENEFICIARIES}/${beneficiaryNo}/remove`}">Remove…</a>`;
  return html`<div class="actions">
    ${may(exchange, 'payouts.create') && pay} ${may(exchange, 'beneficiaries.manage') && remove}
  </div>`;
}

function saved({ createdAt, savedBy, approvedBy }: Beneficiary, exchange: SignedInExchange): Html {
  return html`<span class="lines"
    >${moment(exchange, createdAt, 'day')}<span class="soft">by ${savedBy}</span>
    ${approvedBy !== null && html`<span class="soft">approved by ${approvedBy}</span>`}</span
  >`;
}
