import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { changesSince, staleNotice } from '../../desk/form/stale.ts';
import { seenOfAnswer } from './answer-section.ts';
import { findCase } from './case.ts';
import { showCase } from './details.ts';
import { pathOf } from './parts.ts';

export function answerForm(context: DeskContext): DeskRoute {
  return {
    path: '/:chargebackNo/answer',
    async submit(exchange, form) {
      const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
      const looked = await findCase(context, exchange);
      if (looked.kind === 'refused') return answerRefused(exchange, looked);
      const changes = changesSince(form, seenOfAnswer(looked.found.chargeback));
      if (changes.length > 0)
        return showCase(context, exchange, { answer: text, notice: staleNotice(changes), status: 409 });
      const parameters = { chargebackNo: exchange.parameter };
      const called = await context.call(exchange, 'answerChargeback', { parameters, body: { text } });
      if (called.kind === 'refused')
        return showCase(context, exchange, { answer: text, notice: refusedNotice(called), status: 400 });
      return seeOther(exchange, pathOf(exchange, exchange.parameter), { done: 'answered' });
    },
  };
}
