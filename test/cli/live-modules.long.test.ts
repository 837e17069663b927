import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { createControls, openDatabase } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { liveEnv } from '../helpers/gateway/live-gateway.ts';
import { bundleProgram } from '../../scripts/program/bundle.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';

// What runs in production is only what production needs: the modules of a live process that has served, by their addresses.

endCommandsAfterEach();

/** Runs before the program: notes what it loads, and writes the list when the process ends. */
const RECORDER = `
  import { registerHooks } from 'node:module';
  import { writeFileSync } from 'node:fs';
  const urls = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      urls.add(resolved.url);
      return resolved;
    },
  });
  process.on('exit', () => writeFileSync(process.env.MODULES_FILE, [...urls].join('\\n')));
`;

const NEVER: Readonly<Record<string, RegExp>> = {
  'the demo shop': /\/src\/shop\//,
  'the mock': /\/src\/mock\/|@stoplight\//,
  'the start page': /\/src\/(?:start-page\/|cli\/start-page\.)/,
  'run-it-here': /\/src\/run-it-here\//,
  'the server for assistants': /\/src\/mcp\/|@modelcontextprotocol\/|\/zod\//,
  'the starters': /\/src\/starter\//,
  'the docs builder': /\/src\/cli\/(?:docs-build|docs-building-page|build-docs)\.|\/scripts\//,
  'the examples': /\/src\/examples\//,
  'the kit, the probe, the test suite': /\/src\/(?:client|receiver|probe|testing)\/|openapi-fetch|\/test\//,
  "the sandbox's channel": /\/gateway\/channel\/sandbox/,
  "the sandbox's data and clock":
    /\/gateway\/(?:sandbox|seed-sandbox|demo-people|demo-sign-in|demo-confirm|work\/movable-clock)\./,
  "the sandbox's reset": /\/cli\/(?:reset-sandbox|answer-meanwhile)\.|\/store\/empty-database\.|\/sandbox-bar\//,
  "the sandbox's private keys": /\/generated\/sandbox\./,
  'the library for passkeys before one is used': /@simplewebauthn\//,
  'OpenID Connect without a provider': /openid-client|oauth4webapi|\/gateway\/identity\//,
  // prom-client loads the API, which does nothing on its own.
  'the SDK of OpenTelemetry without an endpoint': /@opentelemetry\/(?!api\/)/,
};

/** Compiled, one file has many modules, and each begins with its name. */
const CACHES = resolve('node_modules/.cache');
mkdirSync(CACHES, { recursive: true });
const BUNDLE = mkdtempSync(join(CACHES, 'tollgate-modules-'));

beforeAll(async () => {
  await bundleProgram({ folder: BUNDLE, placeOf: (source) => source });
});

afterAll(() => rmSync(BUNDLE, { recursive: true }));

function modulesIn(url: string): string[] {
  if (!url.startsWith(pathToFileURL(BUNDLE).href)) return [url];
  const names = readFileSync(fileURLToPath(url), 'utf8').matchAll(/^\/\/ ((?:src|generated)\/.*|builtin:.*)$/gm);
  return [...names].map(([, name = '']) => (name.startsWith('builtin:') ? name.slice('builtin:'.length) : `/${name}`));
}

async function modulesOfLiveProcess(engine: EngineName, main: string): Promise<string[]> {
  const database = await openDatabase(engine);
  const acquirer = await startAcquirer();
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-modules-'));
  onTestFinished(async () => {
    await acquirer.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const live = liveEnv();
  const env = {
    ...live,
    ...database.env,
    CHANNEL_URL: acquirer.url,
    CHANNEL_TOKEN: acquirer.token,
    PORT: String(await freePort()),
    SHUTDOWN_DELAY_MS: '0',
    MODULES_FILE: join(folder, 'modules'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(RECORDER)}`,
  };
  const gateway = startCommand(['serve'], { env, main });
  await gateway.until(/"event":"started"/);
  await serveEverything(`http://127.0.0.1:${env.PORT}`, live['OPERATOR_TOKEN'] ?? '');
  expect(await gateway.stop()).toMatchObject({ code: 0, stderr: '' });
  return readFileSync(env.MODULES_FILE, 'utf8').split('\n').flatMap(modulesIn);
}

/** What is loaded only when it is asked for counts too. */
async function serveEverything(url: string, token: string): Promise<void> {
  const shop = await createControls(url, token).newShop({ websites: ['https://shop.example'] });
  const addresses = { notifyUrl: 'https://shop.example/notify', returnUrl: 'https://shop.example/return' };
  const headers = { Referer: 'https://shop.example/checkout' };
  expect(await shop.pay(addresses, { headers })).toMatchObject({ code: '00000' });
  shop.close();
  const paths = ['/healthz', '/readyz', '/docs/', '/docs/no-such-page', '/', '/shop', '/pay/none', '/operator/clock'];
  const reset = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: '{"confirm":"reset"}' };
  expect((await fetch(`${url}/operator/sandbox/reset`, reset)).status).toBe(404);
  for (const path of paths) await (await fetch(url + path)).text();
}

describe.each([
  ['sources', 'src/cli/main.ts'],
  ['compiled copy', join(BUNDLE, 'main.js')],
])('a live process of the %s', (_, main) => {
  it.each<[EngineName, RegExp, RegExp]>([
    ['SQLite', /^node:sqlite$/, /\/node_modules\/pg(?:-\w+)?\//],
    ['PostgreSQL', /\/node_modules\/pg\//, /^node:sqlite$/],
  ])('on %s loads what it serves with, and nothing of the sandbox (S21)', async (engine, own, other) => {
    const modules = await modulesOfLiveProcess(engine, main);
    expect(modules.filter((url) => own.test(url))).not.toEqual([]);
    expect(modules.filter((url) => /\/src\/gateway\/build\./.test(url))).toHaveLength(1);
    const never = { ...NEVER, 'the other database': other };
    const loaded = Object.entries(never).flatMap(([what, pattern]) =>
      modules.filter((url) => pattern.test(url)).map((url) => `${what}: ${url}`),
    );
    expect(loaded).toEqual([]);
  });
});
