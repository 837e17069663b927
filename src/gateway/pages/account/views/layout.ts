import { renderDocument } from '../../../../web/document.ts';
import { NOTHING, html, raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { languageTag, say } from '../../../../web/texts.ts';
import { MARK } from '../../../../web/mark.ts';
import { OPERATOR_SIDE } from '../../../domain/audit/actor.ts';
import { accentOf } from '../../design/accent.ts';
import { csrfField } from '../../frame/form.ts';
import { typedList } from '../../frame/messages.ts';
import type { Message } from '../../frame/messages.ts';
import { pageHeaders } from '../page-headers.ts';
import type { Exchange, PageAnswer, PageScript } from '../../frame/page-types.ts';
import { CONFIRM, HOME, SIGN_IN } from '../../frame/return-path.ts';
import { SESSION_SCRIPT } from '../assets.ts';
import { deskPathOf } from '../desk-path.ts';
import { scriptWords } from '../../languages/script-words.ts';
import { sessionAttribute } from '../session-attribute.ts';
import { ACCOUNT_STYLE } from '../styles/account-style.ts';

export interface PageContent {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Next to those that the exchange brings. */
  readonly cookies?: readonly string[];
  /** `narrow` for one form, `wide` for the account page. */
  readonly width?: 'narrow' | 'wide';
  /** Those of its parts; each is loaded once. */
  readonly scripts?: readonly PageScript[];
  /** Pages here show codes, keys and tokens: those that never do say so, and are compressed. */
  readonly hasNoSecret?: boolean;
}

/** A whole page in the frame that all of them share. */
export function answerPage(exchange: Exchange, page: PageContent): PageAnswer {
  const { title, content, status = 200, cookies = [], width = 'narrow', scripts = [], hasNoSecret } = page;
  const loaded = new Set([...(exchange.signedIn === null ? [] : [SESSION_SCRIPT]), ...scripts]);
  const body = renderDocument({
    tag: languageTag(),
    title: `${title} · Tollgate`,
    head: [STYLE, accentOf(null).style, ...[...loaded].map(scriptElement)],
    attributes: html`${sessionAttribute(exchange)} ${scriptWords()}`,
    body: html`${header(exchange)}
      <main class="wrap ${width}">${content}</main>`,
  });
  const headers = pageHeaders({ withScript: loaded.size > 0 });
  const isSecret = hasNoSecret !== true;
  return { status, headers, cookies: [...exchange.newCookies, ...cookies], body, isSecret };
}

/** What the parts of a page need. */
export function scriptsOf(parts: readonly { readonly scripts?: readonly PageScript[] }[]): PageScript[] {
  return parts.flatMap(({ scripts = [] }) => scripts);
}

/** After a submission: a reload then sends nothing again. */
export function seeOther(exchange: Exchange, path: string, cookies: readonly string[] = []): PageAnswer {
  const headers = { ...pageHeaders(), Location: path };
  return { status: 303, headers, cookies: [...exchange.newCookies, ...cookies], body: '' };
}

export function answerMessage(exchange: Exchange, { status, title, lines, typed = [], next }: Message): PageAnswer {
  const content = html`<section class="sheet">
    <h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)} ${typed.length > 0 && typedList(typed)} ${next}
    <p>
      ${exchange.kept === null ? html`<a class="button" href="${HOME}">Go to your account</a>` : askAgainForm(exchange)}
    </p>
  </section>`;
  return answerPage(exchange, { status, title, content });
}

/** Back to what was asked for, with the form that waits for it. */
export function askAgainForm(exchange: Exchange, label = say`Try again`): Html {
  const action = exchange.signedIn === null ? SIGN_IN : CONFIRM;
  return html`<form method="post" action="${action}">
    ${csrfField(exchange, action)}<input type="hidden" name="do" value="ask" /><button class="button">${label}</button>
  </form>`;
}

/** In one piece: the hash in the policy is computed over exactly these characters. */
const STYLE: Html = raw(`<style>${ACCOUNT_STYLE}</style>`);

function header(exchange: Exchange): Html {
  const { signedIn } = exchange;
  return html`<header class="top">
    <a class="brand" href="${HOME}">${MARK}<b>Tollgate</b></a>
    ${signedIn === null ? NOTHING : html`${deskLink(signedIn)} ${signOut(exchange, signedIn.holder.person.email)}`}
  </header>`;
}

/** Back to where the person works. */
function deskLink(signedIn: NonNullable<Exchange['signedIn']>): Html {
  const path = deskPathOf({ signedIn });
  if (path === HOME) return NOTHING;
  const name = signedIn.grant.merNo === OPERATOR_SIDE ? 'Console' : say`Back office`;
  return html`<a class="console-link" href="${path}">${name}</a>`;
}

function signOut(exchange: Exchange, email: string): Html {
  return html`<form class="who" method="post" action="/account/sign-out">
    ${csrfField({ ...exchange, kept: null }, '/account/sign-out')}<span class="soft">${email}</span>
    <button class="button small">Sign out</button>
  </form>`;
}

function scriptElement({ path, integrity }: PageScript): Html {
  return html`<script src="${path}" integrity="${integrity}" type="module"></script>`;
}
