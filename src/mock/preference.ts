import { SUCCESS } from '../../generated/codes.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { answerExamples } from '../examples/contract-examples.ts';
import type { AnswerExample } from '../examples/contract-examples.ts';
import { refusals } from './refusal.ts';

// `Prefer` (RFC 7240) chooses the response to a valid request, as with Prism: `code=503`, `example=declined`, or both. Unlike
// Prism, `code` also accepts a code of the envelope: `code=10006`.

export interface Preference extends AnswerExample {
  readonly kind: 'preference';
  /** For the header `Preference-Applied`. */
  readonly applied: string;
}

/** The requested response; undefined if the header does not ask for one. */
export function readPreference(header: string | undefined, path: string): Preference | Refusal | undefined {
  const { code, example } = readHeader(header ?? '');
  const applied = [code && `code=${code}`, example && `example=${example}`].filter(Boolean).join(', ');
  if (applied === '' || (example === undefined && (code === '200' || code === SUCCESS))) return undefined;
  const answers = answerExamples(path);
  const chosen = answers.find(
    (answer) =>
      (code === undefined || String(answer.status) === code || answer.code === code) &&
      (example === undefined || answer.example === example),
  );
  if (chosen !== undefined) return { kind: 'preference', applied, ...chosen };
  const problem = `${path} has no response with ${applied}; ${describeChoice(answers)}`;
  return refusals.refuseFields([{ field: 'Prefer', problem }]);
}

/** Other preferences are ignored, as RFC 7240 allows. */
function readHeader(header: string): { code?: string | undefined; example?: string | undefined } {
  const preferences = header.split(/[,;]/).map((part) => /^\s*(\w+)\s*=\s*"?(.*?)"?\s*$/.exec(part));
  const valueOf = (name: string) => preferences.find((found) => found?.[1]?.toLowerCase() === name)?.[2];
  return { code: valueOf('code'), example: valueOf('example') };
}

function describeChoice(answers: readonly AnswerExample[]): string {
  const statuses = listed(answers.map(({ status }) => status));
  const codes = listed(answers.map(({ code }) => code));
  return `code is one of ${statuses}, or ${codes}; example is one of ${listed(answers.map(({ example }) => example))}`;
}

function listed(values: readonly (string | number | undefined)[]): string {
  return [...new Set(values.filter((value) => value !== undefined))].join(', ');
}
