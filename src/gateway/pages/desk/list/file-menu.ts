import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { addressOf } from './choice.ts';
import { FILE_KINDS, FILE_KIND_WORDS } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';
import { fileParameter } from './list-file.ts';
import type { Asking, ListInPage, PageId } from './list-types.ts';

/** The list as a file, with its filters and all of its pages. */
export function fileMenu<Id extends PageId, Row>(list: ListInPage<Id, Row>, { choice }: Pick<Asking, 'choice'>): Html {
  return formatMenu((kind) => addressOf(list, choice, fileParameter(kind)));
}

export function formatMenu(pathOf: (kind: FileKind) => string): Html {
  return exportMenu(
    html`<ul class="picks">
      ${FILE_KINDS.map((kind) => html`<li><a href="${pathOf(kind)}">${FILE_KIND_WORDS[kind]}</a></li>`)}
    </ul>`,
  );
}

export function exportMenu(picks: Html): Html {
  return html`<details class="pick files" name="pick">
    <summary class="button small">Export</summary>
    ${picks}
  </details>`;
}
