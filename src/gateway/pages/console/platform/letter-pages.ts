import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../../domain/text/languages.ts';
import type { LanguageCode } from '../../../domain/registrations/registration-words.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { section } from '../../desk/views/parts.ts';
import { mailState } from './mail-state.ts';
import { wordsOf } from '../../desk/views/figures.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';

// Every mail of the gateway with sample data: a list, and each one as its reader sees it.

type Letter = OperatorAnswers['listLetters']['letters'][number];

const MAILS = `${CONSOLE}${SCREENS.settings.path}/mails`;

export function letterRoutes(context: DeskContext): DeskRoute[] {
  return [
    { path: '/mails', show: (exchange) => showMails(context, exchange) },
    {
      path: '/mails/:letter',
      show: (exchange) => withLetter(context, exchange, (letter) => showLetter(exchange, letter)),
    },
    {
      path: '/mails/:letter/html',
      show: (exchange) => withLetter(context, exchange, ({ html: body }) => frame(exchange, body)),
    },
  ];
}

function languageIn({ request }: SignedInExchange): LanguageCode {
  const asked = request.query.get('language');
  return LANGUAGE_CODES.find((code) => code === asked) ?? 'en';
}

async function withLetters(
  { call }: DeskContext,
  exchange: SignedInExchange,
  answer: (letters: readonly Letter[]) => PageAnswer,
): Promise<PageAnswer> {
  const listed = await call(exchange, 'listLetters', { parameters: { language: languageIn(exchange) } });
  return listed.kind === 'refused' ? answerRefused(exchange, listed) : answer(listed.value.letters);
}

function withLetter(
  context: DeskContext,
  exchange: SignedInExchange,
  answer: (letter: Letter) => PageAnswer,
): Promise<PageAnswer> {
  return withLetters(context, exchange, (letters) => {
    const letter = letters.find((one) => one.letter === exchange.parameter);
    if (letter !== undefined) return answer(letter);
    return answerMessage(exchange, { status: 404, title: 'Not found', lines: ['The gateway has no such mail.'] });
  });
}

async function showMails(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const upkeep = may(exchange, 'upkeep.read') ? await context.call(exchange, 'readUpkeep', {}) : null;
  const state = upkeep?.kind === 'done' ? mailState(exchange, upkeep.value.mails) : NOTHING;
  return withLetters(context, exchange, (letters) => showList(exchange, letters, state));
}

function showList(exchange: SignedInExchange, letters: readonly Letter[], state: Html): PageAnswer {
  const language = languageIn(exchange);
  const content = html`${state}
    <h2>Every mail</h2>
    ${languages(MAILS, language)}
    <p class="soft">With sample data. Who gets which is in the guide about news and mails.</p>
    <ul class="mails" lang="${LANGUAGES[language].tag}">
      ${letters.map(
        ({ letter: name, subjectLine }) =>
          html`<li>
            <a class="sheet" href="${MAILS}/${name}?language=${language}">
              <b>${subjectLine}</b> <span class="soft" lang="en">${wordsOf(name)}</span>
            </a>
          </li>`,
      )}
    </ul>`;
  const back = { path: `${CONSOLE}${SCREENS.settings.path}`, title: 'Settings' };
  return answerDesk(exchange, { screen: 'settings', title: 'Mails', content, back });
}

function languages(path: string, chosen: LanguageCode): Html {
  return html`<p>
    ${LANGUAGE_CODES.map(
      (code, index) =>
        html`${index > 0 && ' · '}${
          code === chosen
            ? html`<b lang="${LANGUAGES[code].tag}">${LANGUAGES[code].name}</b>`
            : html`<a href="${path}?language=${code}" lang="${LANGUAGES[code].tag}">${LANGUAGES[code].name}</a>`
        }`,
    )}
  </p>`;
}

function showLetter(exchange: SignedInExchange, { letter: name, subjectLine, plainText }: Letter): PageAnswer {
  const language = languageIn(exchange);
  const { tag } = LANGUAGES[language];
  const content = html`${languages(`${MAILS}/${name}`, language)}
  ${section(
    'As HTML',
    html`<div class="previews">
      <iframe sandbox title="The mail as HTML" src="${MAILS}/${name}/html?language=${language}"></iframe>
    </div>`,
  )}
  ${section('As plain text', html`<div class="mail" lang="${tag}">${lines(plainText)}</div>`)}`;
  const back = { path: `${MAILS}?language=${language}`, title: 'Mails' };
  const answer = answerDesk(exchange, { screen: 'settings', title: subjectLine, content, back });
  return { ...answer, headers: { ...answer.headers, ...pageHeaders({ framesOwn: true }) } };
}

function lines(text: string): Html[] {
  return text.split('\n').map((line) => html`${line}<br />`);
}

/** S12: in a frame of ours only, and as if from another site: no script, no form, no picture. */
const FRAMED = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox',
].join('; ');

function frame({ newCookies }: SignedInExchange, body: string): PageAnswer {
  const headers = { ...pageHeaders(), 'Content-Security-Policy': FRAMED, 'X-Frame-Options': 'SAMEORIGIN' };
  return { status: 200, headers, cookies: newCookies, body };
}
