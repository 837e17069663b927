import type { Limiter, Tries, TryUnderWay } from '../../domain/limiter.ts';
import { networkOf } from '../../domain/text/network.ts';
import { ACCOUNT_PASSWORDS, DEVICE_PASSWORDS, NETWORK_PASSWORDS } from './sign-in-limits.ts';

export interface Guess {
  /** The email as typed, whether it exists or not: a locked account tells nothing. */
  readonly account: string;
  /** A browser in which this person has signed in before; null if it is unknown. */
  readonly device: string | null;
  readonly address: string;
}

/** Whose tries are counted. */
export type Counted = 'account' | 'network' | 'browser';

/** `end` returns for whom a pause began with this try. */
type Begun = { end(outcome: { readonly failed: boolean }): Promise<Counted[]> } | 'locked';

interface Place {
  readonly of: Counted;
  readonly tries: Tries;
  readonly subject: string;
}

export interface PasswordTriesDependencies {
  readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
  /**
   * Whether passwords are limited by address. Not if every caller has the address of a proxy: ten wrong passwords would stop
   * everybody.
   */
  readonly limitsByAddress: boolean;
  /** Called for every try; successes are counted where sessions start. */
  readonly onRefused: (method: string, result: 'refused' | 'locked') => void;
}

/** A place among the tries of the account and of the network, or of a known device alone. */
export function createPasswordTries({ limiter, limitsByAddress, onRefused }: PasswordTriesDependencies) {
  const accounts = limiter.createTries(ACCOUNT_PASSWORDS);
  const networks = limiter.createTries(NETWORK_PASSWORDS);
  const devices = limiter.createTries(DEVICE_PASSWORDS);
  return {
    async begin({ account, device, address }: Guess): Promise<Begun> {
      const places: readonly Place[] =
        device === null
          ? [
              { of: 'account', tries: accounts, subject: account },
              ...(limitsByAddress ? [{ of: 'network', tries: networks, subject: networkOf(address) } as const] : []),
            ]
          : [{ of: 'browser', tries: devices, subject: device }];
      const begun: { readonly of: Counted; readonly one: TryUnderWay }[] = [];
      const end = async (outcome: { readonly failed: boolean }) => {
        const ended = await Promise.all(begun.map(async ({ of, one }) => ((await one.end(outcome)) ? [of] : [])));
        return ended.flat();
      };
      for (const { of, tries, subject } of places) {
        const one = await tries.begin(subject);
        if ('waitSeconds' in one) {
          await end({ failed: false });
          onRefused('password', 'locked');
          return 'locked';
        }
        begun.push({ of, one });
      }
      return { end };
    },
  };
}
