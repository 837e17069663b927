import { BankFileError } from '../bank-file-error.ts';
import type { Place } from '../bank-file-error.ts';

export interface XmlElement extends Place {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without spaces around it. */
  readonly text: string;
}

/** Fails at an element of a document. */
export function failAt(element: XmlElement, problem: string): never {
  throw new BankFileError(problem, element);
}
