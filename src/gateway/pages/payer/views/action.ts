import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CARD_METHOD, CRYPTO_METHOD } from '../../../domain/payments/attempt.ts';
import type { CryptoTransfer, PayerAction, TransferLine } from '../../../domain/payments/attempt.ts';
import { epcCodeOf } from '../../../domain/payments/epc-code.ts';
import { formatAmount } from '../../../domain/money.ts';
import { fact } from '../../design/fact.ts';
import { methodMark } from '../../design/method-marks.ts';
import { coinText } from '../../design/number-texts.ts';
import { drawCode } from '../../design/qr-code.ts';
import type { OrderMethod } from '../../../domain/method.ts';
import { methodName } from '../methods.ts';
import { appAddress } from '../safe-address.ts';
import type { Texts } from '../texts/en.ts';
import { moment } from './order-section.ts';
import type { Page, View } from './view.ts';
import { copyButton, copyLines, waitingPage } from './waiting.ts';

/** What the payer has to do elsewhere, by the kind of action that the channel returned. */
export function actionPage(view: View, method: OrderMethod, action: PayerAction): Page {
  switch (action.kind) {
    case 'redirect':
      return redirectPage(view, method, action);
    case 'code':
      return codePage(view, method, action);
    case 'address':
      return addressPage(view, action);
    case 'transfer':
      return transferPage(view, method, action.lines);
  }
}

/**
 * Sends the payer to the page of a wallet or, for 3-D Secure, of the bank: at once, unless a phone can open the
 * wallet's app.
 */
function redirectPage(view: View, method: OrderMethod, action: Extract<PayerAction, { kind: 'redirect' }>): Page {
  const { texts } = view.language;
  const { url, appUrl } = action;
  const isCard = method === CARD_METHOD;
  const name = methodName(method, texts);
  const byApp = view.isPhone && appUrl !== undefined;
  const way = html`<a
    class="button ${byApp ? '' : 'main'}"
    href="${url}"
    rel="noreferrer"
    ${byApp || view.paid.attempt?.isFallback === false ? NOTHING : html`data-forward="${view.paid.order.tradeNo}"`}
    >${byApp ? texts.continueInBrowser : isCard ? texts.challengeButton : texts.redirectButton(name)}</a
  >`;
  const content = html`<p>${isCard ? texts.challengeBody : texts.redirectBody(name)}</p>
    ${byApp ? appButton(appUrl, texts.openApp(name)) : NOTHING} ${way}`;
  return waitingPage(view, {
    title: isCard ? texts.challengeTitle : texts.redirectTitle(name),
    mark: methodMark(method),
    content,
    mayChange: true,
    hasEnd: true,
    forwardTo: view.goesOn && !byApp ? url : null,
  });
}

/** A browser opens an app only if the payer taps the link. */
function appButton(address: string, label: string): Html {
  return html`<a class="button main" href="${appAddress(address)}" rel="noreferrer" data-app>${label}</a>`;
}

function codePage(view: View, method: OrderMethod, { text, appUrl }: Extract<PayerAction, { kind: 'code' }>): Page {
  const { texts } = view.language;
  const name = methodName(method, texts);
  const copy = copyButton(texts, { value: text, name: texts.codeImage, label: texts.copyCode });
  const steps = html`<ol class="steps">
    <li>${texts.codeOpen}</li>
    <li>${view.isPhone ? texts.codePaste : texts.codeScan}</li>
    <li>${texts.codeConfirm}</li>
  </ol>`;
  const code = drawCode(text, texts.codeImage);
  const byApp = view.isPhone && appUrl !== undefined;
  const content = byApp
    ? html`${appButton(appUrl, texts.openApp(name))}
        <p class="soft">${texts.codeElsewhere}</p>
        <div class="code">${code}${copy}</div>`
    : html`${steps}
        <div class="code">${view.isPhone ? html`${copy}${code}` : html`${code}${copy}`}</div>`;
  return waitingPage(view, {
    title: texts.codeTitle(name),
    mark: methodMark(method),
    content,
    mayChange: true,
    hasEnd: true,
    forwardTo: null,
  });
}

/** The coin, never the order's currency: the amount sent differs from the amount of the order. */
function addressPage(view: View, action: CryptoTransfer): Page {
  const { language, paid } = view;
  const { texts, tag } = language;
  const { address, network, uri, currency, amount, rate, rateUntil } = action;
  const sent = coinText(amount, currency, tag);
  // Usually the order can be paid for as long as the rate is valid; one time then covers both.
  const isLast = rateUntil === paid.order.expiresAt;
  const content = html`<p>${texts.addressBody(sent, network)}</p>
    ${view.isPhone ? appButton(uri, texts.openWallet) : NOTHING}
    <div class="code">${drawCode(uri, texts.codeImage)}</div>
    ${copyLines(view, [
      { name: texts.amountToSend, value: sent, copied: amount },
      { name: texts.address, value: address },
      { name: texts.network, value: network },
    ])}
    <dl class="facts">
      ${fact(texts.exchangeRate, `${coinText('1', currency, tag)} = ${coinText(rate, paid.order.currency, tag)}`)}
      ${isLast ? NOTHING : fact(texts.rateUntil, moment(rateUntil, view))}
    </dl>
    <p class="notice wait">${texts.addressWarning(network)}</p>`;
  return waitingPage(view, {
    title: texts.addressTitle,
    mark: methodMark(CRYPTO_METHOD),
    content,
    mayChange: true,
    hasEnd: true,
    endName: isLast ? texts.rateUntil : texts.validUntil,
    forwardTo: null,
  });
}

function transferPage(view: View, method: OrderMethod, lines: readonly TransferLine[]): Page {
  const { texts } = view.language;
  const rows = lines.map(({ name, value }) => ({
    name: lineName(texts, name),
    value: name === 'iban' || name === 'reference' ? groupByFour(value) : value,
    copied: value,
    isWords: name === 'beneficiary' || name === 'bank',
  }));
  const content = html`<p>${texts.transferBody}</p>
    ${copyLines(view, [amountLine(view), ...rows])} ${method === 'SEPA' ? creditTransferCode(view, lines) : NOTHING}
    <p class="soft">${texts.transferLater}</p>`;
  return waitingPage(view, {
    title: texts.transferTitle,
    mark: methodMark(method),
    content,
    mayChange: true,
    hasEnd: true,
    forwardTo: null,
  });
}

/** Banking apps read it and fill in the transfer. Its details stand beside it as text, for those who cannot scan. */
function creditTransferCode({ language, paid }: View, lines: readonly TransferLine[]): Html {
  const { currency, amount } = paid.order;
  const code = epcCodeOf({ currency, amount, lines });
  if (code === null) return NOTHING;
  const { transferScan, transferCode } = language.texts;
  return html`<p>${transferScan}</p>
    <div class="code">${drawCode(code, transferCode, 'M')}</div>`;
}

/** Shown in the payer's notation, copied in the form that banks and wallets accept. */
function amountLine({ language, amount, paid }: View) {
  const { order } = paid;
  return {
    name: language.texts.amount,
    value: amount,
    copied: formatAmount(order.amount, order.currency),
    isWords: true,
  };
}

/** Grouped as in print; groups of four are easy to compare and type. */
function groupByFour(text: string): string {
  return /^[A-Z0-9]{12,34}$/.test(text) ? text.replaceAll(/(.{4})(?=.)/g, '$1 ') : text;
}

function lineName(texts: Texts, name: TransferLine['name']): string {
  const names = {
    beneficiary: texts.beneficiary,
    bank: texts.bank,
    iban: 'IBAN',
    bic: 'BIC',
    clabe: 'CLABE',
    account: texts.account,
    reference: texts.reference,
  };
  return names[name];
}
