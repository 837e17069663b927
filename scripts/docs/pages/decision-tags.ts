import type { JsonObject } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import type { DecisionSource } from '../markdown.ts';
import type { FieldDecision } from './describe-fields.ts';

/** The decision about an element as a whole, with the place of its entry in the list. */
export function tagOf(element: JsonObject, ...names: readonly string[]): FieldDecision | undefined {
  const { source, why } = (element['x-decision'] ?? {}) as { source?: DecisionSource; why?: string };
  return source === undefined || why === undefined ? undefined : { source, why, id: decisionId(...names) };
}
