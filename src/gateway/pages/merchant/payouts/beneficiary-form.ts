import { say, translated } from '../../../../web/texts.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isCardPayout } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/payouts/typed-account.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { ACCOUNT_LENGTH_MAX } from '../../shared/payouts/payout-form.ts';
import { PAYOUT_WORDS, isPayoutMethod } from '../../shared/payouts/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BENEFICIARIES, NEW_BENEFICIARY } from './payout-paths.ts';

type Method = OperatorBodies['saveBeneficiary']['method'];

const METHODS = Object.keys(PAYOUT_WORDS) as Method[];
const BACK = translated({ path: BENEFICIARIES, title: 'Beneficiaries' });

interface NewBeneficiary {
  readonly method: Method;
  readonly needsTwo: boolean;
}

/** First how it is paid, then what that way needs. */
export function newBeneficiaryRoute(call: Call): DeskRoute {
  const route = formRoute<NewBeneficiary, 'saveBeneficiary'>({
    path: '/beneficiaries/new',
    screen: 'payouts',
    operation: 'saveBeneficiary',
    title: ({ method }) => say`New beneficiary: ${PAYOUT_WORDS[method].title}`,
    async read(exchange, given) {
      const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
      const needsTwo = rules?.kind === 'done' && rules.value.inForce.kinds.includes('beneficiary');
      return { kind: 'done', value: { method: methodIn(given) ?? 'PAYOUT_1', needsTwo } };
    },
    homeOf: () => BACK,
    backTo: () => ({ path: NEW_BENEFICIARY, title: say`Ways to pay` }),
    done: 'saved',
    wordsOf: ({ method }) => ({ account: PAYOUT_WORDS[method].account }),
    fields: beneficiaryFields,
    effect: ({ method, needsTwo }) =>
      needsTwo
        ? html`<b>Somebody else has to approve it first,</b> within 72 hours. After that you can pay out to it.
            ${isCardPayout(method) && keptWords(method)}`
        : html`<b>It is saved at once,</b> and you can pay out to it. ${keptWords(method)}`,
    button: () => say`Save the beneficiary`,
    send({ exchange, subject: { method }, form, reason }) {
      const { account, ...typed } = typedIn(form, ['label', 'account', 'benFirstName', 'benLastName']);
      return call(exchange, 'saveBeneficiary', {
        parameters: { merNo: ownMerchant(exchange) },
        body: { ...typed, method, account: typedAccount(account, isCardPayout(method)) },
        reason,
      });
    },
  });
  const { show, submit } = route;
  return onlyFor('beneficiaries.manage', {
    ...route,
    show: async (exchange) =>
      methodIn(exchange.request.query) === null ? chooseMethod(exchange) : (show?.(exchange) ?? chooseMethod(exchange)),
    submit: async (exchange, form, files) =>
      methodIn(form) === null ? chooseMethod(exchange) : (submit?.(exchange, form, files) ?? chooseMethod(exchange)),
  });
}

function methodIn(given: URLSearchParams): Method | null {
  const method = (given.get('method') ?? '').trim();
  return isPayoutMethod(method) ? method : null;
}

function pathOf(method: Method): string {
  return queryPath(NEW_BENEFICIARY, { method });
}

function chooseMethod(exchange: SignedInExchange): PageAnswer {
  const choices = METHODS.map((method) => {
    const { title, about } = PAYOUT_WORDS[method];
    return html`<a class="tile-box choice" href="${pathOf(method)}"
      ><b>${title}</b><span class="soft">${about}</span></a
    >`;
  });
  return answerDesk(exchange, {
    screen: 'payouts',
    title: say`How is the beneficiary paid?`,
    back: BACK,
    content: html`<div class="tiles choices-of">${choices}</div>`,
  });
}

function keptWords(method: Method): string {
  return isCardPayout(method)
    ? say`The card's number is not kept, only its first six and last four digits; you type it again for each payout.`
    : say`The account is sealed; only its last four characters are shown from then on.`;
}

function beneficiaryFields({ subject, field }: FormPage<NewBeneficiary, 'saveBeneficiary'>): Html {
  const { method, needsTwo } = subject;
  const { account, hint } = PAYOUT_WORDS[method];
  return html`<input type="hidden" name="method" value="${method}" />
    ${field('label')}
    ${field('account', { label: account, hint, lengthMax: ACCOUNT_LENGTH_MAX, isNeverKept: isCardPayout(method) })}
    <div class="pairs">${field('benFirstName')} ${field('benLastName')}</div>
    ${needsTwo && field('reason', { lengthMax: 200 })}`;
}
