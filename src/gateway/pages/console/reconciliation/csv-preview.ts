import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { dayWords, numberWords } from '../../design/written.ts';
import { empty, section } from '../../desk/views/parts.ts';
import { figure } from '../../desk/views/figures.ts';
import { shortNumber } from '../../desk/views/short-number.ts';
import { TYPE_TITLES } from './csv-words.ts';

type Preview = OperatorAnswers['previewCsv'];
type Row = Preview['rows'][number];

/** The first rows as they are read now, each with what is wrong with it. */
export function previewPart({ rows, problem }: Pick<Preview, 'rows' | 'problem'>): Html {
  const wrong = rows.filter((row) => row.problem !== null).length;
  return html`<div id="preview" class="preview" role="region" aria-label="Preview" tabindex="0">
    ${section(
      'How it is read',
      html`<p role="status">${stateOf(rows.length, wrong, problem)}</p>
        ${rows.length > 0 && rowTable(rows)}`,
    )}
  </div>`;
}

function stateOf(count: number, wrong: number, problem: string | null): Html {
  if (problem !== null) return html`<span class="bad-row">${sentence(problem)}</span>`;
  if (count === 0) return empty('No rows', 'Choose the first lines of the file so that some rows are in them.');
  if (wrong === 0) return html`<b>All ${numberWords(count)} rows of the sample can be read.</b>`;
  return html`<b class="bad-row">${numberWords(wrong)} of ${numberWords(count)} rows cannot be read yet.</b> Each says
    what is wrong with it.`;
}

function rowTable(rows: readonly Row[]): Html {
  return html`<table class="read-rows">
    <caption class="seen">
      Rows of the sample
    </caption>
    <thead>
      <tr>
        <th scope="col" class="figure">Line</th>
        <th scope="col">What it is</th>
        <th scope="col" class="figure">Before fees</th>
        <th scope="col" class="figure">Fee</th>
        <th scope="col" class="figure">After fees</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(rowOf)}
    </tbody>
  </table>`;
}

function rowOf({ line, type, reference, day, currency, gross, fee, net, problem }: Row): Html {
  const place = html`<td class="figure" data-title="Line">${numberWords(line)}</td>`;
  if (problem !== null) {
    return html`<tr class="bad-row">
      ${place}
      <td colspan="4" data-title="Wrong">${sentence(problem)}</td>
    </tr>`;
  }
  const amounts = [
    ['Before fees', gross],
    ['Fee', fee],
    ['After fees', net],
  ] as const;
  return html`<tr>
    ${place}
    <td data-title="What it is">
      ${type !== null && html`<b>${TYPE_TITLES[type]}</b>`} ${day !== null && dayWords(day)} ${currency}
      ${reference !== null && html`<code>${shortNumber(reference)}</code>`}
    </td>
    ${amounts.map(
      ([title, decimal]) =>
        html`<td class="figure" data-title="${title}">${decimal === null ? '–' : figure(decimal)}</td>`,
    )}
  </tr>`;
}

/** Readers begin in the middle of a sentence. */
function sentence(problem: string): string {
  return problem.charAt(0).toUpperCase() + problem.slice(1);
}
