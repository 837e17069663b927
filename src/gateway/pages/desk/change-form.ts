import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Html, Value } from '../../../web/html.ts';
import { fieldOf } from '../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../frame/page-types.ts';
import { hasRecentFactor } from '../frame/recent-factor.ts';
import { isMissed } from '../frame/return-path.ts';
import { may } from './desk-types.ts';
import type { CallRefused, Called, DeskRoute } from './desk-types.ts';
import { deskOf } from './desks.ts';
import type { ScreenId } from './desks.ts';
import { answerRefused, askForFactor, refusedNotice, seeOther } from './respond.ts';
import { changesSince, seenField, staleNotice } from './stale.ts';
import type { Seen, SeenChange } from './stale.ts';
import { keepUntouched, wasField } from './untouched.ts';
import { actionForm, reasonField } from './views/forms.ts';
import { answerDesk, answerMessage } from './views/layout.ts';
import { answerMissedOnce } from './views/shown-once.ts';
import { differenceTable } from './views/differences.ts';
import type { Difference } from './views/differences.ts';

// A form that changes one thing, such as a merchant. Permission, second factor and reason are those of its operation. It reads
// the thing when it is shown and again when it is sent: if what its sender saw has changed, it says what, and does nothing.

export interface ChangeForm<Subject> {
  /** Below the screen, such as `/:merNo/websites`. */
  readonly path: string;
  readonly screen: ScreenId;
  readonly operation: OperatorOperationId;
  readonly title: (subject: Subject) => string;
  read(exchange: SignedInExchange): Promise<Called<Subject>>;
  /** Where cancelling leads, and whoever has sent it; the notice `done` is shown there. */
  homeOf(subject: Subject): { readonly path: string; readonly title: string };
  readonly done: string;
  /** What the sender must have seen. */
  seenOf(subject: Subject, exchange: SignedInExchange): Seen;
  /** If not, the form is pointless now and its address leads home. */
  appliesTo?(subject: Subject, exchange: SignedInExchange): boolean;
  /** Recorded instead of asking for one, if there is only one reason to send it. */
  readonly reason?: string;
  fields?(page: FormPage<Subject>): Value;
  effect(subject: Subject, exchange: SignedInExchange): Value;
  readonly button: string;
  readonly tone?: 'main' | 'danger';
  /** Shows before → after first, from the fields in the address; then the reason is asked for. */
  review?(subject: Subject, given: URLSearchParams): readonly Difference[];
  send(sent: {
    exchange: SignedInExchange;
    subject: Subject;
    form: URLSearchParams;
    reason: string;
  }): Promise<Called<unknown>>;
  /** Instead of going home: for what is shown once. */
  answer?(exchange: SignedInExchange, subject: Subject, value: unknown): PageAnswer;
  /** What to do if nobody saw that answer. If it is not said, the way leads home. */
  missed?(exchange: SignedInExchange, subject: Subject): Missed;
}

interface Missed {
  readonly lines: readonly Value[];
  readonly button: string;
  /** Where the button leads, if not to this form again. */
  readonly path?: string;
}

export interface FormPage<Subject> {
  readonly exchange: SignedInExchange;
  readonly subject: Subject;
  /** What was entered; null when the form is opened. */
  readonly given: URLSearchParams | null;
  /** What is wrong with a field, by its name in the contract. */
  readonly errorOf: (field: string) => string | undefined;
}

export function changeRoute<Subject>(form: ChangeForm<Subject>): DeskRoute {
  const { permission, stepUp } = operatorOperations[form.operation];
  const found = async (
    exchange: SignedInExchange,
    answer: (subject: Subject) => PageAnswer | Promise<PageAnswer>,
  ): Promise<PageAnswer> => {
    if (permission !== null && !may(exchange, permission)) {
      const lines = [`This needs the permission ${permission}, which you do not have. Ask ${deskOf(exchange).keeper}.`];
      return answerMessage(exchange, { status: 403, title: 'Not allowed', lines });
    }
    const read = await form.read(exchange);
    return read.kind === 'done' ? answer(read.value) : answerRefused(exchange, read as CallRefused);
  };
  return {
    path: form.path,
    show: (exchange) =>
      found(exchange, (subject) => {
        if (form.answer !== undefined && isMissed(exchange.request)) return showMissed(form, exchange, subject);
        if (form.appliesTo?.(subject, exchange) === false) return seeOther(exchange, form.homeOf(subject).path);
        if (stepUp && !hasRecentFactor(exchange)) return askForFactor(exchange);
        const given = exchange.request.query;
        return showForm(form, { exchange, subject, given: given.size === 0 ? null : given });
      }),
    submit: (exchange, sent) => found(exchange, (subject) => submit(form, { exchange, subject, sent })),
  };
}

async function submit<Subject>(
  form: ChangeForm<Subject>,
  { exchange, subject, sent }: { exchange: SignedInExchange; subject: Subject; sent: URLSearchParams },
): Promise<PageAnswer> {
  const page = { exchange, given: sent };
  const changes = changesSince(sent, form.seenOf(subject, exchange));
  if (changes.length > 0) return showStale(form, { exchange, subject, sent }, changes);
  const called = await form.send({ exchange, subject, form: sent, reason: form.reason ?? fieldOf(sent, 'reason') });
  const home = form.homeOf(subject).path;
  if (called.kind === 'waits') return seeOther(exchange, home, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') {
    return form.answer?.(exchange, subject, called.value) ?? seeOther(exchange, home, { done: form.done });
  }
  if (called.name === 'changedMeanwhile') {
    // Between our reading and the operation's own look: what changed is read once more.
    const now = await form.read(exchange);
    if (now.kind === 'done') {
      const late = changesSince(sent, form.seenOf(now.value, exchange));
      return showStale(form, { exchange, subject: now.value, sent }, late);
    }
  }
  return showForm(form, { ...page, subject, refused: called, notice: refusedNotice(called), status: 400 });
}

/** With what its sender typed, and for the rest what others have made of it. */
function showStale<Subject>(
  form: ChangeForm<Subject>,
  { exchange, subject, sent }: { exchange: SignedInExchange; subject: Subject; sent: URLSearchParams },
  changes: readonly SeenChange[],
): PageAnswer {
  const given = keepUntouched(sent, openedFields(form, { exchange, subject }));
  return showForm(form, { exchange, subject, given, notice: staleNotice(changes), status: 409 });
}

/** As they are before anybody has typed. */
function openedFields<Subject>(
  form: ChangeForm<Subject>,
  { exchange, subject }: Pick<ShownForm<Subject>, 'exchange' | 'subject'>,
): Html {
  return html`${form.fields?.(pageOf({ exchange, subject, given: null }))}`;
}

interface ShownForm<Subject> {
  readonly exchange: SignedInExchange;
  readonly subject: Subject;
  readonly given: URLSearchParams | null;
  readonly notice?: Html;
  readonly refused?: CallRefused;
  readonly status?: number;
}

function showForm<Subject>(form: ChangeForm<Subject>, shown: ShownForm<Subject>): PageAnswer {
  const { exchange, subject, notice = NOTHING, status = 200 } = shown;
  const isReviewed = form.review !== undefined && shown.given?.has('review') === true && shown.refused === undefined;
  return answerDesk(exchange, {
    screen: form.screen,
    title: form.title(subject),
    back: form.homeOf(subject),
    content: html`${notice}${form.review !== undefined && !isReviewed ? askFirst(form, shown) : askToSend(form, shown)}`,
    status,
  });
}

function showMissed<Subject>(form: ChangeForm<Subject>, exchange: SignedInExchange, subject: Subject): PageAnswer {
  const back = form.homeOf(subject);
  const missed: Missed = form.missed?.(exchange, subject) ?? {
    lines: ['If you did not see it, find what was made, revoke or rotate it there, and make another.'],
    button: `Go to ${back.title}`,
    path: back.path,
  };
  const next = { path: missed.path ?? pathOf(exchange), label: missed.button };
  const { screen, title } = form;
  return answerMissedOnce(exchange, { screen, title: title(subject), back, lines: missed.lines, next });
}

/** Sent to the same address by GET, so that going back changes what was entered. */
function askFirst<Subject>(form: ChangeForm<Subject>, shown: ShownForm<Subject>): Html {
  const { exchange, subject } = shown;
  return html`<form class="sheet act" method="get" action="${pathOf(exchange)}">
    ${form.fields?.(pageOf(shown))} ${wasField(openedFields(form, shown))}
    <input type="hidden" name="review" value="1" />
    <div class="actions">
      <button class="button main">Review</button>
      <a class="button plain" href="${form.homeOf(subject).path}">Cancel</a>
    </div>
  </form>`;
}

function askToSend<Subject>(form: ChangeForm<Subject>, shown: ShownForm<Subject>): Html {
  const { exchange, subject, given } = shown;
  const { needsReason } = operatorOperations[form.operation];
  return actionForm(exchange, {
    action: pathOf(exchange),
    fields: [
      seenField(form.seenOf(subject, exchange)),
      form.review === undefined || given === null
        ? [form.fields?.(pageOf(shown)), wasField(openedFields(form, shown))]
        : [differenceTable(form.review(subject, given)), [...given].map(hiddenField)],
      needsReason && form.reason === undefined && reasonField(given?.get('reason') ?? ''),
    ],
    effect: form.effect(subject, exchange),
    button: form.button,
    tone: form.tone ?? 'main',
    cancelPath: form.homeOf(subject).path,
  });
}

const OWN_FIELDS: readonly string[] = ['seen', 'reason', 'csrf', 'once'];

function hiddenField([name, value]: readonly [string, string]): Html {
  return OWN_FIELDS.includes(name) ? NOTHING : html`<input type="hidden" name="${name}" value="${value}" />`;
}

function pageOf<Subject>({ exchange, subject, given, refused }: ShownForm<Subject>): FormPage<Subject> {
  return {
    exchange,
    subject,
    given,
    errorOf: (name) => refused?.fields?.find(({ field }) => field === name)?.problem,
  };
}

/** The page's own, without what was entered. */
function pathOf({ request }: SignedInExchange): string {
  return request.path.split('?')[0] ?? '';
}
