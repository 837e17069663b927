import { readFileSync } from 'node:fs';

// Reads environment variables one by one, and collects all problems.

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Reader {
  readonly problems: string[];
  /** An empty variable counts as unset. */
  text(name: string): string | null;
  number(name: string, bounds: { fallback: number; min: number; max: number }): number;
  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value;
}

/**
 * Secrets may come from files instead: OPERATOR_TOKEN_FILE names the file that holds OPERATOR_TOKEN. An environment can be
 * read by whoever inspects the process or its container; credentials of systemd and secrets of containers are files.
 */
export const SECRET_SETTINGS = [
  'CHANNEL_HINT_SECRET',
  'CHANNEL_TOKEN',
  'DATABASE_URL',
  'ENCRYPTION_KEYS',
  'METRICS_TOKEN',
  'OIDC_PROVIDERS',
  'OPERATOR_TOKEN',
  'SMTP_URL',
] as const;

export function createReader(env: Environment): Reader {
  const problems: string[] = [];
  const secrets = new Map<string, string | undefined>();
  function secretOf(name: string): string | undefined {
    if (!isSecret(name)) return undefined;
    if (!secrets.has(name)) secrets.set(name, readSecretFile(env, name, problems));
    return secrets.get(name);
  }
  const text = (name: string) => secretOf(name) || env[name]?.trim() || null;
  return {
    problems,
    text,
    number(name, { fallback, min, max }) {
      const given = text(name);
      if (given === null) return fallback;
      const value = /^[0-9]{1,9}$/.test(given) ? Number(given) : Number.NaN;
      if (value >= min && value <= max) return value;
      problems.push(`${name} must be a whole number from ${min} to ${max}.`);
      return fallback;
    },
    oneOf(name, values, fallback) {
      const given = text(name);
      const found = values.find((value) => value === given);
      if (given !== null && found === undefined) problems.push(`${name} must be one of ${values.join(', ')}.`);
      return found ?? fallback;
    },
  };
}

export function readAddress({ text, problems }: Reader, name: string, schemes: readonly string[]): string | null {
  const given = text(name);
  if (given === null) return null;
  // An address may contain a password, so the problem does not show it.
  const url = URL.parse(given);
  if (url === null || !schemes.includes(url.protocol)) {
    problems.push(
      `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    );
  }
  return given;
}

function isSecret(name: string): boolean {
  return SECRET_SETTINGS.some((secret) => secret === name);
}

function readSecretFile(env: Environment, name: string, problems: string[]): string | undefined {
  const variable = `${name}_FILE`;
  const file = env[variable]?.trim();
  if (!file) return undefined;
  if (env[name]?.trim()) {
    problems.push(`Set ${name} or ${variable}, not both.`);
    return undefined;
  }
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content === '') problems.push(`${variable} names an empty file.`);
    return content;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    problems.push(`${variable} names a file that ${isMissing ? 'does not exist' : 'cannot be read'}.`);
    return undefined;
  }
}
