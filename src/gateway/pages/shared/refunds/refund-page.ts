import { say } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';
import { refusedNotice, seeOther } from '../../desk/respond.ts';
import { showRead } from '../../desk/show-read.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { changesSince, seenField, staleNotice } from '../../desk/form/stale.ts';
import { cameBackTag, reversalNotice } from '../orders/story/came-back.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { REFUND_STATES } from '../orders/story/words.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { amount, section, tag } from '../../desk/views/parts.ts';

export type Refund = OperatorAnswers['getRefund'];

/** What differs between the operator's page of a refund and a shop's. */
export interface RefundPlace {
  readonly screen: ScreenId;
  pathOf(refund: Refund): string;
  backOf(refund: Refund): { readonly path: string; readonly title: string };
  factsOf(exchange: SignedInExchange, refund: Refund): Html;
  /** Beside them. */
  more?(refund: Refund): Html;
  /** What completing it in the sandbox does, in a sentence. */
  readonly completion: string;
}

const STATUS_CONFLICT = 409;

/** One refund. In the sandbox, a person can answer in the channel's place. */
export function refundPage(context: DeskContext, place: RefundPlace) {
  const withRefund = (exchange: SignedInExchange, answer: (refund: Refund) => PageAnswer | Promise<PageAnswer>) =>
    showRead(exchange, context.call(exchange, 'getRefund', { parameters: { refundNo: exchange.parameter } }), answer);
  const answer = (exchange: SignedInExchange, refund: Refund, notice?: Html) =>
    answerRefund(place, exchange, { refund, notice, sandbox: sandboxForm(context, place, { exchange, refund }) });
  return {
    show: (exchange: SignedInExchange) => withRefund(exchange, (refund) => answer(exchange, refund)),
    complete: (exchange: SignedInExchange, form: URLSearchParams) =>
      withRefund(exchange, async (refund) => {
        const changes = changesSince(form, seenOf(refund));
        if (changes.length > 0) return answer(exchange, refund, staleNotice(changes));
        const called = await context.call(exchange, 'completeRefund', {
          parameters: { refundNo: refund.refundNo },
          body: { result: form.get('result') === 'success' ? 'success' : 'failure' },
        });
        if (called.kind === 'refused') return answer(exchange, refund, refusedNotice(called));
        return seeOther(exchange, place.pathOf(refund), { done: 'completed' });
      }),
  };
}

function seenOf({ state }: Refund): Seen {
  return { [say`State`]: REFUND_STATES[state][0] };
}

function answerRefund(
  place: RefundPlace,
  exchange: SignedInExchange,
  { refund, notice, sandbox }: { refund: Refund; notice: Html | undefined; sandbox: Html },
): PageAnswer {
  const { refundNo, state, amount: decimal, currency } = refund;
  const content = html`${notice ?? doneNotice(exchange, { completed: say`The sandbox has completed the refund.` })}
    ${reversalNotice(wordingOf(exchange).isShop, refund)}
    <div class="columns">
      ${section(say`Refund`, place.factsOf(exchange, refund))}
      <div class="stack">${place.more?.(refund)} ${sandbox}</div>
    </div>`;
  const tags = html`${tag(...REFUND_STATES[state])} ${cameBackTag(refund.reversal !== undefined)}`;
  return answerDesk(exchange, {
    screen: place.screen,
    title: say`Refund ${refundNo}`,
    heading: html`Refund of ${amount(decimal, currency)} ${tags}`,
    back: place.backOf(refund),
    content,
    ...(notice !== undefined && { status: STATUS_CONFLICT }),
  });
}

function sandboxForm(
  { mode }: DeskContext,
  place: RefundPlace,
  { exchange, refund }: { exchange: SignedInExchange; refund: Refund },
): Html {
  if (mode !== 'sandbox' || refund.state !== 'processing' || !may(exchange, 'sandbox.control')) return NOTHING;
  return section(
    say`Sandbox`,
    html`<form class="stack" method="post" action="${`${place.pathOf(refund)}/complete`}" data-once>
      ${formFields(exchange, `${place.pathOf(refund)}/complete`)} ${seenField(seenOf(refund))}
      <p>${place.completion}</p>
      <div class="actions">
        <button class="button" name="result" value="success">Complete with success</button>
        <button class="button" name="result" value="failure">Complete with failure</button>
      </div>
    </form>`,
  );
}
