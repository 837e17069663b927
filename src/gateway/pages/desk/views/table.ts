import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { numberWords } from '../../design/written.ts';

export interface Column<Row> {
  readonly title: string;
  /** Figures are aligned right; names, of people and hosts, get room before other texts do. */
  readonly kind?: 'text' | 'figure' | 'name';
  readonly cell: (row: Row) => Value;
  /** On a narrow screen; without it, a line of its own with the column's title in front. */
  readonly phone?: PhonePlace;
  /** Where its heading sorts by it. */
  readonly sort?: { readonly path: string; readonly direction: 'ascending' | 'descending' | null };
}

/** Two lines: what leads, whose it is and its state, or a sentence that needs all of the line; then who and when. Or the cell is left out. */
export type PhonePlace = 'lead' | 'also' | 'badge' | 'sentence' | 'who' | 'when' | 'none';

export interface TableOptions<Row> {
  /** Read by screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Identifies a row when the list updates itself. */
  readonly keyOf: (row: Row) => string;
  /** Where a row leads, if anywhere: the first cell is the link, and the keys `j`, `k` and Enter go by it. */
  readonly pathOf?: (row: Row) => string | null;
  /** A checkbox of this name in front, for an action on several. */
  readonly choose?: {
    readonly name: string;
    /** Null for a row that cannot be chosen. */
    readonly labelOf: (row: Row) => string | null;
  };
  /** The part that updates itself needs an id of its own on the page. */
  readonly liveId?: string;
}

/** A list. Narrow screens show each row as a card, with the titles of the columns in front of the values. */
export function table<Row>(options: TableOptions<Row>): Html {
  const { caption, columns, rows, choose, liveId } = options;
  return html`<div class="table-wrap">
    <table>
      <caption class="seen">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${choose && html`<th scope="col" data-choose><span class="seen">Choose</span></th>`} ${columns.map(heading)}
        </tr>
      </thead>
      <tbody ${liveId !== undefined && html`id="${liveId}" data-live`}>
        ${rows.map((row) => tableRow(options, row))}
      </tbody>
    </table>
  </div>`;
}

/**
 * Around a list that updates itself: a table gets its rows one by one, an empty list becomes a table, and a table whose rows are
 * gone says what an empty list says. The id must be another than the table's.
 */
export function liveList(id: string, list: Html): Html {
  return html`<div class="stack" id="${id}" data-live="list">${list}</div>`;
}

function heading<Row>({ title, kind, sort }: Column<Row>): Html {
  if (sort === undefined) return html`<th scope="col" ${classOf(kind)}>${title}</th>`;
  const { path, direction } = sort;
  const arrow =
    direction === null ? NOTHING : html`<span aria-hidden="true">${direction === 'ascending' ? ' ↑' : ' ↓'}</span>`;
  return html`<th scope="col" ${classOf(kind)} ${direction !== null && html`aria-sort="${direction}"`}>
    <a href="${path}">${title}${arrow}</a>
  </th>`;
}

/** Most cells are texts, and need none. */
function classOf(kind: Column<never>['kind'], phone?: PhonePlace): Html {
  const names = [kind === 'text' ? undefined : kind, phone && `at-${phone}`].filter((name) => name !== undefined);
  return names.length === 0 ? NOTHING : html` class="${names.join(' ')}"`;
}

function tableRow<Row>({ columns, keyOf, pathOf, choose }: TableOptions<Row>, row: Row): Html {
  const label = choose?.labelOf(row) ?? null;
  const input =
    label !== null &&
    html`<input type="checkbox" name="${choose?.name}" value="${keyOf(row)}" aria-label="${label}" />`;
  const box = choose && html`<td class="choose">${input}</td>`;
  const cells = columns.map(({ title, kind, phone, cell }, index) => {
    const value = cell(row);
    const content = kind === 'figure' && typeof value === 'number' ? numberWords(value) : value;
    const path = index === 0 ? (pathOf?.(row) ?? null) : null;
    const linked = path === null ? content : html`<a href="${path}" data-row>${content}</a>`;
    // A cell that has its place needs no title beside it.
    const named = phone === undefined && html` data-title="${title}"`;
    return html`<td${classOf(kind, phone)}${named}>${linked}</td>`;
  });
  return html`<tr data-key="${keyOf(row)}">
    ${box} ${cells}
  </tr>`;
}

/** Keyset paging: there is no number of pages, only on and back to the start. */
export function pager({ first, next }: { readonly first: string | null; readonly next: string | null }): Html {
  if (first === null && next === null) return NOTHING;
  return html`<nav class="pager" aria-label="Pages">
    ${first === null ? NOTHING : html`<a class="button small" href="${first}">Newest</a>`}
    ${next === null ? NOTHING : html`<a class="button small" href="${next}" rel="next">Older</a>`}
  </nav>`;
}

/** The same for a list that does not begin with the newest. */
export function forwardPager({ first, next }: { readonly first: string | null; readonly next: string | null }): Html {
  if (first === null && next === null) return NOTHING;
  return html`<nav class="pager" aria-label="Pages">
    ${first === null ? NOTHING : html`<a class="button small" href="${first}">First page</a>`}
    ${next === null ? NOTHING : html`<a class="button small" href="${next}" rel="next">Next page</a>`}
  </nav>`;
}
