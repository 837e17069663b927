import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe } from 'vitest';
import { buildGateway } from '../../../src/gateway/build.ts';
import type { GatewayOptions } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { copyMigratedFiles, createMigratedDatabase } from '../database/migrated-database.ts';
import { PATIENCE } from '../database/patience.ts';
import { createDatabase } from '../database/postgres.ts';
import { createShop } from '../payer/shop.ts';
import type { Shop } from '../payer/shop.ts';
import type { requestPatiently } from './patient-request.ts';
import { createStillClock } from './still-clock.ts';

// A whole gateway in this process, reached only by HTTP. This is how every test boots one that wants no process of its own.

export type EngineName = 'SQLite' | 'PostgreSQL';

interface OperatorAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface TestGateway extends GatewayControls {
  /** Lets real time pass for what proves who somebody is: sessions, second factors, links, tries. */
  pass(seconds: number): void;
  realNow(): number;
  close(): Promise<void>;
}

export interface GatewayControls {
  readonly url: string;
  /** Calls the operator's interface. */
  operator(method: string, path: string, body?: object): Promise<OperatorAnswer>;
  /** Moves the sandbox's clock. */
  advance(seconds: number): Promise<void>;
  now(): Promise<number>;
  /** A new merchant, approved, with nothing in its books. */
  newShop(settings?: object): Promise<Shop>;
  /** Fails where the books are not right. */
  verify(): Promise<void>;
}

export interface TestGatewayOptions {
  /** A database of its own, which goes with it. Without it: the one that `env` names, or none, and all is kept in memory. */
  readonly engine?: EngineName;
  readonly env?: Readonly<Record<string, string>>;
  /** Where log lines go. */
  readonly write?: (line: string) => void;
  /** What else it is built of: clocks, a store, what is served beside it. */
  readonly build?: Omit<GatewayOptions, 'config' | 'log'>;
}

export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { engine, env = {} } = options;
  const database = engine === undefined ? NO_DATABASE : await openDatabase(engine);
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: options.write ? 'debug' : 'silent',
    ...PATIENCE,
    // As long as it can be: a page may wait for others on a slow machine.
    READS_WAIT_MS: '25000',
    ...database.env,
    ...env,
  });
  const log = createLog({
    level: config.logLevel,
    clock: { now: () => Date.now() },
    write: options.write ?? (() => undefined),
  });
  const inMemory = engine === undefined && !('DATA_DIR' in env || 'DATABASE_URL' in env);
  let aheadMs = 0;
  const identityAheadMs = () => aheadMs;
  const gateway = await buildGateway({ config, log, inMemory, identityAheadMs, ...options.build });
  return {
    ...createControls(gateway.url, config.operatorToken),
    pass: (seconds) => void (aheadMs += seconds * 1000),
    realNow: () => Date.now() + aheadMs,
    async close() {
      await gateway.close();
      await database.drop();
    },
  };
}

/** `send`: how the operator's interface is called. */
export function createControls(
  url: string,
  token: string,
  send: typeof fetch | typeof requestPatiently = fetch,
): GatewayControls {
  async function operator(method: string, path: string, body?: object): Promise<OperatorAnswer> {
    const response = await send(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Reason': 'A test needs it',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async function expectOk(answer: Promise<OperatorAnswer>): Promise<unknown> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`the operator's call was refused: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  return {
    url,
    operator,
    async advance(seconds) {
      await expectOk(operator('POST', '/operator/clock', { advanceSeconds: seconds }));
    },
    async now() {
      const { now } = (await expectOk(operator('GET', '/operator/clock'))) as { now: string };
      return Date.parse(now);
    },
    async newShop(settings = {}) {
      const wanted = { name: 'Story shop', websites: ['http://localhost'], ...settings };
      const created = (await expectOk(operator('POST', '/operator/merchants', wanted))) as {
        merchant: { merNo: number };
        signingKey: string;
      };
      const { merNo } = created.merchant;
      await expectOk(operator('POST', `/operator/merchants/${merNo}/approve`, {}));
      return createShop(url, { merNo, key: created.signingKey });
    },
    async verify() {
      const { problems } = (await expectOk(operator('GET', '/operator/ledger/verify'))) as { problems: string[] };
      if (problems.length > 0) throw new Error(`the books are wrong:\n${problems.join('\n')}`);
    },
  };
}

interface OpenDatabase {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

const NO_DATABASE: OpenDatabase = { env: {}, drop: () => Promise.resolve() };

/** With the schema; `isEmpty` is for a test that migrates it itself. */
export async function openDatabase(engine: EngineName, { isEmpty = false } = {}): Promise<OpenDatabase> {
  if (engine === 'PostgreSQL') {
    const { url, drop } = await (isEmpty ? createDatabase() : createMigratedDatabase());
    return { env: { DATABASE_URL: url, ...PATIENCE }, drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-test-'));
  if (!isEmpty) await copyMigratedFiles(folder);
  return { env: { DATA_DIR: folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** The same stories on both engines. Each `open` gives a gateway, whose clock a story moves, with a shop of its own. */
export function describeGateway(
  title: string,
  tell: (open: () => Promise<TestGateway & { shop: Shop }>) => void,
): void {
  describeGatewayOnEngines(['SQLite', 'PostgreSQL'], title, tell);
}

export function describeGatewayOnEngines(
  engines: readonly EngineName[],
  title: string,
  tell: (open: () => Promise<TestGateway & { shop: Shop }>) => void,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let started: Promise<TestGateway> | undefined;
    const shops: Shop[] = [];
    afterEach(async () => {
      for (const shop of shops.splice(0)) shop.close();
      // The clock can be moved only forward, so each story has a gateway of its own.
      const gateway = await started;
      started = undefined;
      await gateway?.close();
    });
    afterAll(async () => {
      await (await started)?.close();
    });
    tell(async () => {
      started = startTestGateway({ engine, build: { sandboxClock: createStillClock() } });
      const gateway = await started;
      const newShop: TestGateway['newShop'] = async (settings) => {
        const shop = await gateway.newShop(settings);
        shops.push(shop);
        return shop;
      };
      return { ...gateway, newShop, shop: await newShop() };
    });
  });
}
