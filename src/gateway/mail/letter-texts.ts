import type { Letter } from '../domain/platform/mail.ts';

// What every language has to say. A kind of letter that a language lacks does not compile.

type Kind = Letter['kind'];
type LetterOf<One extends Kind> = Extract<Letter, { readonly kind: One }>;

export interface KindTexts<One extends Kind> {
  readonly subject: string;
  lines(letter: LetterOf<One>): readonly string[];
  /** After the words of the operator, if the letter quotes some. */
  readonly after?: readonly string[];
  /** Only letters with a link have a button. */
  readonly button?: string;
}

export type LetterTexts = { readonly [One in Kind]: KindTexts<One> } & {
  hello(name: string): string;
  /** To somebody whose name is not known. */
  readonly greeting: string;
  readonly ignore: string;
  readonly signature: string;
};
