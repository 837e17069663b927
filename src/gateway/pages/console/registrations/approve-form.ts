import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isPaymentMethod } from '../../../domain/method.ts';
import { changeRoute } from '../../desk/change-form.ts';
import type { FormPage } from '../../desk/change-form.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { METHODS, METHOD_NAMES } from '../../desk/merchants/methods.ts';
import { checkboxes } from '../../desk/views/checkboxes.ts';
import { field } from '../../desk/views/forms.ts';
import { wordsOf } from '../../desk/merchants/websites.ts';
import type { Terms } from '../merchants/merchant.ts';
import { TERMS, TERM_NAMES, termInput, termsFrom } from '../../desk/merchants/terms.ts';
import { STATES, isOpen, readRegistration, registrationPath } from './registration.ts';
import type { Registration } from './registration.ts';

/** What the form proposes; each line can be changed before it is sent. */
const PROPOSED: Terms = {
  handlingFeeBasisPoints: 290,
  transactionFee: '0.30',
  refundFee: '0.00',
  chargebackFee: '15.00',
  payoutFee: '1.00',
  marginBasisPoints: 500,
  marginDays: 90,
  settlementDays: 2,
  settlementCurrency: null,
};

export function approveRoute(context: DeskContext): DeskRoute {
  return changeRoute<Registration>({
    path: '/:registrationId/approve',
    screen: 'registrations',
    operation: 'approveRegistration',
    title: ({ company }) => `Approve ${company}`,
    read: readRegistration(context),
    homeOf: ({ registrationId, company }) => ({ path: registrationPath(registrationId), title: company }),
    appliesTo: isOpen,
    done: 'approved',
    seenOf: ({ state, website }) => ({ State: STATES[state][0], Website: website }),
    fields: approveFields,
    effect: ({ company, email }) =>
      `${company} becomes an active merchant with these terms, and ${email} is invited by mail as its owner.`,
    button: 'Approve',
    send: ({ exchange, subject: { registrationId }, form, reason }) =>
      context.call(exchange, 'approveRegistration', {
        parameters: { registrationId },
        body: {
          terms: termsFrom(form),
          methods: form.getAll('method') as typeof METHODS,
          currencies: wordsOf((form.get('currencies') ?? '').toUpperCase()),
        },
        reason,
      }),
  });
}

/** What was wanted, the cashier, and every way of paying out. */
function proposedMethods({ methods }: Registration): string[] {
  return METHODS.filter((method) => methods.includes(method) || !isPaymentMethod(method));
}

function approveFields({ subject, given, errorOf }: FormPage<Registration>): Html {
  const terms = TERM_NAMES.map((name) =>
    field({
      name,
      label: TERMS[name].label,
      value: given?.get(name) ?? termInput(PROPOSED, name),
      hint: TERMS[name].hint,
      error: errorOf(`terms.${name}`),
      lengthMax: 21,
      isDecimal: TERMS[name].kind !== 'currency',
    }),
  );
  return html`<div class="pairs">${terms}</div>
    ${checkboxes({
      name: 'method',
      legend: 'Methods',
      choices: METHODS.map((one) => [one, METHOD_NAMES[one]]),
      chosen: given?.getAll('method') ?? proposedMethods(subject),
    })}
    ${field({
      name: 'currencies',
      label: 'Currencies',
      value: given?.get('currencies') ?? subject.currencies.join(', '),
      hint: 'Such as USD, EUR.',
      error: errorOf('currencies') ?? errorOf('currencies[0]'),
      lengthMax: 2000,
    })}`;
}
