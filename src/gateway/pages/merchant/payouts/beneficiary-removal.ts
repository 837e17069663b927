import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Call, Answered, DeskRoute } from '../../desk/desk-types.ts';
import { payoutMethodWords } from '../../shared/payouts/payout-methods.ts';
import { facts } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BENEFICIARIES } from './payout-paths.ts';

export type Beneficiary = OperatorAnswers['listBeneficiaries']['beneficiaries'][number];

/** Asked first: the account is gone for good, and a new one may need a second person. */
export function removeBeneficiaryRoute(call: Call): DeskRoute {
  return formRoute<Beneficiary, 'removeBeneficiary'>({
    path: '/beneficiaries/:beneficiaryNo/remove',
    screen: 'payouts',
    operation: 'removeBeneficiary',
    title: ({ label }) => say`Remove ${label}`,
    read: (exchange) => readBeneficiary(call, exchange),
    homeOf: () => ({ path: BENEFICIARIES, title: say`Beneficiaries` }),
    done: 'removed',
    seenOf: ({ label, account }) => ({ [say`Beneficiary`]: `${label} ${account}` }),
    fields: ({ subject: { method, account, benFirstName, benLastName } }) =>
      facts([
        [say`By`, payoutMethodWords(method)],
        [say`Account`, html`<code class="whole">${account}</code>`],
        [say`Name`, `${benFirstName} ${benLastName}`],
      ]),
    effect: () =>
      say`You can no longer pay out to this beneficiary, and its account is deleted for good. To pay it again, save it anew. Payouts that were made stay as they are.`,
    button: () => say`Remove the beneficiary`,
    tone: 'danger',
    send: ({ exchange, subject: { beneficiaryNo }, reason }) =>
      call(exchange, 'removeBeneficiary', { parameters: { merNo: ownMerchant(exchange), beneficiaryNo }, reason }),
  });
}

const PAGE_SIZE = 100;

async function readBeneficiary(
  call: Call,
  exchange: SignedInExchange,
  before: string | null = null,
): Promise<Answered<Beneficiary>> {
  const parameters = { merNo: ownMerchant(exchange), limit: PAGE_SIZE, ...(before !== null && { before }) };
  const listed = await call(exchange, 'listBeneficiaries', { parameters });
  if (listed.kind !== 'done') return listed;
  const { beneficiaries, next } = listed.value;
  const found = beneficiaries.find(({ beneficiaryNo }) => beneficiaryNo === exchange.parameter);
  if (found !== undefined) return { kind: 'done', value: found };
  if (next !== null) return readBeneficiary(call, exchange, next);
  return {
    kind: 'refused',
    name: 'beneficiaryNotFound',
    detail: say`There is no such beneficiary. It may have been removed.`,
  };
}
