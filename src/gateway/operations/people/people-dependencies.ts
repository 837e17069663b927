import type { Post } from '../../domain/mail.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Store } from '../../domain/store.ts';
import type { RolePermissions } from './identify.ts';
import type { RoleSides } from './giving.ts';

export interface PeopleDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'fingerprint'>;
  /** Absent for a command on the server: nothing is mailed. */
  readonly post?: Post | undefined;
  /** The contract's table. */
  readonly rolePermissions: RolePermissions;
  readonly roleSides: RoleSides;
  /** Where people reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
}
