import { operations } from '../../generated/operations.ts';
import { requestSensitivity } from '../../generated/sensitivity.ts';
import { contractStrings } from './contract-view.ts';
import { passesLuhn } from '../protocol/card.ts';
import { ToolError } from './tool-error.ts';

// Only test cards go through these tools: what an assistant is told may be kept by others.

interface TestCard {
  readonly number: string;
  /** What the sandbox does with it. */
  readonly script: string;
  readonly about: string;
}

export const TEST_CARDS: readonly TestCard[] = operations.createPayment.sandbox.flatMap((rule) =>
  'field' in rule && rule.field === 'cardNo' ? { number: rule.value, script: rule.script, about: rule.about } : [],
);

const CARD_NUMBER = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

/** Throws if a value anywhere in the body looks like the number of a real card. The number is not repeated. */
export function refuseRealCards(body: unknown): void {
  for (const text of textsIn(body)) {
    const numbers = (text.match(CARD_NUMBER) ?? []).map((found) => found.replaceAll(/[ -]/g, ''));
    if (!numbers.some((number) => passesLuhn(number) && !isPublic(number))) continue;
    throw new ToolError(
      `A value looks like the number of a real card, so nothing was done. Use a test card: ${TEST_CARDS.map(({ number }) => number).join(', ')}.`,
    );
  }
}

/** Test cards, and whatever else the contract's own examples contain. */
function isPublic(number: string): boolean {
  return TEST_CARDS.some((card) => card.number === number) || contractStrings().has(number);
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
