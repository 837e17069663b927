import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { AcquirerRow } from '../../../src/gateway/domain/acquirers/acquirer.ts';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import { POSTGRES, SQLITE } from '../../../src/gateway/store/engine/dialect.ts';
import { planMigration } from '../../../src/gateway/store/engine/migrate.ts';
import { readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { nameAcquirers } from '../../helpers/acquirer/acquirers-file.ts';
import { describeOnBothEngines, readCells, runSql, useDatabases } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { NOW, newRecord } from '../../helpers/database/store-records.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';

// A node of the last release knows one acquirer. It would ask that one about an order of another, hear that nobody knows it, and
// fail an order that was paid.

const AUDIT = auditOf(actingAsSystem('test'), { at: NOW, action: 'putAcquirer', target: 'north', detail: '' });
const NORTH: AcquirerRow = {
  name: 'north',
  state: 'active',
  preference: 10,
  methods: null,
  currencies: null,
  countries: null,
  limits: [],
  version: 0,
  changedAt: NOW,
};
const LAST_RELEASE = readMigrations().filter(({ version }) => version < 48);
/** Before anything else raises it. The last release may run. */
const LAST_BOUND = Math.max(...readMigrations().map(({ runsFrom }) => runsFrom));

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end().catch(() => undefined);
});

async function connect(place: Pick<Place, 'databaseUrl'>, application = 'tollgate'): Promise<Client> {
  const client = new Client({ connectionString: place.databaseUrl ?? '', application_name: application });
  // The database may be gone first.
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

const boundOf = async (store: { readSetting(name: string): Promise<string | null> }) =>
  Number((await store.readSetting('schemaRunsFrom')) ?? 0);

/** Starts as a program of the last release does: it connects, and reads whether it may run. */
async function startLastRelease(place: Place): Promise<void> {
  const engine = await openEngine(place);
  await planMigration(engine, LAST_RELEASE).finally(() => engine.close());
}

/** Its tables go, with what guards them, and its columns, and those that it removed come back empty; an index is made only if it does not exist. */
async function undoLastMigration(place: Place): Promise<void> {
  const dialect = place.databaseUrl === null ? SQLITE : POSTGRES;
  const migrations = readMigrations();
  const last = migrations.at(-1);
  await runSql(place, `delete from schema_migrations where version = ${last?.version ?? 0}`);
  for (const statement of last?.statements ?? []) {
    const [, table] = /^create table (\w+)/.exec(statement) ?? [];
    if (table !== undefined) await runSql(place, `drop table ${table}`);
    const [, removed] = /^drop table (\w+)/.exec(statement) ?? [];
    const made = migrations.flatMap(({ statements }) =>
      statements.filter((one) => one.startsWith(`create table ${removed} `)),
    );
    for (const one of made.flatMap((text) => dialect.expandMigration(text))) await runSql(place, one);
    const [, altered, column] = /^alter table (\w+) add column (\w+)/.exec(statement) ?? [];
    if (column !== undefined) await runSql(place, `alter table ${altered} drop column ${column}`);
    const [, guarded] = /^\{appendOnly:(\w+)\}/.exec(statement) ?? [];
    if (guarded !== undefined && place.databaseUrl !== null) await runSql(place, `drop function ${guarded}_only_grows`);
  }
}

describeOnBothEngines('a second acquirer', ({ open, migratedPlace }) => {
  it('becomes active where no older node is, and from then on no program of the last release starts', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    await store.putAcquirer({ ...NORTH, state: 'draining' }, AUDIT);
    await store.putAcquirer({ ...NORTH, name: 'default', preference: 1 }, AUDIT);
    await store.close();
    await startLastRelease(place);
    const again = await open(place);
    expect(await again.putAcquirer({ ...NORTH, version: 1 }, AUDIT)).toBe('put');
    expect(await boundOf(again)).toBe(48);
    await again.close();
    await expect(startLastRelease(place)).rejects.toThrow(/Start a newer Tollgate/);
    // The next migration does not let them in again.
    await undoLastMigration(place);
    expect(await boundOf(await open(place))).toBe(48);
  });
});

describeOnBothEngines('a node', ({ open, migratedPlace }) => {
  it('is registered with its release, from when it started until a day after it was last seen', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const before = await store.readNow();
    await store.noteNode({ node: 'a', release: '0.3.0' });
    await store.noteNode({ node: 'b', release: '0.3.0' });
    await runSql(place, "update nodes set started_at = 1, seen_at = 1 where node = 'a'");
    await store.noteNode({ node: 'a', release: '0.3.0' });
    const rows = async (column: string) =>
      (await readCells(place)).filter((cell) => cell.place === `nodes.${column}`).map(({ text }) => text);
    expect((await rows('node')).toSorted()).toEqual(['a', 'b']);
    expect(await rows('release')).toEqual(['0.3.0', '0.3.0']);
    expect(await rows('started_at')).toContain('1');
    expect((await rows('seen_at')).every((at) => Number(at) >= before)).toBe(true);
    await store.forgetNodes({ before });
    expect(await rows('node')).toHaveLength(2);
    await store.forgetNodes({ before: (await store.readNow()) + 1 });
    expect(await rows('node')).toEqual([]);
  });
});

describe('a second acquirer on PostgreSQL', () => {
  const { open, migratedPlace } = useDatabases('PostgreSQL');

  it('is refused while a program of the last release is connected, which may start again', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    await connect(place, 'psql');
    const older = await connect(place);
    const refused = { olderNodes: [expect.stringMatching(/^(127\.0\.0\.1|::1|localhost)$/)] };
    expect(await store.putAcquirer(NORTH, AUDIT)).toEqual(refused);
    expect(await store.listAcquirers()).toEqual([]);
    expect(await boundOf(store)).toBe(LAST_BOUND);
    // What takes no payments, and the first acquirer, wait for nobody.
    expect(await store.putAcquirer({ ...NORTH, state: 'paused' }, AUDIT)).toBe('put');
    expect(await store.putAcquirer({ ...NORTH, name: 'default' }, AUDIT)).toBe('put');
    await older.query("set application_name = 'tollgate/2'");
    expect(await store.putAcquirer({ ...NORTH, version: 1 }, AUDIT)).toBe('put');
  });

  it('is refused for a minute after a node saw such a program for the last time', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    await connect(place);
    await store.noteNode({ node: 'new', release: '0.3.0' });
    await clients.splice(0)[0]?.end();
    expect(await store.putAcquirer(NORTH, AUDIT)).toMatchObject({ olderNodes: [expect.any(String)] });
    await runSql(place, 'update nodes set seen_at = seen_at - 61000 where known_schema = 0');
    expect(await store.putAcquirer(NORTH, AUDIT)).toBe('put');
  });

  it('waits for leases to end whose holder is no registered node', async () => {
    const store = await open();
    await store.createPayment(newRecord());
    const now = await store.readNow();
    const claim = { lane: 'calls', acquirer: null, now, leaseMs: 60_000, limit: 1 } as const;
    expect(await store.claimAgenda({ ...claim, holder: 'old' })).toHaveLength(1);
    expect(await store.holdClosing({ holder: 'other', realNow: now, leaseMs: 60_000 })).toBe(true);
    // A command takes this one, too.
    expect(await store.holdRetention({ holder: 'command', realNow: now, leaseMs: 60_000 })).toBe(true);
    expect(await store.putAcquirer(NORTH, AUDIT)).toEqual({ olderNodes: ['old', 'other'] });
    await store.noteNode({ node: 'old', release: '0.3.0' });
    expect(await store.putAcquirer(NORTH, AUDIT)).toEqual({ olderNodes: ['other'] });
    await store.noteNode({ node: 'other', release: '0.3.0' });
    expect(await store.putAcquirer(NORTH, AUDIT)).toBe('put');
  });

  it('is refused if a program of the last release starts in the same moment', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const blocker = await connect(place, 'psql');
    await blocker.query('begin; lock table settings in share mode');
    const put = store.putAcquirer(NORTH, AUDIT);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1);
    // Nobody older was there when it was looked for; this one reads the old bound, and serves.
    const older = await connect(place);
    const read = await older.query<{ value: string }>("select value from settings where name = 'schemaRunsFrom'");
    expect(Number(read.rows[0]?.value ?? 0)).toBe(LAST_BOUND);
    await blocker.query('commit');
    expect(await put).toMatchObject({ olderNodes: [expect.any(String)] });
    expect(await store.listAcquirers()).toEqual([]);
  });
});

describe('a second acquirer on SQLite', () => {
  const { open } = useDatabases('SQLite');

  it('waits for nobody: the lease of a process that was killed is nobody who serves', async () => {
    const store = await open();
    const realNow = await store.readNow();
    expect(await store.holdClosing({ holder: 'old', realNow, leaseMs: 60_000 })).toBe(true);
    expect(await store.putAcquirer(NORTH, AUDIT)).toBe('put');
  });
});

describe('the operator interface', () => {
  const { migratedPlace } = useDatabases('PostgreSQL');

  it('says which node is older, to who asks and to who approves', async () => {
    const file = nameAcquirers([{ name: 'north' }]);
    const place = await migratedPlace();
    const gateway = await startPeopleGateway({ env: { ...file.env, DATABASE_URL: place.databaseUrl ?? '' } });
    const [engineer, risk] = [await gateway.signIn({ roles: ['engineer'] }), await gateway.signIn({ roles: ['risk'] })];
    const headers = { 'X-Reason': 'Contract of November' };
    const { version: _version, changedAt: _changedAt, name: _name, ...use } = NORTH;
    const ask = () =>
      gateway.as(engineer.token, 'PUT', '/operator/acquirers/north', { headers, body: { ...use, version: 0 } });
    const asked = await ask();
    expect(asked.status).toBe(202);
    await connect(place);
    const detail = expect.stringMatching(
      /^The node \S+ runs a release that knows one acquirer only, and would ask the wrong one about orders of north\. Upgrade it first\.$/,
    ) as string;
    expect(await ask()).toMatchObject({
      status: 409,
      body: { title: 'Nodes of an older release are running.', detail },
    });
    const { approvalNo } = asked.body as { approvalNo: string };
    const approved = await gateway.as(risk.token, 'POST', `/operator/approvals/${approvalNo}/approve`, { headers });
    expect(JSON.stringify(approved.body)).toContain('knows one acquirer only');
    expect(await gateway.store.listAcquirers()).toEqual([]);
    await gateway.close();
    file.remove();
  });
});
