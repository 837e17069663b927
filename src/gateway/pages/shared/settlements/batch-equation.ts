import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { figure } from '../../desk/views/figures.ts';
import { numberWords } from '../../design/written.ts';
import type { Batch } from './batch-words.ts';

/** Carried in + lines − payout − fee = carried out. */
export function equation(batch: Batch): Html {
  const { carriedIn, lines, payout, fee, carriedOut, firstLine, lastLine, state } = batch;
  if (carriedIn === null || lines === null || carriedOut === null || firstLine === null || lastLine === null)
    return html`<section class="sheet" aria-labelledby="equation-title">
      <h2 id="equation-title">How it adds up</h2>
      <p class="soft">Its payments are still being added up. Look again in a few minutes.</p>
    </section>`;
  const count = lastLine - firstLine;
  return html`<section class="sheet equation" aria-labelledby="equation-title">
    <h2 id="equation-title">How it adds up</h2>
    <ul class="plain-list">
      ${row('', say`Brought forward`, carriedIn)}
      ${row('+', count === 1 ? say`1 line below` : say`${numberWords(count)} lines below`, lines)}
      ${row('−', say`Paid out`, payout)} ${row('−', say`Payout fee`, fee)}
      ${row('=', say`Carried forward to the next payout`, carriedOut)}
    </ul>
    ${state === 'returned' ? html`<p class="soft">This payout came back. Its money is in a later one.</p>` : NOTHING}
  </section>`;
}

function row(sign: string, title: string, decimal: string): Html {
  return html`<li>
    <span>${sign}</span>
    <span>${title}</span>
    ${figure(decimal)}
  </li>`;
}
