import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock } from '../../src/mock/start-mock.ts';
import { measureBundles } from '../../scripts/bench/client/bundle-size.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { findNode20 } from '../helpers/package/node-binary.ts';
import { npmInstall } from '../helpers/package/npm-install.ts';
import { packedKit } from '../helpers/package/packed.ts';
import { SERVERS, shopOn } from './kit-shop.ts';

// The package as people get it: packed, installed into an empty project, compiled and run there.

const run = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'tollgate-consumer-'));
/** With the kit alone, and with web frameworks beside it. */
const [project, frameworks] = [join(place, 'alone'), join(place, 'frameworks')];
const NODES = [
  ['24', () => process.execPath],
  ['20', findNode20],
] as const;
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  const kit = await packedKit();
  await install(project, kit);
  await install(frameworks, kit, `express@${versionOf('express')}`, `fastify@${versionOf('fastify')}`);
  mock = await startMock({ port: 0, host: '127.0.0.1', callbackDelayMs: 10, secondMs: 10, log: () => undefined });
});

afterAll(async () => {
  await mock?.close();
  rmSync(place, { recursive: true, force: true });
});

describe('an empty project that installs the kit', () => {
  it('gets openapi-fetch with it, and nothing else', () => {
    const tree = JSON.parse(execFileSync('npm', ['ls', '--all', '--json'], { cwd: project, encoding: 'utf8' })) as Tree;
    expect(namesIn(tree).toSorted()).toEqual(['@tollgate/kit', 'openapi-fetch', 'openapi-typescript-helpers']);
  });

  it('gets a complete package: the rooms of the kit, its texts, and what the root manifest says of both packages', () => {
    const folder = join(project, 'node_modules/@tollgate/kit');
    expect(readdirSync(folder).toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'generated',
      'package.json',
      'src',
    ]);
    expect(readdirSync(join(folder, 'src')).toSorted()).toEqual(['client', 'protocol', 'receiver']);
    const shared = ['version', 'license', 'homepage', 'repository', 'bugs', 'engines'];
    const [own, root] = [join(folder, 'package.json'), 'package.json'].map((file) => pick(readJson(file), shared));
    expect(own).toEqual(root);
  });

  it.each(['openapi/guides/kit.md', 'scripts/kit/README.md'])('compiles the TypeScript of %s', async (file) => {
    // The blocks of the README continue one another, as a reader reads them.
    writeFileSync(join(project, 'example.ts'), file.endsWith('README.md') ? wholeReadme() : exampleIn(file));
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2023'],
      strict: true,
      noUnusedLocals: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.ts'] }));
    rmSync(join(project, 'node_modules/undici-types'), { force: true });
    symlinkSync(resolve('node_modules/undici-types'), join(project, 'node_modules/undici-types'));
    const compiled = await run(resolve('node_modules/.bin/tsc'), ['--project', '.'], { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');
  });

  it.each(NODES)('runs the example of the docs on Node %s: pay, receive, confirm, refund', async (major, findNode) => {
    const node = findNode();
    const { stdout } = await run(node, ['--version']);
    expect(stdout).toMatch(new RegExp(`^v${major}\\.`));
    writeFileSync(join(project, 'example.mjs'), exampleIn('openapi/guides/kit.md'));
    const env = { ...process.env, GATEWAY_URL: mock.url, RECEIVER_PORT: '0' };
    const ran = await run(node, ['example.mjs'], { cwd: project, env });
    expect(ran.stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^paid: KIT-\w+ has trade number TG\w+ and payCode 0$/),
      expect.stringMatching(/^notified: KIT-\w+ succeeded/),
      expect.stringMatching(/^refund applied for: RF/),
      expect.stringMatching(/^refunded: 40.00 /),
    ]);
  });

  it('gets the contract without the private key of the gateway', () => {
    const text = readFileSync(join(project, 'node_modules/@tollgate/kit/generated/openapi.json'), 'utf8');
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

  it('runs the program of its README', async () => {
    const port = String(await freePort());
    const runnable = ts.transpile(wholeReadme(), { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
    writeFileSync(
      join(project, 'readme.mjs'),
      // The port of the mock may hold these digits.
      runnable.replaceAll('9000', port).replaceAll('http://localhost:8080', mock.url),
    );
    const shop = spawn(findNode20(), ['readme.mjs'], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    for await (const line of createInterface(shop.stdout)) {
      lines.push(line);
      if (line.endsWith('is paid')) shop.kill();
    }
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Send the payer to http.*\/pay\/TG/),
        expect.stringMatching(/^ORDER-\d+ is paid$/),
      ]),
    );
  });
});

describe.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])('the kit on %s', (server) => {
  it.each(NODES)('pays, is notified, and refunds, on Node %s', async (_, findNode) => {
    writeFileSync(join(frameworks, `${server}.mjs`), shopOn(server));
    const env = { ...process.env, NODE_ENV: 'production', GATEWAY_URL: mock.url };
    const { stdout } = await run(findNode(), [`${server}.mjs`], { cwd: frameworks, env });
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^paymentResult of ORDER-\d+: succeeded$/),
      expect.stringMatching(/^refundResult of ORDER-\d+: 40\.00 USD$/),
      'forged: 401',
    ]);
  });
});

it.each(['@tollgate/kit/client', '@tollgate/kit/receiver'])(
  '%s, bundled with everything it needs and minified, has at most 7 kB gzipped',
  async (name) => {
    const [entry] = await measureBundles([name], process.cwd());
    expect(entry?.gzippedBytes).toBeLessThanOrEqual(7_000);
  },
);

interface Tree {
  readonly dependencies?: Record<string, Tree>;
}

function namesIn(tree: Tree): string[] {
  return Object.entries(tree.dependencies ?? {}).flatMap(([name, below]) => [name, ...namesIn(below)]);
}

async function install(folder: string, ...packages: string[]): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true, type: 'module' }));
  await npmInstall(folder, { args: ['--omit=dev', ...packages] });
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

function pick(values: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The version that this project uses. */
function versionOf(name: string): string {
  const { dependencies, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
  return { ...dependencies, ...devDependencies }[name] ?? 'latest';
}

/** The complete example of a text, which is the same in TypeScript and JavaScript. */
function exampleIn(file: string): string {
  const example = /```ts\n(import \{ createServer[\s\S]*?)```/.exec(readFileSync(file, 'utf8'))?.[1];
  if (example === undefined) throw new Error(`${file} has no complete example`);
  return example;
}

/** The code of the kit's README from top to bottom, as one program. */
function wholeReadme(): string {
  const blocks = [...readFileSync('scripts/kit/README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)];
  const lines = blocks.flatMap(([, code = '']) => code.split('\n'));
  const imports = lines.filter((line) => line.startsWith('import '));
  return [...new Set(imports), ...lines.filter((line) => !line.startsWith('import '))].join('\n');
}
