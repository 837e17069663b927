import { say } from '../../../../web/texts.ts';
import { operatorOperations } from '../../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { hasRecentFactor } from '../../frame/recent-factor.ts';
import { isMissed } from '../../frame/return-path.ts';
import type { Refused } from '../../../operator/refused.ts';
import { may } from '../desk-types.ts';
import type { DeskRoute } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import { queryPath } from '../query-path.ts';
import { answerRefused, askForFactor, inWords, refusedNotice, seeOther } from '../respond.ts';
import { actionForm, formFields, reasonField } from '../views/forms.ts';
import { answerDesk, answerMessage } from '../views/layout.ts';
import { answerMissedOnce } from '../views/shown-once.ts';
import { createFields, wordsOf } from './fields.ts';
import type { DeskForm, Missed, Wrong } from './form-types.ts';
import { changesSince, seenField, staleNotice } from './stale.ts';
import type { SeenChange } from './stale.ts';
import { keepUntouched, wasField } from './untouched.ts';
import type { Values } from './untouched.ts';

// The one engine of forms. It reads what a form is about when it is shown and again when it is sent: if what its sender saw has
// changed, it says what, and does nothing.

interface Opened<Subject> {
  readonly exchange: SignedInExchange;
  readonly subject: Subject;
}

interface ShownForm<Subject> extends Opened<Subject> {
  readonly given: URLSearchParams | null;
  readonly notice?: Html;
  readonly refused?: Refused;
  readonly status?: number;
}

export function formRoute<Subject, Id extends OperatorOperationId>(form: DeskForm<Subject, Id>): DeskRoute {
  const { permission, stepUp } = operatorOperations[form.operation];
  const found = async (
    exchange: SignedInExchange,
    given: URLSearchParams,
    answer: (subject: Subject) => PageAnswer | Promise<PageAnswer>,
  ): Promise<PageAnswer> => {
    const read = await form.read(exchange, given);
    return read.kind === 'done' ? answer(read.value) : answerRefused(exchange, read);
  };
  return {
    path: form.path,
    async show(exchange) {
      if (permission !== null && !may(exchange, permission)) {
        const lines = [
          say`This needs the permission ${permission}, which you do not have. Ask ${deskOf(exchange).administrator}.`,
        ];
        return answerMessage(exchange, { status: 403, title: say`Not allowed`, lines });
      }
      const { query } = exchange.request;
      return found(exchange, query, (subject) => {
        if (form.answer !== undefined && isMissed(exchange.request)) return showMissed(form, { exchange, subject });
        if (form.appliesTo?.(subject, exchange) === false)
          return seeOther(exchange, form.homeOf(subject, exchange).path);
        if (stepUp && form.asksFactorLate !== true && !hasRecentFactor(exchange)) return askForFactor(exchange);
        return showForm(form, { exchange, subject, given: query.size === 0 ? null : query });
      });
    },
    // What somebody sends who may not is refused, and recorded, by its operation.
    submit: (exchange, sent) => found(exchange, sent, (subject) => submit(form, { exchange, subject }, sent)),
  };
}

async function submit<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  { exchange, subject }: Opened<Subject>,
  sent: URLSearchParams,
): Promise<PageAnswer> {
  const mark = markOf(form);
  if (form.isLong === true && !sent.has(mark[0])) {
    return showForm(form, { exchange, subject, given: new URLSearchParams([...sent, [...mark]]) });
  }
  const { permission } = operatorOperations[form.operation];
  const isAllowed = permission === null || may(exchange, permission);
  const changes = changesIn(form, { exchange, subject }, sent);
  if (isAllowed && changes.length > 0) return showStale(form, { exchange, subject }, sent, changes);
  const called = await form.send({ exchange, subject, form: sent, reason: form.reason ?? fieldOf(sent, 'reason') });
  const home = form.leadsTo?.(subject, exchange) ?? form.homeOf(subject, exchange).path;
  if (called.kind === 'waits') return seeOther(exchange, home, { done: 'waits', no: called.approvalNo });
  if (called.kind === 'done') {
    const { done } = form;
    const notice = typeof done === 'string' ? { done } : done(called.value, subject);
    return form.answer?.(exchange, subject, called.value) ?? seeOther(exchange, home, notice);
  }
  const isAlone = form.isRefusedAlone === true && called.name !== 'invalidInput';
  if (isAlone || (called.name === 'forbidden' && !isAllowed)) return answerRefused(exchange, called);
  if (called.name === 'changedMeanwhile') {
    // Between our reading and the operation's own look: what changed is read once more.
    const now = await form.read(exchange, sent);
    if (now.kind === 'done') {
      const late = { exchange, subject: now.value };
      return showStale(form, late, sent, changesIn(form, late, sent));
    }
  }
  const notice = refusedNotice(inWords(called, { ...wordsOf(form.operation), ...form.wordsOf?.(subject) }));
  return showForm(form, { exchange, subject, given: sent, refused: called, notice, status: form.refusedStatus ?? 400 });
}

function changesIn<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  { exchange, subject }: Opened<Subject>,
  sent: URLSearchParams,
): SeenChange[] {
  return form.seenOf === undefined ? [] : changesSince(sent, form.seenOf(subject, exchange));
}

/** With what its sender typed, and for the rest what others have made of it. */
function showStale<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  opened: Opened<Subject>,
  sent: URLSearchParams,
  changes: readonly SeenChange[],
): PageAnswer {
  const given = form.isNew === true ? sent : keepUntouched(sent, openedValues(form, opened));
  return showForm(form, { ...opened, given, notice: staleNotice(changes), status: 409 });
}

/** What the fields hold before anybody has typed. */
function openedValues<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  { exchange, subject }: Opened<Subject>,
): Values {
  const { field, values } = createFields(form.operation, { given: null, isSent: false });
  form.fields?.({ exchange, subject, given: null, field });
  return values;
}

function showForm<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  shown: ShownForm<Subject>,
): PageAnswer {
  const { exchange, subject, notice = NOTHING, status = 200 } = shown;
  const heading = form.heading?.(subject, exchange);
  return answerDesk(exchange, {
    screen: form.screen,
    title: form.title(subject, exchange),
    ...(heading !== undefined && { heading }),
    back: form.backTo?.(subject, exchange) ?? form.homeOf(subject, exchange),
    content: html`${notice}${form.above?.(subject, exchange)}${form.instead?.(subject, exchange) ?? stepOf(form, shown)}`,
    status,
  });
}

/** The fields, or what they would change. */
function stepOf<Subject, Id extends OperatorOperationId>(form: DeskForm<Subject, Id>, shown: ShownForm<Subject>): Html {
  const { subject, given, refused } = shown;
  if (form.review === undefined) return askToSend(form, shown, fieldsOf(form, shown));
  if (given?.has(markOf(form)[0]) !== true || (refused !== undefined && !staysInReview(form)))
    return askFirst(form, shown);
  const reviewed = form.review(subject, given);
  if (isWrong(reviewed))
    return html`${refused === undefined && wrongNotice(reviewed)}${askFirst(form, { ...shown, refused: refusalOf(reviewed) })}`;
  return askToSend(form, shown, [reviewed, [...given].map(hiddenField)]);
}

function isWrong(reviewed: Value | Wrong): reviewed is Wrong {
  return typeof reviewed === 'object' && reviewed !== null && 'wrong' in reviewed;
}

function wrongNotice({ wrong, field }: Wrong): Html {
  return field === undefined ? refusedNotice({ detail: wrong }) : NOTHING;
}

function refusalOf({ wrong, field = '' }: Wrong): Refused {
  return { kind: 'refused', name: 'invalidInput', detail: wrong, fields: [{ field, problem: wrong }] };
}

function showMissed<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  { exchange, subject }: Opened<Subject>,
): PageAnswer {
  const back = form.homeOf(subject, exchange);
  const missed: Missed = form.missed?.(exchange, subject) ?? {
    lines: [say`If you did not see it, find what was made, revoke or rotate it there, and make another.`],
    button: say`Go to ${back.title}`,
    path: back.path,
  };
  const next = { path: missed.path ?? pathOf(exchange), label: missed.button };
  const title = form.title(subject, exchange);
  return answerMissedOnce(exchange, { screen: form.screen, title, back, lines: missed.lines, next });
}

/** In the address of the second step. */
function markOf({ isNew }: { readonly isNew?: true }): readonly [name: string, value: string] {
  return isNew === true ? ['step', 'review'] : ['review', '1'];
}

function staysInReview({ isNew, isLong }: { readonly isNew?: true; readonly isLong?: true }): boolean {
  return isNew === true || isLong === true;
}

/** Sent to the same address by GET, so that going back changes what was entered. */
function askFirst<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  shown: ShownForm<Subject>,
): Html {
  const { exchange, subject } = shown;
  const path = pathOf(exchange);
  const [name, value] = markOf(form);
  return html`<form class="sheet act" method="${form.isLong === true ? 'post' : 'get'}" action="${path}">
    ${form.isLong === true && formFields(exchange, path)} ${fieldsOf(form, shown)}
    ${form.isLong !== true && html`<input type="hidden" name="${name}" value="${value}" />`}
    <div class="actions">
      <button class="button main">Review</button>
      <a class="button plain" href="${form.homeOf(subject, exchange).path}">Cancel</a>
    </div>
  </form>`;
}

function askToSend<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  { exchange, subject, given }: ShownForm<Subject>,
  fields: Value,
): Html {
  const { needsReason } = operatorOperations[form.operation];
  const reason = given?.get('reason') ?? '';
  const home = form.homeOf(subject, exchange).path;
  const isReview = staysInReview(form) && given?.has(markOf(form)[0]) === true;
  return actionForm(exchange, {
    action: pathOf(exchange),
    fields: [
      form.seenOf && seenField(form.seenOf(subject, exchange)),
      fields,
      needsReason && form.reason === undefined && form.asksReasonItself !== true && reasonField(reason),
      form.asksReason !== undefined && reasonField(reason, form.asksReason === 'required'),
    ],
    effect: form.effect(subject, exchange),
    button: typeof form.button === 'string' ? form.button : form.button(subject),
    tone: form.tone ?? 'main',
    cancelPath: isReview ? draftPath(form, exchange, given) : home,
  });
}

const OWN_FIELDS: readonly string[] = ['seen', 'reason', 'csrf', 'once', 'proof'];

function hiddenField([name, value]: readonly [string, string]): Html {
  return OWN_FIELDS.includes(name) ? NOTHING : html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** The first step again, with what was typed if an address can hold it. */
function draftPath({ isLong }: { readonly isLong?: true }, exchange: SignedInExchange, given: URLSearchParams): string {
  if (isLong === true) return pathOf(exchange);
  const typed = [...given].filter(([name]) => name !== 'step' && !OWN_FIELDS.includes(name));
  return queryPath(pathOf(exchange), Object.fromEntries(typed));
}

function fieldsOf<Subject, Id extends OperatorOperationId>(
  form: DeskForm<Subject, Id>,
  shown: ShownForm<Subject>,
): Value {
  const { exchange, subject, given, refused } = shown;
  const isSent = exchange.request.method === 'POST' || given?.has(markOf(form)[0]) === true;
  const { field } = createFields(form.operation, { given, isSent, refused });
  const opened = form.seenOf === undefined || form.isNew === true ? null : openedValues(form, shown);
  return [form.fields?.({ exchange, subject, given, field }), opened !== null && opened.size > 0 && wasField(opened)];
}

/** The page's own, without what was entered. */
function pathOf({ request }: SignedInExchange): string {
  return request.path.split('?')[0] ?? '';
}
