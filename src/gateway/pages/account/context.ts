import type { SignInContext } from '../../operations/sign-in/sign-in-context.ts';
import type { Exchange } from '../frame/page-types.ts';

/** From where somebody signs in. */
export function contextOf({ request }: Pick<Exchange, 'request'>): SignInContext {
  const { address, requestId, header } = request;
  return { address, requestId, agent: header('User-Agent') ?? '' };
}
