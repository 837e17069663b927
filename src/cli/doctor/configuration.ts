import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { SECRET_SETTINGS } from '../../gateway/config/config-reader.ts';
import { ConfigError, readConfig } from '../../gateway/config/config.ts';
import type { Config } from '../../gateway/config/config.ts';
import { DEFAULT_ACQUIRER } from '../../gateway/domain/ledger/ledger.ts';
import { closest } from '../did-you-mean.ts';
import { ok, problem, warning } from './finding.ts';
import type { Finding } from './finding.ts';

export interface ReadConfiguration {
  /** Null if it is invalid. */
  readonly config: Config | null;
  readonly findings: readonly Finding[];
}

/** The configuration as `serve` would read it: all its problems, and what is allowed but rarely meant. */
export function checkConfiguration(env: NodeJS.ProcessEnv): ReadConfiguration {
  const asked = new Set<string>();
  const watched = new Proxy(env, {
    get(target, name) {
      asked.add(String(name));
      return target[String(name)];
    },
  });
  try {
    const config = readConfig(watched);
    const suspicious = [
      ...(config.mode === 'live' ? suspectLive(config) : suspectSandbox(env)),
      ...suspectSecretFiles(env),
      ...suspectNames(env, asked),
    ];
    return { config, findings: [ok(`valid, mode ${config.mode}`), ...suspicious] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const findings = error.problems.map((text) => problem(text, 'Set the variable as described, and run this again.'));
    return { config: null, findings: [...findings, ...suspectNames(env, asked)] };
  }
}

function suspectLive(config: Config): Finding[] {
  const { metricsToken, trustedProxies, host, acquirers, publicUrl, databaseUrl, gatewayPrivateKey, work } = config;
  const findings: Finding[] = [];
  if (metricsToken === null)
    findings.push(
      warning(
        'METRICS_TOKEN is not set, so /metrics is off',
        'Set it (openssl rand -hex 32) and give it to Prometheus.',
      ),
    );
  if (trustedProxies.length === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES is not set, so all callers share the address of the proxy',
        'Set it to the addresses of your proxies; they must send X-Forwarded-For.',
      ),
    );
  if (isLoopback(host) && trustedProxies.length > 0 && !trustedProxies.some(isLoopback))
    findings.push(
      warning(
        `HOST is ${host}, but no trusted proxy is on this machine, so none can reach the gateway`,
        'Set HOST to an address of this machine that the proxies reach, or 0.0.0.0.',
      ),
    );
  for (const { name } of acquirers.filter(isReachedInClear)) {
    const setting = name === DEFAULT_ACQUIRER ? 'CHANNEL_URL' : `url of the acquirer ${name}`;
    const what = `${setting} is not https, so card numbers travel unencrypted`;
    findings.push(warning(what, 'Use https, or an adapter on this machine.'));
  }
  if (publicUrl !== null && (isLoopback(new URL(publicUrl).hostname) || isIP(new URL(publicUrl).hostname) !== 0))
    findings.push(
      warning(
        'PUBLIC_URL is not a public name',
        'Set it to the name that payers reach, such as https://pay.example.com.',
      ),
    );
  if (databaseUrl !== null && sendsInClear(databaseUrl))
    findings.push(
      warning(
        'DATABASE_URL has no sslmode, so data and password travel unencrypted',
        'Add ?sslmode=verify-full to it.',
      ),
    );
  if (gatewayPrivateKey === null) findings.push(ok('GATEWAY_PRIVATE_KEY_FILE is not set: Vietnam Pay is not offered'));
  if (!work)
    findings.push(warning('WORK is off: only queries are answered', 'Unset WORK when the restored copy may serve.'));
  return findings;
}

function isReachedInClear({ url }: Config['acquirers'][number]): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** A forgotten MODE is the most expensive mistake: real money would be taken for play. */
function suspectSandbox(env: NodeJS.ProcessEnv): Finding[] {
  const meant = ['CHANNEL_URL', 'ACQUIRERS_FILE', 'ENCRYPTION_KEYS', 'GATEWAY_PRIVATE_KEY_FILE'].filter(
    (name) => env[name],
  );
  if (env['MODE'] || meant.length === 0) return [];
  return [
    warning(
      `MODE is not set, but ${meant.join(' and ')} is: this is a sandbox`,
      'Set MODE=live, or MODE=sandbox to confirm.',
    ),
  ];
}

/** More would take DATABASE_HOST, a variable of many deployments, for DATABASE_URL. */
const TYPING_MISTAKES_MAX = 2;

/** Variables that nobody reads, with names that are almost ours. Short names have too many neighbours. */
function suspectNames(env: NodeJS.ProcessEnv, asked: ReadonlySet<string>): Finding[] {
  return Object.keys(env).flatMap((name) => {
    if (asked.has(name) || !name.includes('_')) return [];
    const meant = closest(
      name,
      [...asked].filter((one) => one.includes('_')),
      TYPING_MISTAKES_MAX,
    );
    return meant === undefined ? [] : [warning(`${name} is not a setting`, `Did you mean ${meant}?`)];
  });
}

/** A container's own secrets are readable by everybody in it. */
const CONTAINER_SECRETS = '/run/secrets/';

function suspectSecretFiles(env: NodeJS.ProcessEnv): Finding[] {
  return SECRET_SETTINGS.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim() ?? '';
    if (file === '' || file.startsWith(CONTAINER_SECRETS)) return [];
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & 0o007) === 0 ? [] : [warning(`${name}_FILE: all users can read ${file}`, `Run: chmod 600 ${file}`)];
  });
}

function sendsInClear(databaseUrl: string): boolean {
  const url = URL.parse(databaseUrl);
  return url !== null && url.hostname !== '' && !isLoopback(url.hostname) && !url.searchParams.has('sslmode');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}
