import type { DeskText } from '../../../../../generated/desk-texts.ts';

/** A text that is missing does not compile. */
export const portuguese = {} as Readonly<Record<DeskText, string>>;
