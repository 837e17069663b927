import type { Acting } from '../../domain/audit/actor.ts';
import type { SignedInExchange } from './page-types.ts';

/** Who acts on a page, for the record. */
export function actingOf({ signedIn, request }: SignedInExchange, reason: string | null = null): Acting {
  const { actor, grant } = signedIn;
  return { actor, grant, reason, address: request.address, requestId: request.requestId, approvalNo: null };
}
