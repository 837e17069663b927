import { describe, expect, it, onTestFinished } from 'vitest';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { startProvider } from '../../../helpers/people/oidc-provider.ts';
import { createVisitor } from '../../../helpers/browser/visitor.ts';
import {
  MARA,
  callAs,
  openGateway,
  openWorld,
  reachAnswer,
  readActions,
  sessionOf,
  signIn,
  titleOf,
} from './sign-in.ts';
import { sampled } from '../../../helpers/sweep.ts';

// Stories with oidc-provider as a real provider: over HTTP, with cookies, from the start to the callback.

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))(
  'signing in through an identity provider on %s',
  (engine) => {
    it('creates the account with the roles of the groups, and finds it again', async () => {
      const { gateway } = await openWorld({ engine });
      const visitor = createVisitor();
      expect(await signIn(gateway, 'mara', { visitor })).toMatchObject({
        status: 303,
        location: `${gateway.url}/account/desk`,
      });
      const token = sessionOf(visitor, gateway);
      expect(await callAs(gateway, token, '/operator/merchants')).toBe(200);
      expect(await callAs(gateway, token, '/operator/actions')).toBe(403);
      await signIn(gateway, 'mara');
      const actions = (await readActions(gateway)).filter(({ action }) => ['signIn', 'createPerson'].includes(action));
      expect(actions.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
        ['signIn', 'mara@example.com', 'oidc:staff'],
        ['signIn', 'mara@example.com', 'oidc:staff'],
        ['createPerson', 'oidc:staff', 'first sign-in with oidc:staff'],
      ]);
      expect(new Set(actions.map(({ target }) => target)).size).toBe(1);
    });

    it('replaces the roles at every sign-in, and ends the sessions that had others', async () => {
      const { gateway, provider } = await openWorld({ engine });
      const first = createVisitor();
      await signIn(gateway, 'mara', { visitor: first });
      // Another admin, so that she is not the last one.
      provider.people.set('ines', { ...MARA, email: 'ines@example.com', groups: ['leads'] });
      await signIn(gateway, 'ines');

      provider.people.set('mara', { ...MARA, groups: ['leads'] });
      const second = createVisitor();
      await signIn(gateway, 'mara', { visitor: second });
      expect(await callAs(gateway, sessionOf(first, gateway), '/operator/merchants')).toBe(401);
      expect(await callAs(gateway, sessionOf(second, gateway), '/operator/actions')).toBe(200);

      provider.people.set('mara', { ...MARA, groups: ['books'] });
      const third = createVisitor();
      await signIn(gateway, 'mara', { visitor: third });
      expect(await callAs(gateway, sessionOf(second, gateway), '/operator/actions')).toBe(401);
      expect(await callAs(gateway, sessionOf(third, gateway), '/operator/actions')).toBe(403);
      const changes = (await readActions(gateway)).filter(({ action }) => action === 'changeRoles');
      expect(changes.map(({ actor, detail }) => [actor, detail])).toEqual([
        ['oidc:staff', 'oidc:staff'],
        ['oidc:staff', 'oidc:staff'],
      ]);
    });

    it('keeps out whoever has lost all groups, and ends their sessions', async () => {
      const { gateway, provider } = await openWorld({ engine });
      const visitor = createVisitor();
      await signIn(gateway, 'mara', { visitor });
      provider.people.set('mara', { ...MARA, groups: [] });
      const page = await signIn(gateway, 'mara');
      expect([page.status, titleOf(page)]).toEqual([403, 'You do not have access']);
      expect(page.text).not.toContain('support-team');
      expect(await callAs(gateway, sessionOf(visitor, gateway), '/operator/merchants')).toBe(401);
    });

    it('creates one account if the same person signs in for the first time in several tabs', async () => {
      const { gateway } = await openWorld({ engine });
      const visitors = Array.from({ length: 4 }, () => createVisitor());
      const answers = await Promise.all(visitors.map((visitor) => reachAnswer(gateway, 'mara', { visitor })));
      const pages = await Promise.all(answers.map((answer, index) => visitors[index]?.visit(answer)));
      expect(pages.map((page) => page?.status)).toEqual([303, 303, 303, 303]);
      const created = (await readActions(gateway)).filter(({ action }) => action === 'createPerson');
      expect(created).toHaveLength(1);
    });

    it('gives an address that two people bring at once to one of them', async () => {
      const { gateway, provider } = await openWorld({ engine });
      const names = ['mara', 'namesake'];
      provider.people.set('namesake', MARA);
      const visitors = names.map(() => createVisitor());
      const answers = await Promise.all(
        visitors.map((visitor, index) => reachAnswer(gateway, names[index] ?? '', { visitor })),
      );
      const pages = await Promise.all(answers.map((answer, index) => visitors[index]?.visit(answer)));
      expect(pages.map((page) => page?.status).toSorted()).toEqual([303, 409]);
    });
  },
);

describe('an identity provider', () => {
  it('does not open an existing account by its email address', async () => {
    const { gateway, provider } = await openWorld();
    await signIn(gateway, 'mara');
    provider.people.set('impostor', { ...MARA, groups: ['leads'] });
    const visitor = createVisitor();
    const page = await signIn(gateway, 'impostor', { visitor });
    expect([page.status, titleOf(page)]).toEqual([409, 'You already have an account']);
    expect(sessionOf(visitor, gateway)).toBeUndefined();
    const [record] = await readActions(gateway);
    expect(record).toMatchObject({ action: 'signIn', detail: 'oidc:staff: emailTaken, m…@example.com' });
  });

  it.each([
    [
      'without a mapped group',
      { ...MARA, groups: ['everyone', '__proto__', 'constructor'] },
      {},
      'You do not have access',
    ],
    ['without an email address', { ...MARA, email: undefined }, {}, 'Your email address is not accepted'],
    ['with an unverified address', { ...MARA, email_verified: false }, {}, 'Your email address is not accepted'],
    ['of another domain', MARA, { emailDomains: ['example.org'] }, 'Your email address is not accepted'],
    [
      'of a subdomain',
      { ...MARA, email: 'x@a.example.com' },
      { emailDomains: ['example.com'] },
      'Your email address is not accepted',
    ],
  ])('lets nobody in %s', async (_, person, fields, title) => {
    const { gateway, provider } = await openWorld({ fields });
    provider.people.set('mara', JSON.parse(JSON.stringify(person)));
    const visitor = createVisitor();
    const page = await signIn(gateway, 'mara', { visitor });
    expect([page.status, titleOf(page), sessionOf(visitor, gateway)]).toEqual([403, title, undefined]);
    expect((await readActions(gateway))[0]).toMatchObject({ action: 'signIn', actor: 'oidc:staff' });
  });

  it('does not let the last admin in without the role, and leaves the role until there is another', async () => {
    const { gateway, provider } = await openWorld();
    provider.people.set('mara', { ...MARA, groups: ['leads'] });
    const visitor = createVisitor();
    await signIn(gateway, 'mara', { visitor });
    await gateway.operator('POST', '/operator/people/person_demo_admin/disable');
    provider.people.set('mara', { ...MARA, groups: ['support-team'] });
    const page = await signIn(gateway, 'mara');
    expect([page.status, titleOf(page)]).toEqual([403, 'You are the last admin']);
    expect(await callAs(gateway, sessionOf(visitor, gateway), '/operator/actions')).toBe(401);

    provider.people.set('ines', { ...MARA, email: 'ines@example.com', groups: ['leads'] });
    await signIn(gateway, 'ines');
    const again = createVisitor();
    expect((await signIn(gateway, 'mara', { visitor: again })).status).toBe(303);
    expect(await callAs(gateway, sessionOf(again, gateway), '/operator/actions')).toBe(403);
  });

  it('an identity provider that somebody cancels at signs nobody in', async () => {
    const { gateway } = await openWorld();
    const page = await signIn(gateway, 'nobody');
    expect([page.status, titleOf(page)]).toEqual([403, 'Sign-in was cancelled']);
  });

  it('is one of several, each with its own people and roles', async () => {
    const [staff, partners] = await Promise.all([
      startProvider('staff'),
      startProvider('partners', { conformIdTokenClaims: false }),
    ]);
    onTestFinished(async () => void (await Promise.all([staff.close(), partners.close()])));
    const gateway = await openGateway([
      staff.settings(),
      partners.settings({ roles: { 'support-team': ['auditor'] } }),
    ]);
    for (const provider of [staff, partners]) provider.trust(gateway.url);
    staff.people.set('one', { ...MARA });
    // The same subject at another provider is another person.
    partners.people.set('one', { ...MARA, email: 'tom@example.com' });
    const [mara, tom] = [createVisitor(), createVisitor()];
    expect((await signIn(gateway, 'one', { visitor: mara })).status).toBe(303);
    expect((await signIn(gateway, 'one', { visitor: tom, provider: 'partners' })).status).toBe(303);
    expect(await callAs(gateway, sessionOf(mara, gateway), '/operator/actions')).toBe(403);
    expect(await callAs(gateway, sessionOf(tom, gateway), '/operator/actions')).toBe(200);
  });

  it('has ten minutes to answer', async () => {
    const { gateway } = await openWorld();
    const visitor = createVisitor();
    const answer = await reachAnswer(gateway, 'mara', { visitor });
    gateway.pass(601);
    const page = await visitor.visit(answer);
    expect([page.status, titleOf(page)]).toEqual([400, 'This sign-in has expired']);
  });

  it('an identity provider that never responds does not keep the gateway from starting, nor others from signing in', async () => {
    const [staff, silent] = await Promise.all([startProvider('staff'), startProvider('silent')]);
    await silent.close();
    onTestFinished(() => staff.close());
    const gateway = await openGateway([silent.settings(), staff.settings()]);
    staff.trust(gateway.url);
    staff.people.set('mara', { ...MARA });
    const page = await createVisitor().visit(`${gateway.url}/account/oidc/silent/start`);
    expect([page.status, titleOf(page)]).toEqual([503, 'silent login is not responding']);
    expect((await signIn(gateway, 'mara')).status).toBe(303);
  });

  it('leaves no secret in the log', async () => {
    const lines: string[] = [];
    const { gateway, provider } = await openWorld({ write: (line) => void lines.push(line) });
    const visitor = createVisitor();
    const answer = await reachAnswer(gateway, 'mara', { visitor });
    await visitor.visit(answer);
    await visitor.visit(answer);
    await signIn(gateway, 'nobody');
    const secrets = [
      String(provider.settings()['clientSecret']),
      new URL(answer).searchParams.get('code'),
      new URL(answer).searchParams.get('state'),
      sessionOf(visitor, gateway),
    ];
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
    expect(lines.filter((line) => line.includes('"identity provider"'))).toHaveLength(1);
  });
});
