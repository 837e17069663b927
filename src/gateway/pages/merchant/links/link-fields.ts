import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { payMethods } from '../../../../../generated/operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { withMethodWords } from '../../shared/orders/order-words.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { field, select } from '../../desk/views/forms.ts';
import { methodName } from '../../payer/methods.ts';
import { en } from '../../payer/texts/en.ts';

export interface LinkFields {
  /** What was entered; null when the form is opened. */
  readonly given: URLSearchParams | null;
  readonly errorOf: (field: string) => string | undefined;
  readonly merchant: OperatorAnswers['getMerchant'];
}

/** In a sentence that says what is wrong. */
export const LINK_WORDS: Readonly<Record<string, string>> = {
  title: 'What you sell',
  text: 'More about it',
  amount: 'Amount',
  amountMin: 'At least',
  amountMax: 'At most',
  currency: 'Currency',
  usesMax: 'Number of payments',
  expiresAt: 'Last day',
  methods: 'Payment methods',
  reference: 'Your reference',
  notifyUrl: 'Notification address',
  returnUrl: 'Where payers go afterwards',
};

/** What matters first, and the rest folded away. */
export function linkFields(page: LinkFields): Html {
  const { given, errorOf } = page;
  return html`${field({
    name: 'title',
    label: 'What do you sell?',
    value: textOf(page, 'title'),
    error: errorOf('title'),
    hint: 'A few words, such as “Pottery class, Saturday”. Payers see them first.',
    lengthMax: 100,
    required: true,
  })}
  ${field({
    name: 'text',
    label: 'More about it (optional)',
    type: 'textarea',
    value: given?.get('text') ?? '',
    error: errorOf('text'),
    lengthMax: 1000,
  })}
  ${priceFields(page)} ${usesFields(page)}
  ${field({
    name: 'lastDay',
    label: 'Last day (optional)',
    type: 'date',
    value: textOf(page, 'lastDay'),
    error: errorOf('expiresAt'),
    hint: 'Until the end of that day. Leave it empty to sell until you revoke the link.',
  })}
  ${moreFields(page)}`;
}

function textOf({ given }: LinkFields, name: string, unless = ''): string {
  return given?.get(name) ?? unless;
}

function priceFields(page: LinkFields): Html {
  const { errorOf } = page;
  const decimal = (name: string, label: string) =>
    field({ name, label, value: textOf(page, name), error: errorOf(name), isDecimal: true, lengthMax: 12 });
  return html`<div class="kinds">
    ${select({
      name: 'kind',
      label: 'Price',
      value: textOf(page, 'kind', 'fixed'),
      choices: [
        ['fixed', 'A fixed amount'],
        ['choice', 'The payer chooses the amount'],
      ],
    })}
    <div class="pairs">
      <div class="of-fixed">${decimal('amount', 'Amount')}</div>
      <div class="of-choice">${decimal('amountMin', 'At least (optional)')}</div>
      <div class="of-choice">${decimal('amountMax', 'At most (optional)')}</div>
      ${currencyField(page)}
    </div>
  </div>`;
}

function currencyField(page: LinkFields): Html {
  const { currencies, terms } = page.merchant;
  const usual = terms.settlementCurrency ?? currencies?.[0] ?? '';
  const value = textOf(page, 'currency', usual);
  if (currencies !== null) {
    const choices = currencies.map((code) => [code, code] as const);
    return select({ name: 'currency', label: 'Currency', value, choices, error: page.errorOf('currency') });
  }
  return field({
    name: 'currency',
    label: 'Currency',
    value,
    error: page.errorOf('currency'),
    lengthMax: 3,
    placeholder: 'USD',
    required: true,
  });
}

function usesFields(page: LinkFields): Html {
  return html`<div class="kinds">
    ${select({
      name: 'uses',
      label: 'How many can pay?',
      value: textOf(page, 'uses', 'once'),
      choices: [
        ['once', 'One payment, then the link is used up'],
        ['many', 'Any number of payments'],
        ['limited', 'Up to a number of payments'],
      ],
    })}
    <div class="of-limited">
      ${field({
        name: 'usesMax',
        label: 'Number of payments',
        value: textOf(page, 'usesMax'),
        error: page.errorOf('usesMax'),
        lengthMax: 6,
      })}
    </div>
  </div>`;
}

function moreFields(page: LinkFields): Html {
  const { given, errorOf, merchant } = page;
  const offered = payMethods.map(({ name }) => name).filter((name) => merchant.methods?.includes(name) ?? true);
  const chosen = given?.getAll('methods') ?? [];
  const wrongMethods = errorOf('methods');
  const isOpen = chosen.length > 0 || FOLDED.some((name) => textOf(page, name) !== '' || errorOf(name) !== undefined);
  return html`<details class="more" ${isOpen && html`open`}>
    <summary>Methods, reference and addresses</summary>
    <div class="stack">
      <div class="kinds">
        ${select({
          name: 'offer',
          label: 'Payment methods',
          value: textOf(page, 'offer', 'all'),
          choices: [
            ['all', 'All that your payers can use'],
            ['some', 'Only some'],
          ],
        })}
        <div class="of-some">
          ${checkboxes({
            name: 'methods',
            legend: 'Only these',
            choices: offered.map((name) => [name, methodName(name, en)]),
            chosen,
            error: wrongMethods === undefined ? undefined : withMethodWords(wrongMethods),
          })}
        </div>
      </div>
      ${field({
        name: 'reference',
        label: 'Your reference (optional)',
        value: textOf(page, 'reference'),
        error: errorOf('reference'),
        hint: 'Such as the number of an invoice. Payers do not see it.',
        lengthMax: 64,
      })}
      ${field({
        name: 'notifyUrl',
        label: 'Notification address (optional)',
        value: textOf(page, 'notifyUrl'),
        error: errorOf('notifyUrl'),
        hint: 'Your server is told the result of each payment there.',
        lengthMax: 255,
      })}
      ${field({
        name: 'returnUrl',
        label: 'Where payers go afterwards (optional)',
        value: textOf(page, 'returnUrl'),
        error: errorOf('returnUrl'),
        hint: 'A page of your website, such as a thank-you page.',
        lengthMax: 255,
      })}
    </div>
  </details>`;
}

const FOLDED = ['methods', 'reference', 'notifyUrl', 'returnUrl'] as const;
