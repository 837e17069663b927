import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedProgram } from '../helpers/package/packed.ts';

// The packages `tollgate` and `@tollgate/adapters`, beside each other as npm installs them.

const home = mkdtempSync(join(tmpdir(), 'tollgate-adapters-'));
const modules = join(home, 'node_modules');
const program = join(modules, 'tollgate');
const adapters = join(modules, '@tollgate/adapters');

const CLIENTS = ['@adyen/api-library', 'stripe'];

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function fileWith(name: string, text: string): string {
  writeFileSync(join(home, name), text);
  return join(home, name);
}

beforeAll(async () => {
  mkdirSync(program, { recursive: true });
  execFileSync('tar', ['xzf', await packedProgram(), '-C', program, '--strip-components', '1']);
  for (const name of Object.keys(manifestOf(program).dependencies)) link(name);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function link(name: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(modules, name));
}

const COMMON = { '--port': '0', '--token-file': fileWith('token', 'a-token') };
const PROVIDERS = [
  ['stripe', { '--key-file': fileWith('key', 'sk_test_1'), '--webhook-secret-file': fileWith('webhook', 'whsec_1') }],
  [
    'adyen',
    {
      '--account': 'ExampleCOM',
      '--key-file': fileWith('adyen-key', 'key'),
      '--report-key-file': fileWith('adyen-report-key', 'key'),
      '--hmac-file': fileWith('adyen-hmac', 'A'.repeat(64)),
      '--public-url': 'https://adyen.example.com',
    },
  ],
] as const;
const MAIN = join(program, 'dist/program/src/cli/main.js');
const argsOf = (name: string, options: object): string[] => {
  const own = { ...COMMON, ...options, '--data': join(home, name) };
  return [MAIN, 'adapter', name, ...Object.entries(own).flat()];
};

describe('@tollgate/adapters', () => {
  it.for(PROVIDERS)(
    'is not installed with the gateway, whose command %s says in one line how to get it',
    async ([name, options]) => {
      const { version, dependencies } = manifestOf(program);
      expect(Object.keys(dependencies)).toEqual(expect.not.arrayContaining(CLIENTS));
      const end = await promisify(execFile)(process.execPath, argsOf(name, options)).catch((error: object) => error);
      expect(end).toMatchObject({
        code: 1,
        stderr: `tollgate: adapter ${name} needs a package that the gateway does not install; run: npm install --save-exact @tollgate/adapters@${version}\n`,
      });
    },
  );

  it('brings the adapters, with the clients of the providers as its only dependencies', async () => {
    execFileSync(process.execPath, ['scripts/build-adapters.ts', '--out', adapters], { stdio: 'inherit' });
    const root = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    const clients = CLIENTS.map((client) => [client, root.devDependencies[client]]);
    expect(manifestOf(adapters).dependencies).toEqual(Object.fromEntries(clients));
    for (const client of CLIENTS) link(client);
    for (const [name, options] of PROVIDERS) {
      const child = spawn(process.execPath, argsOf(name, options), { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      expect(line.toString()).toMatch(/^Adapter: http:/);
      child.kill();
      await once(child, 'close');
    }
  });
});
