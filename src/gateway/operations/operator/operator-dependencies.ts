import type { KeyObject } from 'node:crypto';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Store } from '../../domain/store.ts';
import type { ClockControl, MerchantAccounts, PlatformOperations } from '../operations.ts';
import type { Reference } from '../reference.ts';

/** The dependencies of the operator's operations. */
export interface OperatorDependencies {
  readonly store: Store;
  readonly accounts: MerchantAccounts;
  readonly reference: Pick<Reference, 'forget'>;
  readonly platform: PlatformOperations;
  readonly clock: Clock;
  /** Null in live mode (S21). */
  readonly clockControl: ClockControl | null;
  readonly ids: Ids;
  readonly vault: Vault;
  /** Whether the private half of a public key is published. Absent in the sandbox, whose keys are public. */
  readonly isCompromised?: (publicKey: KeyObject) => boolean;
}
