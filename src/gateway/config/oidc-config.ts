import { roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import type { Reader } from './config-reader.ts';
import type { ProviderSettings } from '../domain/sign-in/identity-provider.ts';

// OIDC_PROVIDERS: a JSON array. Problems name the provider and the field, and show no value: the text contains secrets.

const PROVIDERS_MAX = 20;
const DEFAULT_SCOPE = 'openid email profile';
const FIELDS = [
  'id',
  'name',
  'issuer',
  'clientId',
  'clientSecret',
  'scope',
  'groupsClaim',
  'roles',
  'emailDomains',
  'trustsSecondFactor',
];
const OPERATOR_ROLES = Object.entries(roles).flatMap(([role, { side }]) => (side === 'operator' ? [role] : []));

type Fields = Readonly<Record<string, unknown>>;

export function readProviders({ text, problems }: Reader, mode: 'sandbox' | 'live'): ProviderSettings[] {
  const given = text('OIDC_PROVIDERS');
  if (given === null) return [];
  const entries = parseArray(given);
  if (entries === null || entries.length > PROVIDERS_MAX) {
    problems.push(`OIDC_PROVIDERS must be a JSON array of at most ${PROVIDERS_MAX} objects, one for each provider.`);
    return [];
  }
  const providers = entries.map((entry, index) => readProvider(entry, { index, mode, problems }));
  const ids = providers.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    problems.push(`OIDC_PROVIDERS has more than one provider with the id ${id}.`);
  }
  return providers;
}

/** Somebody has to be able to sign in. */
export function readLocalSignIn({ text, oneOf, problems }: Reader): boolean {
  const isOn = oneOf('LOCAL_SIGN_IN', ['on', 'off'], 'on') === 'on';
  if (!isOn && text('OIDC_PROVIDERS') === null) {
    problems.push("LOCAL_SIGN_IN=off needs OIDC_PROVIDERS: without either, the operator's people cannot sign in.");
  }
  return isOn;
}

function parseArray(text: string): Fields[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every(isObject) ? parsed : null;
  } catch {
    // The error of JSON.parse quotes the text, which may contain a secret.
    return null;
  }
}

interface Place {
  readonly index: number;
  readonly mode: 'sandbox' | 'live';
  readonly problems: string[];
}

function readProvider(entry: Fields, { index, mode, problems }: Place): ProviderSettings {
  const id = typeof entry['id'] === 'string' && /^[a-z0-9][a-z0-9-]{0,31}$/.test(entry['id']) ? entry['id'] : null;
  const place = id === null ? `OIDC_PROVIDERS, entry ${index + 1}` : `OIDC_PROVIDERS, provider ${id}`;
  const report = (problem: string) => void problems.push(`${place}: ${problem}.`);
  if (id === null) report('id must be up to 32 lower-case letters, digits and hyphens');
  const unknown = Object.keys(entry).filter((name) => !FIELDS.includes(name));
  if (unknown.length > 0) report(`only these fields exist: ${FIELDS.join(', ')}`);
  const scope = textAt(entry, 'scope', report) ?? DEFAULT_SCOPE;
  if (!scope.split(' ').includes('openid')) report('scope must contain openid');
  return {
    id: id ?? '',
    name: textAt(entry, 'name', report) ?? id ?? '',
    issuer: readIssuer(entry, mode, report),
    clientId: textAt(entry, 'clientId', report, 'required') ?? '',
    clientSecret: textAt(entry, 'clientSecret', report),
    scope,
    groupsClaim: textAt(entry, 'groupsClaim', report) ?? 'groups',
    roles: readRoles(entry['roles'], report),
    emailDomains: listAt(entry, 'emailDomains', report).map((domain) => domain.toLowerCase()),
    trustsSecondFactor: listAt(entry, 'trustsSecondFactor', report),
  };
}

type Report = (problem: string) => void;

function textAt(entry: Fields, name: string, report: Report, need?: 'required'): string | null {
  const value = entry[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  if (value !== undefined) report(`${name} must be a text that is not empty`);
  else if (need === 'required') report(`${name} is missing`);
  return null;
}

function listAt(entry: Fields, name: string, report: Report): string[] {
  const value = entry[name] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '')) return value;
  report(`${name} must be a list of texts`);
  return [];
}

function readIssuer(entry: Fields, mode: Place['mode'], report: Report): string {
  const given = textAt(entry, 'issuer', report, 'required');
  if (given === null) return '';
  const url = URL.parse(given);
  const isPlain = url !== null && url.username + url.password + url.search + url.hash === '';
  const isLocal = mode === 'sandbox' && url?.protocol === 'http:' && isLoopback(url.hostname);
  if (!isPlain || (url.protocol !== 'https:' && !isLocal)) {
    report(
      'issuer must be an https address without a password or query; http only for localhost, and only in the sandbox',
    );
  }
  return given;
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** A Map: a group may have any name, also one that every object has. */
function readRoles(given: unknown, report: Report): ProviderSettings['roles'] {
  const entries = isObject(given) ? Object.entries(given) : [];
  if (entries.length === 0)
    report('roles must name at least one group with its roles, such as {"support": ["support"]}');
  if (!entries.every(([, value]) => isList(value))) {
    report(`roles may give each group a list of these: ${OPERATOR_ROLES.join(', ')}`);
  }
  return new Map(entries.flatMap(([group, value]) => (isList(value) ? [[group, value]] : [])));
}

function isList(value: unknown): value is Role[] {
  return Array.isArray(value) && value.length > 0 && value.every((role) => OPERATOR_ROLES.includes(String(role)));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
