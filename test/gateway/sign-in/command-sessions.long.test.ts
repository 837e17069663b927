import { describe, expect, it, onTestFinished } from 'vitest';
import { WAITING_MAX } from '../../../src/gateway/operations/sign-in/device-limits.ts';
import { WAITING_STEP } from '../../../src/gateway/operations/sign-in/device-steps.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway, PeopleGatewayOptions, SignedInPerson } from '../../helpers/people/people.ts';
import { createCommands } from './commands.ts';
import { createToken } from './tokens.ts';

async function open(options: PeopleGatewayOptions = {}) {
  const gateway = await startPeopleGateway(options);
  onTestFinished(() => gateway.close());
  return { gateway, commands: createCommands(gateway) };
}

describe('the token of a command', () => {
  it('is no cookie of a browser (S34)', async () => {
    const { gateway, commands } = await open();
    const { token, person } = await gateway.signIn({ roles: ['admin'] });
    const own = await commands.logIn(token);
    expect((await gateway.as(own, 'GET', '/operator/account')).body).toMatchObject({ person: { email: person.email } });
    for (const path of ['/account', '/account/password', '/console', '/merchant']) {
      expect([path, (await commands.page(own, path)).response.headers.get('location')]).toEqual([
        path,
        expect.stringMatching(/^\/account\/sign-in/),
      ]);
    }
    const program = await createToken(gateway, (await gateway.signIn({ roles: ['engineer'] })).token);
    expect((await gateway.as(program.value, 'GET', '/operator/orders')).status).toBe(200);
    for (const cookie of [own, program.value]) {
      const headers = { Cookie: `tollgate-session=${cookie}` };
      expect((await fetch(`${gateway.url}/operator/orders`, { headers })).status).toBe(401);
    }
  });

  it('starts without a second factor: its person shows one when it is needed', async () => {
    const { gateway, commands } = await open();
    const { token } = await gateway.signIn({ roles: ['engineer'] });
    const own = await commands.logIn(token);
    const body = { name: 'x', permissions: ['orders.read'], lifetimeSeconds: 60 };
    const create = () => gateway.as(own, 'POST', '/operator/tokens', { body, headers: { 'X-Reason': 'why' } });
    expect((await create()).body).toMatchObject({ type: 'urn:tollgate:problem:stepUpRequired' });
    const asked = await gateway.as(own, 'POST', '/operator/confirmation', { body: { hostName: 'mara-laptop' } });
    const { userCode } = asked.body as { userCode: string };
    expect((await commands.decide(token, userCode, 'confirmed')).status).toBe(200);
    expect((await create()).status).toBe(201);
  });
});

type Ending = (gateway: PeopleGateway, signedIn: SignedInPerson) => Promise<unknown>;

const ENDINGS: Readonly<Record<string, Ending>> = {
  'by an admin': (gateway, { person }) => gateway.operator('POST', `/operator/people/${person.personId}/sessions/end`),
  'everywhere else': (gateway, { token }) => gateway.as(token, 'POST', '/operator/account/sessions/end-others'),
  'one by one': (gateway, { token, sessionId }) =>
    gateway.as(token, 'POST', `/operator/account/sessions/${sessionId}/end`),
  'by signing out': (gateway, { token }) => gateway.as(token, 'POST', '/operator/sign-out'),
  'by a change of roles': (gateway, { person }) =>
    gateway.operator('PUT', `/operator/people/${person.personId}/roles`, { roles: ['support'] }),
};

describe.each(['SQLite', 'PostgreSQL'] as const)('ending sessions on %s', (engine) => {
  it('ending sessions also ends commands that were confirmed and have not fetched their token (S34)', async () => {
    const { gateway, commands } = await open({ engine });
    for (const [how, end] of Object.entries(ENDINGS)) {
      const signedIn = await gateway.signIn({ roles: ['auditor'] });
      const begun = await commands.confirm(signedIn.token);
      const { status } = (await end(gateway, signedIn)) as { status: number };
      expect([how, status]).toEqual([how, expect.toSatisfy((code: number) => code < 300)]);
      expect([how, (await commands.poll(begun)).status]).toEqual([how, 404]);
    }
  });

  it('ending sessions also ends those of a person at one merchant, if its owner ends them (S34)', async () => {
    const { gateway, commands } = await open({ engine });
    const merNo = 100_001;
    const owner = await gateway.signIn({ roles: ['owner'], merNo });
    const { token, person } = await gateway.signIn({ roles: ['staff'], merNo });
    const begun = await commands.confirm(token);
    expect((await gateway.as(owner.token, 'POST', `/operator/people/${person.personId}/sessions/end`)).status).toBe(
      200,
    );
    expect((await commands.poll(begun)).status).toBe(404);
  });
});

describe('LOCAL_SIGN_IN=off', () => {
  it('holds for commands: each remembers how the browser was signed in to that let it in', async () => {
    const provider = { id: 'staff', issuer: 'https://id.example.com', clientId: 'x', roles: { all: ['support'] } };
    const env = { LOCAL_SIGN_IN: 'off', OIDC_PROVIDERS: JSON.stringify([provider]) };
    const { gateway, commands } = await open({ env });
    const results = [];
    for (const method of ['oidc:staff', 'password+totp']) {
      const { token, person } = await gateway.signIn({ roles: ['support', 'owner'], merNo: 100_001, method });
      // Passwords open a merchant's side.
      const [session] = await gateway.store.listSessions(person.personId);
      await gateway.store.changeSession(session?.sessionHash ?? '', { merNo: 100_001 }, []);
      const own = await commands.logIn(token);
      const before = await gateway.as(own, 'GET', '/operator/caller');
      await gateway.as(own, 'PUT', '/operator/account/side', { body: { merNo: null } });
      results.push([method, before.status, (await gateway.as(own, 'GET', '/operator/caller')).status]);
    }
    expect(results).toEqual([
      ['oidc:staff', 200, 200],
      ['password+totp', 200, 401],
    ]);
    // What an earlier release let in does not say how, and so is not believed.
    const unnamed = await gateway.signIn({ roles: ['support'], kind: 'command', method: 'device' });
    expect((await gateway.as(unnamed.token, 'GET', '/operator/caller')).status).toBe(401);
  });
});

describe('commands that wait to be let in are bounded', () => {
  it('commands that wait to be let in are bounded by network, and by person if one is confirmed', async () => {
    const { gateway, commands } = await open();
    const { token } = await gateway.signIn({ roles: ['auditor'] });
    const confirm = () => gateway.as(token, 'POST', '/operator/confirmation', { body: { hostName: 'x' } });
    for (const start of [commands.tryStart, confirm]) {
      const statuses = [];
      for (let begun = 0; begun < 31; begun += 1) statuses.push((await start()).status);
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    }
    gateway.pass(600);
    expect((await commands.tryStart()).status).toBe(201);
  });

  it('commands that wait to be let in are bounded over all networks', async () => {
    const { gateway, commands } = await open();
    const createdAt = gateway.realNow();
    const times = { createdAt, expiresAt: createdAt + 300_000 };
    const step = (index: number) => ({ stepHash: `step ${index}`, kind: WAITING_STEP, detail: '{}', ...times });
    const steps = Array.from({ length: WAITING_MAX - 1 }, (_, index) => step(index));
    for (const one of steps) await gateway.store.createStep(one);
    expect((await commands.tryStart()).status).toBe(201);
    expect(await commands.tryStart()).toMatchObject({
      status: 429,
      body: { detail: 'Too many commands wait to be confirmed. Try again in 30 seconds.' },
    });
    gateway.pass(300);
    expect((await commands.tryStart()).status).toBe(201);
  });
});
