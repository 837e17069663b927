import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import type { Call } from '../../desk/desk-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { LANGUAGES } from '../../../domain/text/languages.ts';
import { DESK_LANGUAGES, shownLanguage } from '../../languages/translations.ts';
import { zoneFrom, zoneNames, zoneWords } from '../../desk/zone-names.ts';
import { zoneCookie, zoneOf } from '../../desk/zone.ts';

const PATH = '/preferences';

/** Language and time zone. With a script, the browser's own zone is taken until somebody chooses another. */
export function preferenceRoutes(call: Call): PageRoute[] {
  return [
    {
      path: PATH,
      for: 'signedIn',
      show: async (exchange) => show(exchange),
      async submit(exchange, form) {
        const typed = fieldOf(form, 'zone');
        const zone = zoneFrom(typed);
        if (zone === null) return show(exchange, typed);
        const language = DESK_LANGUAGES.find((code) => code === form.get('language'));
        if (language !== undefined && language !== shownLanguage(exchange)) {
          const changed = await call(exchange, 'putNewsPreferences', { body: { language } });
          if (changed.kind === 'refused') return answerRefused(exchange, changed);
        }
        const answer = seeOther(exchange, deskOf(exchange).folder + PATH, { done: 'zone' });
        return { ...answer, cookies: [...(answer.cookies ?? []), zoneCookie(zone)] };
      },
    },
  ];
}

/** `unknown` is what somebody typed that is no zone. */
function show(exchange: SignedInExchange, unknown?: string): PageAnswer {
  const { now } = exchange;
  const own = zoneWords(zoneOf(exchange), now);
  const isWrong = unknown !== undefined;
  const content = html`${doneNotice(exchange, { zone: say`Your preferences are saved.` })}
    <form class="sheet act" method="post" action="${deskOf(exchange).folder + PATH}">
      ${formFields(exchange, deskOf(exchange).folder + PATH)}
      ${deskOf(exchange).is === 'merchant' && languageField(exchange)}
      <div class="field">
        <label for="zone">Time zone</label>
        <input
          id="zone"
          name="zone"
          list="zones"
          value="${unknown ?? own}"
          maxlength="64"
          autocomplete="off"
          required
          ${isWrong && html`aria-invalid="true"`}
          aria-describedby="zone-hint${isWrong && ' zone-error'}"
        />
        <datalist id="zones">${zoneNames(now).map((name) => html`<option value="${name}"></option>`)}</datalist>
        <p class="soft" id="zone-hint">Type a city, such as Berlin. UTC is shown when you point at a time.</p>
        ${isWrong && html`<p class="error" id="zone-error">No time zone has this name. Choose one from the list.</p>`}
      </div>
      <div class="actions">
        <button class="button main">Save</button>
        <button type="button" class="button" data-own-zone hidden>Use this browser's: <span></span></button>
      </div>
    </form>`;
  return answerDesk(exchange, { screen: null, title: say`Preferences`, content, ...(isWrong && { status: 400 }) });
}

/** The operator's people read English. */
function languageField(exchange: SignedInExchange): Html {
  return select({
    name: 'language',
    label: say`Language`,
    value: shownLanguage(exchange),
    choices: DESK_LANGUAGES.map((code) => [code, LANGUAGES[code].name]),
    hint: say`Of these pages, and of mails to you.`,
  });
}
