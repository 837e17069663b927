import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SECRET_SETTINGS } from '../../src/gateway/config/config-reader.ts';
import { readConfig } from '../../src/gateway/config/config.ts';
import { installedProgram } from '../helpers/package/installed-program.ts';
import { readStages } from './containerfile.ts';
import { commandsIn, createShell } from './guide-commands.ts';

// The compose files, and the commands of the guide "Containers" that need no engine.

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly stop_grace_period?: string;
  readonly user?: string;
  readonly deploy?: { readonly resources: { readonly limits: object } };
}

const LIVE = 'compose.yaml';
const SANDBOX = 'scripts/deploy/compose.sandbox.yaml';
const EXAMPLE = 'scripts/deploy/compose.env.example';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function servicesOf(file: string): [string, Service][] {
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Record<string, Service> };
  return Object.entries(services);
}

/** What the gateway reads of its environment. */
function knownSettings(): Set<string> {
  const read = new Set<string>();
  for (const MODE of ['sandbox', 'live']) {
    // Those of traces are read if there is a collector.
    const collected = { MODE, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    const env = new Proxy(collected as Record<string, string>, {
      get: (given, name) => (read.add(String(name)), Reflect.get(given, name) as string | undefined),
    });
    try {
      readConfig(env);
    } catch {
      // Live mode misses its secrets; by then it has looked for all of them.
    }
  }
  return read;
}

function variablesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '']) => name);
}

/** As compose fills them in. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = values[name];
    if (value !== undefined && value !== '') return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}

function readEnvironmentFile(file: string): Record<string, string> {
  const lines = [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

describe.each([LIVE, SANDBOX])('%s', (file) => {
  it('gives every part a read-only file system, no privileges, limits and time to stop', () => {
    for (const [name, service] of servicesOf(file)) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          pids_limit: expect.any(Number),
          deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } } },
        }),
      ]);
      expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(30);
      expect(service.user ?? '10001').not.toMatch(/^(0|root)/);
    }
  });

  it('mounts files that exist, and sets nothing that the gateway does not know', () => {
    const known = knownSettings();
    for (const [name, { volumes = [], environment = {} }] of servicesOf(file)) {
      const files = volumes
        .map((volume) => fillIn(volume, {}).split(':')[0] ?? '')
        .filter((path) => path.startsWith('.'));
      expect(files.filter((path) => !existsSync(resolve(dirname(file), path)))).toEqual([]);
      if (!name.startsWith('gateway')) continue;
      expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
    }
  });

  it('is understood by a compose client, if one is at hand', () => {
    const client = findClient();
    if (client === undefined) return;
    // The old client does not know the name of a project.
    const copy = join(folder, 'compose.yaml');
    writeFileSync(copy, readFileSync(file, 'utf8').replace(/^name:.*$/m, ''));
    const filled = readFileSync(EXAMPLE, 'utf8').replaceAll(/=$/gm, '=x');
    writeFileSync(join(folder, 'filled.env'), filled);
    const args = ['--project-directory', '.', '--env-file', join(folder, 'filled.env'), '--file', copy, 'config'];
    const services = (
      parse(execFileSync(client[0], [...client[1], ...args], { encoding: 'utf8' })) as { services: object }
    ).services;
    expect(Object.keys(services).toSorted()).toEqual(
      servicesOf(file)
        .map(([name]) => name)
        .toSorted(),
    );
  });
});

function findClient(): [string, string[]] | undefined {
  const clients: [string, string[]][] = [
    ['docker', ['compose']],
    ['docker-compose', []],
  ];
  return clients.find(([program, args]) => {
    try {
      execFileSync(program, [...args, 'version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

describe('the live set-up', () => {
  it('has a health check for every part, that of the gateways as the image has it', () => {
    const [check = ''] = (readStages().at(-1) ?? [])
      .filter(({ name }) => name === 'HEALTHCHECK')
      .map(({ text }) => text);
    for (const [name, { healthcheck }] of servicesOf(LIVE)) {
      expect([name, healthcheck?.test[0]]).toEqual([name, 'CMD']);
      if (name.startsWith('gateway')) {
        expect(healthcheck?.test.slice(1)).toEqual(JSON.parse(check.replace(/^.* CMD /, '')));
      }
    }
  });

  it('has every secret in a file, none in the environment, and its example names every setting', () => {
    const required = [...readFileSync(LIVE, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect([...new Set(required)].filter((name) => !variablesIn(EXAMPLE).includes(name))).toEqual([]);
    const { secrets: declared } = parse(readFileSync(LIVE, 'utf8'), { merge: true }) as { secrets: object };
    for (const [name, { environment = {}, secrets = [] }] of servicesOf(LIVE)) {
      const given = secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source));
      expect([name, given.filter((secret) => !(secret in declared))]).toEqual([name, []]);
      const inside = Object.keys(environment).filter(
        (variable) => SECRET_SETTINGS.some((secret) => secret === variable) || /(PASSWORD|TOKEN)$/.test(variable),
      );
      expect([name, inside]).toEqual([name, []]);
      const files = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.*)/.exec(value ?? '')?.[1] ?? []);
      expect([name, files.filter((file) => !given.includes(file))]).toEqual([name, []]);
    }
  });

  it('starts with what the commands of the guide write, and its proxy with their certificate', async () => {
    const shell = createShell({ env: { CERTIFICATE_CHAIN: 'chain.pem', CERTIFICATE_KEY: 'key.pem' } });
    try {
      symlinkSync(resolve('scripts'), join(shell.folder, 'scripts'));
      const make =
        'openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 1 -keyout key.pem -out chain.pem';
      expect((await shell.run(make)).exitCode).toBe(0);
      const blocks = commandsIn('containers').filter(({ words }) => !words.includes('engine'));
      expect(blocks).toHaveLength(2);
      for (const block of blocks) expect(await shell.run(block)).toMatchObject({ exitCode: 0, stderr: '' });
      writeFileSync(join(shell.folder, 'secrets/channel-token'), 'token-of-the-adapter\n');
      const values = readEnvironmentFile(join(shell.folder, '.env'));
      const [, { environment = {} }] = servicesOf(LIVE).find(([name]) => name === 'gateway-1') ?? ['', {} as Service];
      const filled = Object.entries(environment).map(([name, value]) => {
        const text = fillIn(value ?? '', values);
        return [name, text.replace('/run/secrets/', `${shell.folder}/secrets/`)];
      });
      expect(readConfig(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
        mode: 'live',
        publicUrl: 'https://pay.example.com',
        trustedProxies: ['172.30.0.10'],
      });
      const tls = { ...process.env, TLS_CERTIFICATE: join(shell.folder, 'certificates/tls.pem') };
      const haproxy = installedProgram('haproxy');
      execFileSync(haproxy, ['-c', '-f', 'scripts/deploy/haproxy/haproxy.cfg'], { env: tls, stdio: 'pipe' });
    } finally {
      await shell.close();
    }
  });
});
