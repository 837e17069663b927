import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import type { Seen } from '../../desk/form/stale.ts';
import { KINDS, readTask, taskPath } from './task.ts';
import type { Task } from './task.ts';

export const TASK_DONE = {
  taken: 'The task is yours: others see that you are on it.',
  ended: 'The task has ended.',
};

export function takeRoute(context: DeskContext): DeskRoute {
  return formRoute<Task, 'takeTask'>({
    ...common(context),
    path: '/:taskNo/take',
    operation: 'takeTask',
    title: ({ owner }) => (owner === null ? 'Take the task' : 'Take the task over'),
    done: 'taken',
    appliesTo: ({ endedAt, isMine }) => endedAt === null && !isMine,
    effect: ({ owner }) =>
      owner === null
        ? 'Others see that you are on it. They can still end it.'
        : `${owner} has taken it. It becomes yours, and the audit log says so.`,
    button: ({ owner }) => (owner === null ? 'Take it' : 'Take it over'),
    send: ({ exchange, subject: { taskNo } }) => context.call(exchange, 'takeTask', { parameters: { taskNo } }),
  });
}

export function endRoute(context: DeskContext): DeskRoute {
  return formRoute<Task, 'endTask'>({
    ...common(context),
    path: '/:taskNo/end',
    operation: 'endTask',
    title: () => 'End the task',
    done: 'ended',
    appliesTo: ({ endedAt }) => endedAt === null,
    fields: ({ field }) => [
      field('ending', {
        value: 'done',
        choices: [
          ['done', 'What it needed was done'],
          ['noAction', 'Nothing had to be done'],
        ],
      }),
      field('note'),
    ],
    effect: ({ kind }) => `“${KINDS[kind].title}” leaves Home. It moves no money, and cannot be opened again.`,
    button: 'End the task',
    send: ({ exchange, subject: { taskNo }, form }) =>
      context.call(exchange, 'endTask', {
        parameters: { taskNo },
        body: {
          ending: form.get('ending') === 'noAction' ? 'noAction' : 'done',
          note: (form.get('note') ?? '').replaceAll('\r\n', '\n').trim(),
        },
      }),
  });
}

/** Somebody may have taken it while the page was open. */
export function seenOf({ owner, ending }: Task): Seen {
  return { Owner: owner ?? 'nobody', State: ending ?? 'open' };
}

function common(context: DeskContext) {
  return {
    screen: 'tasks' as const,
    read: readTask(context),
    homeOf: ({ taskNo, kind }: Task) => ({ path: taskPath(taskNo), title: KINDS[kind].title }),
    seenOf,
  };
}
