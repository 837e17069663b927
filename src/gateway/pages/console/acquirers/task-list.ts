import { html } from '../../../../web/html.ts';
import type { List, ListTabs } from '../../desk/list/list-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { ageWords } from '../../design/written.ts';
import { KINDS, TASKS, newsAmount, stateTag, subjectOf, taskPath } from './task.ts';
import type { Task } from './task.ts';

const COUNT_MAX = 100;

const TABS: ListTabs<'listTasks'> = {
  name: 'state',
  label: 'State',
  choices: [
    {
      value: 'open',
      title: 'Open',
      count: ({ answer }) => answer && html` <small>${answer.open > COUNT_MAX ? `${COUNT_MAX}+` : answer.open}</small>`,
    },
    { value: 'mine', title: 'Mine' },
    { value: 'ended', title: 'Ended' },
    { value: 'all', title: 'All', parameters: {} },
  ],
  initial: 'open',
  unnamed: 'open',
};

const ALL = '';

/** What nobody has ended is shown first, the oldest on top. */
export const TASK_LIST: List<'listTasks', Task> = {
  operation: 'listTasks',
  screen: 'tasks',
  title: 'Tasks',
  path: TASKS,
  limit: 50,
  place: 'after',
  live: { id: 'task-list', tableId: 'tasks', seconds: 10 },
  tabs: TABS,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Kind',
      choices: [[ALL, 'all kinds'], ...Object.entries(KINDS).map(([kind, { title }]) => [kind, title] as const)],
    },
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    { kind: 'text', name: 'acquirer', label: 'Acquirer', lengthMax: 32 },
  ],
  form: { label: 'Filter' },
  rowsOf: ({ tasks }) => tasks,
  table: {
    caption: 'Tasks',
    keyOf: ({ taskNo }) => taskNo,
    pathOf: ({ taskNo }) => taskPath(taskNo),
    columns: [
      { title: 'Task', cell: ({ kind }) => KINDS[kind].title },
      { title: 'State', cell: (task) => stateTag(task) },
      { title: 'Amount', kind: 'figure', cell: (task) => newsAmount(task) },
      {
        title: 'Age',
        cell: ({ createdAt, endedAt }, exchange) =>
          endedAt === null
            ? ageWords(exchange.now - Date.parse(createdAt))
            : html`ended ${moment(exchange, endedAt, 'day')}`,
      },
      { title: 'About', cell: (task) => subjectOf(task) },
      { title: 'Merchant', cell: ({ merNo }, exchange) => (merNo === null ? '–' : merchantLink(exchange, merNo)) },
      { title: 'Acquirer', cell: ({ acquirer }) => acquirer },
      { title: 'Owner', cell: ({ owner, isMine }) => (isMine ? 'you' : (owner ?? '–')) },
    ],
  },
  none: {
    yet: ({ choice: { tab } }) =>
      tab === 'open'
        ? empty('No open tasks', 'What the acquirers report and no rule decides appears here.')
        : empty('None yet', 'Tasks are here once somebody has taken or ended one.'),
    found: empty('No task fits', 'Clear the filter, or look at all states.'),
  },
  refusals: { names: ['invalidInput', 'merchantNotFound'], status: 400 },
};
