import { renderDocument } from '../../../../web/document.ts';
import { NOTHING, html, raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { languageTag } from '../../../../web/texts.ts';
import { MARK } from '../../../../web/mark.ts';
import { OPERATOR_SIDE } from '../../../domain/audit/actor.ts';
import { hideCardNumbers } from '../../../domain/text/card-numbers.ts';
import { accentOf } from '../../design/accent.ts';
import { csrfField } from '../../frame/form.ts';
import type { Exchange, PageAnswer, PageScript, SignedInExchange } from '../../frame/page-types.ts';
import { typedList } from '../../frame/messages.ts';
import type { Message } from '../../frame/messages.ts';
import { SESSION_SCRIPT } from '../../account/assets.ts';
import { sessionAttribute } from '../../account/session-attribute.ts';
import { scriptWords } from '../../languages/script-words.ts';
import { APP_LINKS } from '../app-files.ts';
import { DESK_SCRIPTS } from '../assets.ts';
import { may } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import type { ScreenId } from '../desks.ts';
import { pageHeaders } from '../page-headers.ts';
import { menu, menuButton } from './menu.ts';
import { bell } from './bell.ts';
import { seeAsBanner } from './see-as.ts';
import { DESK_STYLE, MERCHANT_STYLE } from '../styles/desk-style.ts';
import { zoneWords } from '../zone-names.ts';
import { zoneOf } from '../zone.ts';

export interface DeskPage {
  readonly screen: ScreenId | null;
  /** The title of the document, and its heading unless `heading` differs. */
  readonly title: string;
  readonly heading?: Html;
  /** Beside the heading: links to forms, buttons. */
  readonly actions?: Html;
  /** The way back up, such as from an order to the list. */
  readonly back?: { readonly path: string; readonly title: string };
  readonly content: Html;
  readonly status?: number;
  /** Parts with `data-live` are asked for again every so many seconds, by the script. */
  readonly liveSeconds?: number;
  /** Without a script, the page is asked for again after so many seconds. Not for pages with fields: what was typed would be lost. */
  readonly reloadSeconds?: number;
  readonly cookies?: readonly string[];
  /** Its forms send files: in parts, or the beginning alone. */
  readonly hasFiles?: boolean;
}

/** A page of the console or the back office in the frame that all share. */
export function answerDesk(exchange: SignedInExchange, page: DeskPage): PageAnswer {
  const {
    title,
    heading,
    actions,
    back,
    content,
    status = 200,
    liveSeconds,
    reloadSeconds,
    cookies = [],
    hasFiles,
  } = page;
  const body = html`<a class="skip" href="#main">Skip to content</a>
    ${topBar(exchange)} ${exchange.bar?.(exchange)} ${menu(exchange, page.screen)}
    <main id="main" tabindex="-1" ${liveSeconds !== undefined && html`data-live-seconds="${liveSeconds}"`}>
      ${seeAsBanner(exchange)} ${back && html`<p class="back"><a href="${back.path}">← ${back.title}</a></p>`}
      <div class="title">
        <h1>${heading ?? title}</h1>
        ${actions && html`<div class="actions">${actions}</div>`}
      </div>
      ${content}
    </main>
    ${footer(exchange)}`;
  const reload =
    reloadSeconds === undefined
      ? NOTHING
      : html`<noscript><meta http-equiv="refresh" content="${reloadSeconds}" /></noscript>`;
  return answerDocument(exchange, {
    title,
    body,
    status,
    cookies,
    isLive: liveSeconds !== undefined,
    hasFiles,
    reload,
  });
}

/** A page of its own, without the menu: for strangers. */
export function answerAlone(
  exchange: Exchange,
  { title, content, status = 200 }: Pick<DeskPage, 'title' | 'content' | 'status'>,
): PageAnswer {
  const body = html`<main id="main" class="alone">
    <p class="brand">${MARK}<b>Tollgate</b></p>
    <h1>${title}</h1>
    ${content}
  </main>`;
  return answerDocument(exchange, { title, body, status, cookies: [] });
}

/** A title and a few sentences; for strangers too. */
export function answerMessage(exchange: Exchange, { status, title, lines, typed = [], next }: Message): PageAnswer {
  const content = html`<section class="sheet stack act">
    ${lines.map((line) => html`<p>${line}</p>`)} ${typed.length > 0 && typedList(typed)}
    ${next !== undefined && html`<div class="actions">${next}</div>`}
  </section>`;
  if (exchange.signedIn !== null && (exchange.signedIn.grant.merNo === OPERATOR_SIDE) === (exchange.desk === 'console'))
    return answerDesk(exchange as SignedInExchange, { screen: null, title, content, status });
  const body = html`<main id="main" class="alone">
    <h1>${title}</h1>
    ${content}
    <p><a class="button" href="/account">Go to your account</a></p>
  </main>`;
  return answerDocument(exchange, { title, body, status, cookies: [] });
}

function answerDocument(
  exchange: Exchange,
  page: {
    title: string;
    body: Html;
    status: number;
    cookies: readonly string[];
    isLive?: boolean;
    hasFiles?: boolean | undefined;
    reload?: Html;
  },
): PageAnswer {
  const { title, body, status, cookies, isLive = false, hasFiles = false, reload = NOTHING } = page;
  const { is, name } = deskOf(exchange);
  const { always, live, files } = DESK_SCRIPTS[is];
  const scripts = [
    ...always,
    ...(isLive ? [live] : []),
    ...(hasFiles ? [files] : []),
    ...(exchange.signedIn === null ? [] : [SESSION_SCRIPT]),
  ];
  const text = renderDocument({
    tag: languageTag(),
    title: `${title} · ${name}`,
    head: [
      STYLE,
      is === 'merchant' ? MERCHANT_HEAD : NOTHING,
      accentOf(null).style,
      html`${scripts.map(scriptOf)}`,
      reload,
    ],
    attributes: html`class="console" ${sessionAttribute(exchange)} ${scriptWords()}`,
    body,
  });
  return {
    status,
    headers: pageHeaders(),
    cookies: [...exchange.newCookies, ...cookies],
    body: text,
  };
}

/** In one piece: the hash in the policy is computed over exactly these characters. */
const STYLE: Html = raw(`<style>${DESK_STYLE}</style>`);
const MERCHANT_HEAD: Html = html`${raw(`<style>${MERCHANT_STYLE}</style>`)}${APP_LINKS}`;
function scriptOf({ path, integrity }: PageScript): Html {
  return html`<script src="${path}" integrity="${integrity}" type="module"></script>`;
}

function topBar(exchange: SignedInExchange): Html {
  const { email } = exchange.signedIn.holder.person;
  const { folder, search } = deskOf(exchange);
  return html`<header class="top">
    ${menuButton()}<a class="brand" href="${folder}">${MARK}<b>Tollgate</b></a>
    ${searchBox(exchange, { folder, hint: search })}
    <form class="who" method="post" action="/account/sign-out">
      ${csrfField(exchange)}${bell(exchange)}<a class="soft" href="/account">${email}</a>
      <button class="button small">Sign out</button>
    </form>
  </header>`;
}

function searchBox({ request }: SignedInExchange, { folder, hint }: { folder: string; hint: string }): Html {
  const isSearch = request.path.startsWith(`${folder}/search`);
  return html`<form class="search" role="search" action="${folder}/search" data-search>
    <input
      type="search"
      name="q"
      id="search"
      value="${isSearch ? hideCardNumbers(request.query.get('q') ?? '') : ''}"
      placeholder="${hint}"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K"
      autocomplete="off"
      spellcheck="false"
      maxlength="200"
    />
    <button class="button plain"><span class="seen">Search and actions, </span><kbd>Ctrl K</kbd></button>
  </form>`;
}

function footer(exchange: SignedInExchange): Html {
  return html`<footer class="foot">
    <a href="${deskOf(exchange).folder}/preferences">Times in ${zoneWords(zoneOf(exchange), exchange.now)}</a>
    ${may(exchange, 'views.use') && html`<a href="${deskOf(exchange).folder}/views">Saved views</a>`}
    <button type="button" class="button plain" data-keys hidden>Shortcuts <kbd>?</kbd></button>
  </footer>`;
}
