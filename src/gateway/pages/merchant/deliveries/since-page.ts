import { createZone } from '../../../domain/day.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { may } from '../../desk/desk-types.ts';
import type { Called, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { actionForm, field } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { zoneOf } from '../../desk/zone.ts';
import { fieldOf } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { DELIVERIES } from './paths.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';

type Counted = OperatorAnswers['countSince'];

const SINCE = `${DELIVERIES}/since`;
const RESEND = `${DELIVERIES}/resend`;

/** Everything since a moment, once more: how many there are is said first. */
export function sincePages({ call }: DeskContext): DeskRoute[] {
  const count: DeskRoute = {
    path: '/since',
    async show(exchange) {
      if (!may(exchange, 'deliveries.resend')) return answerMessage(exchange, NOT_ALLOWED);
      const given = exchange.request.query.get('since') ?? '';
      const { merNo } = exchange.signedIn.grant;
      const counted =
        given === ''
          ? null
          : await call(exchange, 'countSince', { parameters: { merNo, since: momentOf(exchange, given) } });
      return answerDesk(exchange, {
        screen: 'deliveries',
        title: 'Resend notifications',
        back: { path: DELIVERIES, title: 'Notifications' },
        status: counted?.kind === 'refused' ? 400 : 200,
        content: html`${sinceForm(exchange, given)} ${counted === null ? NOTHING : countedPart(exchange, counted)}`,
      });
    },
  };
  const resend: DeskRoute = {
    path: '/resend',
    async submit(exchange, form) {
      const { merNo } = exchange.signedIn.grant;
      const body = { since: fieldOf(form, 'since'), until: fieldOf(form, 'until') };
      const resent = await call(exchange, 'resendSince', { parameters: { merNo }, body });
      if (resent.kind === 'waits') throw new Error('a resend needs no approval');
      if (resent.kind === 'refused') return answerRefused(exchange, resent);
      const { resent: added, more } = resent.value;
      return seeOther(exchange, DELIVERIES, { done: more ? 'resentMore' : 'resent', no: String(added) });
    },
  };
  return [count, resend];
}

const NOT_ALLOWED = { status: 403, title: 'Not allowed', lines: ['Your roles do not include this. Ask the owner.'] };

const HOUR_MS = 3_600_000;
const SPANS = [
  [HOUR_MS, 'Last hour'],
  [6 * HOUR_MS, 'Last 6 hours'],
  [24 * HOUR_MS, 'Last 24 hours'],
  [7 * 24 * HOUR_MS, 'Last 7 days'],
] as const;

function sinceForm(exchange: SignedInExchange, given: string): Html {
  const links = SPANS.map(
    ([ms, text]) =>
      html`<a class="button small" href="${queryPath(SINCE, { since: wallClock(exchange, exchange.now - ms) })}"
        >${text}</a
      > `,
  );
  return html`<p>
      Use it after an outage of your server, or when your handler has been repaired. Your program must ignore what it
      knows already, by the webhook-id.
    </p>
    <p class="actions">${links}</p>
    <form class="filters" action="${SINCE}">
      ${field({
        name: 'since',
        label: `Created since (${zoneOf(exchange)})`,
        type: 'datetime-local',
        value: given,
        required: true,
      })}
      <div class="actions"><button class="button">Count</button></div>
    </form>`;
}

function countedPart(exchange: SignedInExchange, counted: Called<Counted>): Html {
  if (counted.kind === 'waits') throw new Error('a read waits for nobody');
  if (counted.kind === 'refused') return refusedNotice(counted);
  const { since, until, count, more } = counted.value;
  if (count === 0) {
    return html`<div class="notice"><p>There is nothing to resend since ${moment(exchange, since)}.</p></div>`;
  }
  const many = `${more ? 'More than ' : ''}${count} ${count === 1 ? 'notification' : 'notifications'}`;
  return actionForm(exchange, {
    action: RESEND,
    fields: [hidden('since', since), hidden('until', until)],
    effect: html`<b>${many}</b> since ${moment(exchange, since)}, whatever became of ${count === 1 ? 'it' : 'them'}.
      Each is sent once more in the background, oldest first${more ? ', 5000 at a time' : ''}. Test events are left out.`,
    button: `Resend ${count}`,
    cancelPath: DELIVERIES,
  });
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** What is no such time is passed on as it is, and refused by its name. */
function momentOf(exchange: SignedInExchange, text: string): string {
  const wallClockMs = LOCAL.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(wallClockMs) ? text : new Date(createZone(zoneOf(exchange)).momentOf(wallClockMs)).toISOString();
}

/** As such a field has it. */
function wallClock(exchange: SignedInExchange, at: number): string {
  return new Date(createZone(zoneOf(exchange)).wallClockOf(at)).toISOString().slice(0, 16);
}
