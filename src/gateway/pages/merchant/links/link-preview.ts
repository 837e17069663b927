import { readTypedAmount } from '../../desk/form/typed-amount.ts';
import type { OperatorBodies } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import type { BrandedMerchant } from '../../../domain/merchants/branding.ts';
import { decimalText } from '../../design/number-texts.ts';
import { payerLanguage } from '../payer-language.ts';
import { linkTexts } from '../../payer/texts/link-texts.ts';
import { logoOf, payee } from '../../payer/views/order-section.ts';

/** What payers will see, in the language of this page, in the size of a phone. */
export function previewOf(merchant: BrandedMerchant, link: OperatorBodies['createLink']): Html {
  const { title, text, amount, currency } = link;
  const { texts } = payerLanguage();
  const isFixed = amount !== undefined;
  const price = isFixed ? priceText(amount, currency) : null;
  return html`<section class="link-preview" aria-labelledby="preview">
    <h2 id="preview">What payers will see</h2>
    <div class="sheet">
      ${payee(shownName(merchant), logoOf(merchant))}
      <p class="name" dir="auto"><b>${title === '' ? '…' : title}</b></p>
      ${text === undefined ? NOTHING : html`<p class="as-written" dir="auto">${text}</p>`}
      ${price === null ? choice(link) : html`<p class="total">${price}</p>`}
      <p class="button main">${price === null ? texts.goOn : texts.pay(price)}</p>
    </div>
  </section>`;
}

/** What is no amount is not shown as one. */
function priceText(amount: string, currency: string): string {
  const read = readTypedAmount(amount);
  return read.kind === 'amount' && /^[0-9.]+$/.test(read.amount)
    ? decimalText(read.amount, currency, payerLanguage().tag)
    : '…';
}

function choice({ currency, amountMin, amountMax }: OperatorBodies['createLink']): Html {
  const { code, tag } = payerLanguage();
  const { chooseAmount, fromTo, atLeast, atMost } = linkTexts[code];
  const inWords = (decimal: string) => decimalText(decimal, currency, tag);
  const range =
    amountMin !== undefined && amountMax !== undefined
      ? fromTo(inWords(amountMin), inWords(amountMax))
      : amountMin !== undefined
        ? atLeast(inWords(amountMin))
        : amountMax === undefined
          ? currency
          : atMost(inWords(amountMax));
  return html`<p><b>${chooseAmount}</b></p>
    <p class="box" aria-hidden="true">${currency}</p>
    <p class="soft">${range}</p>`;
}
