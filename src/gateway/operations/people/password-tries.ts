import { networkOf } from '../../domain/network.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';
import { ACCOUNT_PASSWORDS, DEVICE_PASSWORDS, NETWORK_PASSWORDS } from './sign-in-limits.ts';

export interface Guess {
  /** The email as typed, whether it exists or not: a locked account tells nothing. */
  readonly account: string;
  /** A browser in which this person has signed in before; null if it is unknown. */
  readonly device: string | null;
  readonly address: string;
}

type Begun = { end(outcome: { readonly failed: boolean }): Promise<void> } | 'locked';

/** A place among the tries of the account and of the network, or of a known device alone. */
export function createPasswordTries({ limiter, limitsByAddress, onRefused }: SignInDependencies) {
  const accounts = limiter.createTries(ACCOUNT_PASSWORDS);
  const networks = limiter.createTries(NETWORK_PASSWORDS);
  const devices = limiter.createTries(DEVICE_PASSWORDS);
  return {
    async begin({ account, device, address }: Guess): Promise<Begun> {
      const places =
        device === null
          ? [
              { tries: accounts, subject: account },
              ...(limitsByAddress ? [{ tries: networks, subject: networkOf(address) }] : []),
            ]
          : [{ tries: devices, subject: device }];
      const begun: Exclude<Begun, 'locked'>[] = [];
      const end = async (outcome: { readonly failed: boolean }) => {
        await Promise.all(begun.map((one) => one.end(outcome)));
      };
      for (const { tries, subject } of places) {
        const one = await tries.begin(subject);
        if ('waitSeconds' in one) {
          await end({ failed: false });
          onRefused('password', 'locked');
          return 'locked';
        }
        begun.push(one);
      }
      return { end };
    },
  };
}
