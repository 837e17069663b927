import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../../src/gateway/config/config.ts';
import { LIVE, problemsOf } from '../../../helpers/gateway/config-problems.ts';

const STAFF = {
  id: 'staff',
  name: 'Staff login',
  issuer: 'https://id.example.com/realms/staff',
  clientId: 'tollgate',
  clientSecret: 'canary-client-secret',
  roles: { 'tollgate-support': ['support'], 'tollgate-leads': ['finance', 'admin'] },
};

function withProviders(...providers: readonly unknown[]) {
  return { ...LIVE, OIDC_PROVIDERS: JSON.stringify(providers) };
}

describe('OIDC_PROVIDERS', () => {
  it('is empty by default', () => {
    expect(readConfig({}).providers).toEqual([]);
  });

  it('needs no more than an id, an issuer, a client and roles', () => {
    const { name: _, clientSecret: __, ...least } = STAFF;
    expect(readConfig(withProviders(least)).providers).toEqual([
      {
        ...least,
        name: 'staff',
        clientSecret: null,
        scope: 'openid email profile',
        groupsClaim: 'groups',
        roles: new Map(Object.entries(STAFF.roles)),
        emailDomains: [],
        trustsSecondFactor: [],
      },
    ]);
  });

  it('can be in a file, since it contains secrets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-oidc-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'providers.json'), JSON.stringify([STAFF, { ...STAFF, id: 'partners' }]));
    const { providers } = readConfig({ ...LIVE, OIDC_PROVIDERS_FILE: join(folder, 'providers.json') });
    expect(providers.map(({ id }) => id)).toEqual(['staff', 'partners']);
  });

  it.each<[string, unknown, string]>([
    ['id', { ...STAFF, id: 'Staff login' }, 'entry 1: id must be up to 32 lower-case letters, digits and hyphens.'],
    [
      'an unknown field',
      { ...STAFF, clientsecret: 'x' },
      'provider staff: only these fields exist: id, name, issuer, clientId, clientSecret, scope, groupsClaim, roles, emailDomains, trustsSecondFactor.',
    ],
    ['no client', { ...STAFF, clientId: undefined }, 'provider staff: clientId is missing.'],
    [
      'an empty secret',
      { ...STAFF, clientSecret: ' ' },
      'provider staff: clientSecret must be a text that is not empty.',
    ],
    ['a scope without openid', { ...STAFF, scope: 'email' }, 'provider staff: scope must contain openid.'],
    [
      'domains that are no list',
      { ...STAFF, emailDomains: 'example.com' },
      'provider staff: emailDomains must be a list of texts.',
    ],
    [
      'a role of merchants',
      { ...STAFF, roles: { all: ['owner'] } },
      'provider staff: roles may give each group a list of these: support, finance, risk, engineer, admin, auditor.',
    ],
    [
      'a role that does not exist',
      { ...STAFF, roles: { all: ['constructor'] } },
      'provider staff: roles may give each group a list of these: support, finance, risk, engineer, admin, auditor.',
    ],
    [
      'no roles',
      { ...STAFF, roles: {} },
      'provider staff: roles must name at least one group with its roles, such as {"support": ["support"]}.',
    ],
  ])('names a problem in one line, without a value: %s', (_, provider, problem) => {
    expect(problemsOf(withProviders(provider))).toEqual([`OIDC_PROVIDERS, ${problem}`]);
  });

  it.each([
    ['http://id.example.com', 'live'],
    ['http://localhost:9000', 'live'],
    ['http://id.example.com', 'sandbox'],
    ['https://user:canary-password@id.example.com', 'sandbox'],
    ['https://id.example.com/?realm=x', 'sandbox'],
    ['javascript:alert(1)', 'sandbox'],
    ['id.example.com', 'sandbox'],
  ])('refuses the issuer %s in mode %s', (issuer, mode) => {
    const env =
      mode === 'live'
        ? withProviders({ ...STAFF, issuer })
        : { OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, issuer }]) };
    expect(problemsOf(env)).toEqual([
      'OIDC_PROVIDERS, provider staff: issuer must be an https address without a password or query; http only for localhost, and only in the sandbox.',
    ]);
  });

  it('may have a provider on this machine in the sandbox', () => {
    const issuer = 'http://localhost:9000';
    expect(problemsOf({ OIDC_PROVIDERS: JSON.stringify([{ ...STAFF, issuer }]) })).toEqual([]);
  });

  it('shows nothing of a text that is not JSON, and refuses an id twice', () => {
    const array = 'OIDC_PROVIDERS must be a JSON array of at most 20 objects, one for each provider.';
    for (const text of ['canary-client-secret', '{"id":"staff"}', '["canary"]', '[null]']) {
      expect(problemsOf({ OIDC_PROVIDERS: text })).toEqual([array]);
    }
    expect(problemsOf(withProviders(STAFF, STAFF))).toEqual([
      'OIDC_PROVIDERS has more than one provider with the id staff.',
    ]);
  });
});
