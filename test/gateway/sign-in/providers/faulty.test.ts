import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  IdentityProvider,
  ProviderExchange,
  ProviderSettings,
} from '../../../../src/gateway/domain/sign-in/identity-provider.ts';
import { createIdentityProvider } from '../../../../src/gateway/identity/provider.ts';
import { CALLS_MAX } from '../../../../src/gateway/identity/limits.ts';
import { startLyingProvider } from '../../../helpers/people/lying-provider.ts';
import type { LyingProvider } from '../../../helpers/people/lying-provider.ts';

// A provider that is down, slow or broken costs a bounded time and a bounded memory, and an answer that says so (S30).

const EXCHANGE: ProviderExchange = {
  redirectUri: 'http://127.0.0.1:1/account/oidc/staff/callback',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
  isFresh: false,
};
const DISCOVERY = '/.well-known/openid-configuration';

let lying: LyingProvider;
let elapsedMs: number;
beforeEach(async () => {
  lying = await startLyingProvider('staff');
  lying.nonce = 'nonce';
  elapsedMs = 0;
});
afterEach(() => lying.close());

/** The time for a call that is never answered; the others have all that a slow machine needs. */
const SHORT_MS = 150;
const PATIENT_MS = 60_000;

function connect(
  fields: Partial<ProviderSettings> = {},
  rule: 'anywhere' | 'public' = 'anywhere',
  deadlineMs = PATIENT_MS,
): IdentityProvider {
  const settings = {
    id: 'staff',
    name: 'Staff',
    issuer: lying.issuer,
    clientId: 'tollgate',
    clientSecret: 'secret',
    scope: 'openid',
    groupsClaim: 'groups',
    roles: new Map(),
    emailDomains: [],
    trustsSecondFactor: [],
    ...fields,
  };
  const clocks = { stopwatch: { elapsedMs: () => elapsedMs }, realClock: { now: () => Date.now() } };
  return createIdentityProvider(settings, { rule, ...clocks, deadlineMs });
}

const answerOf = () => new URL(`${EXCHANGE.redirectUri}?code=code&state=state&iss=${encodeURIComponent(lying.issuer)}`);

function json(body: string) {
  return (_: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', 'application/json').end(body);
}

/** Sends without an end. */
function flood(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  const piece = 'x'.repeat(65_536);
  const push = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', push).on('error', () => undefined);
  push();
}

const NO_RESPONSE = `no response within ${SHORT_MS} ms`;

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

describe('an identity provider', () => {
  it.each<[string, Answering, string]>([
    ['never answers', () => undefined, NO_RESPONSE],
    ['begins and never ends', (_, response) => void response.write('{'), NO_RESPONSE],
    ['hangs up', (request) => void request.socket.destroy(), 'ECONNRESET'],
    ['sends no JSON', json('<html>'), 'OAUTH_PARSE_ERROR'],
    [
      'sends a page',
      (_, response) => void response.setHeader('content-type', 'text/html').end('<h1>'),
      'OAUTH_RESPONSE_IS_NOT_JSON',
    ],
    ['sends without an end', flood, 'the response has more than 262144 bytes'],
    ['is broken', (_, response) => void response.writeHead(500).end(), 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    [
      'redirects',
      (_, response) => void response.writeHead(302, { location: '/jwks' }).end(),
      'OAUTH_RESPONSE_IS_NOT_CONFORM',
    ],
  ])(
    'an identity provider that %s is unavailable, before and after the browser was there',
    async (_, answer, detail) => {
      const open = () => connect({}, 'anywhere', detail === NO_RESPONSE ? SHORT_MS : PATIENT_MS);
      lying.lies = { at: { [DISCOVERY]: answer } };
      expect(await open().begin(EXCHANGE)).toEqual({ fault: 'unavailable', detail });
      lying.lies = { at: { '/token': answer } };
      expect(await open().finish(EXCHANGE, answerOf())).toEqual({ fault: 'unavailable', detail });
      lying.lies = { at: { '/jwks': answer } };
      expect(await open().finish(EXCHANGE, answerOf())).toMatchObject({ fault: 'unavailable' });
      lying.lies = { at: { [DISCOVERY]: answer } };
      expect(await open().signOutAddress({ idToken: null, returnTo: 'http://127.0.0.1:1/' })).toBeNull();
    },
  );

  it('an identity provider that is down is unavailable', async () => {
    const provider = connect();
    await lying.close();
    expect(await provider.begin(EXCHANGE)).toEqual({ fault: 'unavailable', detail: 'ECONNREFUSED' });
    lying = await startLyingProvider('staff');
  });

  it('an identity provider that describes another issuer is not trusted', async () => {
    lying.lies = { describe: { issuer: 'http://127.0.0.1:1' } };
    expect(await connect().begin(EXCHANGE)).toMatchObject({ fault: 'invalid' });
  });

  it('cannot send browsers to an address of another kind', async () => {
    lying.lies = {
      describe: { authorization_endpoint: 'javascript:alert(1)', end_session_endpoint: 'data:text/html,' },
    };
    const provider = connect();
    expect(await provider.begin(EXCHANGE)).toHaveProperty('fault');
    expect(await provider.signOutAddress({ idToken: null, returnTo: 'http://127.0.0.1:1/' })).toBeNull();
  });

  it('cannot send the gateway inside a network, except to the issuer itself (S10)', async () => {
    const inside = await startLyingProvider('inside');
    lying.lies = { describe: { token_endpoint: `${inside.issuer}/token` } };
    expect(await connect({}, 'public').finish(EXCHANGE, answerOf())).toEqual({
      fault: 'unavailable',
      detail: 'the address is not on the public internet',
    });
    expect(inside.calls).toEqual([]);
    expect(await connect({}, 'anywhere').finish(EXCHANGE, answerOf())).toHaveProperty('fault');
    expect(inside.calls).toEqual(['/token']);
    lying.lies = {};
    expect(await connect({}, 'public').finish(EXCHANGE, answerOf())).toMatchObject({ subject: 'mara' });
    await inside.close();
  });

  it('has a bounded number of calls under way', async () => {
    const provider = connect();
    await provider.begin(EXCHANGE);
    const held: ServerResponse[] = [];
    lying.lies = { at: { '/token': (_, response) => void held.push(response) } };
    const finishing = Array.from({ length: CALLS_MAX + 3 }, () => provider.finish(EXCHANGE, answerOf()));
    await expect.poll(() => held).toHaveLength(CALLS_MAX);
    for (const response of held) response.writeHead(500).end();
    const details = (await Promise.all(finishing)).map((answer) => ('fault' in answer ? answer.detail : ''));
    expect(details.filter((detail) => detail === 'too many calls of the provider are under way')).toHaveLength(3);
    expect(details.filter((detail) => detail === 'OAUTH_RESPONSE_IS_NOT_CONFORM')).toHaveLength(CALLS_MAX);
    lying.lies = {};
    expect(await provider.finish(EXCHANGE, answerOf())).toMatchObject({ subject: 'mara' });
  });

  it('is asked for its description once an hour, and again at once if that failed', async () => {
    const provider = connect();
    lying.lies = { at: { [DISCOVERY]: json('<html>') } };
    await provider.begin(EXCHANGE);
    lying.lies = {};
    await Promise.all([provider.begin(EXCHANGE), provider.begin(EXCHANGE), provider.begin(EXCHANGE)]);
    expect(lying.calls).toEqual([DISCOVERY, DISCOVERY]);
    elapsedMs = 3_600_000;
    await provider.begin(EXCHANGE);
    expect(lying.calls).toEqual([DISCOVERY, DISCOVERY, DISCOVERY]);
  });

  it('is asked to authenticate somebody again if it has to be fresh, and believed only if it says when', async () => {
    const fresh = { ...EXCHANGE, isFresh: true };
    const begun = await connect().begin(fresh);
    const query = new URL('address' in begun ? begun.address : '').searchParams;
    expect([query.get('prompt'), query.get('max_age')]).toEqual(['login', '60']);
    expect(await connect().finish(fresh, answerOf())).toMatchObject({ fault: 'invalid' });
    lying.lies = { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } };
    expect(await connect().finish(fresh, answerOf())).toMatchObject({ fault: 'invalid' });
    lying.lies = { claims: { auth_time: Math.floor(Date.now() / 1000) } };
    expect(await connect().finish(fresh, answerOf())).toMatchObject({ subject: 'mara' });
  });
});
