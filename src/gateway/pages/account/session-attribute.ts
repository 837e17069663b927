import { NOTHING, html } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { timeLeft } from '../../domain/sign-in/session-rules.ts';
import type { Exchange } from '../frame/page-types.ts';

/** For `assets/session.js`, which warns before a session ends. */
export function sessionAttribute({ signedIn, realNow }: Pick<Exchange, 'signedIn' | 'realNow'>): Html {
  if (signedIn === null) return NOTHING;
  const { idleMs, endsMs } = timeLeft(signedIn.holder.session, realNow);
  return html`data-session-ms="${idleMs} ${endsMs}"`;
}
