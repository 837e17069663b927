import * as client from 'openid-client';
import { readEmail } from '../domain/text/email-address.ts';
import { FRESH_SECONDS_MAX } from '../domain/sign-in/identity-provider.ts';
import type {
  IdentityProvider,
  ProviderExchange,
  ProviderFault,
  ProviderIdentity,
  ProviderSettings,
} from '../domain/sign-in/identity-provider.ts';
import type { Clock, Stopwatch } from '../domain/ports.ts';
import type { AddressRule } from '../outbound/address-guard.ts';
import { faultOf } from './faults.ts';
import { CALL_DEADLINE_MS, DISCOVERY_MS_MAX, HINT_LENGTH_MAX } from './limits.ts';
import { createProviderFetch } from './provider-fetch.ts';

export interface ProviderOptions {
  /** For addresses that the provider names itself. */
  readonly rule: AddressRule;
  readonly stopwatch: Stopwatch;
  /** The provider's times are real, also in the sandbox. */
  readonly realClock: Clock;
  readonly deadlineMs?: number;
}

/** OpenID Connect: Authorization Code with PKCE, state and nonce. Nothing is asked of the provider before somebody signs in. */
export function createIdentityProvider(settings: ProviderSettings, options: ProviderOptions): IdentityProvider {
  const discover = createDiscovery(settings, options);
  return {
    settings,
    async begin(exchange) {
      try {
        const config = await discover();
        const address = client.buildAuthorizationUrl(config, await parametersOf(settings, exchange));
        // The browser goes there with a state and a nonce: over the same kind of connection as to the issuer.
        if (address.protocol !== new URL(settings.issuer).protocol) return INSECURE;
        return { address: address.href };
      } catch (error) {
        return faultOf(error);
      }
    },
    async finish({ state, nonce, verifier, isFresh }, answer) {
      try {
        const config = await discover();
        const tokens = await client.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isFresh && { maxAge: FRESH_SECONDS_MAX }),
        });
        const claims = tokens.claims();
        if (claims === undefined || tokens.id_token === undefined) return { fault: 'invalid', detail: 'no id token' };
        const all = await withUserInfo(config, { claims, accessToken: tokens.access_token, settings });
        return identityOf(
          settings,
          { ...all, ...claims },
          {
            idToken: hasSignOut(config) ? tokens.id_token : null,
            now: options.realClock.now(),
          },
        );
      } catch (error) {
        return faultOf(error);
      }
    },
    async signOutAddress({ idToken, returnTo }) {
      try {
        const config = await discover();
        if (!hasSignOut(config)) return null;
        const hint = idToken !== null && idToken.length <= HINT_LENGTH_MAX ? { id_token_hint: idToken } : {};
        const address = client.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo, ...hint });
        return address.protocol === new URL(settings.issuer).protocol ? address.href : null;
      } catch {
        // The session here has ended: that its end is not passed on must not keep the person from leaving.
        return null;
      }
    },
  };
}

function hasSignOut(config: client.Configuration): boolean {
  return config.serverMetadata().end_session_endpoint !== undefined;
}

const INSECURE = { fault: 'invalid', detail: 'the provider names an address that is not https' } as const;

/** One call for all who wait; kept for an hour. A failed one is made again by the next who asks. */
function createDiscovery(
  settings: ProviderSettings,
  { rule, stopwatch, deadlineMs = CALL_DEADLINE_MS }: ProviderOptions,
) {
  const issuer = new URL(settings.issuer);
  const fetch = createProviderFetch({ issuer: settings.issuer, rule, deadlineMs });
  let known: { readonly config: Promise<client.Configuration>; readonly readAt: number } | null = null;
  return (): Promise<client.Configuration> => {
    const now = stopwatch.elapsedMs();
    if (known !== null && now - known.readAt < DISCOVERY_MS_MAX) return known.config;
    const config = client.discovery(issuer, settings.clientId, undefined, authenticationOf(settings), {
      [client.customFetch]: fetch,
      timeout: deadlineMs / 1000,
      // Without it, the library trusts TLS and does not verify the signature of a token that comes from the token endpoint.
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    const asked = { config, readAt: now };
    known = asked;
    config.catch(() => {
      if (known === asked) known = null;
    });
    return config;
  };
}

/** As the provider prefers it; Basic if it does not say, which is the standard's default. */
function authenticationOf({ clientSecret }: ProviderSettings): client.ClientAuth {
  if (clientSecret === null) return client.None();
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (supported.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

async function parametersOf({ scope }: ProviderSettings, exchange: ProviderExchange): Promise<Record<string, string>> {
  const { redirectUri, state, nonce, verifier, isFresh } = exchange;
  return {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Some providers ignore the one, some the other.
    ...(isFresh && { prompt: 'login', max_age: String(FRESH_SECONDS_MAX) }),
  };
}

type Claims = Readonly<Record<string, unknown>>;

interface TokenAnswer {
  readonly claims: Claims & { readonly sub: string };
  readonly accessToken: string;
  readonly settings: ProviderSettings;
}

/** Asked only if the token does not say all. */
async function withUserInfo(
  config: client.Configuration,
  { claims, accessToken, settings }: TokenAnswer,
): Promise<Claims> {
  const isWhole = [settings.groupsClaim, 'email'].every((name) => claims[name] !== undefined);
  if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  return client.fetchUserInfo(config, accessToken, claims.sub);
}

function identityOf(
  { groupsClaim }: ProviderSettings,
  claims: Claims,
  { idToken, now }: { readonly idToken: string | null; readonly now: number },
): ProviderIdentity | ProviderFault {
  const { sub: subject, auth_time: authTime } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > SUBJECT_LENGTH_MAX) return NO_SUBJECT;
  return {
    subject,
    email: readEmail(textOf(claims['email']) ?? ''),
    emailVerified: verificationOf(claims['email_verified']),
    name: textOf(claims['name']) ?? textOf(claims['preferred_username']),
    groups: textsOf(claims[groupsClaim]),
    methods: [...textsOf(claims['amr']), ...textsOf(claims['acr'])],
    authenticatedMsAgo: typeof authTime === 'number' ? Math.max(0, now - authTime * 1000) : null,
    idToken,
  };
}

/** OpenID Connect Core, section 2: ASCII, not longer than this. */
const SUBJECT_LENGTH_MAX = 255;
const NO_SUBJECT = { fault: 'invalid', detail: 'sub must have 1 to 255 characters' } as const;

/** Some providers send it as a text. What is neither is no proof, whatever it may mean. */
function verificationOf(claim: unknown): boolean | null {
  return claim === undefined ? null : claim === true || claim === 'true';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Some providers send one value as a text instead of a list. */
function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}
