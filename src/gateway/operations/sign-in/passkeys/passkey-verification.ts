import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Factor } from '../../../domain/people/people.ts';
import { readCredential } from './passkey-response.ts';
import type { BrowserAnswer, NewCredential } from './passkey-response.ts';

export interface RelyingParty {
  /** The host that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

type Wrong = { readonly kind: 'wrong'; readonly problem: string };

// The challenge was taken before: whoever answers it a second time has none.

export async function verifyNewPasskey(
  { response, challenge }: BrowserAnswer<RegistrationResponseJSON>,
  party: RelyingParty,
): Promise<{ kind: 'right'; credential: NewCredential } | Wrong> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!result.verified) return { kind: 'wrong', problem: 'the new passkey is not verified' };
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { kind: 'right', credential: { id, publicKey: key, transports, counter } };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

export async function verifyPasskey(
  { response, challenge }: BrowserAnswer<AuthenticationResponseJSON>,
  { id, origin, factor }: RelyingParty & { factor: Factor },
): Promise<{ kind: 'right'; counter: number } | Wrong> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const stored = readCredential(factor.secret);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: factor.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) return { kind: 'wrong', problem: 'its signature is wrong' };
    return { kind: 'right', counter: authenticationInfo.newCounter };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read';
}
