import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isCardPayout } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/typed-account.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, CallRefused, DeskRoute } from '../../desk/desk-types.ts';
import { PAYOUT_WORDS, isPayoutMethod } from '../../desk/payouts/payout-methods.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, askForFactor, inWords, refusedNotice, seeOther } from '../../desk/respond.ts';
import { onlyFor } from '../../desk/review.ts';
import { asked } from '../../desk/views/figures.ts';
import { actionForm, field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BENEFICIARIES, NEW_BENEFICIARY } from './payout-paths.ts';

type Body = OperatorBodies['saveBeneficiary'];
type Method = Body['method'];

const METHODS = Object.keys(PAYOUT_WORDS) as Method[];
const BACK = { path: BENEFICIARIES, title: 'Beneficiaries' };

/** First how it is paid, then what that way needs. */
export function newBeneficiaryRoute(call: Call): DeskRoute {
  return onlyFor('beneficiaries.manage', {
    path: '/beneficiaries/new',
    async show(exchange) {
      const method = asked(exchange, 'method');
      if (!isPayoutMethod(method)) return chooseMethod(exchange);
      if (!hasRecentFactor(exchange)) return askForFactor(exchange, pathOf(method));
      return answerForm(call, exchange, { method, typed: new URLSearchParams() });
    },
    submit: (exchange, form) => submit(call, exchange, form),
  });
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
    title: 'How is the beneficiary paid?',
    back: BACK,
    content: html`<div class="tiles choices-of">${choices}</div>`,
  });
}

async function submit(call: Call, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const text = (name: string) => fieldOf(form, name).trim();
  const method = text('method');
  if (!isPayoutMethod(method)) return chooseMethod(exchange);
  const body: Body = {
    label: text('label'),
    method,
    account: typedAccount(text('account'), isCardPayout(method)),
    benFirstName: text('benFirstName'),
    benLastName: text('benLastName'),
  };
  const parameters = { merNo: ownMerchant(exchange) };
  const called = await call(exchange, 'saveBeneficiary', { parameters, body, reason: text('reason') });
  if (called.kind === 'waits') return seeOther(exchange, BENEFICIARIES, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') return seeOther(exchange, BENEFICIARIES, { done: 'saved' });
  if (called.name === 'forbidden') return answerRefused(exchange, called);
  return answerForm(call, exchange, { method, typed: form, refused: called });
}

interface ShownForm {
  readonly method: Method;
  readonly typed: URLSearchParams;
  readonly refused?: CallRefused;
}

async function answerForm(call: Call, exchange: SignedInExchange, shown: ShownForm): Promise<PageAnswer> {
  const { method, refused } = shown;
  const { title } = PAYOUT_WORDS[method];
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  const needsTwo = rules?.kind === 'done' && rules.value.kinds.includes('beneficiary');
  const content = html`${refused && refusedNotice(inWords(refused, { ...NAMES, account: PAYOUT_WORDS[method].account }))}
  ${actionForm(exchange, {
    action: NEW_BENEFICIARY,
    fields: fields(shown, needsTwo),
    effect: needsTwo
      ? html`<b>Somebody else has to approve it first,</b> within 72 hours. After that you can pay out to it.
          ${isCardPayout(method) && keptWords(method)}`
      : html`<b>It is saved at once,</b> and you can pay out to it. ${keptWords(method)}`,
    button: 'Save the beneficiary',
    cancelPath: BENEFICIARIES,
  })}`;
  return answerDesk(exchange, {
    screen: 'payouts',
    title: `New beneficiary: ${title}`,
    back: { path: NEW_BENEFICIARY, title: 'Ways to pay' },
    content,
    ...(refused && { status: 400 }),
  });
}

function keptWords(method: Method): string {
  return isCardPayout(method)
    ? "The card's number is not kept, only its first six and last four digits; you type it again for each payout."
    : 'The account is sealed; only its last four characters are shown from then on.';
}

const NAMES: Readonly<Record<string, string>> = {
  label: 'Name in your list',
  benFirstName: 'First name',
  benLastName: 'Last name',
};

function fields({ method, typed, refused }: ShownForm, needsTwo: boolean): Html {
  const { account, hint } = PAYOUT_WORDS[method];
  const of = (name: string, label: string, more: Partial<Parameters<typeof field>[0]> = {}) =>
    field({
      name,
      label,
      value: typed.get(name) ?? '',
      error: refused?.fields?.find((one) => one.field === name)?.problem,
      required: true,
      ...more,
    });
  return html`<input type="hidden" name="method" value="${method}" />
    ${of('label', 'Name in your list', { lengthMax: 60, hint: 'How you find it again, such as “Workshop rent”.' })}
    ${of('account', account, { lengthMax: 90, hint, ...(isCardPayout(method) && { value: '' }) })}
    <div class="pairs">
      ${of('benFirstName', 'First name', { lengthMax: 50 })} ${of('benLastName', 'Last name', { lengthMax: 50 })}
    </div>
    ${needsTwo && of('reason', 'Note for whoever approves it', { required: false, lengthMax: 200 })}`;
}
