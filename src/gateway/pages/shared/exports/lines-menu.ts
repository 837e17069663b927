import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { FILE_KINDS, FILE_KIND_WORDS } from '../../desk/list/file-kinds.ts';
import type { FileKind } from '../../desk/list/file-kinds.ts';
import { exportMenu } from '../../desk/list/file-menu.ts';
import { queryPath } from '../../desk/query-path.ts';
import { formFields } from '../../desk/views/forms.ts';
import { exportsPath } from './export-paths.ts';

/** The lines of a batch, or of days in a currency, by the names of the contract. */
interface LinesMenu {
  readonly merNo: number;
  /** Null if there are no lines to ask for yet. */
  readonly lines: Readonly<Record<string, string>> | null;
  /** The page itself as a file; null if it shows nothing. */
  readonly page: { readonly title: string; readonly pathOf: (kind: FileKind) => string } | null;
}

/** Two kinds of files from one button: every line, which proves itself from its opening to its closing, and the page as it is shown. */
export function linesMenu(exchange: SignedInExchange, { merNo, lines, page }: LinesMenu): Html {
  const asked = may(exchange, 'exports.create') && lines !== null ? lineForms(exchange, { merNo, lines }) : NOTHING;
  const shown =
    page === null
      ? NOTHING
      : html`<p class="soft">${page.title}</p>
          ${FILE_KINDS.map((kind) => html`<a href="${page.pathOf(kind)}">${FILE_KIND_WORDS[kind]}</a>`)}`;
  if (asked === NOTHING && shown === NOTHING) return NOTHING;
  return exportMenu(html`<div class="picks">${asked} ${shown}</div>`);
}

/** Each has a form of its own: one that was sent once is not sent again. */
function lineForms(
  exchange: SignedInExchange,
  { merNo, lines }: { readonly merNo: number; readonly lines: Readonly<Record<string, string>> },
): Html {
  const action = exportsPath(exchange);
  const given = exchange.desk === 'console' ? { merNo: String(merNo), ...lines } : lines;
  const fields = (kind: FileKind) => Object.entries({ ...given, format: kind }).map(hidden);
  return html`<p class="soft">${say`Opening to closing`}</p>
    ${FILE_KINDS.map(
      (kind) =>
        html`<form method="post" action="${action}" data-once>
          ${formFields(exchange, action)}${fields(kind)}<button>${FILE_KIND_WORDS[kind]}</button>
        </form>`,
    )}
    <a href="${queryPath(action, given)}">More options</a>`;
}

function hidden([name, value]: readonly [string, string]): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
