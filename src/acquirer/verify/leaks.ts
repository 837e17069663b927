import type { TestValues } from './options.ts';

// Looks for card data and accounts in everything that an adapter sends, as the gateway does before it shows a text (S9).

export type LeakKind = 'card number' | 'security code' | 'account';

export interface Leak {
  readonly kind: LeakKind;
  /** What it was in, such as `the answer to authorize`. */
  readonly place: string;
}

/** Between the digits of a number that is written in groups. */
const GAP = '[^\\p{L}\\p{Nd}]{0,3}';

export function createLeakDetector({ cards, accounts }: TestValues): (text: string) => readonly LeakKind[] {
  const values = Object.values(cards).filter((card) => card !== null);
  const patterns: readonly (readonly [LeakKind, RegExp])[] = [
    ...values.map(({ number }) => ['card number', spaced(number)] as const),
    ...values
      .filter(({ securityCode }) => securityCode !== '')
      .map(({ securityCode }) => ['security code', alone(securityCode)] as const),
    ...Object.values(accounts)
      .filter((account) => account !== null)
      .map((account) => ['account', spaced(account)] as const),
  ];
  return (text) => [...new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind))];
}

function spaced(text: string): RegExp {
  return new RegExp([...text].map(escaped).join(GAP), 'u');
}

/** A code of three digits is part of many numbers, so it counts only if it is a word. */
function alone(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_.:-])${escaped(text)}(?![\\p{L}\\p{N}_.:-])`, 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
}
