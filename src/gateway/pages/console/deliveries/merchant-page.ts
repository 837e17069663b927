import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused, refusedNotice, seeOther } from '../../desk/respond.ts';
import { changesSince, seenField, staleNotice } from '../../desk/stale.ts';
import type { Seen, SeenChange } from '../../desk/stale.ts';
import { actionForm, field } from '../../desk/views/forms.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { moment } from '../../desk/views/moment.ts';
import { momentOf } from '../../desk/wall-clock.ts';
import { zoneOf } from '../../desk/zone.ts';
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

interface Answered {
  readonly notice?: Html;
  readonly status?: number;
  readonly reason?: string;
}

export function merchantPage(context: DeskContext, verb: Verb): DeskRoute {
  return {
    path: `/${verb}/:merNo`,
    async show(exchange) {
      const permission = verb === 'resend' ? 'deliveries.resend' : 'deliveries.pause';
      if (!may(exchange, permission)) return answerMessage(exchange, NOT_ALLOWED);
      const subject = await readSubject(context, exchange, exchange.request.query);
      return 'kind' in subject ? answerRefused(exchange, subject) : answerForm(exchange, verb, subject);
    },
    async submit(exchange, form) {
      const subject = await readSubject(context, exchange, form);
      if ('kind' in subject) return answerRefused(exchange, subject);
      const reason = form.get('reason') ?? '';
      const changes: SeenChange[] = changesSince(form, seenOf(verb, subject));
      if (changes.length > 0)
        return answerForm(exchange, verb, subject, { notice: staleNotice(changes), status: 409, reason });
      return act(context, exchange, { verb, subject, reason });
    },
  };
}

const NOT_ALLOWED = { status: 403, title: 'Not allowed', lines: ['Your roles do not include this. Ask an admin.'] };

async function readSubject(
  { call }: DeskContext,
  exchange: SignedInExchange,
  given: URLSearchParams,
): Promise<Subject | CallRefused> {
  const merNo = Number(exchange.parameter);
  const [from, before] = [given.get('from') ?? '', given.get('before') ?? ''];
  const since = momentOf(exchange, from);
  const counted = await call(exchange, 'countFailedDeliveries', {
    parameters: { merNo, ...spanOf({ since, before }) },
  });
  const listed = await call(exchange, 'listDeliveries', { parameters: { merNo, limit: 1 } });
  if (counted.kind === 'refused') return counted;
  if (listed.kind === 'refused') return listed;
  if (counted.kind === 'waits' || listed.kind === 'waits') throw new Error('a read waits for nobody');
  const { count, more } = counted.value;
  return { merNo, paused: listed.value.paused === true, count, more, from, since, before };
}

function spanOf({ since, before }: Pick<Subject, 'since' | 'before'>) {
  return { ...(since !== '' && { from: since }), ...(before !== '' && { before }) };
}

function seenOf(verb: Verb, { paused, count, more }: Subject): Seen {
  return verb === 'resend'
    ? { 'Failed notifications': `${count}${more ? '+' : ''}` }
    : { Deliveries: paused ? 'paused' : 'not paused' };
}

interface Act {
  readonly verb: Verb;
  readonly subject: Subject;
  readonly reason: string;
}

/** What one request takes at most: more are left for the next, whose form shows how many. */
const RESEND_MAX = 1000;

async function act(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { verb, subject, reason }: Act,
): Promise<PageAnswer> {
  const { merNo, from } = subject;
  if (verb === 'resend') {
    const body = { ...spanOf(subject), limit: RESEND_MAX };
    const resent = await call(exchange, 'resendDeliveries', { parameters: { merNo }, body, reason });
    if (resent.kind !== 'done') return answerAgain(exchange, { verb, subject, reason }, resent);
    const { resent: added, next } = resent.value;
    if (next === null) return seeOther(exchange, DELIVERIES, { done: 'resent', no: String(added) });
    const rest = queryPath(`${DELIVERIES}/resend/${merNo}`, { from, before: next });
    return seeOther(exchange, rest, { done: 'resentMore', no: String(added) });
  }
  const operationId = verb === 'pause' ? 'pauseDeliveries' : 'resumeDeliveries';
  const changed = await call(exchange, operationId, { parameters: { merNo }, reason });
  if (changed.kind !== 'done') return answerAgain(exchange, { verb, subject, reason }, changed);
  return seeOther(exchange, DELIVERIES, { done: verb === 'pause' ? 'paused' : 'resumed', no: String(merNo) });
}

function answerAgain(
  exchange: SignedInExchange,
  { verb, subject, reason }: Act,
  refused: CallRefused | { readonly kind: 'waits' },
): PageAnswer {
  if (refused.kind === 'waits') throw new Error('deliveries need no approval');
  if (refused.name !== 'invalidInput') return answerRefused(exchange, refused);
  return answerForm(exchange, verb, subject, { notice: refusedNotice(refused), status: 400, reason });
}

const TITLES: Readonly<Record<Verb, string>> = {
  resend: 'Resend failed notifications',
  pause: 'Pause deliveries',
  resume: 'Resume deliveries',
};

function answerForm(
  exchange: SignedInExchange,
  verb: Verb,
  subject: Subject,
  { notice, status = 200, reason = '' }: Answered = {},
): PageAnswer {
  const { merNo, from, before } = subject;
  const form = actionForm(exchange, {
    action: `${DELIVERIES}/${verb}/${merNo}`,
    effect: effectOf(exchange, verb, subject),
    fields: html`${seenField(seenOf(verb, subject))}<input type="hidden" name="from" value="${from}" />
      <input type="hidden" name="before" value="${before}" />${reasonInput(reason)}`,
    button: verb === 'resend' ? `Resend ${subject.count}` : TITLES[verb],
    cancelPath: queryPath(DELIVERIES, { merNo: String(merNo) }),
  });
  return answerDesk(exchange, {
    screen: 'deliveries',
    title: `${TITLES[verb]} of merchant ${merNo}`,
    back: { path: DELIVERIES, title: 'Endpoints' },
    status,
    content: html`${doneNotice(exchange, DONE)} ${notice}
    ${verb === 'resend' && before === '' ? sinceForm(exchange, subject) : ''} ${form}`,
  });
}

const DONE = {
  resentMore: (no: string) => `${no} notifications are being sent again, as many as one request takes. These are left:`,
};

/** Not required, as these operations ask for none. */
export function reasonInput(value = ''): Html {
  return field({
    name: 'reason',
    label: 'Reason',
    value,
    lengthMax: 200,
    hint: 'Recorded with your name, such as a ticket number.',
  });
}

function sinceForm(exchange: SignedInExchange, { merNo, from }: Subject): Html {
  return html`<p>
      These are the ones that failed all nine attempts.
      <a href="${`${DELIVERIES}/since/${merNo}`}">Resend everything since a time</a> instead.
    </p>
    <form class="filters" action="${`${DELIVERIES}/resend/${merNo}`}">
      ${field({ name: 'from', label: `Created since (${zoneOf(exchange)})`, type: 'datetime-local', value: from })}
      <div class="actions"><button class="button">Count</button></div>
    </form>`;
}

function effectOf(exchange: SignedInExchange, verb: Verb, { merNo, count, more, since }: Subject): Value {
  if (verb === 'pause')
    return `Nothing is sent to merchant ${merNo} until deliveries are resumed. What falls due waits and is not lost.`;
  if (verb === 'resume') return `What waited for merchant ${merNo} is sent at once, oldest first.`;
  const many = more ? `More than ${count} notifications` : `${count} ${count === 1 ? 'notification' : 'notifications'}`;
  return html`${many} of merchant ${merNo}, to all of its hosts, failed all nine
  attempts${since === '' ? NOTHING : html` since ${moment(exchange, since)}`}. Each is sent once more, newest first, up
  to 1000 at a time. Merchants must ignore what they know already.`;
}
