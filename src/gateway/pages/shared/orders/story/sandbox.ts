import { say } from '../../../../../web/texts.ts';
import type { OperatorOperationId } from '../../../../../../generated/operator-operations.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { formRoute } from '../../../desk/form/form-route.ts';
import type { DeskForm } from '../../../desk/form/form-types.ts';
import { onlyFor } from '../../../desk/form/only-for.ts';
import { storyPath } from './story.ts';
import { backTitle, wordingOf } from './wording.ts';

/** What an acquirer or a bank does in earnest. In live mode these pages do not exist (S21). */
export function sandboxRoutes(context: DeskContext): readonly DeskRoute[] {
  return context.mode === 'live'
    ? []
    : [completeRoute(context), chargebackRoute(context)].map((route) => onlyFor('sandbox.control', route));
}

/** What these forms have in common: they act on an order that they need not read. */
const OF_AN_ORDER = {
  screen: 'orders',
  read: async () => ({ kind: 'done', value: null }),
  homeOf: (_none, exchange) => ({ path: storyPath(exchange, exchange.parameter), title: backTitle(exchange) }),
  isRefusedAlone: true,
} as const satisfies Partial<DeskForm<null, OperatorOperationId>>;

function completeRoute({ call }: DeskContext): DeskRoute {
  return formRoute<null, 'completeOrder'>({
    ...OF_AN_ORDER,
    path: '/:tradeNo/complete',
    operation: 'completeOrder',
    title: () => say`Complete the order`,
    done: 'completed',
    fields: ({ field }) =>
      field('result', {
        choices: [
          ['success', say`Success`],
          ['failure', say`Failure`],
        ],
      }),
    effect(_none, exchange) {
      return wordingOf(exchange).isShop
        ? say`Ends the order with this result, as the bank or wallet would. Money is booked and your shop is notified. A result is final.`
        : 'Ends the order with this result, as the acquirer would. Money is booked and the shop is notified. A result is final.';
    },
    button: () => say`Complete`,
    send: ({ exchange, form }) =>
      call(exchange, 'completeOrder', {
        parameters: { tradeNo: exchange.parameter },
        body: { result: form.get('result') === 'failure' ? 'failure' : 'success' },
      }),
  });
}

function chargebackRoute({ call }: DeskContext): DeskRoute {
  return formRoute<null, 'chargeOrderBack'>({
    ...OF_AN_ORDER,
    path: '/:tradeNo/chargeback',
    operation: 'chargeOrderBack',
    title: () => say`Charge the order back`,
    done: ({ chargebackNo }) => ({ done: 'chargedBack', no: chargebackNo }),
    fields: ({ field }) => field('reason'),
    effect: (_none, exchange) =>
      wordingOf(exchange).isShop
        ? say`Opens a chargeback, as the payer's bank would. What is not refunded is taken from your balance, with the chargeback fee.`
        : "Opens a chargeback, as the payer's bank would. What is not refunded is taken from the merchant's balance, with the chargeback fee.",
    button: () => say`Charge back`,
    tone: 'danger',
    send: ({ exchange, form }) => {
      const given = form.get('reason')?.trim() ?? '';
      const parameters = { tradeNo: exchange.parameter };
      return call(exchange, 'chargeOrderBack', { parameters, body: given === '' ? {} : { reason: given } });
    },
  });
}
