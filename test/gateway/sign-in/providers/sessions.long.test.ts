import { describe, expect, it, onTestFinished } from 'vitest';
import { createVisitor } from '../../../helpers/browser/visitor.ts';
import type { Visitor } from '../../../helpers/browser/visitor.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import { startProvider } from '../../../helpers/people/oidc-provider.ts';
import { MARA, openWorld, reachAnswer, readActions, sessionOf, signIn, titleOf } from './sign-in.ts';

// What follows a sign-in through a provider: the buttons, the second factor, connected accounts, and the way out.

/** The hidden fields of the form that is sent to an address. */
function formAt(text: string, action: string): Record<string, string> {
  const [, form = ''] = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(text) ?? [];
  return Object.fromEntries(
    [...form.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

describe('a session through an identity provider', () => {
  it('begins with a button on the sign-in page, and ends at the provider too', async () => {
    const { gateway, provider } = await openWorld();
    const visitor = createVisitor();
    const page = await visitor.visit(`${gateway.url}/account/sign-in?return=%2Faccount%3Fnotice%3Djoined`);
    const [, href = ''] = /<a class="button" href="([^"]+)">Continue with staff login<\/a>/.exec(page.text) ?? [];
    const query = href.replace('/account/oidc/staff/start', '').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
    const signedIn = await signIn(gateway, 'mara', { visitor, query });
    expect(signedIn.location).toBe(`${gateway.url}/account?notice=joined`);
    const account = await visitor.visit(`${gateway.url}/account`);
    expect(account.text).toContain('Mara Lindt');
    expect(account.text).toContain('Connected');
    for (const words of ['Account created', 'first sign-in with staff', 'Signed in with staff'])
      expect(account.text).toContain(words);
    expect(account.text).not.toContain('oidc:');

    const out = await visitor.visit(`${gateway.url}/account/sign-out`, formAt(account.text, '/account/sign-out'));
    expect([out.status, titleOf(out)]).toEqual([200, 'You are signed out']);
    expect(sessionOf(visitor, gateway)).toBeUndefined();
    const leaving = new URL((out.headers.get('refresh') ?? '').replace('0; url=', ''));
    expect(leaving.origin).toBe(provider.issuer);
    expect(leaving.searchParams.get('id_token_hint')).toMatch(/^ey/);

    const asked = await visitor.visit(leaving.href);
    const form = formAt(asked.text, `${provider.issuer}/session/end/confirm`);
    const gone = await visitor.visit(`${provider.issuer}/session/end/confirm`, { ...form, logout: 'yes' });
    expect(gone.location).toBe(`${gateway.url}/account/sign-in`);
    // The provider asks again who it is: its own session is over.
    const start = await visitor.follow(`${gateway.url}/account/oidc/staff/start`, `${gateway.url}/account/oidc`);
    expect(start.url).toContain('/interaction/');
  });

  it('shows its second factor at the provider, again and fresh, and gets a new token', async () => {
    const { gateway, provider } = await openWorld();
    provider.people.set('mara', { ...MARA, groups: ['leads'] });
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    const before = sessionOf(visitor, gateway);
    const confirm = await visitor.visit(`${gateway.url}/account/confirm`);
    expect(confirm.text).toContain('Confirm with staff login');
    expect(confirm.text).not.toContain('name="code"');
    // The provider's own session is not enough: it asks again.
    const back = await signIn(gateway, 'mara', { visitor, query: '?purpose=confirm&return=%2Faccount' });
    expect(back.location).toBe(`${gateway.url}/account`);
    expect(sessionOf(visitor, gateway)).not.toBe(before);
    expect((await readActions(gateway))[0]).toMatchObject({
      action: 'confirm',
      actor: 'mara@example.com',
      detail: 'oidc:staff',
    });
    const old = await fetch(`${gateway.url}/operator/actions`, { headers: { Authorization: `Bearer ${before}` } });
    expect(old.status).toBe(401);
  });

  it('sends a form that waited while somebody signed in at the provider', async () => {
    const { gateway } = await openWorld();
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    const zone = `${gateway.url}/console/preferences`;
    const form = formAt((await visitor.visit(zone)).text, '/console/preferences');
    visitor.give(gateway.url, 'tollgate-session', 'tgs_ended');
    const asked = await visitor.visit(zone, { ...form, zone: 'Asia/Tokyo' });
    expect([asked.status, titleOf(asked)]).toEqual([401, 'Sign in']);
    const [, action = ''] = /action="(\/account\/oidc\/staff\/start[^"]*)"/.exec(asked.text) ?? [];
    const waiting = formAt(asked.text, action.replaceAll('?', '\\?'));
    const leaving = await visitor.visit(gateway.url + action.replaceAll('&amp;', '&'), waiting);
    const address = (leaving.headers.get('refresh') ?? '').replace('0; url=', '');
    const back = await visitor.follow(address, `${gateway.url}/account/desk`);
    expect(titleOf(back)).toBe('Thank you');
    const resumed = await visitor.visit(zone, formAt(back.text, '/console/preferences'));
    expect(resumed.status).toBe(303);
    expect(visitor.cookie(gateway.url, 'tollgate-zone')).toBe('Asia.Tokyo');
  });

  it('is not confirmed by somebody else, nor without the second factor that the provider is to name', async () => {
    const { gateway, provider } = await openWorld({ fields: { trustsSecondFactor: ['mfa'] } });
    provider.people.set('ines', { ...MARA, email: 'ines@example.com', amr: ['pwd', 'mfa'] });
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    const query = '?purpose=confirm';
    const weak = await signIn(gateway, 'mara', { visitor, query });
    expect([weak.status, titleOf(weak)]).toEqual([403, 'staff login did not ask for a second factor']);
    visitor.forget(provider.issuer);
    const other = await signIn(gateway, 'ines', { visitor, query });
    expect([other.status, titleOf(other)]).toEqual([403, 'This is another account']);
    visitor.forget(provider.issuer);
    provider.people.set('mara', { ...MARA, amr: ['pwd', 'mfa'] });
    expect((await signIn(gateway, 'mara', { visitor, query })).status).toBe(303);
  });

  it('is confirmed only in the session that asked for it', async () => {
    const { gateway } = await openWorld();
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    const answer = await reachAnswer(gateway, 'mara', { visitor, query: '?purpose=confirm' });
    await signIn(gateway, 'mara', { visitor });
    const page = await visitor.visit(answer);
    expect([page.status, titleOf(page)]).toEqual([400, 'This sign-in has expired']);
  });
});

describe('an account of the gateway', () => {
  async function openLocal(env: Readonly<Record<string, string>> = {}) {
    const provider = await startProvider('staff');
    const settings = JSON.stringify([provider.settings()]);
    const gateway = await startPeopleGateway({ env: { OIDC_PROVIDERS: settings, ...env } });
    onTestFinished(async () => {
      await gateway.close();
      await provider.close();
    });
    provider.trust(gateway.url);
    return { provider, gateway };
  }

  it('is connected by its owner, with a form and a fresh factor, to an identity with its own address', async () => {
    const { provider, gateway } = await openLocal();
    const { person, token } = await gateway.signIn({ roles: ['support'] });
    provider.people.set('own', { ...MARA, email: person.email });
    provider.people.set('foreign', { ...MARA });
    provider.people.set('unproven', { ...MARA, email: person.email, email_verified: 'false' });
    const visitor = createVisitor();
    visitor.give(gateway.url, 'tollgate-session', token);
    const connect = async (who: string) => {
      visitor.forget(provider.issuer);
      const account = await visitor.visit(`${gateway.url}/account`);
      const path = '/account/oidc/staff/connect';
      const leaving = await visitor.visit(gateway.url + path, formAt(account.text, path));
      return visitor.visit(await answerFrom(visitor, leaving.headers.get('refresh') ?? '', who));
    };
    const answerFrom = async (at: Visitor, refresh: string, who: string) => {
      const asked = await at.follow(refresh.replace('0; url=', ''));
      const resumed = await at.visit(asked.url, { who });
      return (await at.follow(resumed.location ?? '', `${gateway.url}/account/oidc`)).location ?? '';
    };
    for (const who of ['foreign', 'unproven']) {
      const refused = await connect(who);
      expect([who, refused.status, titleOf(refused)]).toEqual([who, 403, 'This is another account']);
    }
    expect((await connect('own')).location).toBe(`${gateway.url}/account`);
    expect(await gateway.store.listIdentities(person.personId)).toEqual(['staff']);
    // From now on the provider opens it, and no other account is created.
    const elsewhere = createVisitor();
    expect((await signIn(gateway, 'own', { visitor: elsewhere })).status).toBe(303);
    expect((await elsewhere.visit(`${gateway.url}/account`)).text).toContain(person.email);
  });

  it('is not connected by a form of another site', async () => {
    const { gateway } = await openLocal();
    const { token } = await gateway.signIn({ roles: ['support'] });
    const visitor = createVisitor();
    visitor.give(gateway.url, 'tollgate-session', token);
    const page = await visitor.visit(`${gateway.url}/account/oidc/staff/connect`, { csrf: 'guess' });
    expect([page.status, titleOf(page)]).toEqual([403, 'This form has expired']);
  });

  it('an account of the gateway that is disabled stays out', async () => {
    const { provider, gateway } = await openLocal();
    provider.people.set('mara', { ...MARA });
    await signIn(gateway, 'mara');
    const personId = (await gateway.store.findIdentity({ provider: 'staff', subject: 'mara' })) ?? '';
    await gateway.store.changePerson(personId, (locked) => ({
      result: null,
      ...(locked && { change: { person: { ...locked.person, state: 'disabled' as const }, audit: [] } }),
    }));
    const page = await signIn(gateway, 'mara');
    expect([page.status, titleOf(page)]).toEqual([403, 'Your account is disabled']);
  });

  it('keeps the roles that were given here', async () => {
    const { provider, gateway } = await openLocal();
    provider.people.set('mara', { ...MARA });
    await signIn(gateway, 'mara');
    const personId = (await gateway.store.findIdentity({ provider: 'staff', subject: 'mara' })) ?? '';
    const local = { personId, merNo: 0, role: 'auditor' as const, source: 'local', createdAt: 0 };
    await gateway.store.changePerson(personId, () => ({
      result: null,
      change: { addMemberships: [local], audit: [] },
    }));
    provider.people.set('mara', { ...MARA, groups: ['books'] });
    await signIn(gateway, 'mara');
    const memberships = await gateway.store.listMemberships(personId);
    expect(memberships.map(({ role, source }) => [role, source])).toEqual([
      ['auditor', 'local'],
      ['finance', 'oidc:staff'],
    ]);
  });

  it('does not open the operator’s side with LOCAL_SIGN_IN=off', async () => {
    const { provider, gateway } = await openLocal({ LOCAL_SIGN_IN: 'off' });
    provider.people.set('mara', { ...MARA });
    const page = await createVisitor().visit(`${gateway.url}/account/sign-in`);
    expect(page.text).toContain("The operator's people do not use a password here");
    const local = await gateway.signIn({ roles: ['support'], method: 'password+totp' });
    expect((await gateway.as(local.token, 'GET', '/operator/merchants')).status).toBe(401);
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    expect((await gateway.as(sessionOf(visitor, gateway) ?? '', 'GET', '/operator/merchants')).status).toBe(200);
  });
});
