import { nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { dayText } from '../../domain/day.ts';
import type { Zone } from '../../domain/day.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import type { ExceptionKind, ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type {
  ExceptionChange,
  ExceptionNote,
  ExceptionPage,
  ExceptionStore,
} from '../../domain/reconciliation/exception-store.ts';
import { maskText } from '../../domain/text/mask.ts';
import { done, invalid, personNotFound, refuse, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { RolePermissions } from '../sign-in/identify.ts';

// Who looks after an exception, by when, and what they wrote. Nothing here ends one, or books anything.

export interface ExceptionDependencies {
  readonly store: Pick<ExceptionStore, 'searchExceptions' | 'countExceptions' | 'findException' | 'changeException'> &
    Pick<PeopleStore, 'findPerson' | 'listMemberships'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly zone: Zone;
  readonly rolePermissions: RolePermissions;
}

export interface ExceptionFilter {
  /** Null for all. */
  readonly state: 'open' | 'mine' | 'overdue' | 'ended' | null;
  readonly kind: ExceptionKind | null;
  readonly owner: string | null;
  readonly currency: string | null;
  readonly openedBefore: number | null;
  readonly personId: string | null;
  readonly merNo: number | null;
  readonly after: string | null;
  readonly limit: number;
}

/** Counted up to this; above it, there are only more. */
const COUNT_MAX = 100;

export function createExceptionOperations(deps: ExceptionDependencies) {
  return {
    listExceptions: (filter: ExceptionFilter, acting: Acting) => listExceptions(deps, filter, acting),
    takeException: (exceptionNo: string, acting: Acting) =>
      change(deps, { exceptionNo, acting, decide: (exception, by) => give(exception, whoActs(acting), by) }),
    assignException: (exceptionNo: string, personId: string, acting: Acting) =>
      assign(deps, { exceptionNo, personId }, acting),
    async setExceptionDue(exceptionNo: string, dueDay: number, acting: Acting) {
      if (dueDay < deps.zone.dayOf(deps.clock.now())) return refuseInput([invalid('dueDay', 'dueDayPast')]);
      return change(deps, { exceptionNo, acting, decide: (exception, by) => setDue(exception, dueDay, by) });
    },
    noteException: (exceptionNo: string, text: string, acting: Acting) =>
      change(deps, { exceptionNo, acting, isEndedToo: true, decide: (exception, by) => note(exception, text, by) }),
  };
}

async function listExceptions(
  { store, clock, zone }: ExceptionDependencies,
  { state, ...filter }: ExceptionFilter,
  { actor }: Acting,
): Promise<ExceptionPage & { readonly open: number; readonly today: number }> {
  const today = zone.dayOf(clock.now());
  const open = await store.countExceptions(COUNT_MAX);
  const person = personBehind(actor);
  // Only a person can have one.
  if (state === 'mine' && person === null) return { exceptions: [], next: null, sums: [], open, today };
  const page = await store.searchExceptions({
    ...filter,
    isOpen: state === null ? null : state !== 'ended',
    dueBefore: state === 'overdue' ? today : null,
    personId: state === 'mine' ? person : filter.personId,
  });
  return { ...page, open, today };
}

interface By {
  readonly acting: Acting;
  readonly at: number;
  readonly noteNo: string;
}

interface Changing {
  readonly exceptionNo: string;
  readonly acting: Acting;
  readonly isEndedToo?: boolean;
  readonly decide: (exception: ReconciliationException, by: By) => ExceptionChange | null;
}

/** What has ended stays as it is, whoever comes second. */
async function change(
  { store, clock, ids }: Pick<ExceptionDependencies, 'store' | 'clock' | 'ids'>,
  { exceptionNo, acting, isEndedToo = false, decide }: Changing,
): Promise<OperatorOutcome<ReconciliationException>> {
  const by = { acting, at: clock.now(), noteNo: ids.newId('note') };
  let endedBy: string | null = null;
  const isThere = await store.changeException(exceptionNo, (exception) => {
    endedBy = exception.state === 'ended' && !isEndedToo ? (exception.endedBy ?? '') : null;
    return endedBy === null ? decide(exception, by) : null;
  });
  if (!isThere) return refuse('exceptionNotFound', { exceptionNo });
  if (endedBy !== null) return refuse('exceptionEnded', { endedBy });
  const found = await store.findException(exceptionNo);
  return found === null ? refuse('exceptionNotFound', { exceptionNo }) : done(found);
}

interface Person {
  readonly personId: string | null;
  readonly person: string;
}

function whoActs({ actor }: Acting): Person {
  return { personId: personBehind(actor), person: nameOf(actor) };
}

/** To whoever has the permission to act on it. */
async function assign(
  deps: ExceptionDependencies,
  { exceptionNo, personId }: { exceptionNo: string; personId: string },
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const found = await deps.store.findPerson(personId);
  if (found === null || found.state !== 'active') return personNotFound(personId);
  const held = (await deps.store.listMemberships(personId)).filter(({ merNo }) => merNo === 0);
  if (!held.some(({ role }) => deps.rolePermissions[role].includes('exceptions.act'))) {
    return refuseInput([invalid('personId', 'notTheirWork')]);
  }
  const to = { personId, person: found.email };
  return change(deps, { exceptionNo, acting, decide: (exception, by) => give(exception, to, by) });
}

function give(exception: ReconciliationException, to: Person, { acting, at, noteNo }: By): ExceptionChange | null {
  const { exceptionNo, merNo, kind, person, personId } = exception;
  if (person === to.person && personId === to.personId) return null;
  const own = whoActs(acting);
  const isOwn = own.personId === to.personId && own.person === to.person;
  return {
    exception: to,
    note: {
      exceptionNo,
      noteNo,
      at,
      ...own,
      kind: isOwn ? 'taken' : 'assigned',
      text: isOwn ? '' : to.person,
    },
    audit: auditOf(acting, {
      at,
      action: isOwn ? 'takeException' : 'assignException',
      merNo,
      target: exceptionNo,
      detail: kind,
      before: { person },
      after: { person: to.person },
    }),
  };
}

function setDue(
  exception: ReconciliationException,
  dueDay: number,
  { acting, at, noteNo }: By,
): ExceptionChange | null {
  const { exceptionNo, merNo, kind } = exception;
  if (exception.dueDay === dueDay) return null;
  return {
    exception: { dueDay },
    note: { exceptionNo, noteNo, at, ...whoActs(acting), kind: 'due', text: dayText(dueDay) },
    audit: auditOf(acting, {
      at,
      action: 'setExceptionDue',
      merNo,
      target: exceptionNo,
      detail: kind,
      before: { dueDay: dayText(exception.dueDay) },
      after: { dueDay: dayText(dueDay) },
    }),
  };
}

/** The note is with the exception only: it may say something of a payer. */
function note(exception: ReconciliationException, text: string, { acting, at, noteNo }: By): ExceptionChange {
  const { exceptionNo, merNo, kind } = exception;
  const written: ExceptionNote = { exceptionNo, noteNo, at, ...whoActs(acting), kind: 'note', text: maskText(text) };
  const audit = auditOf(acting, { at, action: 'noteException', merNo, target: exceptionNo, detail: kind });
  return { exception: {}, note: written, audit };
}
