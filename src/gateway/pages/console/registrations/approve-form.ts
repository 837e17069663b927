import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isPaymentMethod } from '../../../domain/method.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { METHODS, METHOD_NAMES } from '../../shared/merchants/methods.ts';
import { wordsOf } from '../../shared/merchants/websites.ts';
import type { Terms } from '../merchants/merchant.ts';
import { termsFrom, termFields } from '../../shared/merchants/terms.ts';
import { STATES, isOpen, readRegistration, registrationPath } from './registration.ts';
import type { Registration } from './registration.ts';
import { CURRENCIES_LENGTH_MAX } from '../merchants/settings-forms.ts';
import type { FormPage } from '../../desk/form/form-types.ts';

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
  return formRoute<Registration, 'approveRegistration'>({
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

function approveFields({ subject, field }: FormPage<Registration, 'approveRegistration'>): Html {
  return html`${termFields(PROPOSED, field)}
  ${field('method', { choices: METHODS.map((one) => [one, METHOD_NAMES[one]]), value: proposedMethods(subject) })}
  ${field('currencies', { value: subject.currencies.join(', '), lengthMax: CURRENCIES_LENGTH_MAX })}`;
}
