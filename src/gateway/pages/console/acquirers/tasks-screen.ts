import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { endRoute, takeRoute } from './task-forms.ts';
import { TASK_LIST } from './task-list.ts';
import { taskRoute } from './task-page.ts';

/** News of acquirers that people have to see to: the queue, one task, and its end. */
export const tasksScreen: Screen = {
  id: 'tasks',
  routes: (context) => [listRoute(context, TASK_LIST), taskRoute(context), takeRoute(context), endRoute(context)],
};
