import { readConfig } from '../../../src/gateway/config/config.ts';
import type { Session } from '../../../src/gateway/domain/people/people.ts';
import type { ServiceToken } from '../../../src/gateway/domain/sign-in/tokens.ts';
import { openVault } from '../../../src/gateway/assemble/open-vault.ts';
import { SESSION_MS_MAX } from '../../../src/gateway/domain/sign-in/session-rules.ts';
import { SESSION_TOKEN_PREFIX } from '../../../src/gateway/operations/sign-in/start-session.ts';
import { SERVICE_TOKEN_PREFIX } from '../../../src/gateway/operations/sign-in/tokens.ts';
import { APPROVALS } from '../../../src/gateway/store/approvals/approvals.ts';
import type { Engine } from '../../../src/gateway/store/engine/engine.ts';
import { INVITATIONS, MEMBERSHIPS, PEOPLE, SESSIONS } from '../../../src/gateway/store/people/people-tables.ts';
import { jsonOf } from '../../../src/gateway/store/engine/table.ts';
import type { Table } from '../../../src/gateway/store/engine/table.ts';
import { TOKENS } from '../../../src/gateway/store/sign-in/tokens.ts';
import { fillAudit } from '../../../test/helpers/database/fill-audit.ts';
import type { BenchDatabase } from '../frame/databases.ts';
import { approvalOf, invitationOf, membershipOf, personOf } from './records.ts';

export interface Size {
  readonly people: number;
  readonly actions: number;
}

const BATCH_ROWS = 2000;
const YEAR_MS = 365 * 86_400_000;

/** As many sessions, invitations, tokens and requests as people, and the audit log. */
export async function fillPeople(database: BenchDatabase, { people, actions }: Size): Promise<void> {
  await fillAudit(database, actions);
  const store = await database.open();
  const vault = await openVault(readConfig({}).encryptionKeys, store);
  await store.close();
  const numbers = Array.from({ length: people }, (_, n) => n);
  const engine = await database.openEngine();
  await insert(engine, PEOPLE, numbers.map(personOf));
  await insert(engine, MEMBERSHIPS, numbers.map(membershipOf));
  const sessions = numbers.map((n) => sessionOf(n, vault.fingerprint(sessionToken(n))));
  await insert(engine, SESSIONS, sessions);
  const tokens = numbers.map((n) => tokenOf(n, vault.fingerprint(serviceToken(n))));
  await insert(engine, TOKENS, tokens);
  await insert(engine, INVITATIONS, numbers.map(invitationOf));
  await insert(engine, APPROVALS, numbers.map(approvalOf));
  // As the server does by itself after a while; SQLite needs no figures.
  if (engine.dialect.name === 'postgres') await engine.execute('analyze');
  await engine.close();
}

export function sessionToken(n: number): string {
  return `${SESSION_TOKEN_PREFIX}bench-session-${n}`;
}

export function serviceToken(n: number): string {
  return `${SERVICE_TOKEN_PREFIX}bench-token-${n}`;
}

async function insert<Fields>(engine: Engine, table: Table<Fields>, records: readonly Fields[]): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH_ROWS) {
    const rows = records.slice(start, start + BATCH_ROWS).map(table.encode);
    await engine.execute(table.insert(engine.dialect), [jsonOf(rows)]);
  }
}

/** The session of a command: it does not end while the bench runs. */
function sessionOf(n: number, sessionHash: string): Session {
  const { personId } = personOf(n);
  const now = Date.now();
  return {
    sessionHash,
    sessionId: `session_${n}`,
    personId,
    merNo: membershipOf(n).merNo,
    kind: 'command',
    method: 'test',
    createdAt: now,
    seenAt: now,
    endsAt: now + SESSION_MS_MAX,
    factorAt: now,
    address: '192.0.2.1',
    agent: 'bench',
    detail: '{}',
  };
}

function tokenOf(n: number, tokenHash: string): ServiceToken {
  const { personId, email } = personOf(n);
  const now = Date.now();
  const { merNo } = membershipOf(n);
  return {
    tokenHash,
    tokenId: `token_${String(n).padStart(8, '0')}`,
    name: `Program ${n}`,
    merNo,
    permissions: ['reference.read'],
    createdBy: personId,
    creator: email,
    side: merNo,
    createdAt: now,
    expiresAt: now + YEAR_MS,
    usedAt: now,
    revokedAt: null,
  };
}
