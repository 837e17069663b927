import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { payMethods } from '../../../../../generated/operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { AskedField } from '../../desk/form/fields.ts';
import type { LINK_TEXTS } from '../../desk/form/link-form-texts.ts';
import { methodName } from '../../payer/methods.ts';
import { payerLanguage } from '../payer-language.ts';
import { ASK_FIELDS } from './link-form.ts';

export interface LinkFields {
  readonly field: (name: keyof typeof LINK_TEXTS, asked?: AskedField) => Html;
  /** What the form opens with, and what was entered; null when it is opened. */
  readonly opened: URLSearchParams;
  readonly given: URLSearchParams | null;
  readonly merchant: OperatorAnswers['getMerchant'];
  /** A link that is changed keeps its currency. */
  readonly fixedCurrency?: string;
  /** In words of ours, where the operation names methods by their codes. */
  readonly methodsError?: string | undefined;
}

/** What matters first, and the rest folded away. */
export function linkFields(page: LinkFields): Html {
  const { field } = page;
  return html`${field('title', { value: valueOf(page, 'title') })} ${field('text', { value: valueOf(page, 'text') })}
  ${priceFields(page)} ${usesFields(page)} ${field('lastDay', { value: valueOf(page, 'lastDay'), type: 'date' })}
  ${askFields(page)} ${moreFields(page)}`;
}

function valueOf({ opened }: LinkFields, name: string, unless = ''): string {
  return opened.get(name) ?? unless;
}

/** As it is shown now. */
function shownOf(page: LinkFields, name: string): string {
  return page.given?.get(name) ?? valueOf(page, name);
}

function priceFields(page: LinkFields): Html {
  const decimal = (name: 'amount' | 'amountMin' | 'amountMax') =>
    page.field(name, { value: valueOf(page, name), isDecimal: true, lengthMax: 12 });
  return html`<div class="kinds">
    ${page.field('kind', {
      value: valueOf(page, 'kind', 'fixed'),
      choices: [
        ['fixed', say`A fixed amount`],
        ['choice', say`The payer chooses the amount`],
      ],
    })}
    <div class="pairs">
      <div class="of-fixed">${decimal('amount')}</div>
      <div class="of-choice">${decimal('amountMin')}</div>
      <div class="of-choice">${decimal('amountMax')}</div>
      ${currencyField(page)}
    </div>
    <div class="of-fixed">${page.field('quantityMax', { value: valueOf(page, 'quantityMax') })}</div>
  </div>`;
}

function currencyField(page: LinkFields): Html {
  if (page.fixedCurrency !== undefined) return NOTHING;
  const { currencies, terms } = page.merchant;
  const value = valueOf(page, 'currency', terms.settlementCurrency ?? currencies?.[0] ?? '');
  if (currencies === null) return page.field('currency', { value, lengthMax: 3, required: true });
  return page.field('currency', { value, choices: currencies.map((code) => [code, code] as const) });
}

function usesFields(page: LinkFields): Html {
  return html`<div class="kinds">
    ${page.field('uses', {
      value: valueOf(page, 'uses', 'once'),
      choices: [
        ['once', say`One payment, then the link is used up`],
        ['many', say`Any number of payments`],
        ['limited', say`Up to a number of payments`],
      ],
    })}
    <div class="of-limited">${page.field('usesMax', { value: valueOf(page, 'usesMax') })}</div>
  </div>`;
}

const WANTED = translated([
  ['', 'Do not ask'],
  ['optional', 'Optional'],
  ['required', 'Required'],
]);

function askFields(page: LinkFields): Html {
  const names = Object.keys(ASK_FIELDS) as (keyof typeof ASK_FIELDS)[];
  const isOpen = names.some((name) => shownOf(page, name) !== '');
  return html`<details class="more" ${isOpen && html`open`}>
    <summary>Ask payers for their details</summary>
    <div class="stack">
      <p class="soft">
        They are kept with the order, masked until an owner reveals them with a reason. Ask only for what you need.
      </p>
      <div class="pairs">
        ${names.map((name) => page.field(name, { value: valueOf(page, name), choices: WANTED, required: false }))}
      </div>
    </div>
  </details>`;
}

const FOLDED = ['reference', 'notifyUrl', 'returnUrl', 'cancelUrl'] as const;

function moreFields(page: LinkFields): Html {
  const { field, given, opened, merchant, methodsError } = page;
  const offered = payMethods.map(({ name }) => name).filter((name) => merchant.methods?.includes(name) ?? true);
  const chosen = (given ?? opened).getAll('methods');
  const isOpen = chosen.length > 0 || FOLDED.some((name) => shownOf(page, name) !== '');
  return html`<details class="more" ${isOpen && html`open`}>
    <summary>Methods, reference and addresses</summary>
    <div class="stack">
      <div class="kinds">
        ${field('offer', {
          value: valueOf(page, 'offer', 'all'),
          choices: [
            ['all', say`All that your payers can use`],
            ['some', say`Only some`],
          ],
        })}
        <div class="of-some">
          ${field('methods', {
            value: opened.getAll('methods'),
            choices: offered.map((name) => [name, methodName(name, payerLanguage().texts)] as const),
            error: methodsError,
          })}
        </div>
      </div>
      ${FOLDED.map((name) => field(name, { value: valueOf(page, name) }))}
    </div>
  </details>`;
}
