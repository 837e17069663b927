import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import { HOME } from '../frame/return-path.ts';

/** Where a person works: the console of the operator, or the back office of a merchant. Without a role there is neither. */
export function deskPathOf({ signedIn: { grant } }: Pick<SignedInExchange, 'signedIn'>): string {
  if (grant.permissions?.size === 0) return HOME;
  return grant.merNo === OPERATOR_SIDE ? '/console' : '/merchant';
}
