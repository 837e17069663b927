import { isSignedIn } from '../frame/exchange.ts';
import type { AskAgain } from '../frame/page-types.ts';
import { showConfirm } from './confirm-pages.ts';
import type { ConfirmPagesOptions } from './confirm-pages.ts';
import { showSignIn } from './sign-in-pages.ts';
import type { SignInPagesOptions } from './sign-in-pages.ts';

export interface AskingOptions {
  readonly signIn: SignInPagesOptions;
  readonly confirm: ConfirmPagesOptions;
}

/** In place of the page to which a form was sent: signing in, or the second factor. The form waits in what is shown. */
export function createAskAgain({ signIn, confirm }: AskingOptions): AskAgain {
  return async (exchange) =>
    isSignedIn(exchange)
      ? showConfirm(confirm, exchange, { status: 403 })
      : { ...showSignIn(signIn, exchange), status: 401 };
}
