import { randomBytes } from 'node:crypto';
import { OPERATOR_SIDE } from '../../../src/gateway/domain/audit/actor.ts';
import type { Person } from '../../../src/gateway/domain/people/people.ts';
import type { Clock, Vault } from '../../../src/gateway/domain/ports.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import { startSession } from '../../../src/gateway/operations/sign-in/start-session.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { PATIENCE } from '../database/patience.ts';
import { openDatabase, startTestGateway } from '../gateway/gateway.ts';
import type { EngineName, TestGateway, TestGatewayOptions } from '../gateway/gateway.ts';

// People with roles and sessions in a gateway under test. Their sessions are made by the operation in which every way to
// sign in ends; how people get there is tested elsewhere.

export interface SignedInPerson {
  readonly person: Person;
  readonly sessionId: string;
  /** Goes into `Authorization: Bearer`. */
  readonly token: string;
}

export interface WantedPerson {
  readonly roles: readonly Role[];
  /** The merchant, for roles of a merchant's side. */
  readonly merNo?: number;
  /** Whether a second factor was shown at sign-in. It was, by default. */
  readonly withFactor?: boolean;
  readonly kind?: 'browser' | 'command';
  /** How they signed in; `test` by default. */
  readonly method?: string;
}

export interface PersonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export interface PeopleGateway extends TestGateway {
  readonly store: Store;
  readonly vault: Vault;
  /** A new person who is signed in. */
  signIn(wanted: WantedPerson): Promise<SignedInPerson>;
  /** Calls the operator's interface with a person's token. */
  as(
    token: string,
    method: string,
    path: string,
    sent?: { readonly body?: object; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<PersonAnswer>;
}

export interface PeopleGatewayOptions {
  /** In memory if none is named. */
  readonly engine?: EngineName;
  readonly env?: Readonly<Record<string, string>>;
  readonly write?: (line: string) => void;
  readonly sandboxClock?: Clock;
  /** What checking a password costs, if it is not what people pay. */
  readonly passwordCost?: BuildOptions['passwordCost'];
}

type BuildOptions = NonNullable<TestGatewayOptions['build']>;

export async function startPeopleGateway(options: PeopleGatewayOptions = {}): Promise<PeopleGateway> {
  const database = options.engine === undefined ? null : await openDatabase(options.engine);
  const env: Readonly<Record<string, string>> = { ...database?.env, ...options.env };
  const config = readConfig({ PORT: '0', ...PATIENCE, ...env });
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: env['DATA_DIR'] === undefined ? null : config.dataDir,
    zone: createZone('UTC'),
    batchSizeMax: config.batchSizeMax,
    limits: config.databaseLimits,
    now: () => performance.now(),
  });
  const vault = await openVault(config.encryptionKeys, store);
  const gateway = await startTestGateway({
    env,
    build: {
      store,
      ...(options.sandboxClock && { sandboxClock: options.sandboxClock }),
      ...(options.passwordCost && { passwordCost: options.passwordCost }),
    },
    ...(options.write !== undefined && { write: options.write }),
  });

  async function signIn(wanted: WantedPerson): Promise<SignedInPerson> {
    // The clock of the sandbox may have been moved.
    const now = config.mode === 'live' ? Date.now() : await gateway.now();
    const clock = { now: () => now };
    const realClock = { now: gateway.realNow };
    const ids = createIds(clock);
    const person = await createPerson(store, { now, personId: ids.newId('person'), ...wanted });
    const { token, session } = await startSession(
      { store, ids, vault, clock, realClock },
      {
        person,
        kind: wanted.kind ?? 'browser',
        method: wanted.method ?? 'test',
        withFactor: wanted.withFactor ?? true,
        address: '203.0.113.7',
        agent: 'tests',
        requestId: null,
      },
    );
    return { person, sessionId: session.sessionId, token };
  }

  const as: PeopleGateway['as'] = async (token, method, path, { body, headers } = {}) => {
    const response = await fetch(gateway.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as unknown) : null,
    };
  };

  return {
    ...gateway,
    store,
    vault,
    signIn,
    as,
    async close() {
      await gateway.close();
      await database?.drop();
    },
  };
}

/** A person without a password or factors, with these roles. */
export async function createPerson(
  store: Store,
  { personId, now, ...wanted }: WantedPerson & { readonly personId: string; readonly now: number },
): Promise<Person> {
  const person: Person = {
    personId,
    email: `${wanted.roles.join('.') || 'nobody'}-${randomBytes(3).toString('hex')}x${randomBytes(3).toString('hex')}@example.com`,
    name: `Test ${wanted.roles.join(' and ')}`,
    state: 'active',
    password: null,
    createdAt: now,
    updatedAt: now,
    signedInAt: null,
    sessionEpoch: 0,
    heldUntil: null,
  };
  const addMemberships = wanted.roles.map((role) => {
    const merNo = roles[role].side === 'merchant' ? wanted.merNo : OPERATOR_SIDE;
    if (merNo === undefined) throw new Error(`${role} needs the number of a merchant`);
    return { personId, merNo, role, source: 'local', createdAt: now };
  });
  await store.changePerson(personId, () => ({
    result: undefined,
    change: { person, addMemberships, audit: [] },
  }));
  return person;
}
