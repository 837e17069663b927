import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { findCase } from '../../shared/chargebacks/case.ts';
import type { Case } from '../../shared/chargebacks/case.ts';
import { pathOf, stateTag } from '../../shared/chargebacks/parts.ts';
import type { Chargeback } from '../../shared/chargebacks/parts.ts';

export function closePage(context: DeskContext): DeskRoute {
  const route = formRoute<Case, 'closeChargeback'>({
    path: '/:chargebackNo/close',
    screen: 'chargebacks',
    operation: 'closeChargeback',
    title: () => 'Close the chargeback',
    heading: ({ chargeback }, exchange) =>
      html`Close the chargeback of ${chargeback.amount} ${chargeback.currency} ${stateTag(exchange, chargeback)}`,
    async read(exchange) {
      const looked = await findCase(context, exchange);
      return looked.kind === 'refused' ? looked : { kind: 'done', value: looked.found };
    },
    homeOf: ({ chargeback }, exchange) => ({ path: pathOf(exchange, chargeback.chargebackNo), title: 'Chargeback' }),
    appliesTo: ({ chargeback }) => chargeback.state === 'open',
    done: ({ state }) => ({ done: state }),
    seenOf,
    fields: ({ field }) =>
      field('result', {
        value: 'won',
        choices: [
          ['won', 'the merchant: won'],
          ['lost', 'the payer: lost'],
        ],
      }),
    effect: ({ chargeback }) => effects(chargeback),
    button: 'Close the chargeback',
    send: ({ exchange, form, reason }) =>
      context.call(exchange, 'closeChargeback', {
        parameters: { chargebackNo: exchange.parameter },
        body: { result: form.get('result') === 'lost' ? 'lost' : 'won' },
        reason,
      }),
  });
  return onlyFor('chargebacks.manage', route);
}

/** Somebody may answer, or add what changes the picture, while the form is open. */
function seenOf({ chargeback, evidence }: Case): Seen {
  const { state, answer } = chargeback;
  return { State: state, Answer: answer?.text ?? '', Evidence: String(evidence.length) };
}

function effects({ settleAmount, settlementCurrency: currency, fee, merNo, answer, state }: Chargeback): Html {
  if (state !== 'open') return html`It is closed already: nothing will be done.`;
  return html`<b>Won</b> returns ${settleAmount} ${currency} to the balance of merchant ${merNo}, debt first.
    <b>Lost</b> sends it to the payer’s bank. The fee of ${fee} ${currency} stays. The merchant is notified. This cannot
    be undone.${answer === null && html` <b>Nobody has answered it.</b>`}`;
}
