import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { shownName } from '../../../domain/merchants/branding.ts';
import type { Language } from '../language.ts';
import type { View } from './view.ts';

/** The way back to the shop, with its host name, or else to the payment link that was not paid yet. On every page of an order. */
export function backLink({ language, paid, returnAddress: address }: View): Html {
  const { link } = paid.details;
  if (address === null && link !== undefined && paid.order.state !== 'succeeded') {
    return html`<a class="button plain back-link" href="/pay/${link.linkNo}"
      >${arrowBack(language)} <span>${language.texts.backTo(shownName(paid.merchant))}</span></a
    >`;
  }
  return address === null ? NOTHING : shopLink(language, { address, name: shownName(paid.merchant) });
}

/** To a website of the merchant, which is named. */
export function shopLink(language: Language, { address, name }: { address: string; name: string }): Html {
  return html`<a class="button plain back-link" href="${address}" target="_top" rel="noreferrer"
    >${arrowBack(language)}
    <span
      >${language.texts.backTo(name)} <small><bdi>${URL.parse(address)?.host ?? ''}</bdi></small></span
    ></a
  >`;
}

function arrowBack({ direction }: Language): Html {
  return html`<span aria-hidden="true">${direction === 'rtl' ? '→' : '←'}</span>`;
}
