import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { may } from '../desk-types.ts';
import type { Choosing, Found, ListInPage, PageId } from './list-types.ts';

// Rows that people choose. The boxes are fields of a form that is sent by GET: the page that follows
// says what will be done, can be reloaded, and does nothing by itself.

/** As many as are done at once. */
export const CHOSEN_MAX = 100;

/** The name of the boxes in the address. */
const BOX = 'no';
/** Numbers without what they all begin with: a hundred of them fit a way back after the second factor. */
const SHORT = 'nos';

/** How the numbers of one kind look. */
export interface NumberForm {
  readonly prefix: string;
  readonly pattern: RegExp;
}

/** Around the table. Without an action that this person may take, nothing is chosen. */
export function choosingOf<Id extends PageId, Row>(
  list: ListInPage<Id, Row>,
  found: Found<Id>,
  rows: readonly Row[],
): Choosing<Row> | null {
  const choosing = list.choosing?.(found, rows) ?? null;
  if (choosing === null || rows.every((row) => choosing.labelOf(row) === null)) return null;
  const actions = choosing.actions.filter(
    ({ permission }) => permission === undefined || may(found.exchange, permission),
  );
  return actions.length === 0 ? null : { ...choosing, actions };
}

export function boxesOf<Row>({ labelOf }: Choosing<Row>) {
  return { name: BOX, labelOf };
}

export function chosenForm<Row>({ actions, fields = {}, more }: Choosing<Row>, table: Html): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => value !== '' && html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form class="stack" action="${actions[0]?.path}">
    ${hidden} ${table}
    <div class="actions choosing">
      ${actions.map(({ path, text }, index) => html`<button class="button small" ${index > 0 && html`formaction="${path}"`}>${text}</button> `)}
      ${more}
      <span class="soft" data-chosen role="status"></span>
    </div>
  </form>`;
}

/** What was chosen, as boxes send it or in the short form; at most as many as are done at once. */
export function chosenIn(query: URLSearchParams, { prefix, pattern }: NumberForm): string[] {
  const short = query
    .getAll(SHORT)
    .flatMap((numbers) => numbers.split('.'))
    .map((number) => prefix + number);
  return [...new Set([...query.getAll(BOX), ...short])].filter((number) => pattern.test(number)).slice(0, CHOSEN_MAX);
}

export function chosenField(numbers: readonly string[], { prefix }: NumberForm): Html {
  const short = numbers.map((number) => number.slice(prefix.length)).join('.');
  return html`<input type="hidden" name="${SHORT}" value="${short}" />`;
}

/** A line for each: a page with a hundred of them stays small, which a table of all that is known would not. */
export interface ChosenLine {
  readonly number: string;
  /** Null if there is no page of it. */
  readonly path: string | null;
  readonly text: Value;
  /** What became of it. */
  readonly lead?: Html;
  readonly about: Value;
}

export function chosenLines(lines: readonly ChosenLine[]): Html {
  return sheetOf(
    lines.map(
      ({ path, text, lead = NOTHING, about }) =>
        html`<li>
          ${lead} ${path === null ? text : html`<a href="${path}" data-row>${text}</a>`} <small>${about}</small>
        </li>`,
    ),
  );
}

/** Each with a box that is checked: whatever is taken out is left as it is. */
export function keptLines(lines: readonly ChosenLine[], { prefix }: NumberForm): Html {
  return html`<ul class="plain-list">
    ${lines.map(
      ({ number, path, text, about }) =>
        html`<li>
          <label
            ><input type="checkbox" name="${SHORT}" value="${number.slice(prefix.length)}" checked /> ${text}</label
          >
          ${path !== null && html`<a href="${path}" data-row>See</a>`} <small>${about}</small>
        </li>`,
    )}
  </ul>`;
}

function sheetOf(items: readonly Html[]): Html {
  return html`<div class="sheet">
    <ul class="plain-list">
      ${items}
    </ul>
  </div>`;
}

/** Above the lines. */
export function doneOf(done: number, all: number): Html {
  const isAll = done === all;
  return html`<div class="notice ${isAll ? 'good' : 'wait'}" role="status">
    <p><b>${done} of ${all} done.</b> ${isAll ? NOTHING : say`See below why the others were not.`}</p>
  </div>`;
}
