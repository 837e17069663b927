import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { MerchantPlace } from './merchant-place.ts';

type Merchant = components['schemas']['Merchant'];

export function websiteList({ websites }: Merchant): Html {
  if (websites.length === 0) {
    return html`<p class="soft">
      None yet. Payments are refused until the website that they come from is listed here.
    </p>`;
  }
  return html`<ul class="plain-list">
    ${websites.map((website) => html`<li><code>${website}</code></li>`)}
  </ul>`;
}

/** Fifty of them. */
export const WEBSITES_LENGTH_MAX = 13_000;

export function websitesRoute(context: DeskContext, place: MerchantPlace): DeskRoute {
  return formRoute<Merchant, 'setWebsites'>({
    ...place,
    path: `${place.prefix}/websites`,
    operation: 'setWebsites',
    done: 'websites',
    button: () => say`Save`,
    title: (merchant) => say`Websites` + place.ofWhom(merchant),
    seenOf: ({ websites }) => ({ [say`Websites`]: websites.join(', ') }),
    fields: ({ subject: { websites }, field }) =>
      field('websites', {
        type: 'textarea',
        lengthMax: WEBSITES_LENGTH_MAX,
        required: false,
        value: websites.join('\n'),
      }),
    effect: (merchant) => {
      const ofWhom = place.ofWhom(merchant);
      return ofWhom === ''
        ? say`This replaces the list of websites at once.`
        : `This replaces the list of websites${ofWhom} at once.`;
    },
    send: ({ exchange, subject: { merNo, websites }, form }) =>
      context.call(exchange, 'setWebsites', {
        parameters: { merNo },
        body: { websites: wordsOf(form.get('websites') ?? ''), replaces: websites },
      }),
  });
}

/** Separated by lines, spaces or commas. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
