import { say, translated } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { csrfField } from './form.ts';
import { sealKept, waitingForm } from './kept-form.ts';
import type { KeptForm } from './kept-form.ts';
import { linkTo } from './messages.ts';
import { pageAbove } from './page-above.ts';
import type { PageAnswer, SignedInExchange } from './page-types.ts';
import type { PeoplePagesOptions } from './pages.ts';
import { isFresh } from './proof.ts';

// A form that was kept, or was open for too long, and that whoever is signed in now must not send unseen.

export type WhyShown = 'otherPerson' | 'otherSide' | 'old' | 'file' | 'withheld';

/** Null if it can be sent; `stranger` if it is not even shown: somebody else's, on another side. */
export function whyShown(
  { signedIn, realNow }: SignedInExchange,
  { kept, isResumed }: { kept: KeptForm; isResumed: boolean },
): WhyShown | 'stranger' | null {
  const { person, session } = signedIn.holder;
  const isSameSide = kept.merNo === session.merNo;
  if (kept.personId !== person.personId) return isSameSide ? 'otherPerson' : 'stranger';
  if (!isSameSide) return 'otherSide';
  if (!isFresh(kept, realNow)) return 'old';
  if (!isResumed || kept.withheld.length === 0) return null;
  return kept.lacksFile === true && kept.withheld.length === 1 ? 'file' : 'withheld';
}

const WHY: Readonly<Record<WhyShown, string>> = translated({
  otherPerson: 'Somebody else filled in this form, so it was not sent in your name.',
  otherSide: 'You filled in this form for another side than the one you act for now.',
  old: 'This form was opened long ago, and things may have changed since.',
  file: 'Your file was not kept: files never are. Choose it again.',
  withheld: 'Card numbers, passwords, codes and files are never kept. Enter them again.',
});

/** Fields of the form itself, not of what it is about. */
const NOT_TYPED = new Set(['once', 'seen', 'was', 'review', 'step']);

export function answerShown(
  options: PeoplePagesOptions,
  exchange: SignedInExchange,
  { kept, why }: { kept: KeptForm; why: WhyShown },
): PageAnswer {
  const { folder, routes } = options;
  return options.answerMessage(exchange, {
    status: 409,
    title: say`Nothing was sent`,
    lines: [WHY[why], say`This is what was typed. Open the page to enter it again.`],
    typed: kept.fields.filter(([name, text]) => text !== '' && !NOT_TYPED.has(name)),
    next:
      why === 'otherSide'
        ? switchForm(options, exchange, kept)
        : linkTo(pageAbove(folder, routes, kept.path), say`Open the page`),
  });
}

/** The same person may go back to the other side, and send it from there. */
function switchForm({ vault }: PeoplePagesOptions, exchange: SignedInExchange, kept: KeptForm): Html {
  const sealed = sealKept(vault, kept);
  const waiting = { ...exchange, kept: sealed === null ? null : waitingForm(kept, sealed) };
  const action = '/account/side';
  return html`<form method="post" action="${action}">
    ${csrfField(waiting, action)}<input type="hidden" name="merNo" value="${kept.merNo}" />
    <button class="button">Switch back and send it</button>
  </form>`;
}
