import type { Limiter } from '../../domain/limiter.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import type { Store } from '../../domain/store.ts';
import type { PasswordCost } from './password.ts';

export interface SignInDependencies {
  readonly store: Store;
  readonly vault: Vault;
  readonly ids: Ids;
  readonly clock: Clock;
  /** What proves who somebody is goes by real time: the sandbox's clock can be moved. */
  readonly realClock: Clock;
  readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
  /** Lower in tests only. */
  readonly passwordCost: PasswordCost;
  /**
   * Whether passwords are limited by address. Not if every caller has the address of a proxy: ten wrong passwords would stop
   * everybody.
   */
  readonly limitsByAddress: boolean;
  /** Told of every try; successes are counted where sessions start. */
  readonly onRefused: (method: string, result: 'refused' | 'locked') => void;
}

/** From where somebody signs in. */
export interface SignInContext {
  readonly address: string;
  readonly agent: string;
  readonly requestId: string | null;
}
