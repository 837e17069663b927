import { operations } from '../../generated/operations.ts';
import { requestSensitivity } from '../../generated/sensitivity.ts';
import { contractStrings } from './contract-view.ts';
import { passesLuhn } from '../protocol/card.ts';
import { ToolError } from './tool-error.ts';

// Only test cards go through these tools: what an assistant reads may be kept by others.

interface TestCard {
  readonly number: string;
  /** What the sandbox does with it. */
  readonly script: string;
  readonly about: string;
}

export const TEST_CARDS: readonly TestCard[] = operations.createPayment.sandbox.flatMap((rule) =>
  'field' in rule && rule.field === 'cardNo' ? { number: rule.value, script: rule.script, about: rule.about } : [],
);

const LENGTHS = { min: 13, max: 19 } as const;
/** What is neither a letter nor a digit separates digits of one number, up to three at a time. */
const RUN = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){12,}/gu;

/** Throws if a value anywhere in the body looks like the number of a real card. The number is not repeated. */
export function refuseRealCards(body: unknown): void {
  // Test cards, and whatever else the contract's own examples contain.
  const examples = contractStrings();
  const isPublic = (text: string) => TEST_CARDS.some(({ number }) => number === text) || examples.has(text);
  for (const text of textsIn(body)) {
    if (isPublic(text)) continue;
    const runs = (text.normalize('NFKC').match(RUN) ?? []).map(digitsOf);
    if (!runs.some((run) => holdsRealCard(run, isPublic))) continue;
    throw new ToolError(
      `A value looks like the number of a real card, so nothing was done. Use a test card: ${TEST_CARDS.map(({ number }) => number).join(', ')}.`,
    );
  }
}

/** A date or a code after the number hides nothing; a public number in the run says nothing about the rest of it. */
function holdsRealCard(run: string, isPublic: (number: string) => boolean): boolean {
  if (run.length <= LENGTHS.max) return passesLuhn(run) && !isPublic(run);
  return windowsOf(run).some((number) => passesLuhn(number) && !isPublic(number));
}

/** Cards of 16 and 15 digits, as nearly all have them: shorter ones would be found in any long number. */
function windowsOf(run: string): string[] {
  return [16, 15].flatMap((length) =>
    Array.from({ length: run.length - length + 1 }, (_, start) => run.slice(start, start + length)),
  );
}

/** The digits of any script as ASCII. Unicode has them in runs of ten, from zero on. */
function digitsOf(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).map((digit) => valueOf(digit.codePointAt(0) ?? 0)).join('');
}

function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** The body as it may be shown: an account keeps its last four characters, a security code nothing. */
export function maskBody(schema: string, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const classes = requestSensitivity[schema] ?? {};
  const accounts = [...(classes['card-number'] ?? []), ...(classes.account ?? [])];
  const hidden = [...(classes['card-secret'] ?? []), ...(classes['card-expiry'] ?? [])];
  const entries = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    if (accounts.includes(name)) return [name, value.replaceAll(/.(?=.{4})/g, '*')];
    return [name, hidden.includes(name) ? '***' : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
