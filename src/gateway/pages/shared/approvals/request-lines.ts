import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';
import type { Approval } from './kinds.ts';

// A line for each request: a page with a hundred of them stays small, which a table of all that is known would not.

const PREFIX = 'approval_';
const NUMBER = /^approval_[0-9A-Z]{1,41}$/;

/** As many as one operation takes. */
export const REQUESTS_MAX = 100;

interface RequestLine {
  readonly approvalNo: string;
  readonly text: string;
  /** What became of it. */
  readonly lead: Html;
  readonly about: Value;
}

export function requestLines({ path, links }: ApprovalsDesk, lines: readonly RequestLine[]): Html {
  return list(
    lines.map(
      ({ approvalNo, text, lead, about }) =>
        html`<li>
          ${lead} <a href="${`${path}/${approvalNo}`}" data-row>${links.shortText(text)}</a>
          <small>${about}</small>
        </li>`,
    ),
  );
}

/** Each with a box that is checked: whatever is taken out is not added up. */
export function keptLines({ path, links }: ApprovalsDesk, approvals: readonly Approval[]): Html {
  return list(
    approvals.map(
      ({ approvalNo, summary, maker }) =>
        html`<li>
          <label
            ><input type="checkbox" name="nos" value="${shortForm([approvalNo])}" checked />
            ${links.shortText(summary)}</label
          >
          <a href="${`${path}/${approvalNo}`}" data-row>See</a> <small>asked by ${maker.name}</small>
        </li>`,
    ),
  );
}

function list(items: readonly Html[]): Html {
  return html`<div class="sheet">
    <ul class="plain-list">
      ${items}
    </ul>
  </div>`;
}

/** Reads checkboxes (`no` for each), or the short form that fits a way back after the second factor. */
export function chosenIn(query: URLSearchParams): string[] {
  const short = query
    .getAll('nos')
    .flatMap((numbers) => numbers.split('.'))
    .map((number) => PREFIX + number);
  return [...new Set([...query.getAll('no'), ...short])].filter((number) => NUMBER.test(number)).slice(0, REQUESTS_MAX);
}

export function shortForm(numbers: readonly string[]): string {
  return numbers.map((number) => number.slice(PREFIX.length)).join('.');
}
