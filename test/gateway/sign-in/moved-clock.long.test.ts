import { afterEach, describe, expect, it } from 'vitest';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { startSession } from '../../../src/gateway/operations/sign-in/start-session.ts';
import {
  PASSWORD,
  createTestBrowser,
  enrol,
  givePassword,
  invite,
  lockedTries,
  secretOf,
  signIn,
  startAccountGateway,
  totpCode,
} from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { askChallenge, createTestPasskey } from '../../helpers/browser/passkey.ts';
import type { CreationOptions } from '../../helpers/browser/passkey.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { createCommands } from './commands.ts';
import { createToken, requestToken } from './tokens.ts';

// What proves who somebody is goes by real time: whoever moves the sandbox's clock moves nobody's session.

const YEAR = 365 * 86_400;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open() {
  const gateway = await startAccountGateway();
  closing.push(gateway.close);
  return gateway;
}

async function openPeople() {
  const gateway = await startPeopleGateway();
  closing.push(gateway.close);
  return gateway;
}

describe('a move of the sandbox’s clock by a year', () => {
  it('signs nobody out, keeps the second factor recent, and leaves links open (S34)', async () => {
    const gateway = await open();
    const browser = createTestBrowser(gateway.url);
    await enrol(gateway, browser);
    const link = await invite(gateway, { email: 'later@people.example', roles: ['support'] });
    await gateway.advance(YEAR);
    expect((await browser.open('/account/password')).path).toBe('/account/password');
    expect((await createTestBrowser(gateway.url).open(link)).text).toContain('later@people.example');
  });

  it('locks nobody out: codes of an app stay right, and none is taken twice (S34)', async () => {
    const gateway = await open();
    const account = await enrol(gateway, createTestBrowser(gateway.url));
    await gateway.advance(YEAR);
    const other = createTestBrowser(gateway.url);
    expect((await signIn(gateway, other, account)).path).toBe('/console');
    const usedAt = gateway.realNow();
    const another = createTestBrowser(gateway.url);
    await givePassword(another, account.email);
    const again = await another.submit('/code', { code: totpCode(account.secret, usedAt) });
    expect(again.path).not.toBe('/console');
  });

  it('ends no pause after wrong passwords (S34)', async () => {
    const gateway = await open();
    const account = await enrol(gateway, createTestBrowser(gateway.url));
    const stranger = createTestBrowser(gateway.url);
    for (let tries = 0; tries < 12; tries += 1) await givePassword(stranger, account.email, 'wrong-password-4711');
    const before = await lockedTries(gateway);
    expect(before).toBeGreaterThan(0);
    await gateway.advance(YEAR);
    await givePassword(stranger, account.email, 'wrong-password-4711');
    expect(await lockedTries(gateway)).toBe(before + 1);
  });

  it('moves the audit log along: a sign-in is recorded at the sandbox’s time', async () => {
    const gateway = await open();
    const account = await enrol(gateway, createTestBrowser(gateway.url));
    await gateway.advance(YEAR);
    const movedTo = await gateway.now();
    await signIn(gateway, createTestBrowser(gateway.url), account);
    const { body } = await gateway.operator('GET', '/operator/actions');
    const { actions } = body as { actions: { action: string; at: string }[] };
    const at = actions.find(({ action }) => action === 'signIn')?.at ?? '';
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Math.floor(movedTo / 1000) * 1000);
  });
});

describe('what was begun before a move of the clock by a year is finished after it', () => {
  it('an invitation, a new app, a sign-in between password and code, and a passkey (S34)', async () => {
    const gateway = await open();
    const link = await invite(gateway, { email: 'begun@people.example', roles: ['support'] });
    const browser = createTestBrowser(gateway.url);
    await browser.open(link);
    await gateway.advance(YEAR);
    const { text } = await browser.submit(link, { name: 'Mara Test', password: PASSWORD });
    await gateway.advance(YEAR);
    const secret = secretOf(text);
    expect((await browser.submit('/code', { code: totpCode(secret, gateway.realNow()) })).text).toContain('<li><code>');

    gateway.pass(30);
    const other = createTestBrowser(gateway.url);
    await givePassword(other, 'begun@people.example');
    await gateway.advance(YEAR);
    expect((await other.submit('/code', { code: totpCode(secret, gateway.realNow()) })).path).toBe('/console');

    const passkey = createTestPasskey(gateway.url);
    const offered = await askChallenge(other, await other.open('/account'), { for: 'register' });
    await gateway.advance(YEAR);
    const credential = passkey.create((await offered.json()) as CreationOptions);
    expect((await other.submit('/passkeys', { name: 'Key', credential })).text).toContain('Key');
  });

  it('an invitation is listed as open, and can be revoked (S34)', async () => {
    const gateway = await open();
    await invite(gateway, { email: 'later@people.example', roles: ['support'] });
    await gateway.advance(YEAR);
    const { body } = await gateway.operator('GET', '/operator/invitations');
    const [invitation] = (body as { invitations: { invitationId: string; state: string }[] }).invitations;
    expect(invitation?.state).toBe('open');
    const revoked = await gateway.operator('POST', `/operator/invitations/${invitation?.invitationId}/revoke`);
    expect([revoked.status, revoked.body]).toMatchObject([200, { state: 'revoked' }]);
    const link = await invite(gateway, { email: 'later@people.example', roles: ['support'] });
    gateway.pass(30 * 86_400);
    expect((await createTestBrowser(gateway.url).open(link)).text).toContain('This invitation has ended');
  });

  it('a pause after wrong tokens goes on (S34)', async () => {
    const gateway = await openPeople();
    const { token } = await gateway.signIn({ roles: ['admin', 'engineer'] });
    const tryWrong = async () => (await gateway.as('wrong', 'GET', '/operator/merchants')).status;
    let status = 401;
    for (let tries = 0; tries < 100 && status === 401; tries += 1) status = await tryWrong();
    expect(status).toBe(429);
    const moved = await gateway.as(token, 'POST', '/operator/clock', { body: { advanceSeconds: YEAR } });
    expect([moved.status, await tryWrong()]).toEqual([200, 429]);
  });

  it('a command waits for its person, and a token of a program lives on (S34)', async () => {
    const gateway = await openPeople();
    const commands = createCommands(gateway);
    const { token } = await gateway.signIn({ roles: ['engineer'] });
    const program = await createToken(gateway, token, { permissions: ['merchants.read'] });
    const begun = await commands.start();
    await gateway.advance(YEAR);
    expect((await commands.decide(token, begun.userCode, 'confirmed')).status).toBe(200);
    await gateway.advance(YEAR);
    expect((await commands.poll(begun)).body).toMatchObject({ state: 'confirmed' });
    expect((await gateway.as(program.value, 'GET', '/operator/merchants')).status).toBe(200);
    const { body } = await gateway.as(token, 'GET', '/operator/tokens');
    expect(body).toMatchObject({ tokens: [{ tokenId: program.token.tokenId, state: 'active' }] });
  });

  it('a second factor stays recent for programs and pages, and grows old in real time (S34)', async () => {
    const gateway = await openPeople();
    const { token } = await gateway.signIn({ roles: ['admin', 'engineer'] });
    await gateway.advance(YEAR);
    expect((await requestToken(gateway, token)).status).toBe(201);
    const form = '/console/people/new';
    expect((await createCommands(gateway).page(token, form)).status).toBe(200);
    gateway.pass(301);
    expect((await requestToken(gateway, token)).status).toBe(403);
    expect((await createCommands(gateway).page(token, form)).status).toBe(303);
  });

  it('a second factor that is shown after it is recent for five minutes too (S34)', async () => {
    const gateway = await open();
    const browser = createTestBrowser(gateway.url);
    const { secret } = await enrol(gateway, browser);
    await gateway.advance(YEAR);
    gateway.pass(301);
    await browser.open('/account/confirm?return=/account/password');
    const confirmed = await browser.submit('/confirm', { code: totpCode(secret, gateway.realNow()) });
    expect(confirmed.path).toBe('/account/password');
    gateway.pass(301);
    expect((await browser.open('/account/password')).path).toMatch(/^\/account\/confirm/);
  });

  it('a look through the eyes of a merchant ends in real time (S34)', async () => {
    const gateway = await openPeople();
    const support = await openConsole(gateway.url, 'support');
    await support.open('/console/merchants/100001/see-as');
    await support.submit('/see-as', { role: 'staff', reason: 'Ticket 12' });
    await gateway.advance(YEAR);
    expect((await support.open('/merchant')).text).toContain('You see this as staff of merchant 100001.');
    gateway.pass(30 * 60);
    expect((await support.open('/merchant')).text).not.toContain('You see this as staff of merchant 100001.');
  });
});

it('a session that was written by a moved clock, before sessions went by real time, has ended (S34)', async () => {
  const gateway = await openPeople();
  const { person, token } = await gateway.signIn({ roles: ['support'] });
  expect((await gateway.as(token, 'GET', '/operator/account')).status).toBe(200);
  const moved = { now: () => Date.now() + YEAR * 1000 };
  const started = await startSession(
    { store: gateway.store, ids: createIds(moved), vault: gateway.vault, clock: moved, realClock: moved },
    { person, kind: 'browser', method: 'test', withFactor: true, address: '::1', agent: '', requestId: null },
  );
  expect((await gateway.as(started.token, 'GET', '/operator/account')).status).toBe(401);
  const { body } = await gateway.as(token, 'GET', '/operator/account/sessions');
  expect(JSON.stringify(body)).not.toContain(started.session.sessionId);
});

it('an app whose last code was used by a moved clock, before codes went by real time, locks nobody out (S34)', async () => {
  const gateway = await open();
  gateway.pass(YEAR);
  const account = await enrol(gateway, createTestBrowser(gateway.url));
  gateway.pass(-YEAR);
  expect((await signIn(gateway, createTestBrowser(gateway.url), account)).path).toBe('/console');
});
