import { FileProblem } from '../../domain/reconciliation/file-line.ts';

/** From 1, both. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export function failAt(place: Place, problem: string): never {
  throw new FileProblem(problem, place);
}
