import { createCookieRules } from './cookies.ts';
import { formTokenOf, readForm } from './form.ts';
import type { Submitted } from './form.ts';
import { createOnce } from './once.ts';
import type { Once } from './once.ts';
import type { Exchange, FrameOptions, PageAnswer, PageRequest, PageRoute, SignedInExchange } from './page-types.ts';
import { SIGN_IN, withReturn } from './return-path.ts';

export interface PeoplePages {
  /** The path prefix of all pages. */
  readonly folder: string;
  readonly routes: readonly {
    readonly path: string;
    readonly methods: readonly string[];
    readonly bodyBytesMax?: number | undefined;
    /** Whether a body of this size is read, before it is. */
    admits?(header: PageRequest['header']): Promise<boolean>;
    answer(request: PageRequest, parameter: string): Promise<PageAnswer>;
  }[];
  /** The files that pages load. */
  readonly scripts: readonly { readonly path: string; readonly name: string }[];
  readonly scriptsFolder: string;
  /** The session that a browser names; nobody has looked whether it is one. */
  callerOf(header: PageRequest['header']): string | null;
  answerMissing(request: PageRequest): PageAnswer;
  answerBusy(request: PageRequest, refusal: 'tooMany' | 'busy'): PageAnswer;
  /** A form that was not read to its end. */
  answerTooLarge(request: PageRequest): Promise<PageAnswer>;
  refuseMethod(methods: readonly string[]): PageAnswer;
}

export interface Message {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PeoplePagesOptions extends FrameOptions {
  readonly folder: string;
  readonly routes: readonly PageRoute[];
  /** With the addresses that pages load them from. */
  readonly scripts: PeoplePages['scripts'];
  readonly scriptsFolder: string;
  /** Of every answer; see `page-headers.ts`. */
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
  // Made once: it shows nothing of who asks.
  const pages = new Map<string, PageAnswer>();
  const busyPage = (request: PageRequest, refusal: 'tooMany' | 'busy'): PageAnswer => {
    const page = pages.get(refusal) ?? options.answerMessage(strangerOf(options, request), BUSY[refusal]);
    pages.set(refusal, page);
    return page;
  };
  return {
    folder,
    routes: routes.map((route) => ({
      path: route.path,
      methods: [...(route.show ? ['GET', 'HEAD'] : []), ...(route.submit ? ['POST'] : [])],
      bodyBytesMax: route.bodyBytesMax,
      admits: (header) => isKnown(options, header),
      answer: (request, parameter) => answerRoute({ ...options, once }, route, { request, parameter }),
    })),
    scripts: scripts.map(({ path, name }) => ({ path: path.slice(folder.length), name })),
    scriptsFolder,
    async answerTooLarge(request) {
      const { exchange } = await exchangeOf(options, request, '');
      return options.answerMessage(exchange, TOO_LARGE);
    },
    callerOf: (header) => createCookieRules(header('Cookie'), options.isSecure()).read('session'),
    answerMissing: (request) => options.answerMessage(strangerOf(options, request), MISSING),
    // A page that updates itself stays as it is.
    answerBusy: (request, refusal) => (isPoll(request) ? sayBusy(options, refusal) : busyPage(request, refusal)),
    refuseMethod(methods) {
      const allow = methods.join(', ');
      const headers = { ...options.headers(), 'Content-Type': 'text/plain; charset=utf-8', Allow: allow };
      return { status: 405, headers, body: `Send one of: ${allow}.\n` };
    },
  };
}

const MISSING = {
  status: 404,
  title: 'Page not found',
  lines: ['Check the address, or go to your account.'],
} as const satisfies Message;
const STALE = {
  status: 403,
  title: 'This form has expired',
  lines: ['Nothing was changed. Open the page again and repeat what you did.'],
};
const SENT = {
  status: 409,
  title: 'This form was already sent',
  lines: [
    'It is not sent a second time. The first one has not ended yet, or was interrupted.',
    'Look at what it was about before you do it again.',
  ],
};
const TOO_LARGE = {
  status: 413,
  title: 'This is too large',
  lines: ['Nothing was changed. Go back and choose a smaller file, or send less text.'],
};
const BUSY = {
  tooMany: {
    status: 429,
    title: 'Too many pages at once',
    lines: ['Pages that you opened earlier are still waiting. Nothing was changed. Reload this page in a moment.'],
  },
  busy: {
    status: 503,
    title: 'Very busy right now',
    lines: ['Payments come first. Nothing was changed. Reload this page in a moment.'],
  },
};
const UNREADABLE = { status: 400, title: 'We could not read this form', lines: ['Nothing was changed.'] };

async function answerRoute(
  options: PeoplePagesOptions & { readonly once: Once },
  route: PageRoute,
  { request, parameter }: { request: PageRequest; parameter: string },
): Promise<PageAnswer> {
  const { exchange, secret } = await exchangeOf(options, request, parameter);
  // The one place that answers strangers who ask for a person's page.
  if (route.for === 'signedIn') {
    if (!isSignedIn(exchange)) return isPoll(request) ? sayEnded(options) : toSignIn(options, exchange);
    const refused = options.refuse?.(exchange);
    if (refused !== undefined) return refused;
  }
  if (request.method !== 'POST') return showOf(options, route, exchange);
  const submitted = readForm(options.vault, request, { secret, takesFiles: route.takesFiles === true });
  if (submitted.kind === 'unreadable') return options.answerMessage(exchange, UNREADABLE);
  if (submitted.kind === 'stale') return options.answerMessage(exchange, STALE);
  const { form } = submitted;
  const submit = () => submitOf(options, route, exchange, submitted);
  const formId = form.get('once');
  if (formId === null) return submit();
  return options.once({
    key: `${secret} ${formId}`,
    path: request.path,
    submit,
    answerCopy: (path) =>
      path === null
        ? options.answerMessage(exchange, SENT)
        : { status: 303, headers: { ...options.headers(), Location: path }, cookies: exchange.newCookies, body: '' },
  });
}

function toSignIn(options: PeoplePagesOptions, { request, newCookies }: Exchange): PageAnswer {
  const headers = { ...options.headers(), Location: withReturn(SIGN_IN, request.path) };
  return { status: 303, headers, cookies: newCookies, body: '' };
}

/** A page that updates itself shows it, so that its reader is not led away. */
function sayEnded(options: PeoplePagesOptions): PageAnswer {
  const headers = { ...options.headers(), 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 401, headers, body: 'You are signed out.\n' };
}

function sayBusy(options: PeoplePagesOptions, refusal: 'tooMany' | 'busy'): PageAnswer {
  const headers = { ...options.headers(), 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: BUSY[refusal].status, headers, body: `${BUSY[refusal].title}.\n` };
}

/** Sent by the script of a page that updates itself. */
function isPoll({ header }: PageRequest): boolean {
  return header('X-Live') !== undefined;
}

function showOf(options: PeoplePagesOptions, route: PageRoute, exchange: Exchange): Promise<PageAnswer> {
  const answer = route.for === 'anyone' ? route.show?.(exchange) : route.show?.(exchange as SignedInExchange);
  return answer ?? Promise.resolve(options.answerMessage(exchange, MISSING));
}

function submitOf(
  options: PeoplePagesOptions,
  route: PageRoute,
  exchange: Exchange,
  { form, files }: Extract<Submitted, { readonly kind: 'form' }>,
): Promise<PageAnswer> {
  const answer =
    route.for === 'anyone'
      ? route.submit?.(exchange, form, files)
      : route.submit?.(exchange as SignedInExchange, form, files);
  return answer ?? Promise.resolve(options.answerMessage(exchange, MISSING));
}

function isSignedIn(exchange: Exchange): exchange is SignedInExchange {
  return exchange.signedIn !== null;
}

/** Somebody is signed in. */
async function isKnown(options: FrameOptions, header: PageRequest['header']): Promise<boolean> {
  const token = createCookieRules(header('Cookie'), options.isSecure()).read('session');
  return token !== null && (await options.identify(token)) !== null;
}

/** `secret` is what forms of this browser are bound to; null if it has sent nothing that they could be. */
async function exchangeOf(
  options: FrameOptions,
  request: PageRequest,
  parameter: string,
): Promise<{ exchange: Exchange; secret: string | null }> {
  const cookies = createCookieRules(request.header('Cookie'), options.isSecure());
  const token = cookies.read('session');
  const signedIn = token === null ? null : await options.identify(token, { isPoll: isPoll(request) });
  const known = signedIn === null ? cookies.read('visit') : token;
  const secret = known ?? options.newSecret();
  const exchange = {
    request,
    parameter,
    now: options.clock.now(),
    signedIn,
    formToken: formTokenOf(options.vault, secret),
    newFormId: options.newSecret,
    newCookies: known === null ? [cookies.write('visit', secret)] : [],
    cookies,
    bar: options.bar,
  };
  return { exchange, secret: known };
}

function strangerOf({ clock, isSecure, newSecret }: FrameOptions, request: PageRequest): Exchange {
  const cookies = createCookieRules(undefined, isSecure());
  return {
    request,
    parameter: '',
    now: clock.now(),
    signedIn: null,
    formToken: '',
    newFormId: newSecret,
    newCookies: [],
    cookies,
  };
}
