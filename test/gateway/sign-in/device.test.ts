import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser, secretOf, totpCode } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { createCommands } from './commands.ts';
import type { DeviceStart } from './commands.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

let gateway: PeopleGateway;
let commands: ReturnType<typeof createCommands>;
beforeAll(async () => {
  gateway = await startPeopleGateway();
  commands = createCommands(gateway);
});
afterAll(() => gateway.close());

describe('a command that signs in', () => {
  it('waits until its person has confirmed the code, and gets a session once', async () => {
    const { token, person } = await gateway.signIn({ roles: ['auditor'] });
    const begun = await commands.start();
    expect(begun.userCode).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect((await commands.poll(begun)).body).toEqual({ state: 'waiting', token: null, actor: null, expiresAt: null });
    const shown = await commands.page(token, `/account/device?code=${begun.userCode.toLowerCase()}`);
    expect(shown.text).toContain('mara-laptop');
    expect(shown.text).toContain('Only confirm if you started this command yourself');
    expect((await commands.decide(token, begun.userCode, 'confirmed')).status).toBe(200);
    const admitted = (await commands.poll(begun)).body as { token: string };
    expect(admitted).toMatchObject({ state: 'confirmed', actor: person.email });
    const caller = await gateway.as(admitted.token, 'GET', '/operator/caller');
    expect(caller.body).toMatchObject({ kind: 'person', actor: person.email, roles: ['auditor'] });
    expect((await commands.poll(begun)).status).toBe(404);
    expect((await commands.page(token, `/account/device?code=${begun.userCode}`)).status).toBe(404);
    const log = await commands.page(token, '/account');
    for (const words of ['Let the command line in', 'on the command line']) expect(log.text).toContain(words);
  });

  it('learns that its person refused', async () => {
    const { token } = await gateway.signIn({ roles: ['auditor'] });
    const begun = await commands.start();
    await commands.decide(token, begun.userCode, 'refused');
    expect((await commands.poll(begun)).body).toMatchObject({ state: 'refused', token: null });
    expect((await commands.page(token, '/account')).text).toContain('Refused the command line');
  });

  it('is let in only by a recent second factor, and within ten minutes', async () => {
    const { token } = await gateway.signIn({ roles: ['auditor'], withFactor: false });
    const begun = await commands.start();
    const answer = await commands.decide(token, begun.userCode, 'confirmed');
    expect(answer.response.headers.get('location')).toMatch(/^\/account\/confirm\?return=/);
    expect((await commands.poll(begun)).body).toMatchObject({ state: 'waiting' });
    gateway.pass(600);
    expect((await commands.poll(begun)).status).toBe(404);
  });

  it('is not let in any more once the password, a factor or a role of its person has changed', async () => {
    const changes: Readonly<Record<string, (browser: TestBrowser, personId: string) => Promise<{ status: number }>>> = {
      async password(browser) {
        await browser.open('/account/password');
        return browser.submit('/password', { password: 'eleven silver herons' });
      },
      async factor(browser) {
        await browser.open('/account');
        const { text } = await browser.submit('/totp');
        return browser.submit('/totp', { code: totpCode(secretOf(text), gateway.realNow()), name: 'Phone' });
      },
      role: (_, personId) => gateway.operator('PUT', `/operator/people/${personId}/roles`, { roles: ['support'] }),
    };
    for (const [what, change] of Object.entries(changes)) {
      const { token, person } = await gateway.signIn({ roles: ['auditor'] });
      const begun = await commands.start();
      expect((await commands.decide(token, begun.userCode, 'confirmed')).status).toBe(200);
      const browser = createTestBrowser(gateway.url);
      browser.cookies.set('tollgate-session', token);
      expect([what, (await change(browser, person.personId)).status]).toEqual([what, 200]);
      expect([what, (await commands.poll(begun)).status]).toEqual([what, 404]);
    }
  });

  it('is not found by guessing: ten wrong codes, then a pause', async () => {
    const { token } = await gateway.signIn({ roles: ['auditor'] });
    const { userCode } = await commands.start();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await commands.page(token, '/account/device?code=BBBB-BBBB')).status).toBe(404);
    }
    expect((await commands.page(token, '/account/device?code=BBBB-BBBB')).status).toBe(429);
    expect((await commands.page(token, `/account/device?code=${userCode}`)).status).toBe(429);
  });
});

describe('a command whose second factor is old', () => {
  it('has it confirmed by its own person, in a browser', async () => {
    const other = await gateway.signIn({ roles: ['admin'] });
    const { token } = await gateway.signIn({ roles: ['engineer'] });
    const begun = await commands.start();
    await commands.decide(token, begun.userCode, 'confirmed');
    const { token: own } = (await commands.poll(begun)).body as { token: string };
    gateway.pass(301);
    const body = { name: 'x', permissions: ['orders.read'], lifetimeSeconds: 60 };
    const create = () => gateway.as(own, 'POST', '/operator/tokens', { body, headers: { 'X-Reason': 'why' } });
    expect((await create()).body).toMatchObject({ type: 'urn:tollgate:problem:stepUpRequired' });
    const asked = await gateway.as(own, 'POST', '/operator/confirmation', { body: { hostName: 'mara-laptop' } });
    const { userCode } = asked.body as DeviceStart;
    expect((await commands.page(other.token, `/account/device?code=${userCode}`)).status).toBe(404);
  });
});
