import { afterEach, describe, expect, it } from 'vitest';
import { createIds } from '../../../src/gateway/ids.ts';
import { startSession } from '../../../src/gateway/operations/people/start-session.ts';
import {
  createTestBrowser,
  enrol,
  givePassword,
  invite,
  lockedTries,
  signIn,
  startAccountGateway,
  totpCode,
} from '../../helpers/account.ts';
import { startPeopleGateway } from '../../helpers/people.ts';

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

it('a session that was written by a moved clock, before sessions went by real time, has ended (S34)', async () => {
  const gateway = await startPeopleGateway();
  closing.push(gateway.close);
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
