import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formatAmount, parseSignedAmount } from '../../../domain/money.ts';
import { figure } from '../../desk/views/figures.ts';
import { numberWords } from '../../design/written.ts';
import { EVENT_WORDS } from '../ledger/event-words.ts';
import type { Batch } from './batch-words.ts';

type Sum = components['schemas']['BatchSum'];
type Figure = 'gross' | 'fees' | 'other' | 'net';

/** The lines by kind: what payers paid, what was taken from it, and what came to the balance. */
export function batchSums(sums: readonly Sum[] | null, { currency, lines }: Batch): Html {
  return html`<section class="sheet" aria-labelledby="sums-title">
    <h2 id="sums-title">Summary</h2>
    ${
      sums === null
        ? html`<p class="soft">There are too many lines to add up on a page. The exported file has all of them.</p>`
        : sumTable(sums, { currency, lines })
    }
  </section>`;
}

function sumTable(sums: readonly Sum[], { currency, lines }: Pick<Batch, 'currency' | 'lines'>): Html {
  const totalOf = (name: Figure) =>
    formatAmount(
      sums.reduce((total, sum) => total + parseSignedAmount(sum[name], currency), 0n),
      currency,
    );
  const total = { gross: totalOf('gross'), fees: totalOf('fees'), other: totalOf('other'), net: totalOf('net') };
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  return html`<div class="table-wrap">
      <table>
        <caption class="seen">
          Totals by type in ${currency}
        </caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" class="figure">Lines</th>
            <th scope="col" class="figure">Gross</th>
            <th scope="col" class="figure">Fees</th>
            <th scope="col" class="figure">Other</th>
            <th scope="col" class="figure">Net</th>
          </tr>
        </thead>
        <tbody>
          ${sums.map(
            (sum) =>
              html`<tr>
                <td data-title="${say`Type`}">${EVENT_WORDS[sum.event]}</td>
                <td class="figure" data-title="${say`Lines`}">${numberWords(sum.count)}</td>
                ${cells(sum)}
              </tr>`,
          )}
          <tr class="total">
            <td data-title="${say`Type`}"><b>Total</b></td>
            <td class="figure" data-title="${say`Lines`}">${numberWords(count)}</td>
            ${cells(total)}
          </tr>
        </tbody>
      </table>
    </div>
    ${
      lines !== null && total.net !== lines
        ? html`<p class="notice bad">
            This differs from the sum of the lines, ${lines} ${currency}. Please tell support.
          </p>`
        : html`<p class="soft">
            Other is what was kept in reserve, went to a debt, or was refunded before it settled.
          </p>`
    }`;
}

function cells(row: Readonly<Record<Figure, string>>): Html {
  return html`<td class="figure" data-title="${say`Gross`}">${figure(row.gross)}</td>
    <td class="figure" data-title="${say`Fees`}">${figure(row.fees)}</td>
    <td class="figure" data-title="${say`Other`}">${figure(row.other)}</td>
    <td class="figure" data-title="${say`Net`}"><b>${figure(row.net)}</b></td>`;
}
