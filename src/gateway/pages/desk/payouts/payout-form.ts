import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { Call, CallRefused } from '../desk-types.ts';
import { inWords, refusedNotice } from '../respond.ts';
import { actionForm, field } from '../views/forms.ts';
import type { FieldOptions } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';

// What the payout forms of console and back office have in common. Each says whom it pays, and from which balance.

const STATUS_INVALID = 400;

const WORDS: Readonly<Record<string, string>> = {
  merNo: 'Merchant',
  beneficiaryNo: 'Beneficiary',
  merOrderNo: 'Order number',
  amount: 'Amount',
  currency: 'Currency',
  benFirstName: 'First name',
  benLastName: 'Last name',
  notifyUrl: 'Notify',
  'X-Reason': 'Reason',
  body: 'This payout',
};

interface PayoutForm {
  readonly title: string;
  /** Where the payouts are listed. */
  readonly listPath: string;
  /** Null if there is nothing to fill in yet. */
  readonly fields: Html | null;
  /** Shown in place of the form if there are no fields. */
  readonly instead?: Html;
  /** In a sentence. */
  readonly whatLeaves: Html;
  readonly refused?: CallRefused | undefined;
  /** What the form calls its fields, if not as above. */
  readonly words?: Readonly<Record<string, string>>;
}

export async function answerPayoutForm(call: Call, exchange: SignedInExchange, form: PayoutForm): Promise<PageAnswer> {
  const { title, listPath, fields, refused } = form;
  return answerDesk(exchange, {
    screen: 'payouts',
    title,
    back: { path: listPath, title: 'Payouts' },
    content:
      fields === null
        ? html`${form.instead}`
        : html`${refused && refusedNotice(inWords(refused, { ...WORDS, ...form.words }))}
          ${actionForm(exchange, {
            action: `${listPath}/new`,
            fields,
            effect: await effect(call, exchange, form.whatLeaves),
            button: 'Pay out',
            cancelPath: listPath,
          })}`,
    ...(refused && { status: STATUS_INVALID }),
  });
}

/** Exactly what the rules say now, for those who may read them. */
async function effect(call: Call, exchange: SignedInExchange, whatLeaves: Html): Promise<Html> {
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  return rules?.kind === 'done' && rules.value.kinds.includes('payout')
    ? html`<b>Somebody else has to approve it first,</b> within 72 hours, and types the number again if it goes to a
        card; nothing is paid until then. After that: ${whatLeaves}`
    : html`<b>It is paid at once.</b> ${whatLeaves} It cannot be called back.`;
}

/** A field with what was typed into it, and what is wrong with it. */
export function payoutField(
  refused: CallRefused | undefined,
  options: Omit<FieldOptions, 'error'>,
  contractName = options.name,
): Html {
  const error = refused?.fields?.find((one) => one.field === contractName)?.problem;
  return field({ required: true, ...options, error });
}

export function amountField(refused: CallRefused | undefined, value: string): Html {
  return payoutField(refused, {
    name: 'amount',
    label: 'Amount',
    value,
    isDecimal: true,
    lengthMax: 21,
    placeholder: '100.00',
  });
}

export function orderNumberField(refused: CallRefused | undefined, value: string): Html {
  return payoutField(refused, {
    name: 'merOrderNo',
    label: 'Order number',
    value,
    lengthMax: 32,
    hint: 'Yours to choose. It can be used once, so that nothing is paid twice.',
  });
}

/** A number that is surely new, to be kept or changed. */
export function newOrderNumber(exchange: SignedInExchange): string {
  const day = new Date(exchange.now).toISOString().slice(0, 10).replaceAll('-', '');
  const random = exchange.newFormId().replaceAll(/[^A-Za-z0-9]/g, '');
  return `PAYOUT-${day}-${random.slice(0, 6)}`;
}
