import { encode } from 'uqr';
import { CARD_METHOD } from '../../domain/attempt.ts';
import type { PayerAction, TransferLine } from '../../domain/attempt.ts';
import { formatAmount } from '../../domain/money.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { methodName } from '../methods.ts';
import type { Texts } from '../texts/en.ts';
import type { Page, View } from './view.ts';
import { copyButton, copyLines, waitingPage } from './waiting.ts';

/** What the payer has to do elsewhere, by the kind of action that the channel named. */
export function actionPage(view: View, method: string, action: PayerAction): Page {
  switch (action.kind) {
    case 'redirect':
      return redirectPage(view, method, action.url);
    case 'code':
      return codePage(view, method, action.text);
    case 'address':
      return addressPage(view, action);
    case 'transfer':
      return transferPage(view, action.lines);
  }
}

/** To the page of a wallet, or of the bank for 3-D Secure. */
function redirectPage(view: View, method: string, url: string): Page {
  const { texts } = view.language;
  const isCard = method === CARD_METHOD;
  const name = methodName(method, texts);
  const content = html`<p>${isCard ? texts.challengeBody : texts.redirectBody(name)}</p>
    <a
      class="button main"
      href="${url}"
      rel="noreferrer"
      ${view.sandbox ? html`` : html`data-forward="${forwardKey(view)}"`}
      >${isCard ? texts.challengeButton : texts.redirectButton(name)}</a
    >`;
  const title = isCard ? texts.challengeTitle : texts.redirectTitle(name);
  return waitingPage(view, { title, content, mayChange: true, hasEnd: true });
}

/** The script goes there by itself, once for each attempt, so that the back button works. */
function forwardKey({ paid }: View): string {
  return `${paid.order.tradeNo}.${paid.attempt?.attempt ?? 0}`;
}

function codePage(view: View, method: string, text: string): Page {
  const { texts } = view.language;
  const content = html`<ol class="steps">
      <li>${texts.codeOpen}</li>
      <li>${texts.codeScan}</li>
      <li>${texts.codeConfirm}</li>
    </ol>
    <div class="code">
      ${drawCode(text, texts.codeImage)}${copyButton(texts, { value: text, name: texts.codeImage, label: texts.copyCode })}
    </div>`;
  return waitingPage(view, {
    title: texts.codeTitle(methodName(method, texts)),
    content,
    mayChange: true,
    hasEnd: true,
  });
}

function addressPage(view: View, action: Extract<PayerAction, { kind: 'address' }>): Page {
  const { texts } = view.language;
  const content = html`<p>${texts.addressBody}</p>
    <div class="code">${drawCode(action.uri, texts.codeImage)}</div>
    ${copyLines(view, [
      amountLine(view),
      { name: texts.address, value: action.address },
      { name: texts.network, value: action.network },
    ])}
    <p class="notice wait">${texts.addressWarning(action.network)}</p>`;
  return waitingPage(view, { title: texts.addressTitle, content, mayChange: true, hasEnd: true });
}

function transferPage(view: View, lines: readonly TransferLine[]): Page {
  const { texts } = view.language;
  const rows = lines.map(({ name, value }) => ({
    name: lineName(texts, name),
    value: name === 'iban' ? inFours(value) : value,
    copied: value,
  }));
  const content = html`<p>${texts.transferBody}</p>
    ${copyLines(view, [amountLine(view), ...rows])}
    <p class="soft">${texts.transferLater}</p>`;
  return waitingPage(view, { title: texts.transferTitle, content, mayChange: true, hasEnd: true });
}

/** Shown in the payer's notation, copied as banks and wallets take it. */
function amountLine({ language, amount, paid }: View) {
  const { order } = paid;
  return { name: language.texts.amount, value: amount, copied: formatAmount(order.amount, order.currency) };
}

/** As it is printed on paper; four at a time can be compared and typed. */
function inFours(iban: string): string {
  return /^[A-Z0-9]{15,34}$/.test(iban) ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban;
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

/** One line through each run of dark squares, each drawn from where the last one ended: that is the shortest to write. */
function drawCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: text.length > LONG_CODE ? 'L' : 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    let at = 0;
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, at)) {
      path += at === 0 ? `M${x} ${y}.5` : `m${x - at} 0`;
      const end = row.indexOf(false, x);
      at = end === -1 ? size : end;
      path += `h${at - x}`;
    }
  });
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path stroke="#000" d="${path}" />
  </svg>`;
}

/** Longer texts are drawn with less redundancy: smaller squares would be harder to scan than that is worth. */
const LONG_CODE = 300;
