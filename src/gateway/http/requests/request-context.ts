import type { CheckedRequest } from '../../../protocol/check-request.ts';
import { findSandboxRow } from '../../../protocol/operation-rule.ts';
import { scriptOf } from '../../operator/checks/script.ts';
import type { Zone } from '../../domain/day.ts';
import type { Script } from '../../domain/orders/order.ts';
import type { IdempotencyKey } from '../../domain/orders/order-requests.ts';
import type { Vault } from '../../domain/ports.ts';

/** What mapping a request needs besides its checked body. */
export interface RequestContext {
  readonly mode: 'sandbox' | 'live';
  readonly zone: Zone;
  readonly vault: Vault;
  /** The body as it came. */
  readonly bytes: Buffer;
}

/** S21: what the sandbox's table says about this request; nothing in live mode. */
export function readScript(
  { operation, variantName, body }: CheckedRequest,
  mode: RequestContext['mode'],
): Script | null {
  if (mode === 'live') return null;
  return scriptOf(findSandboxRow(operation.sandbox, variantName, body));
}

/** The key, and a fingerprint of everything that the same key must come with again. */
export function readIdempotencyKey(
  { header, operation, variantName }: CheckedRequest,
  { vault, bytes }: Pick<RequestContext, 'vault' | 'bytes'>,
): IdempotencyKey | null {
  const key = header('Idempotency-Key');
  if (key === undefined) return null;
  const fingerprint = vault.fingerprint(`${operation.operationId} ${variantName} ${bytes.toString('utf8')}`);
  return { key, fingerprint };
}
