import { translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { FILE_FORMATS } from '../../../tables/writers.ts';
import type { FileFormat } from '../../../tables/writers.ts';
import { addressOf } from './choice.ts';
import { fileParameter } from './list-file.ts';
import type { Asking, ListInPage, PageId } from './list-types.ts';

const FORMAT_WORDS: Readonly<Record<FileFormat, string>> = translated({
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  jsonl: 'JSON lines',
});

/** For a form, in the order in which they are offered. */
export function formatChoices(): (readonly [format: FileFormat, words: string])[] {
  return FILE_FORMATS.map((format) => [format, FORMAT_WORDS[format]]);
}

/** The list as a file, with its filters and all of its pages. */
export function fileMenu<Id extends PageId, Row>(list: ListInPage<Id, Row>, { choice }: Pick<Asking, 'choice'>): Html {
  return formatMenu((format) => addressOf(list, choice, fileParameter(format)));
}

export function formatMenu(pathOf: (format: FileFormat) => string): Html {
  return html`<details class="pick files" name="pick">
    <summary class="button small">Export</summary>
    <ul class="picks">
      ${FILE_FORMATS.map((format) => html`<li><a href="${pathOf(format)}" download>${FORMAT_WORDS[format]}</a></li>`)}
    </ul>
  </details>`;
}
