import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../respond.ts';
import { onlyFor } from '../review.ts';
import { actionForm, field, select } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { storyPath } from './story.ts';
import { backTitle, voiceOf } from './voice.ts';

/** What an acquirer or a bank does in earnest. In live mode these pages do not exist (S21). */
export function sandboxRoutes(context: DeskContext): readonly DeskRoute[] {
  return context.mode === 'live'
    ? []
    : [completeRoute(context), chargebackRoute(context)].map((route) => onlyFor('sandbox.control', route));
}

function completeRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/:tradeNo/complete',
    show: async (exchange) => answerForm(exchange, COMPLETE, completeForm(exchange)),
    async submit(exchange, form) {
      const result = form.get('result') === 'failure' ? 'failure' : 'success';
      const parameters = { tradeNo: exchange.parameter };
      const completed = await call(exchange, 'completeOrder', { parameters, body: { result } });
      if (completed.kind === 'refused') return answerRefused(exchange, completed);
      return seeOther(exchange, storyPath(exchange, exchange.parameter), { done: 'completed' });
    },
  };
}

const COMPLETE = 'Complete the order';

function completeForm(exchange: SignedInExchange): Html {
  const { bank, receiver } = voiceOf(exchange);
  const path = storyPath(exchange, exchange.parameter);
  const choices = [
    ['success', 'Success'],
    ['failure', 'Failure'],
  ] as const;
  return actionForm(exchange, {
    action: `${path}/complete`,
    fields: select({ name: 'result', label: 'Result', choices }),
    effect: `Ends the order with this result, as ${bank.toLowerCase()} would. Money is booked and ${receiver.toLowerCase()} is notified. A result is final.`,
    button: 'Complete',
    cancelPath: path,
  });
}

function chargebackRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/:tradeNo/chargeback',
    show: async (exchange) => answerForm(exchange, CHARGE_BACK, chargebackForm(exchange)),
    async submit(exchange, form) {
      const given = form.get('reason')?.trim() ?? '';
      const parameters = { tradeNo: exchange.parameter };
      const body = given === '' ? {} : { reason: given };
      const charged = await call(exchange, 'chargeOrderBack', { parameters, body });
      if (charged.kind === 'done') {
        const { chargebackNo: no } = charged.value;
        return seeOther(exchange, storyPath(exchange, exchange.parameter), { done: 'chargedBack', no });
      }
      if (charged.kind === 'refused' && charged.name !== 'invalidInput') return answerRefused(exchange, charged);
      const notice = charged.kind === 'refused' ? refusedNotice(charged) : undefined;
      return answerForm(exchange, CHARGE_BACK, html`${notice} ${chargebackForm(exchange, given)}`, 400);
    },
  };
}

const CHARGE_BACK = 'Charge the order back';

function chargebackForm(exchange: SignedInExchange, reason = ''): Html {
  const path = storyPath(exchange, exchange.parameter);
  return actionForm(exchange, {
    action: `${path}/chargeback`,
    fields: field({ name: 'reason', label: 'Reason of the bank', value: reason, lengthMax: 200, hint: 'Optional.' }),
    effect: `Opens a chargeback, as the payer's bank would. What is not refunded is taken from ${voiceOf(exchange).ofMerchant} balance, with the chargeback fee.`,
    button: 'Charge back',
    tone: 'danger',
    cancelPath: path,
  });
}

function answerForm(exchange: SignedInExchange, title: string, content: Html, status = 200): PageAnswer {
  const back = { path: storyPath(exchange, exchange.parameter), title: backTitle(exchange) };
  return answerDesk(exchange, { screen: 'orders', title, back, content, status });
}
