import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { csrfField } from '../../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { answerRefused, refusedNotice } from '../../../desk/respond.ts';
import { onlyFor } from '../../../desk/form/only-for.ts';
import { reasonField } from '../../../desk/views/forms.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { section } from '../../../desk/views/parts.ts';
import { payerFacts } from './payer.ts';
import { readStory, storyPath } from './story.ts';

/** The answer to the form has the data: it stands in no address, and asking again is recorded again. */
export function revealRoute(context: DeskContext): DeskRoute {
  return onlyFor('payers.reveal', {
    path: '/:tradeNo/reveal',
    show: async (exchange) => answerReveal(exchange, { content: revealForm(exchange) }),
    submit: (exchange, form) => reveal(context, exchange, form),
  });
}

async function reveal(context: DeskContext, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const tradeNo = exchange.parameter;
  const reason = form.get('reason') ?? '';
  const read = await readStory(context, exchange);
  if (read.kind === 'refused') return answerRefused(exchange, read);
  const revealed = await context.call(exchange, 'revealOrder', { parameters: { tradeNo }, reason });
  if (revealed.kind === 'refused') {
    if (revealed.name !== 'invalidInput') return answerRefused(exchange, revealed);
    const content = html`${refusedNotice(revealed)} ${revealForm(exchange, reason)}`;
    return answerReveal(exchange, { content, status: 400 });
  }
  const content = html`<div class="notice wait" role="status">
      <p>It is recorded that you saw this, and why. It is shown once; leave the page when you are done.</p>
    </div>
    ${section(say`The payer's data`, payerFacts(read.value.order, revealed.value))}
    <p><a class="button" href="${storyPath(exchange, tradeNo)}">Back to the order</a></p>`;
  return { ...answerReveal(exchange, { content }), isSecret: true };
}

/** Without `once`: each reveal is a record of its own. */
function revealForm(exchange: SignedInExchange, reason = ''): Html {
  const path = storyPath(exchange, exchange.parameter);
  return html`<form class="sheet act" method="post" action="${path}/reveal">
    ${csrfField(exchange, `${path}/reveal`)} ${reasonField(reason)}
    <p class="effect">
      Shows the payer's personal data of this order unmasked, once. Your name, the time and the reason go into the audit
      log. Cards and accounts stay masked.
    </p>
    <div class="actions">
      <button class="button main">Reveal</button>
      <a class="button plain" href="${path}">Cancel</a>
    </div>
  </form>`;
}

function answerReveal(
  exchange: SignedInExchange,
  { content, status = 200 }: { readonly content: Html; readonly status?: number },
): PageAnswer {
  const back = { path: storyPath(exchange, exchange.parameter), title: say`Order ${exchange.parameter}` };
  return answerDesk(exchange, { screen: 'orders', title: say`Reveal the payer's data`, back, content, status });
}
