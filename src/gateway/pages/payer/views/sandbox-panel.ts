import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SandboxDecision } from '../../../operations/operations.ts';
import type { Texts } from '../texts/en.ts';
import type { TestCard, View } from './view.ts';

// S21: only in the sandbox, and clearly marked as such.

export const DECISIONS: readonly SandboxDecision[] = ['succeed', 'fail', 'leavePending', 'expire', 'succeedLate'];

/** Choices for how the payment ends; next to a card form also the sandbox's cards. */
export function sandboxPanel(view: View, cards: readonly TestCard[] = []): Html {
  const { texts } = view.language;
  return html`<section class="sandbox" aria-labelledby="sandbox">
    <h2 id="sandbox">${texts.sandboxTitle}</h2>
    <p>${texts.sandboxBody}</p>
    ${decisionForm(view, decisionButtons(texts, DECISIONS))} ${cards.length === 0 ? NOTHING : testCards(view, cards)}
  </section>`;
}

export function decisionButtons(texts: Texts, decisions: readonly SandboxDecision[]): Html {
  const buttons = decisions.map(
    (decision) =>
      html`<button class="button small" name="decision" value="${decision}">${decisionText(texts, decision)}</button>`,
  );
  return html`${buttons}`;
}

/** `from` the simulated page of a bank, the payer comes back. */
export function decisionForm({ paid, token }: View, buttons: Html, from: 'bank' | 'panel' = 'panel'): Html {
  return html`<form method="post" action="/pay/${paid.order.tradeNo}">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="do" value="decide" />
    <input type="hidden" name="from" value="${from}" />
    ${buttons}
  </form>`;
}

/** Each card and its result; the script can fill them in. */
function testCards({ language, now }: View, cards: readonly TestCard[]): Html {
  const { texts } = language;
  // Three years ahead of the sandbox's clock, wherever it has been moved to.
  const expiry = `12/${String(new Date(now).getUTCFullYear() + 3).slice(-2)}`;
  const rows = cards.map(({ number, script }) => {
    const spaced = number.replaceAll(/(.{4})(?=.)/g, '$1 ');
    return html`<li>
      <span><code dir="ltr">${spaced}</code> <span>${cardText(texts, script)}</span></span>
      <button class="button small" type="button" data-fill="${spaced}" data-expiry="${expiry}" hidden>
        ${texts.useCard}<span class="seen"> ${spaced}</span>
      </button>
    </li>`;
  });
  return html`<h2>${texts.testCards}</h2>
    <ul>
      ${rows}
    </ul>`;
}

function decisionText(texts: Texts, decision: SandboxDecision): string {
  const names = {
    succeed: texts.decideSucceed,
    fail: texts.decideFail,
    leavePending: texts.decideLeavePending,
    expire: texts.decideExpire,
    succeedLate: texts.decideSucceedLate,
  };
  return names[decision];
}

function cardText(texts: Texts, script: string): string {
  const names: Readonly<Record<string, string>> = {
    approve: texts.cardApprove,
    decline: texts.cardDecline,
    challenge: texts.cardChallenge,
    approveLater: texts.cardApproveLater,
    loseAnswer: texts.cardLoseAnswer,
    approveThenChargeback: texts.cardChargeback,
    slow: texts.cardSlow,
  };
  return names[script] ?? script;
}
