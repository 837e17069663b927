import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { ageWords, decimalWords, numberWords } from '../../design/written.ts';
import { queryPath } from '../../desk/query-path.ts';
import { amount } from '../../desk/views/parts.ts';
import { isZero } from '../reconciliation/day-words.ts';
import { EXCEPTIONS } from '../reconciliation/exception.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

type Sum = OperatorAnswers['listExceptions']['sums'][number];

/** What acquirers, banks and the books do not agree on: how much in each currency, and since when. Null if they agree. */
export function openPart(exchange: SignedInExchange, { sums }: OperatorAnswers['listExceptions']): Html | null {
  if (sums.length === 0) return null;
  return html`<section class="figures" aria-labelledby="open-title">
    <h2 id="open-title">Open in reconciliation</h2>
    <div class="tiles" id="open-items" data-live>${sums.map((sum) => tile(exchange, sum))}</div>
  </section>`;
}

function tile(exchange: SignedInExchange, { currency, exceptions, incoming, outgoing, oldestAt }: Sum): Html {
  const count = exceptions === 1 ? '1 exception' : `${numberWords(exceptions)} exceptions`;
  const out = outgoing.replace('-', '');
  const [figure, direction] = isZero(incoming)
    ? [out, 'to go out']
    : [incoming, isZero(outgoing) ? 'to come in' : `to come in, ${decimalWords(out)} to go out`];
  return html`<a class="tile-box" href="${queryPath(EXCEPTIONS, { currency })}">
    <span class="soft">${count}</span>
    <b>${amount(figure, currency)}</b>
    <span class="soft">${direction}, the oldest ${ageWords(exchange.now - Date.parse(oldestAt))} old</span>
  </a>`;
}
