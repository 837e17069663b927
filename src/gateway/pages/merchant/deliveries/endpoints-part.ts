import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { counted, endpointTag } from '../../shared/deliveries/delivery-texts.ts';
import type { Endpoint } from '../../shared/deliveries/delivery-texts.ts';
import { failureInWords } from '../../shared/deliveries/failure-words.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, facts, tag } from '../../desk/views/parts.ts';
import { liveList } from '../../desk/views/table.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { DELIVERIES } from './paths.ts';
import { millisecondWords, numberWords, percentWords } from '../../design/written.ts';

function none(): Html {
  return empty(
    say`No notifications yet`,
    say`They are sent to the notifyUrl of each payment, refund and payout. Send a test event to try your address out first.`,
  );
}

/** One box for each host: how it does, and what is wrong with it in words. */
export function endpointsOf(exchange: SignedInExchange, endpoints: readonly Endpoint[]): Html {
  const boxes = endpoints.map((one) => boxOf(exchange, one));
  const list = html`<div class="endpoints" id="endpoints" data-live>${boxes}</div>`;
  return liveList('endpoint-list', boxes.length === 0 ? none() : list);
}

function boxOf(exchange: SignedInExchange, endpoint: Endpoint): Html {
  const { host, state, paused, attempts, failedAttempts, latencyMs, lastSuccessAt, waiting, exhausted } = endpoint;
  const rate =
    attempts === 0 ? null : percentWords(Math.floor(((attempts - failedAttempts) / attempts) * 100) / 100, 0);
  return html`<article class="endpoint ${state}" data-key="${host}">
    <h3>${host} ${endpointTag(state)} ${paused ? tag(say`paused`, 'wait') : NOTHING}</h3>
    ${facts([
      [
        say`Success rate`,
        rate && html`<b>${rate}</b> <small class="soft">of ${numberWords(attempts)} recent attempts</small>`,
      ],
      [say`Answers in`, latencyMs !== null && millisecondWords(latencyMs)],
      [say`Last success`, lastSuccessAt && moment(exchange, lastSuccessAt)],
      [say`Waiting`, waiting > 0 && counted(waiting)],
      [say`Given up`, exhausted > 0 && counted(exhausted)],
    ])}
    ${lastFailure(exchange, endpoint)}
  </article>`;
}

function lastFailure(
  exchange: SignedInExchange,
  { state, lastFailureAt, lastFailure: result, lastFailedId }: Endpoint,
): Html {
  if (lastFailureAt === null || result === null) return NOTHING;
  const words = failureInWords(result);
  return html`<p class="${state === 'failing' ? 'error' : 'soft'}">
    ${state === 'failing' ? say`Failing` : say`Last failure`}, ${moment(exchange, lastFailureAt)}:
    <a href="${`${DELIVERIES}/${lastFailedId ?? ''}`}">${words?.what ?? result}</a>. ${words?.remedy}
  </p>`;
}
