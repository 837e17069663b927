import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { startLyingProvider } from '../../../helpers/people/lying-provider.ts';
import type { Lies, LyingProvider } from '../../../helpers/people/lying-provider.ts';
import { createVisitor } from '../../../helpers/browser/visitor.ts';
import { readActions, sessionOf, titleOf } from './sign-in.ts';

// What a provider, or somebody between it and the gateway, may send instead of a valid answer. Nobody is signed in by any of it.

let provider: LyingProvider;
let other: LyingProvider;
let gateway: TestGateway;
beforeAll(async () => {
  [provider, other] = await Promise.all([startLyingProvider('staff'), startLyingProvider('other')]);
  gateway = await startTestGateway({ env: { OIDC_PROVIDERS: JSON.stringify([provider.settings, other.settings]) } });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([provider.close(), other.close()]);
});
beforeEach(() => {
  provider.lies = {};
});

interface Start {
  readonly state: string;
  readonly address: URL;
}

async function start(visitor = createVisitor(), id = 'staff'): Promise<Start> {
  const { location } = await visitor.visit(`${gateway.url}/account/oidc/${id}/start`);
  const address = new URL(location ?? 'about:blank');
  provider.nonce = address.searchParams.get('nonce') ?? '';
  return { state: address.searchParams.get('state') ?? '', address };
}

function answerWith(fields: Readonly<Record<string, string>>, id = 'staff'): string {
  return `${gateway.url}/account/oidc/${id}/callback?${new URLSearchParams({ code: 'code', iss: provider.issuer, ...fields })}`;
}

/** Starts, lies, and comes back. */
async function signInTo(lies: Lies, fields: Readonly<Record<string, string>> = {}) {
  const visitor = createVisitor();
  const { state } = await start(visitor);
  provider.lies = lies;
  const page = await visitor.visit(answerWith({ state, ...fields }));
  return { page, session: sessionOf(visitor, gateway) };
}

const UNVERIFIED = 'We could not verify the response from Staff login';
const EXPIRED = 'This sign-in has expired';

describe('an answer of an identity provider', () => {
  it('signs in if nothing is wrong with it', async () => {
    const { page, session } = await signInTo({});
    expect(page.status).toBe(303);
    expect(session).toMatch(/^tgs_/);
  });

  it('signs in whenever it comes by the sandbox’s clock, and not after ten minutes of real time', async () => {
    const visitors = [createVisitor(), createVisitor()];
    let title = '';
    for (const [at, visitor] of visitors.entries()) {
      const { state } = await start(visitor);
      await (at === 0 ? gateway.advance(365 * 86_400) : gateway.pass(3600));
      title = titleOf(await visitor.visit(answerWith({ state })));
    }
    expect(visitors.map((visitor) => sessionOf(visitor, gateway) !== undefined)).toEqual([true, false]);
    expect(title).toBe(EXPIRED);
  });

  it.each<[string, Lies]>([
    ['that somebody else has signed', { foreignKey: true }],
    ['without a signature', { alg: 'none' }],
    ['signed with the shared secret, which is no proof to a third party', { alg: 'HS256' }],
    ['whose claims were changed', { tamper: (token) => withGroups(token) }],
    ['whose signature was cut off', { tamper: (token) => token.slice(0, token.lastIndexOf('.') + 1) }],
    ['for another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of another issuer', { claims: { iss: 'http://127.0.0.1:1' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for several clients that was issued to another', { claims: { aud: ['tollgate', 'another'], azp: 'another' } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['that is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with an empty subject', { claims: { sub: '' } }],
    ['with a subject that is no text', { claims: { sub: 42 } }],
    ['with a subject of 256 characters', { claims: { sub: 'x'.repeat(256) } }],
  ])('an answer of an identity provider with a token %s is refused', async (_, lies) => {
    const { page, session } = await signInTo(lies);
    expect({ status: page.status, title: titleOf(page) }).toEqual({ status: 400, title: UNVERIFIED });
    expect(session).toBeUndefined();
    const [record] = await readActions(gateway);
    expect(record).toMatchObject({ action: 'signIn', actor: 'oidc:staff', target: 'oidc:staff' });
    expect(record?.detail).toBe('oidc:staff: invalid');
  });

  it.each(['false', 0, 1, 'no', 'True', {}, [], null])(
    'an answer of an identity provider whose email_verified is %j creates no account',
    async (claim) => {
      const claims = { sub: 'new', email: 'new@example.com', email_verified: claim };
      const { page, session } = await signInTo({ claims });
      expect([page.status, session]).toEqual([403, undefined]);
      expect((await readActions(gateway))[0]?.detail).toBe('oidc:staff: emailRefused, n…@example.com');
    },
  );

  it.each(['<new@example.com>', 'new\u202e@example.com', 'new\u0007@example.com', 'new@example.com,x@example.com'])(
    'an answer of an identity provider whose address is %j creates no account',
    async (email) => {
      const { page, session } = await signInTo({ claims: { sub: 'new', email, email_verified: true } });
      expect([page.status, session]).toEqual([403, undefined]);
    },
  );

  it.each([
    ['true', { email_verified: true }],
    ['the text true', { email_verified: 'true' }],
    ['absent', { email_verified: undefined }],
    ['the longest subject', { sub: 'x'.repeat(255) }],
  ])('creates an account: %s', async (about, claims) => {
    const { session } = await signInTo({
      claims: { sub: about, email: `${about.replaceAll(' ', '.')}@example.com`, ...claims },
    });
    expect(session).toMatch(/^tgs_/);
  });

  it('an answer of an identity provider that names another issuer, or none, is refused: it may be another provider’s (mix-up)', async () => {
    for (const iss of [other.issuer, '']) {
      const { page, session } = await signInTo({}, { iss });
      expect([page.status, titleOf(page), session]).toEqual([400, UNVERIFIED, undefined]);
    }
  });

  it('is good for nothing at the callback of another provider', async () => {
    const visitor = createVisitor();
    const { state } = await start(visitor);
    await start(visitor, 'other');
    const page = await visitor.visit(answerWith({ state }, 'other'));
    expect([page.status, titleOf(page), sessionOf(visitor, gateway)]).toEqual([400, EXPIRED, undefined]);
  });

  it('an answer of an identity provider with user information about somebody else is refused', async () => {
    const { page } = await signInTo({
      claims: { groups: undefined },
      at: {
        '/userinfo': (_, response) =>
          response.setHeader('content-type', 'application/json').end('{"sub":"root","groups":["support-team"]}'),
      },
    });
    expect(titleOf(page)).toBe(UNVERIFIED);
  });

  it('can be used once', async () => {
    const visitor = createVisitor();
    const { state } = await start(visitor);
    const cookie = visitor.cookie(gateway.url, 'tollgate-provider');
    const answer = answerWith({ state });
    expect((await visitor.visit(answer)).status).toBe(303);
    const replayed = await fetch(answer, { redirect: 'manual', headers: { cookie: `tollgate-provider=${cookie}` } });
    expect(replayed.status).toBe(400);
    expect(await replayed.text()).toContain(EXPIRED);
    expect(replayed.headers.getSetCookie().join()).not.toContain('tollgate-session');
  });

  it('starts one session if it comes twice at the same time', async () => {
    const visitor = createVisitor();
    const { state } = await start(visitor);
    const headers = { cookie: `tollgate-provider=${visitor.cookie(gateway.url, 'tollgate-provider')}` };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(answerWith({ state }), { redirect: 'manual', headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400, 400, 400, 400]);
  });

  it('is taken only by the browser that asked for it', async () => {
    const { state } = await start();
    const stranger = createVisitor();
    for (const visitor of [stranger, createVisitor()]) {
      if (visitor === stranger) await start(stranger);
      const page = await visitor.visit(answerWith({ state }));
      expect([page.status, titleOf(page), sessionOf(visitor, gateway)]).toEqual([400, EXPIRED, undefined]);
    }
  });

  it('an answer of an identity provider with another state, or none, is refused', async () => {
    for (const change of [(state: string) => `${state}x`, () => '', (state: string) => state.toLowerCase()]) {
      const visitor = createVisitor();
      const { state } = await start(visitor);
      const page = await visitor.visit(answerWith({ state: change(state) }));
      expect([page.status, titleOf(page)]).toEqual([400, EXPIRED]);
    }
  });

  it('an answer of an identity provider that says no is a page that says so', async () => {
    const { page } = await signInTo({}, { error: 'access_denied', code: '' });
    expect([page.status, titleOf(page)]).toEqual([403, 'Sign-in was cancelled']);
  });

  it('is sent for with state, nonce and a challenge, none of which is stored in the clear', async () => {
    const { address } = await start();
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'tollgate',
      code_challenge_method: 'S256',
      redirect_uri: `${gateway.url}/account/oidc/staff/callback`,
    });
    expect(query['code_challenge']).toHaveLength(43);
    expect(query['state']?.length).toBeGreaterThan(31);
    expect(query['nonce']?.length).toBeGreaterThan(31);
    expect(address.href).not.toContain(String(provider.settings['clientSecret']));
  });

  it('never leads to another site', async () => {
    const visitor = createVisitor();
    for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { location } = await visitor.visit(
        `${gateway.url}/account/oidc/staff/start?return=${encodeURIComponent(path)}`,
      );
      const asked = new URL(location ?? '').searchParams;
      provider.nonce = asked.get('nonce') ?? '';
      const page = await visitor.visit(answerWith({ state: asked.get('state') ?? '' }));
      expect(page.location).toBe(`${gateway.url}/account/desk`);
    }
  });
});

/** The same token with a claim more, under the old signature. */
function withGroups(token: string): string {
  const [head, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, groups: ['support-team', 'leads'] })).toString('base64url');
  return [head, changed, signature].join('.');
}
