import { say, translated } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, facts, section } from '../../desk/views/parts.ts';
import { methodWords } from '../orders/order-words.ts';
import { storyPath } from '../orders/story/story.ts';
import { wordingOf } from '../orders/story/wording.ts';
import type { Wording } from '../orders/story/wording.ts';
import { answerSection } from './answer-section.ts';
import { findCase } from './case.ts';
import type { Case, Story, Typed } from './case.ts';
import { evidenceSection } from './evidence-section.ts';
import { dueText, isOverdue, isTooLate, listPath, pathOf, stateTag } from './parts.ts';
import type { Chargeback } from './parts.ts';
import { timelineSection } from './timeline.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';
import { amountWords } from '../../design/written.ts';

export function detailsPage(context: DeskContext): DeskRoute {
  return {
    path: '/:chargebackNo',
    show: (exchange) => showCase(context, exchange),
  };
}

export async function showCase(
  context: DeskContext,
  exchange: SignedInExchange,
  typed: Typed = {},
): Promise<PageAnswer> {
  const looked = await findCase(context, exchange);
  if (looked.kind === 'refused') return answerRefused(exchange, looked);
  const { found } = looked;
  const { chargeback } = found;
  return answerDesk(exchange, {
    screen: 'chargebacks',
    title: say`Chargeback of ${chargeback.amount} ${chargeback.currency}`,
    heading: html`Chargeback of ${chargeback.amount} ${chargeback.currency} ${stateTag(exchange, chargeback)}`,
    back: { path: listPath(exchange), title: say`Chargebacks` },
    ...(typed.status !== undefined && { status: typed.status }),
    ...(chargeback.state === 'open' &&
      may(exchange, 'chargebacks.manage') && { actions: closeLinks(exchange, chargeback) }),
    content: html`${doneNotice(exchange, wordingOf(exchange).isShop ? DONE_BY_SHOP : DONE)} ${typed.notice}
      ${dueNotice(exchange, chargeback)} ${inShort(exchange, chargeback)}
      <div class="columns">
        <div class="stack">
          ${answerSection(exchange, found, typed)} ${evidenceSection(exchange, found, typed)}
          ${timelineSection(exchange, found)}
        </div>
        <div class="stack">
          ${caseFacts(exchange, found)} ${money(wordingOf(exchange), chargeback)} ${orderFacts(exchange, found.story)}
        </div>
      </div>`,
  });
}

const DONE = {
  opened:
    'The chargeback is open: its amount is held, and the merchant is notified. Add what the bank asks for, then answer.',
  answered: 'The answer is recorded. It can be replaced until the due date.',
  evidence: 'The evidence was added.',
  won: 'Closed as won: what was held is back in the merchant’s balance, and the merchant is notified.',
  lost: 'Closed as lost: what was held has left the merchant’s balance, and the merchant is notified.',
};

const DONE_BY_SHOP = translated({
  answered: 'Your answer is recorded. You can replace it until the due date.',
  evidence: 'The evidence was added.',
});

function closeLinks(exchange: SignedInExchange, { chargebackNo }: Chargeback): Html {
  const link = (result: string, title: string) =>
    html`<a class="button small" href="${pathOf(exchange, chargebackNo)}/close?result=${result}">${title}</a>`;
  return html`${link('won', 'Close as won…')} ${link('lost', 'Close as lost…')}`;
}

function dueNotice(exchange: SignedInExchange, chargeback: Chargeback): Html {
  const { isShop } = wordingOf(exchange);
  if (isShop && chargeback.state === 'open' && isTooLate(exchange, chargeback)) return shopDueNotice(chargeback);
  if (isShop || !isOverdue(chargeback, exchange.now)) return NOTHING;
  const text =
    'The due date has passed without an answer. An answer can still be recorded; whether it counts is up to the bank.';
  return html`<div class="notice bad" role="status"><p>${text}</p></div>`;
}

/** For a shop, whose people see one rarely: what it is, and what to do by when. */
function inShort(exchange: SignedInExchange, chargeback: Chargeback): Html {
  const { state, dueAt, answer, reason, settleAmount, settlementCurrency } = chargeback;
  if (!wordingOf(exchange).isShop || state !== 'open') return NOTHING;
  const due = dueAt === null || isTooLate(exchange, chargeback) ? '' : dueSentence(exchange, dueAt, answer !== null);
  return html`<section class="sheet summary" aria-label="In short">
    <p>
      The payer’s bank disputes the payment: <bdi>${reason}</bdi>. ${amountWords(settleAmount, settlementCurrency)} of
      yours is held until the bank has decided. ${due}
    </p>
  </section>`;
}

function dueSentence(exchange: SignedInExchange, dueAt: string, isAnswered: boolean): Html {
  const [at, left] = [moment(exchange, dueAt), ageWords(Date.parse(dueAt) - exchange.now)];
  return isAnswered
    ? html`You can replace your answer until <b>${at}</b>, in ${left}: what was bought, and what proves that it was
        delivered.`
    : html`Answer it by <b>${at}</b>, in ${left}: what was bought, and what proves that it was delivered.`;
}

/** Why nothing can be added any more. */
function shopDueNotice({ answer }: Chargeback): Html {
  const passed =
    answer === null
      ? say`The due date has passed without an answer. The bank takes nothing after it. You are notified when it has decided.`
      : say`The due date has passed and your answer is with the bank. The bank takes nothing after it. You are notified when it has decided.`;
  return html`<div class="notice ${answer === null ? 'bad' : 'wait'}" role="status"><p>${passed}</p></div>`;
}

function caseFacts(exchange: SignedInExchange, { chargeback }: Case): Html {
  const { chargebackNo, reason, merNo, createdAt, closedAt } = chargeback;
  const { isShop } = wordingOf(exchange);
  return section(
    say`Case`,
    facts([
      [say`Reason`, reason],
      [say`Due`, dueText(exchange, chargeback)],
      [say`Opened`, moment(exchange, createdAt)],
      [say`Closed`, closedAt !== null && moment(exchange, closedAt)],
      [say`Merchant`, !isShop && merchantFact(exchange, merNo)],
      [say`Number`, copyable(chargebackNo)],
    ]),
  );
}

function money({ isShop }: Wording, chargeback: Chargeback): Html {
  const { state, settleAmount, settlementCurrency: currency, fee } = chargeback;
  const what = {
    open: say`Held`,
    won: isShop ? say`Returned to you` : 'Returned to the merchant',
    lost: say`Gone to the payer’s bank`,
  }[state];
  const held = `${settleAmount} ${currency}`;
  const ends = isShop
    ? say`If won, ${held} goes back to your balance, debt first. If lost, it goes to the payer’s bank. The fee stays either way.`
    : `If won, ${held} goes back to the merchant's balance, debt first. If lost, it goes to the payer’s bank. The fee stays either way.`;
  return section(
    say`Money`,
    html`${facts([
      [what, amount(settleAmount, currency)],
      [say`Fee`, amount(fee, currency)],
    ])}
    ${state === 'open' && html`<p class="soft">${ends}</p>`}`,
  );
}

function orderFacts(exchange: SignedInExchange, { order }: Story): Html {
  const { tradeNo, merOrderNo, method, currency, createdAt } = order;
  return section(
    say`Order`,
    facts([
      [say`Order`, html`<a href="${storyPath(exchange, tradeNo)}"><bdi>${merOrderNo}</bdi></a>`],
      [say`Paid`, amount(order.amount, currency)],
      [say`Refunded`, Number(order.refunded) > 0 && amount(order.refunded, currency)],
      [say`Method`, methodWords(method)],
      [say`Created`, moment(exchange, createdAt)],
    ]),
  );
}
