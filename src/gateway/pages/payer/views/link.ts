import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { isHttpAddress } from '../../../../web/web-address.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import type { LinkOrder } from '../../../domain/links/link.ts';
import { codeFact, fact } from '../../design/fact.ts';
import { markOf } from '../../design/marks.ts';
import { methodMark } from '../../design/method-marks.ts';
import { alertNotice } from '../../design/notice.ts';
import { amountText, momentText } from '../../design/number-texts.ts';
import { drawCode } from '../../design/qr-code.ts';
import type { Language } from '../language.ts';
import { methodName } from '../methods.ts';
import { linkFormTexts } from '../texts/link-form-texts.ts';
import { linkTexts } from '../texts/link-texts.ts';
import type { LinkTexts } from '../texts/link-texts.ts';
import { RELOAD, renderLayout } from './layout.ts';
import { amountField } from './link-amount.ts';
import { askedFields, quantityField } from './link-fields.ts';
import type { LinkView } from './link-view.ts';
import { logoOf, payee } from './order-section.ts';
import { shopLink } from './way-back.ts';

const PACE_MS = 4000;

export function renderLink(view: LinkView): string {
  const { language, found } = view;
  const { link, merchant, own, state } = found;
  const texts = linkTexts[language.code];
  const isPaid = own?.state === 'succeeded' && link.usesMax === 1;
  const waits = view.isStarting || state === 'held';
  const content = isPaid ? receipt(view, texts, own) : state === 'open' ? offer(view, texts) : stopped(view, texts);
  const watch = html`data-state="/pay/${link.linkNo}/state" data-version="${view.version}" data-pace="${PACE_MS}"`;
  return renderLayout({
    language,
    title: `${link.title} · ${shownName(merchant)}`,
    accentColour: merchant.accentColour,
    head: waits ? RELOAD : NOTHING,
    attributes: waits ? watch : NOTHING,
    layout: 'one',
    content,
  });
}

/** What is sold, how much it is, and one button. */
function offer(view: LinkView, texts: LinkTexts): Html {
  const { language, found, token } = view;
  const { link, own } = found;
  const common = language.texts;
  if (view.retryAfterSeconds !== null) {
    const wait = common.limitedMinutes(Math.ceil(view.retryAfterSeconds / 60));
    return message(view, { title: common.limitedTitle, lines: [texts.limitedBody, wait], mark: 'clock' });
  }
  if (view.isStarting) {
    return message(view, { title: common.oneMoment, lines: [common.pendingNotices], mark: 'clock' });
  }
  const price = link.amount === null ? null : amountText(link.amount, link.currency, language.tag);
  return html`<div class="stack">
    <section class="sheet order link">
      ${payee(shownName(found.merchant), logoOf(found.merchant))}
      <h1 dir="auto">${link.title}</h1>
      ${link.text === null ? NOTHING : html`<p class="text" dir="auto">${link.text}</p>`}
      ${price === null ? NOTHING : html`<p class="total">${price}</p>`}
      ${view.isSessionLost ? alertNotice(common.sessionTitle, [common.sessionBody]) : NOTHING}
      ${own === null ? NOTHING : ownNotice(view, texts, own)} ${formNotice(view)}
      <form method="post" action="/pay/${link.linkNo}" novalidate data-wait="${common.oneMoment}">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="version" value="${link.version}" />
        ${link.amount === null ? amountField(view, texts) : quantityField(view)} ${askedFields(view)}
        <button class="button main">
          ${price === null || link.quantityMax !== null ? common.goOn : common.pay(price)}
        </button>
      </form>
      ${methodRow(view)} ${until(view, texts)} ${cancelLink(view)}
    </section>
    ${phoneCode(view, texts)}
  </div>`;
}

/** Above the form: what to do before it is sent again. */
function formNotice({ language, errors, hasChanged }: LinkView): Html {
  const { changedTitle, changedBody, checkFields } = linkFormTexts[language.code];
  if (hasChanged) return alertNotice(changedTitle, [changedBody]);
  const isAsked = Object.keys(errors).some((field) => field !== 'amount');
  return isAsked ? html`<p class="notice bad" role="alert">${checkFields}</p>` : NOTHING;
}

/** For those who do not pay. It never leads to where the merchant thanks those who did. */
function cancelLink({ language, found }: LinkView): Html {
  const { link, merchant } = found;
  if (link.cancelUrl === null || !isHttpAddress(link.cancelUrl)) return NOTHING;
  return shopLink(language, { address: link.cancelUrl, name: shownName(merchant) });
}

/** This browser has begun a payment, or has paid before. */
function ownNotice({ language, found }: LinkView, texts: LinkTexts, own: LinkOrder): Html {
  const amount = amountText(own.amount, own.currency, language.tag);
  if (own.state === 'failed') return NOTHING;
  const isPaid = own.state === 'succeeded';
  // With a fixed amount, the button itself goes on with what was begun.
  if (!isPaid && found.link.amount !== null) return NOTHING;
  return html`<p class="notice ${isPaid ? 'good' : 'wait'}">
    ${isPaid ? texts.paidBefore(amount) : texts.started(amount)}
    <a href="/pay/${own.tradeNo}">${isPaid ? texts.receipt : language.texts.goOn}</a>
  </p>`;
}

/** For the one who paid a link for one payment: what to keep. */
function receipt(view: LinkView, texts: LinkTexts, own: LinkOrder): Html {
  const { language, found } = view;
  const { successTitle, successBody, amount, date, orderNumber, paymentNumber } = language.texts;
  const paid = amountText(own.amount, own.currency, language.tag);
  return html`<div class="sheet link">
    ${payee(shownName(found.merchant), logoOf(found.merchant))}
    <div class="head">
      <span class="badge success">${markOf('yes')}</span>
      <div role="status"><h1>${successTitle}</h1></div>
    </div>
    <p>${successBody(paid, shownName(found.merchant))}</p>
    <dl class="facts">
      ${fact(texts.paidFor, found.link.title)} ${fact(amount, paid)}
      ${own.finishedAt === null ? NOTHING : fact(date, moment(own.finishedAt, language))}
      ${codeFact(orderNumber, own.merOrderNo)} ${codeFact(paymentNumber, own.tradeNo)}
    </dl>
  </div>`;
}

function stopped(view: LinkView, texts: LinkTexts): Html {
  const { found, language } = view;
  const name = shownName(found.merchant);
  switch (found.state) {
    case 'held':
      return message(view, {
        title: texts.heldTitle,
        lines: [texts.heldBody, language.texts.pendingNotices],
        mark: 'clock',
      });
    case 'usedUp':
      return found.link.usesMax === 1
        ? message(view, { title: texts.usedTitle, lines: [texts.usedBody(name)], mark: 'yes' })
        : message(view, { title: texts.soldOutTitle, lines: [texts.soldOutBody(name)], mark: 'no' });
    case 'expired':
      return message(view, { title: texts.expiredTitle, lines: [texts.askForNew(name)], mark: 'clock' });
    case 'revoked':
      return message(view, { title: texts.revokedTitle, lines: [texts.askForNew(name)], mark: 'no' });
    case 'unavailable':
    case 'open':
      return message(view, {
        title: language.texts.noMethodTitle,
        lines: [texts.unavailableBody(name)],
        mark: 'clock',
      });
  }
}

interface Message {
  readonly title: string;
  readonly lines: readonly string[];
  readonly mark: 'yes' | 'no' | 'clock';
}

const BADGES = { yes: 'success', no: 'failure', clock: 'waiting' } as const;

function message(view: LinkView, { title, lines, mark }: Message): Html {
  const { found } = view;
  return html`<div class="sheet link">
    ${payee(shownName(found.merchant), logoOf(found.merchant))}
    <div class="head">
      <span class="badge ${BADGES[mark]}">${markOf(mark)}</span>
      <div role="status"><h1>${title}</h1></div>
    </div>
    <p class="about" dir="auto"><b>${found.link.title}</b></p>
    ${lines.map((line) => html`<p>${line}</p>`)} ${cancelLink(view)}
  </div>`;
}

function methodRow({ language, found }: LinkView): Html {
  const { texts } = language;
  const marks = found.methods.map(
    (method) =>
      html`<li title="${methodName(method, texts)}">
        ${methodMark(method)}<span class="seen">${methodName(method, texts)}</span>
      </li>`,
  );
  return html`<ul class="tiles">
    ${marks}
  </ul>`;
}

function until({ language, found }: LinkView, texts: LinkTexts): Html {
  const { expiresAt } = found.link;
  return expiresAt === null
    ? NOTHING
    : html`<p class="until"><span>${texts.openUntil} ${moment(expiresAt, language)}</span></p>`;
}

function moment(at: number, { tag }: Language): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${momentText(at, tag, '')}</time>`;
}

/** Only where there is room: whoever reads it on a phone is there already. */
function phoneCode({ url }: LinkView, texts: LinkTexts): Html {
  return html`<section class="sheet phone">
    <div class="code">${drawCode(url, texts.codeImage)}</div>
    <div>
      <h2>${texts.onPhone}</h2>
      <p class="soft">${texts.onPhoneHint}</p>
    </div>
  </section>`;
}
