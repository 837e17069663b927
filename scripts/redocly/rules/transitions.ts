import { listOf, missingFrom, nodeRule, objectOf, step, textsOf } from '../contract-view.ts';
import type { ContractView, Located, Place } from '../contract-view.ts';

/** `x-transitions` leads from one first state to all others, and knows no state that its enum does not have. */
export const transitions = nodeRule((given, view) => {
  if (given.node['x-transitions'] === undefined) return;
  const subjects = step(given, 'x-transitions', 'of');
  if (Object.keys(subjects.node).length === 0)
    view.report('x-transitions needs of: whose states they are', subjects.at);
  const states = textsOf(given.node['enum']);
  for (const subject of Object.keys(subjects.node)) checkSubject(view, { subjects, subject, states });
});

interface Subject {
  readonly subjects: Located;
  readonly subject: string;
  readonly states: readonly string[];
}

interface Transition {
  readonly from: string;
  readonly to: string;
}

function checkSubject(view: ContractView, { subjects, subject, states }: Subject): void {
  const at = subjects.at.child([subject]);
  const moves = listOf(subjects.node[subject]).map((move) => readTransition(view, at, move));
  const met = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  for (const state of missingFrom(states, met))
    view.report(`the state '${state}' of a ${subject} is not in the enum`, at);
  if (new Set(moves.map(({ from, to }) => `${from} ${to}`)).size < moves.length) {
    view.report(`a transition of a ${subject} is listed twice`, at);
  }
  const ends = moves.map(({ to }) => to);
  const [first, ...others] = missingFrom(ends, met);
  if (first === undefined || others.length > 0) {
    view.report(`a ${subject} needs one first state, which no transition leads to`, at);
    return;
  }
  for (const state of missingFrom(reachedFrom(first, moves), met)) {
    view.report(`nothing leads a ${subject} from '${first}' to '${state}'`, at);
  }
}

function readTransition(view: ContractView, at: Place, given: unknown): Transition {
  const { from, to, when } = objectOf(given);
  if (!/^[a-z].*[^.]$/.test(String(when ?? ''))) {
    view.report('a transition needs when: a clause without a capital and a full stop', at);
  }
  return { from: String(from), to: String(to) };
}

function reachedFrom(first: string, moves: readonly Transition[]): string[] {
  const reached = new Set([first]);
  // A set visits what is added to it on the way.
  for (const state of reached) for (const { from, to } of moves) if (from === state) reached.add(to);
  return [...reached];
}
