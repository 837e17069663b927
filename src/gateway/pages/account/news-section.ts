import { say, translated } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { NewsMailing, NewsTopic } from '../../domain/news/news.ts';
import type { LanguageCode } from '../../domain/registrations/registration-words.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../domain/text/languages.ts';
import type { ShownPreferences } from '../../operations/news/preferences.ts';
import type { Performer } from '../../operator/perform.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { DESK_LANGUAGES, shownLanguage } from '../languages/translations.ts';
import { actingOf } from '../frame/acting.ts';
import { csrfField, fieldOf } from '../frame/form.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../frame/page-types.ts';
import { HOME } from '../frame/return-path.ts';
import type { AccountSection } from './sections.ts';
import { answerPage, seeOther } from './views/layout.ts';

// Which mails somebody gets, in which language, and when a summary comes.

export interface NewsPagesOptions {
  /** With the contract's own checks. */
  readonly perform: Performer['perform'];
}

const NEWS = '/account/news';

const TOPIC_TITLES: Readonly<Record<NewsTopic, string>> = translated({
  chargebacks: 'Chargebacks, and their due dates',
  approvals: 'Requests that wait for you, and decisions about yours',
  endpoints: 'Endpoints that fail, and recover',
  payouts: 'Payouts that were paid, failed or came back',
  refunds: 'Refunds that came back',
  reconciliation: 'Exceptions of reconciliation that are overdue',
  beneficiaries: 'Beneficiaries that were saved or removed',
  settlementAccounts: 'Changes of the account to which your money goes',
  keys: 'Keys, tokens and webhook secrets',
  account: 'Your password, the ways you sign in, and new devices',
});

const MAILINGS: Readonly<Record<NewsMailing, string>> = translated({
  atOnce: 'At once',
  digest: 'Once a day, in the morning',
  off: 'No mails',
});

export function createNewsSection(options: NewsPagesOptions): AccountSection {
  return {
    id: 'news',
    get title() {
      return say`News and mails`;
    },
    async render(exchange) {
      const preferences = await read(options, exchange);
      if (preferences === null) return html`<p class="soft">News belongs to people who signed in.</p>`;
      const { topics, language, timeZone } = preferences;
      return html`${warning(preferences)}
        <ul class="rows">
          ${topics.map(
            ({ topic, mailing, fixed }) =>
              html`<li>
                <span>${TOPIC_TITLES[topic]}</span>
                <span class="soft">${fixed ? say`Always at once` : MAILINGS[mailing]}</span>
              </li>`,
          )}
        </ul>
        <p class="soft">
          Mails are in ${LANGUAGES[language].name}. The day’s summary comes at 8 in the morning,
          ${timeZone === null ? say`by the operator’s time zone` : say`by the clocks of ${timeZone}`}.
        </p>
        <p><a class="button small" href="${NEWS}">Choose your mails</a></p>`;
    },
  };
}

export function createNewsRoutes(options: NewsPagesOptions): PageRoute[] {
  return [
    {
      path: '/news',
      for: 'signedIn',
      show: (exchange) => showForm(options, exchange),
      submit: (exchange, form) => save(options, exchange, form),
    },
  ];
}

async function read({ perform }: NewsPagesOptions, exchange: SignedInExchange): Promise<ShownPreferences | null> {
  const outcome = await perform('getNewsPreferences', { parameters: {}, body: null }, actingOf(exchange));
  return outcome.kind === 'done' ? (outcome.value as ShownPreferences) : null;
}

function warning({ mails, reachable }: Pick<ShownPreferences, 'mails' | 'reachable'>): Html {
  if (!mails) {
    return html`<div class="notice" role="status">
      <p>This gateway sends no mails: it has no mail server. What happens is listed under the bell.</p>
    </div>`;
  }
  return reachable
    ? NOTHING
    : html`<div class="notice bad" role="status">
        <p>
          Mails to your address come back: the mail server says that it does not exist. Ask an administrator to correct
          it.
        </p>
      </div>`;
}

async function showForm(
  options: NewsPagesOptions,
  exchange: SignedInExchange,
  refused?: { readonly form: URLSearchParams; readonly detail: string },
): Promise<PageAnswer> {
  const preferences = await read(options, exchange);
  if (preferences === null) return seeOther(exchange, HOME);
  const { topics, language, timeZone } = preferences;
  const sent = (name: string, saved: string) => refused?.form.get(name) ?? saved;
  const zones: [string, string][] = Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]);
  const content = html`${refused && html`<div class="notice bad" role="alert"><p>${refused.detail}</p></div>`}
    <section class="sheet">
      <h1>Choose your mails</h1>
      ${warning(preferences)}
      <form method="post" action="${NEWS}">
        ${csrfField(exchange, NEWS)}
        ${topics
          .filter(({ fixed }) => !fixed)
          .map(({ topic, mailing }) =>
            choice({
              name: topic,
              label: TOPIC_TITLES[topic],
              value: sent(topic, mailing),
              choices: Object.entries(MAILINGS),
            }),
          )}
        ${choice({
          name: 'language',
          label: isOperators(exchange) ? say`Language of your mails` : say`Language of your pages and mails`,
          value: sent(
            'language',
            exchange.signedIn.holder.language ?? (isOperators(exchange) ? language : shownLanguage(exchange)),
          ),
          choices: languageChoices(exchange),
        })}
        ${choice({
          name: 'timeZone',
          label: say`Time zone of the day’s summary`,
          value: sent('timeZone', timeZone ?? ''),
          choices: [['', say`The operator’s`], ...zones],
        })}
        <p class="soft">
          Mails about your account, keys, beneficiaries and settlement accounts are always sent, at once.
        </p>
        <button class="button main">Save</button>
      </form>
    </section>
    <p class="centred"><a href="${HOME}#news">Cancel</a></p>`;
  return answerPage(exchange, { title: say`Choose your mails`, content, status: refused === undefined ? 200 : 400 });
}

function isOperators({ signedIn: { grant } }: SignedInExchange): boolean {
  return grant.merNo === OPERATOR_SIDE;
}

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
}

function choice({ name, label, value, choices }: Choice): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${choices.map(([one, text]) => html`<option value="${one}" ${one === value && html`selected`}>${text}</option>`)}
    </select>
  </div>`;
}

async function save(options: NewsPagesOptions, exchange: SignedInExchange, form: URLSearchParams): Promise<PageAnswer> {
  const preferences = await read(options, exchange);
  const open = preferences?.topics.filter(({ fixed }) => !fixed) ?? [];
  const zone = fieldOf(form, 'timeZone');
  const body = {
    topics: open.map(({ topic }) => ({ topic, mailing: fieldOf(form, topic) })),
    language: fieldOf(form, 'language'),
    timeZone: zone === '' ? null : zone,
  };
  const outcome = await options.perform('putNewsPreferences', { parameters: {}, body }, actingOf(exchange));
  if (outcome.kind === 'refused') return showForm(options, exchange, { form, detail: outcome.detail });
  return seeOther(exchange, '/account?notice=news#news');
}

/** The back office is not written in every language of mails; the console is in English, whatever its mails are. */
function languageChoices(exchange: SignedInExchange): [LanguageCode, string][] {
  return LANGUAGE_CODES.map((code) => {
    const { name } = LANGUAGES[code];
    const hasPages = isOperators(exchange) || DESK_LANGUAGES.includes(code);
    return [code, hasPages ? name : say`${name} (mails only)`];
  });
}
