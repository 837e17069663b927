import type { DeskText } from '../../../../../generated/desk-texts.ts';
// account, frame, desk

// shared

// merchant

// operator
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
// assets
import { scripts } from './scripts.ts';

/** A text that is missing does not compile. */
export const spanish = {
  // account, frame, desk

  // shared

  // merchant

  // operator
  ...refusals,
  ...rules,
  // assets
  ...scripts,
} as Readonly<Record<DeskText, string>>;
