import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock } from '../../src/mock/start-mock.ts';
import { measureBundles } from '../../scripts/bench/client/bundle-size.ts';
import { freePort } from '../helpers/free-port.ts';
import { findNode20 } from '../helpers/node-binary.ts';

// The package as people get it: packed, installed into an empty project, compiled and run there.

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'tollgate-consumer-'));
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', project], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string }];
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', packed.filename], { cwd: project, stdio: 'ignore' });
  const example = exampleIn('openapi/guides/kit.md');
  writeFileSync(join(project, 'example.ts'), example);
  writeFileSync(join(project, 'example.mjs'), example);
  writeFileSync(join(project, 'shop.test.ts'), testIn('openapi/guides/kit-testing.md'));
  mock = await startMock({ port: 0, host: '127.0.0.1', callbackDelayMs: 10, secondMs: 10, log: () => undefined });
}, 180_000);

afterAll(async () => {
  await mock?.close();
  rmSync(project, { recursive: true, force: true });
});

describe('an empty project that installs the package', () => {
  it('gets the kit and what it needs at run time, and nothing else', () => {
    const tree = JSON.parse(execFileSync('npm', ['ls', '--all', '--json'], { cwd: project, encoding: 'utf8' })) as Tree;
    expect(namesIn(tree).toSorted()).toEqual(['openapi-fetch', 'openapi-typescript-helpers', 'tollgate']);
  });

  it('compiles the TypeScript example of the docs', async () => {
    const config = {
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2023'],
        strict: true,
        outDir: 'out',
        types: ['node'],
      },
      files: ['example.ts', 'shop.test.ts'],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    symlinkSync(resolve('node_modules/@types'), join(project, 'node_modules/@types'));
    symlinkSync(resolve('node_modules/undici-types'), join(project, 'node_modules/undici-types'));
    const compiled = await run(resolve('node_modules/.bin/tsc'), ['--project', '.'], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');
  });

  it.each([
    ['JavaScript', '24', () => process.execPath, 'example.mjs'],
    ['JavaScript', '20', findNode20, 'example.mjs'],
    ['compiled TypeScript', '24', () => process.execPath, 'out/example.js'],
    ['compiled TypeScript', '20', findNode20, 'out/example.js'],
  ])('runs the %s example on Node %s: pay, receive, confirm, refund', async (_, major, findNode, file) => {
    const node = findNode();
    const { stdout } = await run(node, ['--version']);
    expect(stdout).toMatch(new RegExp(`^v${major}\\.`));
    const env = { ...process.env, GATEWAY_URL: mock.url, RECEIVER_PORT: '0' };
    const ran = await run(node, [file], { cwd: project, env });
    expect(ran.stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^paid: KIT-\w+ has trade number TG\w+ and payCode 0$/),
      expect.stringMatching(/^notified: KIT-\w+ succeeded/),
      expect.stringMatching(/^refund applied for: RF/),
      expect.stringMatching(/^refunded: 40.00 /),
    ]);
  });

  it('carries the rooms of the kit and the sandbox of its tests, and nothing of the mock or the command line', () => {
    expect(readdirSync(join(project, 'node_modules/tollgate/dist/kit/src')).toSorted()).toEqual([
      'client',
      'edge',
      'examples',
      'gateway',
      'probe',
      'protocol',
      'receiver',
      'testing',
      'web',
    ]);
  });

  it.each(['client', 'receiver', 'contract', 'validate'])(
    'loads nothing of the sandbox with tollgate/%s',
    async (name) => {
      // Every module that is loaded from here on is told.
      const program = `
      import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
      await import('tollgate/${name}');`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: project });
      const rooms = stdout.match(/(?<=dist\/kit\/src\/)\w+/g) ?? [];
      expect(new Set(rooms)).toContain(name === 'receiver' ? name : 'client');
      expect(rooms.filter((room) => room === 'gateway' || room === 'testing')).toEqual([]);
    },
  );

  it('runs the test of the docs on Node 24, where neither pg nor a database is installed', async () => {
    const ran = await run(process.execPath, ['--test', '--test-reporter=tap', 'shop.test.ts'], { cwd: project });
    expect(ran.stdout).toMatch(/^# pass 1$/m);
    expect(ran.stdout).toMatch(/^# fail 0$/m);
  });

  it('says in one line that the sandbox needs Node 24 where it is started on Node 20', async () => {
    const program = `
      import { startGateway } from 'tollgate/testing';
      await startGateway().catch((error) => console.log(error.message));`;
    const { stdout } = await run(findNode20(), ['--input-type=module', '--eval', program], { cwd: project });
    expect(stdout).toMatch(/^tollgate\/testing needs Node 24 or newer; this is Node 20\.\d+\.\d+\n$/);
  });

  it('gets the contract without the private key of the gateway', () => {
    const text = readFileSync(join(project, 'node_modules/tollgate/dist/kit/generated/openapi.json'), 'utf8');
    const { openapi, 'x-sandbox-account': account } = JSON.parse(text) as Record<string, object>;
    expect(openapi).toBe('3.1.1');
    // A placeholder of the docs would be a comment.
    expect(text).not.toContain('<!--');
    expect(Object.keys(account ?? {})).toEqual([
      'merNo',
      'key',
      'websites',
      'webhookSecret',
      'banks',
      'privateKey',
      'publicKey',
      'gatewayPublicKey',
    ]);
  });

  it('runs the example of the README', async () => {
    const example = exampleIn('README.md')
      .replace('http://localhost:8080', mock.url)
      .replaceAll('9000', String(await freePort()));
    writeFileSync(join(project, 'readme.mjs'), example);
    const shop = spawn(findNode20(), ['readme.mjs'], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    for await (const line of createInterface(shop.stdout)) {
      lines.push(line);
      if (lines.length === 2) shop.kill();
    }
    expect(lines).toEqual([
      expect.stringMatching(/^Send the payer to http.*\/pay\/TG/),
      expect.stringMatching(/^ORDER-\d+ is paid$/),
    ]);
  });
});

it('the client, bundled with everything it needs and minified, has at most 7 kB gzipped', async () => {
  const [client] = await measureBundles(['tollgate/client'], process.cwd());
  expect(client?.gzippedBytes).toBeLessThanOrEqual(7_000);
});

interface Tree {
  readonly dependencies?: Record<string, Tree>;
}

function namesIn(tree: Tree): string[] {
  return Object.entries(tree.dependencies ?? {}).flatMap(([name, below]) => [name, ...namesIn(below)]);
}

/** The complete example of a text, which is the same in TypeScript and JavaScript. */
function exampleIn(file: string): string {
  return blockIn(file, /```ts\n(import \{ createServer[\s\S]*?)```/);
}

/** The test that a merchant could have in its own suite. */
function testIn(file: string): string {
  return blockIn(file, /```ts\n(import assert[\s\S]*?)```/);
}

function blockIn(file: string, pattern: RegExp): string {
  const example = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (example === undefined) throw new Error(`${file} has no complete example`);
  return example;
}
