import type { Html } from '../../../web/html.ts';
import type { Exchange, PageScript, SignedInExchange } from '../frame/page-types.ts';

// What a subject adds to the account's pages, next to its routes.

/** A part of the account page, in the order of the list in account-pages.ts. */
export interface AccountSection {
  /** The anchor of the section. */
  readonly id: string;
  /** Read when a page is written: it is in the language of whoever reads it. */
  readonly title: string;
  readonly scripts?: readonly PageScript[];
  render(exchange: SignedInExchange): Promise<Html>;
}

/** Another way to sign in, shown on the sign-in page under the password. */
export interface SignInWay {
  readonly scripts?: readonly PageScript[];
  /** `returnTo` is a checked path of ours; `isMain` if the page offers nothing above it. */
  render(exchange: Exchange, returnTo: string, isMain?: boolean): Html;
}
