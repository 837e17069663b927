import { firstTradeNoAt, merchantOf } from '../../domain/numbers.ts';
import { LINK_MS_AFTER_END } from '../../domain/orders/order.ts';
import { CAME_BACK } from '../../domain/payments/payer-event.ts';
import { answerForm } from './answer-form.ts';
import type { Exchange } from './answer-form.ts';
import { ASSETS_FOLDER, PAGES_FOLDER, SCRIPTS } from './assets.ts';
import { findOrder } from './find-order.ts';
import { chooseLanguage } from './language.ts';
import type { Language } from './language.ts';
import { beginLink, linkState, showLink } from './link-pages.ts';
import type { LinkExchange } from './link-pages.ts';
import { pageHeaders, seeOther } from './page-headers.ts';
import type { FoundOrder, PageAnswer, PageRequest, PagesOptions } from './page-types.ts';
import { createPresenter } from './present.ts';
import { readPayerCookie } from './payer-cookie.ts';
import { showReceipt } from './receipt-page.ts';
import { isUnderWay, stateNameOf, versionOf } from './situation.ts';
import { renderForward } from './views/forward.ts';
import type { Forwarded } from './views/forward.ts';
import { renderBusy, renderMissing, renderOver } from './views/message.ts';

export interface Pages {
  /** The path prefix of all pages. */
  readonly folder: string;
  readonly routes: readonly PageRoute[];
  /** The files that pages load. The path changes with the content. */
  readonly scripts: readonly { readonly path: string; readonly name: string }[];
  readonly scriptsFolder: string;
  /** Forms pay, or begin to. */
  readonly takesPayments: true;
  /** For a payer who has to come back in a moment. */
  answerBusy(request: PageRequest, refusal: 'tooMany' | 'busy'): PageAnswer;
  /** For every other address under the prefix. */
  answerMissing(request: PageRequest): PageAnswer;
  /** For a page requested with a method it does not support. */
  refuseMethod(methods: readonly string[]): PageAnswer;
  /** The response of openCashier: a page that leads to the payer's page. */
  forward(order: Forwarded & { readonly language: string | null }): {
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

interface PageRoute {
  /** Under the prefix, with `:tradeNo` in place of the order's number. */
  readonly path: string;
  readonly methods: readonly string[];
  answer(request: PageRequest, tradeNo: string): Promise<PageAnswer>;
}

export function createPages(options: PagesOptions): Pages {
  const presenter = createPresenter(options);
  const orderPage = (path: string, answer: (exchange: Exchange) => Promise<PageAnswer>, methods = READING) => ({
    path: `/:tradeNo${path}`,
    methods,
    answer: (request: PageRequest, tradeNo: string) => answer({ options, presenter, request, tradeNo }),
  });
  // Links and orders have their pages in the same place, and their numbers tell them apart.
  const either = (
    ofLink: (exchange: LinkExchange) => Promise<PageAnswer | null>,
    ofOrder: (exchange: Exchange) => Promise<PageAnswer>,
  ) => {
    return async (exchange: Exchange): Promise<PageAnswer> => {
      const { request, tradeNo: linkNo } = exchange;
      if (merchantOf('link', linkNo) === undefined) return ofOrder(exchange);
      return (await ofLink({ options, request, linkNo })) ?? answerUnknown(options, request, '');
    };
  };
  // Made once: it shows nothing of any order.
  const busyPages = new Map<Language, string>();
  const busyPage = (language: Language): string => {
    const page = busyPages.get(language) ?? renderBusy(language);
    busyPages.set(language, page);
    return page;
  };
  return {
    folder: PAGES_FOLDER,
    routes: [
      { path: '/logos/:logo', methods: READING, answer: (request, name) => answerLogo(options, request, name) },
      {
        path: '/receipts/:receipt',
        methods: READING,
        answer: async (request, name) =>
          (await showReceipt(options, request, name)) ?? answerUnknown(options, request, ''),
      },
      orderPage('', either(showLink, answerPage)),
      orderPage('', either(beginLink, answerPost), ['POST']),
      orderPage('/state', either(linkState, answerState)),
      orderPage('/bank', answerBank),
    ],
    scripts: SCRIPTS.map(({ path, name }) => ({ path: path.slice(PAGES_FOLDER.length), name })),
    scriptsFolder: ASSETS_FOLDER,
    takesPayments: true,
    answerBusy: (request, refusal) => ({
      status: refusal === 'tooMany' ? 429 : 503,
      headers: pageHeaders(),
      body: busyPage(readLanguage(request)),
    }),
    answerMissing: (request) => answerUnknown(options, request, ''),
    refuseMethod,
    forward(order) {
      const preferences = { query: null, cookie: null, acceptLanguage: undefined };
      const language = chooseLanguage({ ...preferences, field: order.language ?? undefined });
      return {
        html: renderForward(language, order),
        headers: pageHeaders({ accentColour: order.accentColour, framesPages: false, websites: [] }),
      };
    },
  };
}

const READING: readonly string[] = ['GET', 'HEAD'];

async function answerPage({ options, presenter, request, tradeNo }: Exchange): Promise<PageAnswer> {
  const found = await findFresh(options, request, tradeNo);
  if (found === null) return answerUnknown(options, request, tradeNo);
  noteVisit(options, request, tradeNo);
  return presenter.present(request, found);
}

/** Neither what a browser loads in advance, nor a program that only looks whether there is a page. */
function noteVisit({ noteEvent, clock }: PagesOptions, request: PageRequest, tradeNo: string): void {
  if (!isVisit(request)) return;
  noteEvent({ tradeNo, event: hasComeBack(request) ? 'cameBack' : 'opened', at: clock.now() });
}

function isVisit(request: PageRequest): boolean {
  return request.method === 'GET' && request.header('Sec-Purpose')?.includes('prefetch') !== true;
}

/** From the page of a bank or wallet. */
function hasComeBack(request: PageRequest): boolean {
  return isVisit(request) && request.query.has(CAME_BACK);
}

async function answerPost(exchange: Exchange): Promise<PageAnswer> {
  const answer = await answerForm(exchange);
  return answer ?? answerUnknown(exchange.options, exchange.request, exchange.tradeNo);
}

/** For the page's script: it reloads if the version has changed. With `left`, it says that the payer goes back to the shop. */
async function answerState({ options, request, tradeNo }: Exchange): Promise<PageAnswer> {
  if (request.query.has('left')) {
    if (request.method === 'GET') options.noteEvent({ tradeNo, event: 'left', at: options.clock.now() });
    return { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' };
  }
  const found = await findFresh(options, request, tradeNo);
  const headers = { 'Content-Type': 'application/json' };
  if (found === null) return { status: 404, headers, body: '{"state":"gone","version":"gone"}' };
  const state = { state: stateNameOf(found.situation), version: versionOf(found.paid) };
  return { status: 200, headers, body: JSON.stringify(state) };
}

/** S21: the simulated page of a bank or wallet exists in the sandbox only. */
async function answerBank({ options, presenter, request, tradeNo }: Exchange): Promise<PageAnswer> {
  const found = options.payer.decide === undefined ? null : await findOrder(options, tradeNo);
  if (found === null) return answerUnknown(options, request, options.payer.decide === undefined ? '' : tradeNo);
  const isHere = found.situation.kind === 'act';
  return isHere ? presenter.presentBank(request, found) : seeOther(tradeNo);
}

/**
 * The current state of the order: the channel is queried first if it may have news. Nothing is started here, because
 * link previews open links too.
 */
async function findFresh(options: PagesOptions, request: PageRequest, tradeNo: string): Promise<FoundOrder | null> {
  const found = await findOrder(options, tradeNo);
  if (found === null || request.method === 'HEAD') return found;
  if (!isUnderWay(found.situation)) return found;
  await refreshInTime(options, tradeNo, hasComeBack(request));
  return findOrder(options, tradeNo);
}

const REFRESH_MS_MAX = 1500;

/** A payer does not wait long for a slow channel: the page shows the last known state and polls again. */
async function refreshInTime({ payer, onFault }: PagesOptions, tradeNo: string, cameBack: boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REFRESH_MS_MAX);
  });
  const asked = payer.refresh(tradeNo, { cameBack }).catch((error: unknown) => onFault(error, tradeNo));
  await Promise.race([asked, late]);
  clearTimeout(timer);
}

/** Never changes under its address. Whatever a browser takes it for, it can do nothing (S37). */
async function answerLogo(options: PagesOptions, request: PageRequest, name: string): Promise<PageAnswer> {
  const logo = await options.payer.findLogo(name);
  if (logo === null) return answerUnknown(options, request, '');
  const { mediaType, content } = logo;
  const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return { status: 200, headers: { ...LOGO_HEADERS, 'Content-Type': mediaType }, body };
}

const LOGO_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // The preview's frame has no origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

/**
 * A number too old for a valid link is gone, whether or not it ever was an order, so that nothing is revealed about it.
 */
function answerUnknown({ clock }: PagesOptions, request: PageRequest, tradeNo: string): PageAnswer {
  const language = readLanguage(request);
  const isOver =
    merchantOf('order', tradeNo) !== undefined && tradeNo < firstTradeNoAt(clock.now() - LINK_MS_AFTER_END);
  const body = isOver ? renderOver(language) : renderMissing(language);
  return { status: isOver ? 410 : 404, headers: pageHeaders(), body };
}

function readLanguage({ query, header }: PageRequest): Language {
  const cookie = readPayerCookie(header('Cookie'))?.language ?? null;
  const acceptLanguage = header('Accept-Language');
  return chooseLanguage({ query: query.get('lang'), cookie, field: undefined, acceptLanguage });
}

function refuseMethod(methods: readonly string[]): PageAnswer {
  const allow = methods.join(', ');
  const headers = { ...pageHeaders(), 'Content-Type': 'text/plain; charset=utf-8', Allow: allow };
  return { status: 405, headers, body: `Send one of: ${allow}.\n` };
}
