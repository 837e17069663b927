import { payMethods } from '../../../generated/operations.ts';
import { expect } from 'vitest';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import * as permissionRules from '../../../generated/permissions.ts';
import { acceptFile } from '../../../src/gateway/files/evidence-file.ts';
import { acceptLogo } from '../../../src/gateway/files/logo-picture.ts';
import * as validators from '../../../generated/operator-validators.js';
import type { Validator } from '../../../generated/operator-validators.js';
import { createZone } from '../../../src/gateway/domain/day.ts';
import type { SandboxReset } from '../../../src/gateway/domain/platform/sandbox-reset.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createAuthenticate } from '../../../src/gateway/http/operator/authenticate.ts';
import { createAskForApproval } from '../../../src/gateway/operator/four-eyes.ts';
import { createOperatorHandlers } from '../../../src/gateway/operator/handlers.ts';
import { createApp } from '../../../src/edge/create-app.ts';
import { createSockets } from '../../../src/edge/sockets.ts';
import { createAddressReader } from '../../../src/gateway/limits/client-address.ts';
import { addHooks } from '../../../src/gateway/http/hooks.ts';
import { createOperatorRoutes } from '../../../src/gateway/http/operator/operator-routes.ts';
import { createReadShare } from '../../../src/gateway/limits/read-share.ts';
import { createPerformer } from '../../../src/gateway/operator/perform.ts';
import { createDeviceTries } from '../../../src/gateway/operations/sign-in/device-limits.ts';
import { createRegistrationTries } from '../../../src/gateway/operations/registrations/registration-limits.ts';
import { csvReaders } from '../../../src/gateway/files/reconciliation/csv/csv-readers.ts';
import { fileIntake } from '../../../src/gateway/files/reconciliation/intake/file-intake.ts';
import { createOperatorOperations } from '../../../src/gateway/operations/create-operator-operations.ts';
import { TYPED_CARDS } from '../../../src/gateway/operations/payouts/typed-card.ts';
import type { PlatformOperations } from '../../../src/gateway/operations/operations.ts';
import { createTestLimiter } from '../../helpers/gateway/limiter.ts';
import { createMemoryStore } from './memory-store.ts';
import type { MemoryStore } from './memory-store.ts';

// The operator's interface behind its own door, with fakes only at the ports. Each answer is held against its schema.

export const TOKEN = 'operator-token-of-the-tests';
/** Sent where one is needed and the test gives none. */
const REASON = 'Ticket 4711';
const LIFETIMES = { notifications: 90 * 86_400_000, idempotency: null, payerData: null, expiredSecrets: null };
export const START = Date.UTC(2026, 10, 15, 9, 30);

export interface Sent {
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface OperatorOptions<Kept extends Store> {
  readonly mode?: 'sandbox' | 'live';
  /** In memory where none is given. */
  readonly store?: Kept;
  /** What the store in memory cannot tell. */
  readonly reads?: Partial<Store>;
  readonly platform?: PlatformOperations;
  readonly reset?: SandboxReset;
}

function nothingIsSent(): never {
  throw new Error('nothing is sent here');
}

function nothingIsMailed(): never {
  throw new Error('nothing is mailed here');
}

export function openOperator<Kept extends Store = MemoryStore>(options: OperatorOptions<Kept> = {}) {
  const time = { now: START };
  const store = options.store ?? (createMemoryStore(options.reads) as Store as Kept);
  const forgotten: (number | 'reference')[] = [];
  const logged: unknown[] = [];
  let secrets = 0;
  const operations = createOperatorOperations({
    newsTitle: ({ kind }) => kind,
    sampleLetters: () => [],
    provesFactor: () => false,
    timeZone: 'UTC',
    csvReaders,
    fileIntake,
    readFilesNow: () => undefined,
    simulateNow: () => undefined,
    store,
    breakers: { report: () => [] },
    channels: { to: nothingIsSent, isScripted: () => true, choose: () => ({ kind: 'none' }), close: async () => {} },
    inquireOrder: nothingIsSent,
    accounts: { find: async () => null, forget: (merNo) => void forgotten.push(merNo) },
    reference: { forget: () => void forgotten.push('reference') },
    knownAcquirers: { configured: new Map([['default', { takesHints: false }]]), capabilitiesOf: () => null },
    platform: options.platform as PlatformOperations,
    scriptOf: () => null,
    clock: { now: () => time.now },
    realClock: { now: () => time.now },
    zone: createZone('UTC'),
    configured: {
      mode: options.mode ?? 'sandbox',
      version: '0.0.0',
      timeZone: 'UTC',
      database: 'sqlite',
      mails: 'outbox',
      methods: [],
      lifetimes: LIFETIMES,
      accountWaitMs: 3 * 86_400_000,
      exportsKeptMs: 7 * 86_400_000,
      filesKeptMs: null,
      requestLogMs: 0,
    },
    makeExportsNow: () => undefined,
    exampleOf: async () => ({}),
    testEventRate: { take: () => 0 },
    sandboxShop: null,
    replay: null,
    reset: options.reset ?? null,
    sandboxBooks: null,
    clockControl: {
      now: () => time.now,
      nextDueAt: async () => null,
      advance: async (seconds) => ({ now: (time.now += seconds * 1000) }),
    },
    ids: {
      newNumber: () => 'not needed here',
      newId: () => 'not needed here',
      newSecret: () => Buffer.alloc(32, (secrets += 1)).toString('base64url'),
    },
    permissionRules,
    acceptFile,
    acceptLogo,
    approvalKinds: permissionRules.approvalKinds,
    onFault: (error) => void logged.push(error),
    personalFields: { isPersonal: () => true, isPhone: () => false, isPersonalFact: () => true },
    rolePermissions: permissionRules.rolePermissions,
    roleSides: permissionRules.roles,
    publicUrl: () => 'https://pay.example',
    probeEndpoint: async () => [],
    testRate: { take: () => 0 },
    post: { isOn: false, write: nothingIsMailed, wake: () => undefined },
    cardTries: createTestLimiter(() => time.now).createTries(TYPED_CARDS),
    registrationTries: createRegistrationTries(
      createTestLimiter(() => time.now),
      { limitsByAddress: true },
    ),
    deviceTries: createDeviceTries(
      createTestLimiter(() => time.now),
      { limitsByAddress: true },
    ),
    vault: {
      seal: (text) => `sealed(${text.length})`,
      open: () => '',
      fingerprint: () => '',
      fingerprintNumber: () => 0n,
      isFingerprint: () => false,
    },
  });
  const routes = createOperatorRoutes({
    reads: createReadShare({ elapsedMs: () => performance.now() }),
    authenticate: createAuthenticate({
      token: TOKEN,
      limiter: createTestLimiter(() => time.now),
      identify: async () => null,
      identifyToken: async () => null,
      onBreakGlass: () => true,
    }),
    performer: createPerformer({
      handlers: createOperatorHandlers(operations, { mode: options.mode ?? 'sandbox', methods: payMethods }),
      askForApproval: createAskForApproval(operations, options.mode ?? 'sandbox'),
      clock: { now: () => time.now },
      realClock: { now: () => time.now },
      mode: options.mode ?? 'sandbox',
      store,
      limiter: createTestLimiter(() => time.now),
      log: { info: (event, fields) => void logged.push([event, fields]) },
    }),
    log: { error: (event, fields) => void logged.push([event, fields]) },
    metrics: { countRequest: () => undefined, changeInFlight: () => undefined },
    trace: (_, work) => work(),
    clientAddress: createAddressReader([]),
    publicLimit: { take: () => 0 },
  });
  const newRequestId = () => 'req_1';
  const sockets = createSockets({ newRequestId });
  const app = createApp({ sockets, newRequestId });
  addHooks(app, { sockets });
  routes.register(app);

  async function call(method: string, target: string, sent: Sent = {}): Promise<Answered> {
    const [path = ''] = target.split('?');
    const text = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    const headers: Record<string, string> = {
      authorization: `Bearer ${TOKEN}`,
      'x-reason': 'A test needs it',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operationAt(method, path)?.needsReason === true && { 'x-reason': REASON }),
      ...sent.headers,
    };
    const answer = await app.inject({
      method: method as 'GET',
      url: target,
      headers,
      ...(text !== undefined && { payload: text }),
      ...(sent.address !== undefined && { remoteAddress: sent.address }),
    });
    const { statusCode: status } = answer;
    const body: unknown = JSON.parse(answer.body);
    expectSchema(method, path, status, body);
    return { status, headers: answer.headers, body };
  }

  return { app, call, store, time, forgotten, logged };
}

function operationAt(method: string, path: string) {
  return Object.values(operatorOperations).find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/** A success is what the table says of its operation; everything else is a problem. */
function expectSchema(method: string, path: string, status: number, body: unknown): void {
  const found = operationAt(method, path);
  const schema = status < 400 ? found?.answer : 'Problem';
  const validate = (validators as unknown as Record<string, Validator<unknown>>)[schema ?? ''];
  if (validate === undefined) throw new Error(`no validator for ${method} ${path}`);
  expect(validate(body) ? [] : validate.errors, `${method} ${path}`).toEqual([]);
  if (status < 400) expect(status).toBe(found?.status);
}

/** The body of a problem, as the contract writes it. */
export function problem(name: string, status: number, rest: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: `urn:tollgate:problem:${name}`,
    title: expect.any(String) as unknown,
    status,
    detail: expect.any(String) as unknown,
    requestId: 'req_1',
    ...rest,
  };
}
