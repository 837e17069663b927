import { say } from '../../../../../web/texts.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html } from '../../../../../web/html.ts';
import { ICON_SIDES, MANIFEST, OFFLINE, THEME_COLOUR, WORKER, iconPath } from '../../../desk/app-files.ts';
import { scriptsOf } from '../../../desk/assets.ts';
import { DESK_STYLE, MERCHANT_STYLE } from '../../../desk/styles/desk-style.ts';
import { MERCHANT } from '../../../desk/merchant-navigation.ts';
import { answerAlone } from '../../../desk/views/layout.ts';
import type { Exchange, PageAnswer, PageRoute } from '../../../frame/page-types.ts';

/** The back office as an app on a phone. Its worker keeps the page for the time without a connection, and nothing else. */
export function appRoutes(): PageRoute[] {
  return [
    fileRoute(MANIFEST, { type: 'application/manifest+json', body: () => JSON.stringify(MANIFEST_TEXT) }),
    // A worker may look after pages above its own folder only if the server says so.
    fileRoute(WORKER, { type: 'text/javascript', body: () => SCRIPT, headers: { 'Service-Worker-Allowed': MERCHANT } }),
    ...ICON_SIDES.map((side) => iconRoute(side)),
    { path: OFFLINE.slice(MERCHANT.length), for: 'anyone', show: async (exchange) => showOffline(exchange) },
  ];
}

/** With another look it is another script, so that browsers fetch the page that it keeps anew. */
const SCRIPT = readFileSync(new URL('../../../desk/assets/service-worker.js', import.meta.url), 'utf8').replace(
  "'tollgate-offline'",
  `'tollgate-offline-${lookOf(DESK_STYLE, MERCHANT_STYLE, ...scriptsOf('merchant').map(({ path }) => path))}'`,
);

function lookOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

const MANIFEST_TEXT = {
  name: 'Tollgate back office',
  short_name: 'Tollgate',
  description: 'Orders, refunds, payouts and settings of your shop.',
  id: MERCHANT,
  start_url: MERCHANT,
  scope: MERCHANT,
  display: 'standalone',
  background_color: THEME_COLOUR,
  theme_color: THEME_COLOUR,
  lang: 'en',
  icons: ICON_SIDES.flatMap((side) =>
    side === 180 ? [] : [{ src: iconPath(side), sizes: `${side}x${side}`, type: 'image/png', purpose: 'any maskable' }],
  ),
};

/** The mark of `src/web/mark.ts` as a picture: iPhones take no drawing for the icon of an app. */
function iconRoute(side: (typeof ICON_SIDES)[number]): PageRoute {
  const picture = readFileSync(new URL(`../../../desk/assets/icon-${side}.png`, import.meta.url));
  return fileRoute(iconPath(side), { type: 'image/png', body: () => picture });
}

interface AppFile {
  readonly type: string;
  readonly body: () => string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same for everybody, and looked at again after a day. */
function fileRoute(address: string, { type, body, headers = {} }: AppFile): PageRoute {
  return {
    path: address.slice(MERCHANT.length),
    for: 'anyone',
    show: async () => ({
      status: 200,
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      },
      body: body(),
    }),
  };
}

/** Kept by the worker: it shows nothing of anybody, and sets no cookie. */
function showOffline(exchange: Exchange): PageAnswer {
  const content = html`<section class="sheet stack act">
    <p>The back office cannot be reached from here. Check your connection; nothing was changed or lost.</p>
    <p class="soft">
      Nothing of your shop is kept on this device, so there is nothing to show until you are back online.
    </p>
    <div class="actions"><a class="button main" href="">Try again</a></div>
  </section>`;
  return answerAlone({ ...exchange, newCookies: [], signedIn: null }, { title: say`You are offline`, content });
}
