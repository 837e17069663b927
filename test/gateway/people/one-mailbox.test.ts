import { afterEach, describe, expect, it } from 'vitest';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { lastMail, register } from '../../helpers/people/registration.ts';
import { createCommands } from '../sign-in/commands.ts';

let gateway: PeopleGateway;
afterEach(() => gateway.close());

const HOSTILE = ['<a@b.example>', 'a\u0007@b.example', 'a\u202e@b.example', 'a\ud800@b.example', 'a@b.example,c'];

function invite(email: string, name = 'Mara') {
  return gateway.operator('POST', '/operator/invitations', { email, name, roles: ['support'] });
}

/** As earlier releases stored it. */
async function addLegacy(email: string): Promise<string> {
  const { person } = await gateway.signIn({ roles: ['auditor'] });
  await gateway.store.changePerson(person.personId, () => ({
    result: null,
    change: { person: { ...person, email }, audit: [] },
  }));
  return person.personId;
}

describe.each(['SQLite', 'PostgreSQL'] as const)('one mailbox on %s', (engine) => {
  it('has one account, whatever the spelling', async () => {
    gateway = await startPeopleGateway({ engine });
    for (const email of HOSTILE) expect([email, (await invite(email)).status]).toEqual([email, 400]);
    const { body } = await invite('Mara@MÜNCHEN.example');
    expect(body).toMatchObject({ invitation: { email: 'mara@xn--mnchen-3ya.example' } });
    const known = await addLegacy('<ada@b.example>');
    await gateway.operator('PUT', `/operator/people/${known}/roles`, { roles: ['support'] });
    for (const email of ['ada@b.example', 'ADA@B.example.']) {
      expect((await invite(email)).body).toMatchObject({ type: 'urn:tollgate:problem:alreadyMember' });
    }
  });

  it('one mailbox that already has several accounts keeps them: each is found by its own spelling, and nobody is merged', async () => {
    gateway = await startPeopleGateway({ engine });
    const emails = ['ada@münchen.example', 'ada@xn--mnchen-3ya.example', '<ada@xn--mnchen-3ya.example>'];
    const ids = [];
    for (const email of emails) ids.push(await addLegacy(email));
    const found = await Promise.all(emails.map((email) => gateway.store.findPersonByEmail(email)));
    expect(found.map((person) => person?.personId)).toEqual(ids);
  });
});

it('an invitation takes no name with an address in it', async () => {
  gateway = await startPeopleGateway();
  const { status, body } = await invite('mara@b.example', 'Click http://evil.example/login');
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'name' }] }]);
  expect((await invite('mara@b.example', 'Mara.Lindt')).status).toBe(201);
});

describe('a registration', () => {
  it('takes no name with an address in it, and no address that is none', async () => {
    gateway = await startPeopleGateway();
    const refused = [
      { contactName: 'Click http://evil.example/login' },
      { contactName: 'evil.example' },
      { company: 'Win at www.evil.example' },
      ...HOSTILE.map((email) => ({ email })),
    ];
    for (const changes of refused) {
      const { status, text } = await register(gateway.url, changes);
      expect([changes, status]).toEqual([changes, 400]);
      expect(text).toContain(Object.keys(changes)[0]);
    }
    expect((await register(gateway.url, { company: 'Amazon.com Inc.', contactName: 'Dr.A. Smith' })).status).toBe(202);
  });

  it('mails nothing of what a stranger has typed before the address is confirmed', async () => {
    gateway = await startPeopleGateway();
    const typed = { company: 'Canary Company', contactName: 'Canary Name', website: 'https://canary.example' };
    await register(gateway.url, { ...typed, email: 'victim@b.example' });
    expect(JSON.stringify(await lastMail(gateway.url, 'victim@b.example'))).not.toMatch(/canary/i);
  });
});

it('marks in the name of a machine that nobody sees are shown as escapes', async () => {
  gateway = await startPeopleGateway();
  const { token } = await gateway.signIn({ roles: ['auditor'] });
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ hostName: 'mara-\u202epotpal\u2066' });
  const started = await fetch(`${gateway.url}/operator/device`, { method: 'POST', headers, body });
  const { userCode } = (await started.json()) as { userCode: string };
  const { text } = await createCommands(gateway).page(token, `/account/device?code=${userCode}`);
  expect(text).toContain('mara-\\u{202e}potpal\\u{2066}');
  expect(text).not.toMatch(/[\u202e\u2066]/);
});
