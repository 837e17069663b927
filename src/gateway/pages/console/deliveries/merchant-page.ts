import { merchantWords } from '../../desk/merchant-names.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskForm } from '../../desk/form/form-types.ts';
import { onlyFor } from '../../desk/form/only-for.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { queryPath } from '../../desk/query-path.ts';
import { seeOther } from '../../desk/respond.ts';
import { field } from '../../desk/views/forms.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { moment } from '../../desk/views/moment.ts';
import { momentOf } from '../../desk/wall-clock.ts';
import { zoneOf } from '../../desk/zone.ts';
import { zoneWords } from '../../desk/zone-names.ts';
import { DELIVERIES } from './endpoints-page.ts';

// What can be done with all deliveries of a merchant: resend what was given up, pause, resume. Each says first what it will do.

type Verb = 'resend' | 'pause' | 'resume';

interface Subject {
  readonly merNo: number;
  readonly paused: boolean;
  readonly count: number;
  readonly more: boolean;
  /** As it was typed, and as the contract writes it; empty if all are meant. */
  readonly from: string;
  readonly since: string;
  /** What is left of more than one request takes. */
  readonly before: string;
}

const NOT_ALLOWED = () => 'Your roles do not include this. Ask an admin.';

export function merchantPages(context: DeskContext): DeskRoute[] {
  return [
    onlyFor('deliveries.resend', resendRoute(context), NOT_ALLOWED),
    onlyFor('deliveries.pause', pauseRoute(context, 'pause'), NOT_ALLOWED),
    onlyFor('deliveries.pause', pauseRoute(context, 'resume'), NOT_ALLOWED),
  ];
}

type Operation = 'resendDeliveries' | 'pauseDeliveries' | 'resumeDeliveries';

/** What the three have in common. */
function formOf<Id extends Operation>(context: DeskContext, verb: Verb) {
  return {
    path: `/${verb}/:merNo`,
    screen: 'deliveries',
    title: ({ merNo }, exchange) => `${TITLES[verb]} of ${merchantWords(exchange, merNo)}`,
    read: (exchange, given) => readSubject(context, exchange, given),
    homeOf: ({ merNo }) => ({ path: queryPath(DELIVERIES, { merNo: String(merNo) }), title: 'Endpoints' }),
    backTo: () => ({ path: DELIVERIES, title: 'Endpoints' }),
    leadsTo: () => DELIVERIES,
    seenOf: (subject) => seenOf(verb, subject),
    asksReason: 'optional',
    isRefusedAlone: true,
    fields: ({ subject: { from, before } }) =>
      html`<input type="hidden" name="from" value="${from}" /><input type="hidden" name="before" value="${before}" />`,
    effect: (subject, exchange) => effectOf(exchange, verb, subject),
  } satisfies Partial<DeskForm<Subject, Id>>;
}

/** What one request takes at most: more are left for the next, whose form shows how many. */
const RESEND_MAX = 1000;

function resendRoute(context: DeskContext): DeskRoute {
  return formRoute<Subject, 'resendDeliveries'>({
    ...formOf<'resendDeliveries'>(context, 'resend'),
    operation: 'resendDeliveries',
    above: (subject, exchange) =>
      html`${doneNotice(exchange, DONE)} ${subject.before === '' && sinceForm(exchange, subject)}`,
    button: ({ count }) => `Resend ${count}`,
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'resendDeliveries', {
        parameters: { merNo: subject.merNo },
        body: { ...spanOf(subject), limit: RESEND_MAX },
        reason,
      }),
    done: ({ resent }) => ({ done: 'resent', no: String(resent) }),
    answer(exchange, { merNo, from }, { resent, next }) {
      if (next === null) return undefined;
      const rest = queryPath(`${DELIVERIES}/resend/${merNo}`, { from, before: next });
      return seeOther(exchange, rest, { done: 'resentMore', no: String(resent) });
    },
  });
}

function pauseRoute(context: DeskContext, verb: 'pause' | 'resume'): DeskRoute {
  const operation = verb === 'pause' ? 'pauseDeliveries' : 'resumeDeliveries';
  return formRoute<Subject, 'pauseDeliveries' | 'resumeDeliveries'>({
    ...formOf<'pauseDeliveries' | 'resumeDeliveries'>(context, verb),
    operation,
    button: TITLES[verb],
    send: ({ exchange, subject: { merNo }, reason }) =>
      context.call(exchange, operation, { parameters: { merNo }, reason }),
    done: (_value, { merNo }) => ({ done: verb === 'pause' ? 'paused' : 'resumed', no: String(merNo) }),
  });
}

async function readSubject(
  { call }: DeskContext,
  exchange: SignedInExchange,
  given: URLSearchParams,
): Promise<Answered<Subject>> {
  const merNo = Number(exchange.parameter);
  const [from, before] = [given.get('from') ?? '', given.get('before') ?? ''];
  const since = momentOf(exchange, from);
  const counted = await call(exchange, 'countFailedDeliveries', {
    parameters: { merNo, ...spanOf({ since, before }) },
  });
  const listed = await call(exchange, 'listDeliveries', { parameters: { merNo, limit: 1 } });
  if (counted.kind === 'refused') return counted;
  if (listed.kind === 'refused') return listed;
  const { count, more } = counted.value;
  return {
    kind: 'done',
    value: { merNo, paused: listed.value.paused === true, count, more, from, since, before },
  };
}

function spanOf({ since, before }: Pick<Subject, 'since' | 'before'>) {
  return { ...(since !== '' && { from: since }), ...(before !== '' && { before }) };
}

function seenOf(verb: Verb, { paused, count, more }: Subject): Seen {
  return verb === 'resend'
    ? { 'Failed notifications': `${count}${more ? '+' : ''}` }
    : { Deliveries: paused ? 'paused' : 'not paused' };
}

const TITLES: Readonly<Record<Verb, string>> = {
  resend: 'Resend failed notifications',
  pause: 'Pause deliveries',
  resume: 'Resume deliveries',
};

const DONE = {
  resentMore: (no: string) => `${no} notifications are being sent again, as many as one request takes. These are left:`,
};

function sinceForm(exchange: SignedInExchange, { merNo, from }: Subject): Html {
  return html`<p>
      These are the ones that failed all nine attempts.
      <a href="${`${DELIVERIES}/since/${merNo}`}">Resend everything since a time</a> instead.
    </p>
    <form class="filters" action="${`${DELIVERIES}/resend/${merNo}`}">
      ${field({ name: 'from', label: `Created since, in ${zoneWords(zoneOf(exchange), exchange.now)}`, type: 'datetime-local', value: from })}
      <div class="actions"><button class="button">Count</button></div>
    </form>`;
}

function effectOf(exchange: SignedInExchange, verb: Verb, { merNo, count, more, since }: Subject): Value {
  if (verb === 'pause')
    return `Nothing is sent to ${merchantWords(exchange, merNo)} until deliveries are resumed. What falls due waits and is not lost.`;
  if (verb === 'resume') return `What waited for ${merchantWords(exchange, merNo)} is sent at once, oldest first.`;
  const many = more ? `More than ${count} notifications` : `${count} ${count === 1 ? 'notification' : 'notifications'}`;
  return html`${many} of ${merchantWords(exchange, merNo)}, to all of its hosts, failed all nine
  attempts${since === '' ? NOTHING : html` since ${moment(exchange, since)}`}. Each is sent once more, newest first, up
  to 1000 at a time. Merchants must ignore what they know already.`;
}
