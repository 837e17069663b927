import type { JsonObject } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import type { FieldDecision } from './describe-fields.ts';

/** The decision about an element as a whole, with the place of its entry in the list. */
export function tagOf(element: JsonObject, ...names: readonly string[]): FieldDecision | undefined {
  const tag = element['x-decision'] as JsonObject | undefined;
  return tag?.['source'] === undefined ? undefined : { id: decisionId(...names) };
}
