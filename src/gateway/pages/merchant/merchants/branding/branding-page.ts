import { say, translated } from '../../../../../web/texts.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { ACCENT } from '../../../../../web/tokens.ts';
import { contrastsOf } from '../../../design/accent.ts';
import { fieldOf } from '../../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { pageHeaders } from '../../../desk/page-headers.ts';
import { queryPath } from '../../../desk/query-path.ts';
import { refusedNotice, seeOther } from '../../../desk/respond.ts';
import { showRead } from '../../../desk/show-read.ts';
import { changesSince, seenField, seenIn, staleNotice } from '../../../desk/form/stale.ts';
import { doneNotice } from '../../../desk/views/done.ts';
import { field, formFields } from '../../../desk/views/forms.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { section, wideFacts } from '../../../desk/views/parts.ts';
import { BRANDING, readBranding } from './branding.ts';
import type { BrandingAnswer } from './branding.ts';
import { logoSection } from './logo-section.ts';
import { fixedWords } from '../../../design/written.ts';

const DONE = translated({
  saved: 'Saved. Payers see it from now on.',
  logo: 'The logo was saved. Payers see it from now on.',
  removed: 'The logo was removed.',
});

/** What was entered, or what there is. */
interface Shown {
  readonly displayName: string;
  /** Empty for the gateway's own. */
  readonly colour: string;
}

export function brandingRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '',
      show: (exchange) =>
        showRead(exchange, readBranding(context, exchange), (branding) =>
          showBranding(exchange, branding, { shown: shownIn(exchange.request.query, branding) }),
        ),
      submit: (exchange, form) =>
        showRead(exchange, readBranding(context, exchange), (branding) => save(context, exchange, { branding, form })),
    },
  ];
}

async function save(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { branding, form }: { branding: BrandingAnswer; form: URLSearchParams },
): Promise<PageAnswer> {
  const shown = shownIn(form, branding);
  const changes = changesSince(form, seenOf(branding));
  if (changes.length > 0) {
    const merged = keepUntouched(shown, { form, branding });
    return showBranding(exchange, branding, { shown: merged, notice: staleNotice(changes), status: 409 });
  }
  const { merNo, displayName, accentColour } = branding;
  const saved = await call(exchange, 'changeBranding', {
    parameters: { merNo },
    body: {
      displayName: shown.displayName === '' ? null : shown.displayName,
      accentColour: shown.colour === '' ? null : shown.colour,
      replaces: { displayName, accentColour },
    },
  });
  if (saved.kind === 'refused') {
    return showBranding(exchange, branding, { shown, notice: refusedNotice(saved), status: 400 });
  }
  return seeOther(exchange, BRANDING, { done: 'saved' });
}

function shownIn(given: URLSearchParams, { displayName, accentColour }: BrandingAnswer): Shown {
  if (!given.has('displayName')) return { displayName: displayName ?? '', colour: accentColour ?? '' };
  const isOwn = given.get('colour') === 'own';
  return { displayName: fieldOf(given, 'displayName'), colour: isOwn ? fieldOf(given, 'accentColour') : '' };
}

/** What was typed; for what was not touched, what is saved now. */
function keepUntouched(
  { displayName, colour }: Shown,
  { form, branding }: { form: URLSearchParams; branding: BrandingAnswer },
): Shown {
  const seen = seenIn(form);
  return {
    displayName: displayName === seen[say`Name`] ? (branding.displayName ?? '') : displayName,
    colour: colour === seen[say`Colour`] ? (branding.accentColour ?? '') : colour,
  };
}

function seenOf({ displayName, accentColour }: BrandingAnswer) {
  return { [say`Name`]: displayName ?? '', [say`Colour`]: accentColour ?? '' };
}

interface BrandingPage {
  readonly shown?: Shown;
  readonly notice?: Html;
  readonly status?: number;
}

export function showBranding(
  exchange: SignedInExchange,
  branding: BrandingAnswer,
  { shown = shownIn(new URLSearchParams(), branding), notice = NOTHING, status = 200 }: BrandingPage,
): PageAnswer {
  const mayChange = may(exchange, 'branding.change');
  const answer = answerDesk(exchange, {
    screen: 'branding',
    title: say`Branding`,
    status,
    content: html`${notice}${doneNotice(exchange, DONE)}
      <div class="branding">
        <div>
          ${mayChange ? textForm(exchange, branding, shown) : facts(branding)}
          ${logoSection(exchange, branding, mayChange)}
        </div>
        ${previews(shown)}
      </div>`,
  });
  return { ...answer, headers: pageHeaders({ framesOwn: true }) };
}

function facts({ name, displayName, accentColour }: BrandingAnswer): Html {
  return section(
    say`Name and colour`,
    wideFacts([
      [say`Name shown to payers`, displayName ?? name],
      [say`Colour`, accentColour ?? say`Tollgate's own`],
    ]),
  );
}

const COLOUR_FORM = /^#[0-9a-f]{6}$/i;
const [FIRST_COLOUR] = ACCENT.accent;

function textForm(exchange: SignedInExchange, branding: BrandingAnswer, { displayName, colour }: Shown): Html {
  const choice = (value: 'own' | 'default', label: string) =>
    html`<label
      ><input type="radio" name="colour" value="${value}" ${(value === 'own') === (colour !== '') && html`checked`} />
      <span>${label}</span></label
    >`;
  return html`<form class="sheet act" method="post" action="${BRANDING}" data-once>
    <h2>Name and colour</h2>
    ${formFields(exchange, BRANDING)} ${seenField(seenOf(branding))}
    ${field({
      name: 'displayName',
      label: say`Name shown to payers`,
      value: displayName,
      lengthMax: 60,
      placeholder: branding.name,
      hint: say`Empty shows the registered name, ${branding.name}.`,
    })}
    <fieldset class="choices">
      <legend>Colour of buttons</legend>
      ${choice('default', say`Tollgate's own`)} ${choice('own', say`Your own`)}
    </fieldset>
    <div class="field">
      <label for="accentColour">Your colour</label>
      <input
        type="color"
        id="accentColour"
        name="accentColour"
        value="${COLOUR_FORM.test(colour) ? colour : FIRST_COLOUR}"
        aria-describedby="colour-hint"
      />
      <p class="soft" id="colour-hint">${contrastText(colour)}</p>
    </div>
    <div class="actions">
      <button class="button main">Save</button>
      <button class="button" formmethod="get" formaction="${BRANDING}">Preview</button>
    </div>
  </form>`;
}

/** Text on a button is always readable: it is black or white. This says whether the button itself can be seen. */
function contrastText(colour: string): string {
  const chosen = COLOUR_FORM.test(colour) ? colour : FIRST_COLOUR;
  const { text, onText, light, dark } = contrastsOf(chosen);
  const contrast = fixedWords(text, 1);
  const words =
    onText === 'black'
      ? say`Text on it is black, with a contrast of ${contrast} to 1.`
      : say`Text on it is white, with a contrast of ${contrast} to 1.`;
  return [words, faintWords(light < FAINT, dark < FAINT)].filter((sentence) => sentence !== '').join(' ');
}

function faintWords(onLight: boolean, onDark: boolean): string {
  if (onLight && onDark) return say`On a light page and a dark page the button itself is hard to see.`;
  if (onLight) return say`On a light page the button itself is hard to see.`;
  return onDark ? say`On a dark page the button itself is hard to see.` : '';
}

const FAINT = 1.5;

/** The cashier as payers get it, in frames that can do nothing. */
function previews({ displayName, colour }: Shown): Html {
  const frame = (scheme: 'light' | 'dark', title: string) =>
    html`<figure>
      <iframe
        src="${queryPath(`${BRANDING}/preview`, { scheme, name: displayName, colour })}"
        title="${title}"
        sandbox
        width="360"
        height="620"
      ></iframe>
      <figcaption class="soft">${title}</figcaption>
    </figure>`;
  return html`<section class="previews" aria-label="Preview">
    ${frame('light', say`Payment page, light`)} ${frame('dark', say`Payment page, dark`)}
  </section>`;
}
