import { html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { amount } from '../../desk/views/parts.ts';
import { KINDS, exceptionPath, readException } from './exception.ts';
import type { Detail, Exception } from './exception.ts';

export const EXCEPTION_DONE = {
  taken: 'The exception is yours: others see that you are on it.',
  assigned: 'The exception was given to somebody.',
  due: 'The due day was changed.',
  noted: 'The note was written.',
  asked: 'The acquirer was asked. Its answer is below.',
  matched: 'Matched. What was booked is below.',
  writtenOff: 'Written off.',
  returned: 'The acquirer was asked to return the money.',
  credited: 'Credited to the merchant.',
  reopened: 'The exception is open again, and what it had booked was booked back.',
};

export function takeRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'takeException'>({
    ...common(context),
    path: '/:exceptionNo/take',
    operation: 'takeException',
    title: () => 'Take the exception',
    done: 'taken',
    appliesTo: ({ next }) => next.includes('take'),
    effect: ({ exception: { person } }) =>
      person === null ? 'Others see that you are on it.' : `${person} has taken it. It becomes yours.`,
    button: 'Take it',
    send: ({ exchange, subject }) => context.call(exchange, 'takeException', { parameters: numberOf(subject) }),
  });
}

export function assignRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'assignException'>({
    ...common(context),
    path: '/:exceptionNo/assign',
    operation: 'assignException',
    title: () => 'Give it to somebody',
    done: 'assigned',
    appliesTo: ({ next }) => next.includes('assign'),
    fields: ({ field, subject: { assignees } }) => [
      field('personId', { choices: assignees.map(({ personId, person }) => [personId, person] as const) }),
    ],
    effect: () => 'They find it among their own. It stays open, and others can still end it.',
    button: 'Give it to them',
    send: ({ exchange, subject, form }) =>
      context.call(exchange, 'assignException', {
        parameters: numberOf(subject),
        body: { personId: form.get('personId') ?? '' },
      }),
  });
}

export function dueRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'setExceptionDue'>({
    ...common(context),
    path: '/:exceptionNo/due',
    operation: 'setExceptionDue',
    title: () => 'Change the due day',
    done: 'due',
    appliesTo: ({ next }) => next.includes('setDue'),
    fields: ({ field, subject: { exception } }) => [field('dueDay', { value: exception.dueDay, type: 'date' })],
    effect: () => 'On the day after, finance is reminded by mail, once a day, until it has ended.',
    button: 'Change the due day',
    send: ({ exchange, subject, form }) =>
      context.call(exchange, 'setExceptionDue', {
        parameters: numberOf(subject),
        body: { dueDay: form.get('dueDay') ?? '' },
      }),
  });
}

export function noteRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'noteException'>({
    ...common(context),
    path: '/:exceptionNo/note',
    operation: 'noteException',
    title: () => 'Write a note',
    done: 'noted',
    fields: ({ field }) => [field('text')],
    effect: () => 'It is kept with the exception. Card numbers in it are masked.',
    button: 'Write the note',
    send: ({ exchange, subject, form }) =>
      context.call(exchange, 'noteException', {
        parameters: numberOf(subject),
        body: { text: (form.get('text') ?? '').replaceAll('\r\n', '\n').trim() },
      }),
  });
}

export function askRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'askAcquirer'>({
    ...common(context),
    path: '/:exceptionNo/ask',
    operation: 'askAcquirer',
    title: () => 'Ask the acquirer',
    done: 'asked',
    appliesTo: ({ next }) => next.includes('ask'),
    effect: ({ exception }) =>
      `Asks ${exception.owner} what it knows of it, and shows the answer here. An order that has ended stays as it is.`,
    button: 'Ask the acquirer',
    send: ({ exchange, subject }) => context.call(exchange, 'askAcquirer', { parameters: numberOf(subject) }),
  });
}

export function writeOffRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'writeOffException'>({
    ...common(context),
    path: '/:exceptionNo/write-off',
    operation: 'writeOffException',
    title: () => 'Write it off',
    done: 'writtenOff',
    asksFactorLate: true,
    appliesTo: ({ next }) => next.includes('writeOff'),
    effect: ({ exception }) =>
      html`${amount(exception.amount, exception.currency)} becomes the operator’s own cost or gain, once somebody else
      has approved it. No merchant’s money moves. It can be reopened.`,
    button: 'Ask for approval',
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'writeOffException', { parameters: numberOf(subject), reason }),
  });
}

export function returnRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'returnAtAcquirer'>({
    ...common(context),
    path: '/:exceptionNo/return',
    operation: 'returnAtAcquirer',
    title: () => 'Return the money at the acquirer',
    done: 'returned',
    asksFactorLate: true,
    appliesTo: ({ next }) => next.includes('return'),
    effect: ({ exception, line }) =>
      html`${exception.owner} sends ${line !== null && amount(line.gross, line.currency)} back to the payer, once
      somebody else has approved it. The order stays failed. This cannot be undone.`,
    button: 'Ask for approval',
    tone: 'danger',
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'returnAtAcquirer', { parameters: numberOf(subject), reason }),
  });
}

export function creditRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'creditException'>({
    ...common(context),
    path: '/:exceptionNo/credit',
    operation: 'creditException',
    title: () => 'Credit it to a merchant',
    done: 'credited',
    asksFactorLate: true,
    appliesTo: ({ next }) => next.includes('credit'),
    fields: ({ field, subject: { exception } }) => [
      field('merNo', exception.merNo === null ? {} : { value: String(exception.merNo) }),
    ],
    effect: ({ line }) =>
      html`${line !== null && amount(line.gross, line.currency)} is deposited for the merchant, debt first, once
      somebody else has approved it. The order stays as it is. This cannot be undone.`,
    button: 'Ask for approval',
    send: ({ exchange, subject, form, reason }) =>
      context.call(exchange, 'creditException', {
        parameters: numberOf(subject),
        body: { merNo: Number(form.get('merNo') ?? '') },
        reason,
      }),
  });
}

export function reopenRoute(context: DeskContext): DeskRoute {
  return formRoute<Detail, 'reopenException'>({
    ...common(context),
    path: '/:exceptionNo/reopen',
    operation: 'reopenException',
    title: () => 'Reopen it',
    done: 'reopened',
    asksFactorLate: true,
    appliesTo: ({ next }) => next.includes('reopen'),
    effect: () =>
      'What ending it had booked in the operator’s own books is booked back, and everything that ended with it is open again.',
    button: 'Reopen it',
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'reopenException', { parameters: numberOf(subject), reason }),
  });
}

/** Somebody may have taken or ended it while the page was open. */
export function seenOf({ person, ending }: Exception): Seen {
  return { With: person ?? 'nobody', State: ending ?? 'open' };
}

export function numberOf({ exception: { exceptionNo } }: Pick<Detail, 'exception'>) {
  return { exceptionNo };
}

export function homeOf({ exception }: Pick<Detail, 'exception'>) {
  return { path: exceptionPath(exception.exceptionNo), title: KINDS[exception.kind].title };
}

function common(context: DeskContext) {
  return {
    screen: 'exceptions' as const,
    read: readException(context),
    homeOf,
    seenOf: ({ exception }: Detail) => seenOf(exception),
  };
}
