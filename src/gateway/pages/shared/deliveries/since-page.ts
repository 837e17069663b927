import { say, translated } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { actionForm, field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { momentOf, wallClock } from '../../desk/wall-clock.ts';
import { zoneOf } from '../../desk/zone.ts';
import { zoneWords } from '../../desk/zone-names.ts';

type Counted = OperatorAnswers['countSince'];

/** Where it stands: among the deliveries of the console, or in the merchant's own back office. */
export interface SincePlace {
  /** Behind the page's own path: `/:merNo`, or nothing. */
  readonly suffix: string;
  /** Where it leads to. */
  readonly home: { readonly path: string; readonly title: string };
  merNoIn(exchange: SignedInExchange): number;
  /** Behind the title: ` of merchant 100001`, or nothing. */
  readonly ofWhom: (exchange: SignedInExchange) => string;
  readonly hint: string;
  /** The operator's people may say why. */
  readonly reasonField: Html;
}

const DONE = {
  resentMore: (no: string) =>
    say`${no} notifications are being sent again, as many as one request takes. These are left:`,
};

/** Sends everything since a moment once more, after a page that says how many there are. */
export function sincePage({ call }: DeskContext, place: SincePlace): DeskRoute {
  return onlyFor('deliveries.resend', {
    path: `/since${place.suffix}`,
    async show(exchange) {
      const { query } = exchange.request;
      const [given, until] = [query.get('since') ?? '', query.get('until') ?? ''];
      const since = momentOf(exchange, given);
      const parameters = { merNo: place.merNoIn(exchange), since, ...(until !== '' && { until }) };
      const counted = given === '' ? null : await call(exchange, 'countSince', { parameters });
      return answerDesk(exchange, {
        screen: 'deliveries',
        title: say`Resend notifications` + place.ofWhom(exchange),
        back: place.home,
        status: counted?.kind === 'refused' ? 400 : 200,
        content: html`${doneNotice(exchange, DONE)} ${until === '' ? sinceForm(exchange, place, given) : NOTHING}
        ${counted === null ? NOTHING : countedPart(exchange, place, counted)}`,
      });
    },
    async submit(exchange, form) {
      const span = { since: fieldOf(form, 'since'), until: fieldOf(form, 'until') };
      const resent = await call(exchange, 'resendSince', {
        parameters: { merNo: place.merNoIn(exchange) },
        body: span,
        reason: fieldOf(form, 'reason'),
      });
      if (resent.kind === 'refused') return answerRefused(exchange, resent);
      const { resent: added, more } = resent.value;
      // The same span: a later end would count those again that have just been resent.
      if (more) return seeOther(exchange, queryPath(pathOf(exchange), span), { done: 'resentMore', no: String(added) });
      return seeOther(exchange, place.home.path, { done: 'resent', no: String(added) });
    },
  });
}

function pathOf({ request }: SignedInExchange): string {
  return request.path.split('?')[0] ?? '';
}

const HOUR_MS = 3_600_000;
const SPANS = translated([
  [HOUR_MS, 'Last hour'],
  [6 * HOUR_MS, 'Last 6 hours'],
  [24 * HOUR_MS, 'Last 24 hours'],
  [7 * 24 * HOUR_MS, 'Last 7 days'],
]);

function sinceForm(exchange: SignedInExchange, { hint }: SincePlace, given: string): Html {
  const path = pathOf(exchange);
  const links = SPANS.map(
    ([ms, text]) =>
      html`<a class="button small" href="${queryPath(path, { since: wallClock(exchange, exchange.now - ms) })}"
        >${text}</a
      > `,
  );
  return html`<p>${hint}</p>
    <p class="actions">${links}</p>
    <form class="filters" action="${path}">
      ${field({
        name: 'since',
        label: say`Created since, in ${zoneWords(zoneOf(exchange), exchange.now)}`,
        type: 'datetime-local',
        value: given,
        required: true,
      })}
      <div class="actions"><button class="button">Count</button></div>
    </form>`;
}

function countedPart(exchange: SignedInExchange, place: SincePlace, counted: Answered<Counted>): Html {
  if (counted.kind === 'refused') return refusedNotice(counted);
  const { since, until, count, more } = counted.value;
  if (count === 0) {
    return html`<div class="notice"><p>There is nothing to resend since ${moment(exchange, since)}.</p></div>`;
  }
  return actionForm(exchange, {
    action: pathOf(exchange),
    fields: [hidden('since', since), hidden('until', until), place.reasonField],
    effect: html`${foundText(count, more, moment(exchange, since))}
    ${
      more
        ? say`Each is sent once more in the background, oldest first, 5000 at a time. Test events are left out.`
        : say`Each is sent once more in the background, oldest first. Test events are left out.`
    }`,
    button: say`Resend ${count}`,
    cancelPath: place.home.path,
  });
}

function foundText(count: number, more: boolean, since: Html): Html {
  if (more) return html`<b>More than ${count} notifications</b> since ${since}, whatever became of them.`;
  return count === 1
    ? html`<b>1 notification</b> since ${since}, whatever became of it.`
    : html`<b>${count} notifications</b> since ${since}, whatever became of them.`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
