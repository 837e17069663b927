import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { onlyFor } from '../../desk/review.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import type { Seen } from '../../desk/stale.ts';
import { actionForm, reasonField, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { findCase } from '../../desk/chargebacks/case.ts';
import type { Case } from '../../desk/chargebacks/case.ts';
import { pathOf, stateTag } from '../../desk/chargebacks/parts.ts';
import type { Chargeback } from '../../desk/chargebacks/parts.ts';

type Result = 'won' | 'lost';

interface Filled {
  readonly result: Result;
  readonly reason?: string;
  readonly notice?: Html;
  readonly status?: number;
}

export function closePage(context: DeskContext): DeskRoute {
  return onlyFor('chargebacks.manage', {
    path: '/:chargebackNo/close',
    async show(exchange) {
      const looked = await findCase(context, exchange);
      if (looked.kind === 'refused') return answerRefused(exchange, looked);
      if (looked.found.chargeback.state !== 'open') return seeOther(exchange, pathOf(exchange, exchange.parameter));
      return answerForm(exchange, looked.found, { result: resultOf(exchange.request.query.get('result')) });
    },
    async submit(exchange, form) {
      const looked = await findCase(context, exchange);
      if (looked.kind === 'refused') return answerRefused(exchange, looked);
      const result = resultOf(form.get('result'));
      const reason = fieldOf(form, 'reason');
      const changes = changesSince(form, seenOf(looked.found));
      if (changes.length > 0) {
        return answerForm(exchange, looked.found, { result, reason, notice: staleNotice(changes), status: 409 });
      }
      const parameters = { chargebackNo: exchange.parameter };
      const called = await context.call(exchange, 'closeChargeback', { parameters, body: { result }, reason });
      if (called.kind === 'refused') {
        return answerForm(exchange, looked.found, { result, reason, notice: refusedNotice(called), status: 400 });
      }
      return seeOther(exchange, pathOf(exchange, exchange.parameter), { done: result });
    },
  });
}

function resultOf(said: string | null): Result {
  return said === 'lost' ? 'lost' : 'won';
}

/** Somebody may answer, or add what changes the picture, while the form is open. */
function seenOf({ chargeback, evidence }: Case): Seen {
  const { state, answer } = chargeback;
  return { State: state, Answer: answer?.text ?? '', Evidence: String(evidence.length) };
}

function answerForm(exchange: SignedInExchange, found: Case, filled: Filled): PageAnswer {
  const { chargeback } = found;
  const { result, reason, notice, status = 200 } = filled;
  const path = pathOf(exchange, chargeback.chargebackNo);
  const form = actionForm(exchange, {
    action: `${path}/close`,
    effect: effects(chargeback),
    fields: html`${seenField(seenOf(found))}
    ${select({
      name: 'result',
      label: 'The bank decided for',
      value: result,
      choices: [
        ['won', 'the merchant: won'],
        ['lost', 'the payer: lost'],
      ],
    })}
    ${reasonField(reason)}`,
    button: 'Close the chargeback',
    cancelPath: path,
  });
  return answerDesk(exchange, {
    screen: 'chargebacks',
    title: 'Close the chargeback',
    heading: html`Close the chargeback of ${chargeback.amount} ${chargeback.currency} ${stateTag(exchange, chargeback)}`,
    back: { path, title: 'Chargeback' },
    status,
    content: html`${notice} ${form}`,
  });
}

function effects({ settleAmount, settlementCurrency: currency, fee, merNo, answer, state }: Chargeback): Html {
  if (state !== 'open') return html`It is closed already: nothing will be done.`;
  return html`<b>Won</b> returns ${settleAmount} ${currency} to the balance of merchant ${merNo}, debt first.
    <b>Lost</b> sends it to the payer’s bank. The fee of ${fee} ${currency} stays. The merchant is notified. This cannot
    be undone.${answer === null && html` <b>Nobody has answered it.</b>`}`;
}
