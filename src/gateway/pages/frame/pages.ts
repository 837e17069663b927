import { inLanguage, languageTag, say } from '../../../web/texts.ts';
import { translationFor } from '../languages/translations.ts';
import { createCookieRules } from './cookies.ts';
import { exchangeOf, isKnown, isPoll, isSignedIn, strangerOf } from './exchange.ts';
import { BUSY, MISSING, TOO_LARGE, linkTo } from './messages.ts';
import type { Message } from './messages.ts';
import { createOnce } from './once.ts';
import type { Once } from './once.ts';
import { pageAbove } from './page-above.ts';
import type { Exchange, FrameOptions, PageAnswer, PageRequest, PageRoute, SignedInExchange } from './page-types.ts';
import { createSieve } from './sift-form.ts';
import type { Sieve } from './sift-form.ts';
import { answerSubmission, toSignIn } from './submit.ts';

export interface PeoplePages {
  /** The path prefix of all pages. */
  readonly folder: string;
  readonly routes: readonly {
    readonly path: string;
    readonly methods: readonly string[];
    readonly bodyBytesMax?: number | undefined;
    /** Whether a body of this size is read, and what is kept of it, before it is. */
    admits?(head: RequestHead): Promise<boolean | Sieve>;
    answer(request: PageRequest, parameter: string): Promise<PageAnswer>;
  }[];
  /** The files that pages load. */
  readonly scripts: readonly { readonly path: string; readonly name: string }[];
  readonly scriptsFolder: string;
  /** The session that a browser names; nobody has looked whether it is one. */
  callerOf(header: PageRequest['header']): string | null;
  answerMissing(request: PageRequest): Promise<PageAnswer>;
  answerBusy(request: PageRequest, refusal: 'tooMany' | 'busy'): PageAnswer;
  /** A form that was not read to its end. */
  answerTooLarge(request: PageRequest): Promise<PageAnswer>;
  refuseMethod(methods: readonly string[], request: PageRequest): Promise<PageAnswer>;
}

export interface PeoplePagesOptions extends FrameOptions {
  readonly folder: string;
  readonly routes: readonly PageRoute[];
  /** With the addresses that pages load them from. */
  readonly scripts: PeoplePages['scripts'];
  readonly scriptsFolder: string;
  /** The headers of every answer; see `page-headers.ts`. */
  headers(): Readonly<Record<string, string>>;
  /** A page of its own with a title and a few sentences. */
  answerMessage(exchange: Exchange, message: Message): PageAnswer;
  /** Why somebody who is signed in sees none of these pages; undefined if they do. */
  refuse?(exchange: SignedInExchange): PageAnswer | undefined;
}

/** The table of routes as the server registers it. Each request is checked here, before its route sees it. */
export function createPages(options: PeoplePagesOptions): PeoplePages {
  const { folder, routes, scripts, scriptsFolder } = options;
  const once = createOnce(options.submissions);
  // Made once a language: it shows nothing of who asks.
  const pages = new Map<string, PageAnswer>();
  const busyPage = (exchange: Exchange, refusal: 'tooMany' | 'busy'): PageAnswer => {
    const key = `${refusal} ${languageTag()}`;
    const page = pages.get(key) ?? options.answerMessage(exchange, BUSY[refusal]);
    pages.set(key, page);
    return page;
  };
  return {
    folder,
    routes: routes.map((route) => ({
      path: route.path,
      methods: [...(route.show ? ['GET', 'HEAD'] : []), ...(route.submit ? ['POST'] : [])],
      bodyBytesMax: route.bodyBytesMax,
      admits: (head) => admit(options, route, head),
      answer: (request, parameter) => answerRoute({ ...options, once }, route, { request, parameter }),
    })),
    scripts: scripts.map(({ path, name }) => ({ path: path.slice(folder.length), name })),
    scriptsFolder,
    async answerTooLarge(request) {
      const { exchange } = await exchangeOf(options, request, '');
      // A file is chosen again after signing in: nothing of it was read.
      return isSignedIn(exchange)
        ? sayIn(exchange, () => options.answerMessage(exchange, TOO_LARGE))
        : toSignIn(options, exchange);
    },
    callerOf: (header) => createCookieRules(header('Cookie'), options.isSecure()).read('session'),
    // A page that updates itself stays as it is.
    answerBusy(request, refusal) {
      const stranger = strangerOf(options, request);
      return sayIn(stranger, () => (isPoll(request) ? sayBusy(options, refusal) : busyPage(stranger, refusal)));
    },
    async answerMissing(request) {
      const exchange = await lookAt(options, request);
      return sayIn(exchange, () =>
        options.answerMessage(exchange, { ...MISSING, next: linkTo(folder, say`Go to the start page`) }),
      );
    },
    async refuseMethod(methods, request) {
      const exchange = await lookAt(options, request);
      const page = pageAbove(folder, routes, request.path);
      const answer = sayIn(exchange, () => options.answerMessage(exchange, notAPage(page)));
      return { ...answer, headers: { ...answer.headers, Allow: methods.join(', ') } };
    },
  };
}

type RequestHead = Pick<PageRequest, 'path' | 'header'>;

/** Files that a stranger sends to a form for signed-in people are thrown away; the form's texts wait. */
async function admit(options: PeoplePagesOptions, route: PageRoute, head: RequestHead): Promise<boolean | Sieve> {
  if (await isKnown(options, head.header)) return true;
  const { bodyBytesMax, takesFiles } = route;
  if (route.for !== 'signedIn' || takesFiles !== true || bodyBytesMax === undefined) return false;
  return createSieve(options, head, bodyBytesMax) ?? false;
}

/** A page without a form needs no cookie. */
async function lookAt(options: PeoplePagesOptions, request: PageRequest): Promise<Exchange> {
  const { exchange } = await exchangeOf(options, request, '');
  return { ...exchange, newCookies: [] };
}

/** Such as an address that only takes a form: from a bookmark, or by going back. */
function notAPage(page: string): Message {
  return {
    status: 405,
    title: say`Nothing to see at this address`,
    lines: [say`It takes what a form sends, and nothing was sent. Open the page with the form.`],
    next: linkTo(page, say`Open the page`),
  };
}

async function answerRoute(
  options: PeoplePagesOptions & { readonly once: Once },
  route: PageRoute,
  { request, parameter }: { request: PageRequest; parameter: string },
): Promise<PageAnswer> {
  const { exchange, secret } = await exchangeOf(options, request, parameter);
  return sayIn(exchange, () => answerExchange(options, route, { exchange, secret }));
}

/** In the language of whoever asks. */
function sayIn<Answer>(exchange: Exchange, answer: () => Answer): Answer {
  return inLanguage(translationFor(exchange), answer);
}

async function answerExchange(
  options: PeoplePagesOptions & { readonly once: Once },
  route: PageRoute,
  { exchange, secret }: { exchange: Exchange; secret: string | null },
): Promise<PageAnswer> {
  const { request } = exchange;
  if (request.method === 'POST') {
    if (isSignedIn(exchange)) {
      options.attention?.forget(exchange);
      options.unread?.forget(exchange);
    }
    return answerSubmission({ options, route, exchange, secret });
  }
  if (route.for === 'anyone') return (await route.show?.(exchange)) ?? options.answerMessage(exchange, MISSING);
  if (!isSignedIn(exchange)) return isPoll(request) ? sayEnded(options) : toSignIn(options, exchange);
  const refused = options.refuse?.(exchange);
  if (refused !== undefined) return refused;
  const shown = isPoll(request) ? exchange : await withAttention(options, exchange);
  return (await route.show?.(shown)) ?? options.answerMessage(shown, MISSING);
}

/** The parts of a page that update themselves have no menu. */
async function withAttention(options: PeoplePagesOptions, exchange: SignedInExchange): Promise<SignedInExchange> {
  const [attention, unread] = await Promise.all([options.attention?.read(exchange), options.unread?.read(exchange)]);
  return { ...exchange, ...(attention && { attention }), ...(unread !== undefined && { unread }) };
}

/** A page that updates itself shows it, so that its reader is not led away. */
function sayEnded(options: PeoplePagesOptions): PageAnswer {
  const headers = { ...options.headers(), 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 401, headers, body: say`You are signed out.` + '\n' };
}

function sayBusy(options: PeoplePagesOptions, refusal: 'tooMany' | 'busy'): PageAnswer {
  const headers = { ...options.headers(), 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: BUSY[refusal].status, headers, body: `${BUSY[refusal].title}.\n` };
}
