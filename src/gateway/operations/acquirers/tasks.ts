import { nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { FoundTask, Task, TaskEnding, TaskKind, TaskPage, TaskStore } from '../../domain/acquirers/task.ts';
import type { Clock } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

// People see and end what acquirers' news brought. Nothing here moves money: what a task needs is done where it is always done, and
// the task says by whom.

export interface TaskDependencies {
  readonly store: TaskStore;
  readonly clock: Clock;
}

export interface TaskFilter {
  /** Null for all. */
  readonly state: 'open' | 'mine' | 'ended' | null;
  readonly kind: TaskKind | null;
  readonly acquirer: string | null;
  readonly merNo: number | null;
  readonly after: string | null;
  readonly limit: number;
}

/** Counted up to this; above it, there are only more. */
const COUNT_MAX = 100;

export function createTaskOperations(deps: TaskDependencies) {
  return {
    listTasks: (filter: TaskFilter, acting: Acting) => listTasks(deps, filter, acting),
    getTask: (taskNo: string) => findTask(deps, taskNo),
    takeTask: (taskNo: string, acting: Acting) => changeTask(deps, { taskNo, acting, decide: take }),
    endTask: (taskNo: string, ended: Ended, acting: Acting) =>
      changeTask(deps, { taskNo, acting, decide: (task, by) => end(task, ended, by) }),
  };
}

interface Ended {
  readonly ending: TaskEnding;
  readonly note: string;
}

async function listTasks(
  { store }: TaskDependencies,
  { state, ...filter }: TaskFilter,
  { actor }: Acting,
): Promise<TaskPage & { readonly open: number }> {
  const open = await store.countTasks(COUNT_MAX);
  const person = personBehind(actor);
  // Only a person can have one.
  if (state === 'mine' && person === null) return { tasks: [], next: null, open };
  const isOpen = state === null ? null : state !== 'ended';
  const page = await store.searchTasks({ ...filter, isOpen, ownerId: state === 'mine' ? person : null });
  return { ...page, open };
}

async function findTask({ store }: TaskDependencies, taskNo: string): Promise<OperatorOutcome<FoundTask>> {
  const found = await store.findTask(taskNo);
  return found === null ? refuse('taskNotFound', { taskNo }) : done(found);
}

interface By {
  readonly acting: Acting;
  readonly at: number;
}

type Decided = ReturnType<Parameters<TaskStore['changeTask']>[1]>;

/** What has ended stays as it is, whoever comes second. */
async function changeTask(
  deps: TaskDependencies,
  { taskNo, acting, decide }: { taskNo: string; acting: Acting; decide: (task: Task, by: By) => Decided },
): Promise<OperatorOutcome<FoundTask>> {
  const by = { acting, at: deps.clock.now() };
  let endedBy: string | null = null;
  await deps.store.changeTask(taskNo, (task) => {
    ({ endedBy } = task);
    return task.endedAt === null ? decide(task, by) : null;
  });
  return endedBy === null ? findTask(deps, taskNo) : refuse('taskEnded', { endedBy });
}

/** From whoever has it. Taken again by its owner, it stays as it is. */
function take({ taskNo, merNo, kind, owner, ownerId }: Task, { acting, at }: By): Decided {
  const taken = { owner: nameOf(acting.actor), ownerId: personBehind(acting.actor) };
  if (owner === taken.owner && ownerId === taken.ownerId) return null;
  return {
    task: { ...taken, takenAt: at },
    audit: auditOf(acting, {
      at,
      action: 'takeTask',
      merNo,
      target: taskNo,
      detail: kind,
      before: { owner },
      after: { owner: taken.owner },
    }),
  };
}

/** The note is with the task only: it may say something of a payer, and goes with the payer's data. */
function end({ taskNo, merNo, kind }: Task, { ending, note }: Ended, { acting, at }: By): Decided {
  return {
    task: { endedAt: at, endedBy: nameOf(acting.actor), ending, note: maskText(note) },
    audit: auditOf(acting, {
      at,
      action: 'endTask',
      merNo,
      target: taskNo,
      detail: `${kind}: ${ending}`,
      before: { state: 'open' },
      after: { state: ending },
    }),
  };
}
