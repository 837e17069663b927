import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { CARD_PAYOUT } from '../../../domain/method.ts';
import { typedAccount } from '../../../domain/payouts/typed-account.ts';
import type { Call, DeskRoute } from '../../desk/desk-types.ts';
import { merchantFilter } from '../../desk/day-span.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { FormPage } from '../../desk/form/form-types.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { typedIn } from '../../desk/form/typed.ts';
import { ACCOUNT_LENGTH_MAX, newOrderNumber, payoutEffect } from '../../shared/payouts/payout-form.ts';
import { PAYOUT_METHODS } from '../../shared/payouts/payout-methods.ts';
import { PAYOUTS } from './payout-list.ts';

type Payout = OperatorBodies['createManualPayout'];

const NAMES = [
  'merNo',
  'merOrderNo',
  'currency',
  'amount',
  'method',
  'account',
  'benFirstName',
  'benLastName',
  'notifyUrl',
] as const;

const WHAT_LEAVES = html`The amount and the merchant's payout fee leave its balance, and the channel pays the
beneficiary.`;

interface Effect {
  readonly effect: Html;
}

/** The second factor comes first: what is typed does not get lost on the way. */
export function payoutRoute(call: Call): DeskRoute {
  const route = formRoute<Effect, 'createManualPayout'>({
    path: '/new',
    screen: 'payouts',
    operation: 'createManualPayout',
    title: () => 'Pay out by hand',
    read: async (exchange) => ({
      kind: 'done',
      value: { effect: await payoutEffect(call, exchange, WHAT_LEAVES) },
    }),
    homeOf: () => ({ path: PAYOUTS, title: 'Payouts' }),
    done: ({ tradeNo }) => ({ done: 'started', no: tradeNo }),
    fields: payoutFields,
    effect: ({ effect }) => effect,
    button: 'Pay out',
    send({ exchange, form, reason }) {
      const { merNo, currency, method, account, notifyUrl, ...typed } = typedIn(form, NAMES);
      const body: Payout = {
        ...typed,
        currency: currency.toUpperCase(),
        method: method as Payout['method'],
        account: typedAccount(account, method === CARD_PAYOUT),
        ...(notifyUrl !== '' && { notifyUrl }),
      };
      return call(exchange, 'createManualPayout', { parameters: merchantFilter(merNo), body, reason });
    },
  });
  return onlyFor('payouts.create', route);
}

function payoutFields({ exchange, given, field }: FormPage<Effect, 'createManualPayout'>): Html {
  const method = given?.get('method') ?? PAYOUT_METHODS[0]?.[0];
  return html`<div class="pairs">
      ${field('merNo')} ${field('merOrderNo', { value: newOrderNumber(exchange) })} ${field('amount')}
      ${field('currency')} ${field('method', { value: method, choices: PAYOUT_METHODS })}
      ${
        // S9: a card number is never sent back.
        field('account', { lengthMax: ACCOUNT_LENGTH_MAX, isNeverKept: method === CARD_PAYOUT })
      }
      ${field('benFirstName')} ${field('benLastName')}
    </div>
    ${field('notifyUrl')}`;
}
