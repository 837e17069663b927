import { currentTranslation, say, sayWords } from '../../../../web/texts.ts';
import type { FieldError } from '../../../../protocol/field-errors.ts';

// What the contract's own checks say of a field is written for programs, in English. People of another language read the same rule
// in theirs, without what was received: they see what they typed.

const RULES: readonly (readonly [problem: RegExp, words: (...values: string[]) => string])[] = [
  [/^is missing$/, () => say`is missing`],
  [/^is missing; send it with ([\w.]+)$/, (other = '') => say`is missing; send it with ${other}`],
  [/^must be an? ([a-z]+(?: or [a-z]+)*)(?:,|$)/, () => say`is not of the kind that is expected here`],
  [/^must be one of ([^"]+?)(?:, not |, … |$)/, (values = '') => say`must be one of ${values}`],
  [/^must not be empty$/, () => say`must not be empty`],
  [/^must have at least ([0-9]+) characters/, (least = '') => say`must have at least ${least} characters`],
  [/^must have at most ([0-9]+) characters/, (most = '') => say`must have at most ${most} characters`],
  [/^must have at least ([0-9]+) items/, (least = '') => say`must have at least ${least} items`],
  [/^must have at most ([0-9]+) items/, (most = '') => say`must have at most ${most} items`],
  [/^must be at least ([0-9.]+)/, (least = '') => say`must be at least ${least}`],
  [/^must be at most ([0-9.]+)/, (most = '') => say`must be at most ${most}`],
  [/^is not allowed here$/, () => say`is not allowed here`],
  [
    /^(?:is not in the expected format|contains .+); (use .+)$/,
    (rule = '') => say`has the wrong form: ${sayWords(rule)}`,
  ],
];

/** In English as it is. */
export function fieldWords(error: FieldError): FieldError {
  if (currentTranslation() === undefined) return error;
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(error.problem);
    if (found !== null) return { ...error, problem: words(...found.slice(1)) };
  }
  return error;
}
