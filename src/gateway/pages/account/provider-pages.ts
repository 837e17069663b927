import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { ProviderSignIn, StartInput, StartOutcome } from '../../operations/sign-in/providers/provider-sign-in.ts';
import { PROVIDER_STEP_MS } from '../../operations/sign-in/providers/provider-steps.ts';
import { STEP_UP_MS } from '../../domain/sign-in/session-rules.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import { csrfField } from '../frame/form.ts';
import type { PageRoute, Exchange, PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection, SignInWay } from './sections.ts';
import { HOME, safeReturnPath } from '../frame/return-path.ts';
import { goOn } from './resume.ts';
import { sessionCookies } from './session-cookies.ts';
import { seeOther } from './views/layout.ts';
import { BUSY, refusalOf } from './views/provider-refusals.ts';
import { answerLeaving, answerRefusal } from './views/provider-views.ts';

// Signing in through identity providers: out to the provider and back, a button for each on the sign-in page, and which are
// connected on the account page.

export interface ProviderPages {
  readonly routes: readonly PageRoute[];
  readonly ways: readonly SignInWay[];
  readonly sections: readonly AccountSection[];
  /** How a session that a provider has started is confirmed; null for all others. */
  confirmWith(exchange: SignedInExchange, returnTo: string): Html | null;
  /** The page after a session has ended, if its provider has a session of its own to end; else null. */
  afterSignOut(exchange: SignedInExchange, cookies: readonly string[]): Promise<PageAnswer | null>;
}

export interface ProviderPagesOptions {
  readonly signIn: ProviderSignIn;
  readonly newSecret: () => string;
  /** Whether the operator's people can use the password form too. */
  readonly localSignIn: boolean;
}

const NO_PAGES: ProviderPages = {
  routes: [],
  ways: [],
  sections: [],
  confirmWith: () => null,
  afterSignOut: () => Promise.resolve(null),
};

export function createProviderPages({ signIn, newSecret, localSignIn }: ProviderPagesOptions): ProviderPages {
  const { providers } = signIn;
  if (providers.length === 0) return NO_PAGES;
  const buttons: readonly SignInWay[] = providers.map(({ id, name }) => ({
    render: (exchange, returnTo) =>
      startButton(exchange, { path: startPath(id, returnTo), label: say`Continue with ${name}`, look: 'button' }),
  }));
  return {
    routes: [startRoute(signIn, newSecret), connectRoute(signIn, newSecret), callbackRoute(signIn)],
    ways: localSignIn ? buttons : [{ render: onlyProviders }, ...buttons],
    confirmWith(exchange, returnTo) {
      const { method } = exchange.signedIn.holder.session;
      const provider = providers.find(({ id }) => method === `oidc:${id}`);
      if (provider === undefined) return null;
      const path = `${startPath(provider.id, returnTo)}&purpose=confirm`;
      return startButton(exchange, { path, label: say`Confirm with ${provider.name}`, look: 'button main' });
    },
    sections: [connectedSection(signIn)],
    async afterSignOut(exchange, cookies) {
      const leaving = await signIn.signOutAddress(exchange.signedIn.holder.session);
      return leaving === null ? null : answerLeaving(exchange, { ...leaving, cookies, purpose: 'signOut' });
    },
  };
}

function onlyProviders(): Html {
  return html`<p class="soft">The operator's people do not use a password here:</p>`;
}

function startPath(providerId: string, returnTo: string): string {
  return `/account/oidc/${providerId}/start?return=${encodeURIComponent(returnTo)}`;
}

/** A link; a form if another one waits for it. */
function startButton(exchange: Exchange, { path, label, look }: { path: string; label: string; look: string }): Html {
  if (exchange.kept === null) return html`<a class="${look}" href="${path}">${label}</a>`;
  return html`<form method="post" action="${path}">
    ${csrfField(exchange, path)}<button class="${look}">${label}</button>
  </form>`;
}

function startRoute(signIn: ProviderSignIn, newSecret: () => string): PageRoute {
  const start = async (exchange: Exchange) => {
    const { query } = exchange.request;
    const purpose = query.get('purpose') === 'confirm' && exchange.signedIn !== null ? 'confirm' : 'signIn';
    const returnTo = safeReturnPath(query.get('return'));
    const { browser, cookie } = browserOf(exchange, newSecret);
    const { kept } = exchange;
    const started = await signIn.start({ ...askingOf(exchange), browser, purpose, returnTo, kept });
    if (started.code !== 'redirect') return refuseStart(exchange, started);
    return kept === null
      ? seeOther(exchange, started.address, [cookie])
      : answerLeaving(exchange, { ...started, cookies: [cookie], purpose });
  };
  return { for: 'anyone', path: '/oidc/:provider/start', show: start, submit: start };
}

/** A form, with its token: another site must not connect a visitor's account to whoever is signed in at the provider (S13). */
function connectRoute(signIn: ProviderSignIn, newSecret: () => string): PageRoute {
  return {
    for: 'signedIn',
    path: '/oidc/:provider/connect',
    async submit(exchange) {
      const { factorAt } = exchange.signedIn.grant;
      if (factorAt === null || exchange.realNow - factorAt >= STEP_UP_MS) {
        throw new FactorNeededError();
      }
      const { browser, cookie } = browserOf(exchange, newSecret);
      const started = await signIn.start({ ...askingOf(exchange), browser, purpose: 'connect', returnTo: HOME });
      if (started.code !== 'redirect') return refuseStart(exchange, started);
      return answerLeaving(exchange, { ...started, cookies: [cookie], purpose: 'connect' });
    },
  };
}

function callbackRoute(signIn: ProviderSignIn): PageRoute {
  return {
    for: 'anyone',
    path: '/oidc/:provider/callback',
    async show(exchange) {
      const { request, cookies } = exchange;
      const outcome = await signIn.finish({
        ...askingOf(exchange),
        browser: cookies.read('provider') ?? '',
        query: request.query,
        agent: request.header('User-Agent') ?? '',
        requestId: request.requestId,
      });
      const waiting = { ...exchange, kept: outcome.kept ?? null };
      if (!('returnTo' in outcome)) {
        return answerRefusal(waiting, {
          ...refusalOf(outcome.code, outcome.provider),
          providerId: exchange.parameter,
        });
      }
      const session = 'token' in outcome ? sessionCookies(exchange, outcome.token) : [];
      return goOn(waiting, outcome.returnTo, [...session, cookies.clear('provider')]);
    },
  };
}

function askingOf({ parameter, request, signedIn }: Exchange): Omit<StartInput, 'browser' | 'purpose' | 'returnTo'> {
  return { providerId: parameter, address: request.address, signedIn };
}

/** Tabs of a browser share the secret, so that each of them can finish. */
function browserOf({ cookies }: Exchange, newSecret: () => string): { browser: string; cookie: string } {
  const browser = cookies.read('provider') ?? newSecret();
  return { browser, cookie: cookies.write('provider', browser, PROVIDER_STEP_MS / 1000) };
}

function refuseStart(exchange: Exchange, { code, provider }: Exclude<StartOutcome, { code: 'redirect' }>): PageAnswer {
  const refusal = code === 'busy' ? BUSY : refusalOf(code, provider);
  return answerRefusal(exchange, { ...refusal, providerId: exchange.parameter });
}

function connectedSection(signIn: ProviderSignIn): AccountSection {
  return {
    id: 'providers',
    get title() {
      return say`Identity providers`;
    },
    async render(exchange) {
      const connected = await signIn.connectedTo(exchange.signedIn.holder.person.personId);
      return html`<ul class="rows">
        ${signIn.providers.map(
          ({ id, name }) =>
            html`<li class="row">
              <span
                ><b>${name}</b>
                <span class="soft">${connected.includes(id) ? say`Connected` : say`Not connected`}</span></span
              >
              ${
                connected.includes(id)
                  ? NOTHING
                  : html`<form method="post" action="/account/oidc/${id}/connect">
                      ${csrfField(exchange, `/account/oidc/${id}/connect`)}<button class="button small">Connect</button>
                    </form>`
              }
            </li>`,
        )}
      </ul>`;
    },
  };
}
