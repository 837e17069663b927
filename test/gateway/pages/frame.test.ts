import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions, roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { CONSOLE, SCREENS } from '../../../src/gateway/pages/desk/console-navigation.ts';
import { createTestBrowser, startAccountGateway } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

const OPERATOR_ROLES = (Object.keys(roles) as Role[]).filter((role) => roles[role].side === 'operator');
const SCRIPT_BYTES = readFileSync('src/gateway/pages/desk/assets/desk.js').length;
const BYTES_MAX = 80_000;

describe('the console', () => {
  it.each(OPERATOR_ROLES)('shows %s the screens of the role, and refuses the others', async (role) => {
    const browser = await openConsole(gateway.url, role);
    const preferences = await browser.open(`${CONSOLE}/preferences`);
    for (const { title, path, permission } of Object.values(SCREENS)) {
      const isAllowed = rolePermissions[role].includes(permission);
      const { status, text } = await browser.open(CONSOLE + path);
      expect([title, status]).toEqual([title, isAllowed ? 200 : 403]);
      expect([title, preferences.text.includes(`href="${CONSOLE}${path}" data-go`)]).toEqual([title, isAllowed]);
      if (isAllowed) expect(Buffer.byteLength(text) + SCRIPT_BYTES).toBeLessThan(BYTES_MAX);
    }
  });

  it('sends strangers to sign in, and back to where they wanted to go', async () => {
    const browser = createTestBrowser(gateway.url);
    const answer = await browser.send(`${CONSOLE}/orders?state=failed`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/account/sign-in?return=%2Fconsole%2Forders%3Fstate%3Dfailed',
    ]);
  });

  it.each(['owner', 'staff'] as const)("does not open for a merchant's %s", async (role) => {
    const browser = await openConsole(gateway.url, role);
    for (const path of ['', '/orders', '/preferences']) {
      const { status, text } = await browser.open(CONSOLE + path);
      expect(status).toBe(403);
      expect(text).toContain('You act for a merchant');
    }
  });

  it('loads nothing from elsewhere and runs no script but its own (S12)', async () => {
    const browser = await openConsole(gateway.url, 'support');
    const { headers, text } = await browser.open(`${CONSOLE}/preferences`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect([...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)).toSatisfy(
      (addresses: string[]) => addresses.every((address) => /^(?:\/(?!\/)|#|data:image\/svg)/.test(address)),
    );
  });

  it('accepts no form without its token, nor one from another site (S13)', async () => {
    const browser = await openConsole(gateway.url, 'support');
    const { text } = await browser.open(`${CONSOLE}/preferences`);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(text) ?? [];
    const send = (fields: Record<string, string>, site: string) =>
      browser.send(`${CONSOLE}/preferences`, {
        method: 'POST',
        body: new URLSearchParams({ zone: 'Europe/Berlin', ...fields }),
        headers: { 'Sec-Fetch-Site': site },
      });
    expect((await send({}, 'same-origin')).status).toBe(403);
    expect((await send({ csrf }, 'cross-site')).status).toBe(403);
    const other = await openConsole(gateway.url, 'support');
    const [, foreign = ''] =
      /name="csrf" value="([^"]+)"/.exec((await other.open(`${CONSOLE}/preferences`)).text) ?? [];
    expect((await send({ csrf: foreign }, 'same-origin')).status).toBe(403);
    expect((await send({ csrf }, 'same-origin')).status).toBe(303);
  });

  it("shows times in the person's zone once it is chosen", async () => {
    const browser = await openConsole(gateway.url, 'support');
    expect((await browser.open(`${CONSOLE}/preferences`)).text).toContain('Times in UTC');
    const { text } = await browser.submit('/preferences', { zone: 'America/Argentina/Buenos_Aires' });
    expect(text).toContain('Times in Buenos Aires (UTC−3)');
    const [, at = '', shown] = /id="sandbox-clock"[^>]*><time datetime="([^"]*)"[^>]*>([^<]*)/.exec(text) ?? [];
    expect(shown).toContain(new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(11, 19));
    const refused = await browser.submit('/preferences', { zone: '"><script>' });
    expect(refused.text).toContain('Times in Buenos Aires (UTC−3)');
    expect([refused.status, refused.text.includes('No time zone has this name')]).toEqual([400, true]);
    for (const [typed, name] of [
      ['kolkata', 'Kolkata (UTC+5:30)'],
      ['Ho Chi Minh City (UTC+7)', 'Ho Chi Minh City (UTC+7)'],
      ['UTC', 'UTC'],
    ] as const) {
      await browser.open(`${CONSOLE}/preferences`);
      expect((await browser.submit('/preferences', { zone: typed })).text).toContain(`Times in ${name}<`);
    }
  });

  it('offers every time zone by its city, and none by its raw name', async () => {
    const browser = await openConsole(gateway.url, 'support');
    const { text } = await browser.open(`${CONSOLE}/preferences`);
    const names = [...text.matchAll(/<option value="([^"]*)"/g)].map(([, name = '']) => name);
    expect(names.length).toBe(new Set(names).size);
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !/^(?:UTC|[^/_()]+ \(UTC[+−]\d{1,2}(?::\d\d)?\))$/.test(name))).toEqual([]);
  });

  it('answers an address that does not exist with a page', async () => {
    const browser = await openConsole(gateway.url, 'support');
    const { status, text } = await browser.open(`${CONSOLE}/nowhere`);
    expect(status).toBe(404);
    expect(text).toContain('Page not found');
  });
});
