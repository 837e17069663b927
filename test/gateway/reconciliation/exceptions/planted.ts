import { LINE_TYPES } from '../../../../src/gateway/domain/reconciliation/file-line.ts';
import { LINE_STATES } from '../../../../src/gateway/domain/reconciliation/line-state.ts';
import type { LineState } from '../../../../src/gateway/domain/reconciliation/line-state.ts';
import { openDatabase } from '../../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { runSql } from '../../../helpers/database/databases.ts';
import type { Place } from '../../../helpers/database/databases.ts';
import { createMorningClock } from '../../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../../helpers/people/people.ts';
import type { PeopleGateway, PeopleGatewayOptions, SignedInPerson } from '../../../helpers/people/people.ts';
import type { Shop } from '../../../helpers/payer/shop.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';

// Exceptions as the end of a file leaves them, written beside the gateway, so that these tests need no files.

export const REASON = { 'X-Reason': 'Ticket 29' };
const DAY_MS = 86_400_000;

export interface World {
  readonly gateway: PeopleGateway;
  readonly place: Place;
  readonly shop: Shop;
  readonly mara: SignedInPerson;
  readonly liam: SignedInPerson;
  readonly call: (who: SignedInPerson, method: string, path: string, body?: object) => Promise<Answer>;
  /** Asks for it as one person, and approves it as the other. */
  readonly withTwo: (path: string, body?: object) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export async function openWorld(
  engine: EngineName,
  env: Readonly<Record<string, string>> = {},
  options: Pick<PeopleGatewayOptions, 'write' | 'sandboxClock'> = {},
): Promise<World> {
  const database = await openDatabase(engine);
  const gateway = await startPeopleGateway({
    env: { ...database.env, ...env },
    sandboxClock: createMorningClock(),
    ...options,
  });
  const shop = await gateway.newShop();
  const mara = await gateway.signIn({ roles: ['finance'] });
  const liam = await gateway.signIn({ roles: ['finance'] });
  const place = { databaseUrl: database.env['DATABASE_URL'] ?? null, dataDir: database.env['DATA_DIR'] ?? null };
  const call: World['call'] = (who, method, path, body) =>
    gateway.as(who.token, method, path, { headers: REASON, ...(body && { body }) });
  return {
    gateway,
    place,
    shop,
    mara,
    liam,
    call,
    async withTwo(path, body) {
      const asked = await call(mara, 'POST', path, body);
      if (asked.status !== 202) return asked;
      const { approvalNo } = asked.body as { approvalNo: string };
      return call(liam, 'POST', `/operator/approvals/${approvalNo}/approve`, {});
    },
    async close() {
      shop.close();
      await gateway.close();
      await database.drop();
    },
  };
}

let planted = 0;

interface PlantedLine {
  readonly kind: string;
  readonly state?: LineState;
  /** Minor units. */
  readonly gross: number;
  readonly merNo?: number;
  readonly subject?: string | null;
  readonly event?: string | null;
  readonly day: number;
  readonly owner?: string;
  readonly currency?: string;
  readonly section?: 'report' | 'statement';
  readonly amount?: number;
}

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);

function newNumber(prefix: string): string {
  planted += 1;
  return `${prefix}01PLANTED${String(planted).padStart(6, '0')}`;
}

/** A line that is open, in a report of its own, with its exception and what the books have of it. */
export async function plantLine(place: Place, line: PlantedLine): Promise<{ exceptionNo: string; reference: string }> {
  const fileNo = newNumber('RC');
  const exceptionNo = newNumber('EX');
  const { kind, gross, merNo = 0, subject = null, event = null, day, owner = 'default', currency = 'USD' } = line;
  const { section = 'report', state = kind as LineState, amount = gross } = line;
  const isReport = section === 'report';
  const from = 'unallocated';
  const to = isReport ? 'acquirer' : 'bank';
  const isBooked = state !== 'amount' && state !== 'currency';
  await plantFile(place, { fileNo, day, lines: 1 });
  await runSql(
    place,
    `insert into reconciliation_sections (file_no, section, kind, owner, id, currency, paid_on, total, lines, state)
     values ('${fileNo}', 0, '${section}', '${owner}', 'S-${fileNo}', '${currency}', null, ${gross}, 1, 'ended');
     insert into reconciliation_lines (file_no, section, line, type, state, mer_no, subject, event, currency, gross, fee, net, day)
     values ('${fileNo}', 0, 1, ${LINE_TYPES.indexOf(isReport ? 'payment' : 'transfer')}, ${LINE_STATES[state]}, ${merNo},
       ${text(subject)}, ${text(event)}, '${currency}', ${gross}, 0, ${gross}, ${isReport ? 'null' : day})`,
  );
  if (isBooked)
    await plantPosting(place, { owner, subject: `file/${fileNo}/0`, from, to, currency, amount: gross, day });
  await plantException(place, {
    ...line,
    exceptionNo,
    about: `line/${fileNo}/0/1`,
    amount,
    fileNo,
    section: 0,
    line: 1,
  });
  return { exceptionNo, reference: `${fileNo}:0:1` };
}

/** A report whose money is late. */
export async function plantReport(
  place: Place,
  {
    total,
    day,
    owner = 'default',
    currency = 'USD',
  }: { total: number; day: number; owner?: string; currency?: string },
): Promise<{ exceptionNo: string; reference: string }> {
  const fileNo = newNumber('RC');
  const exceptionNo = newNumber('EX');
  await plantFile(place, { fileNo, day });
  const paidOn = new Date(day * DAY_MS).toISOString().slice(0, 10);
  await runSql(
    place,
    `insert into reconciliation_sections (file_no, section, kind, owner, id, currency, paid_on, total, lines, state)
     values ('${fileNo}', 0, 'report', '${owner}', 'S-${fileNo}', '${currency}', '${paidOn}', ${total}, 1, 'open')`,
  );
  const about = `report/${fileNo}/0`;
  await plantException(place, {
    kind: 'late',
    exceptionNo,
    about,
    day,
    amount: total,
    fileNo,
    section: 0,
    line: null,
    owner,
    currency,
  });
  return { exceptionNo, reference: `${fileNo}:0` };
}

/** An item of the books that no report has. */
export async function plantMissing(
  place: Place,
  item: {
    merNo: number;
    subject: string;
    event: string;
    amount: number;
    day: number;
    currency?: string;
    owner?: string;
  },
): Promise<{ exceptionNo: string; reference: string }> {
  const exceptionNo = newNumber('EX');
  const { merNo, subject, event, amount, day, currency = 'USD', owner = 'default' } = item;
  const about = `item/${merNo}/${subject}/${event}`;
  await plantException(place, {
    ...item,
    kind: 'missingThere',
    exceptionNo,
    about,
    fileNo: null,
    section: null,
    line: null,
  });
  const expected = { owner, subject: `day/${exceptionNo}`, from: 'merchants', to: 'acquirer', currency, amount, day };
  await plantPosting(place, expected);
  return { exceptionNo, reference: `${merNo}:${subject}:${event}` };
}

async function plantFile(
  place: Place,
  { fileNo, day, lines = 0 }: { fileNo: string; day: number; lines?: number },
): Promise<void> {
  await runSql(
    place,
    `insert into reconciliation_files (file_no, source, name, bytes, parts, state, created_at, created_by, lines, open_lines)
     values ('${fileNo}', 'upload', '${fileNo}.jsonl', 1, 1, 'done', ${day * DAY_MS}, 'planted', ${lines}, ${lines})`,
  );
}

async function plantPosting(
  place: Place,
  move: { owner: string; subject: string; from: string; to: string; currency: string; amount: number; day: number },
): Promise<void> {
  const { owner, subject, currency, amount, day } = move;
  const [from, to] = amount > 0 ? [move.from, move.to] : [move.to, move.from];
  const size = Math.abs(amount);
  const change = (account: string, by: number) =>
    `insert into operator_balances (owner, account, currency, amount) values ('${owner}', '${account}', '${currency}', ${by})
     on conflict (owner, account, currency) do update set amount = operator_balances.amount + excluded.amount;`;
  await runSql(
    place,
    `insert into operator_postings (owner, subject, event, line, from_owner, from_account, to_owner, to_account, currency, amount, day, at)
     values ('${owner}', '${subject}', 'planted', 1, '${owner}', '${from}', '${owner}', '${to}', '${currency}', ${size}, ${day}, 0);
     ${change(from, -size)} ${change(to, size)}`,
  );
}

async function plantException(
  place: Place,
  one: {
    kind: string;
    exceptionNo: string;
    about: string;
    amount: number;
    day: number;
    fileNo: string | null;
    section: number | null | string;
    line: number | null;
    merNo?: number;
    subject?: string | null;
    event?: string | null;
    owner?: string;
    currency?: string;
  },
): Promise<void> {
  const { kind, exceptionNo, about, amount, day, fileNo, section, line, merNo = 0, subject = null, event = null } = one;
  const { owner = 'default', currency = 'USD' } = one;
  await runSql(
    place,
    `insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, subject, event, file_no, section, line, day,
       opened_at, due_day, state, version)
     values ('${exceptionNo}', '${about}', '${kind}', '${owner}', '${currency}', ${amount}, ${merNo}, ${text(subject)}, ${text(event)},
       ${text(fileNo)}, ${section ?? 'null'}, ${line ?? 'null'}, ${day}, ${day * DAY_MS}, ${day + 2}, 'open', 1)`,
  );
}

/** What the operator's own accounts hold. */
export async function balancesOf(world: World): Promise<Record<string, string>> {
  const rows = await readRows(world.place, 'select owner, account, currency, amount from operator_balances');
  return Object.fromEntries(
    rows
      .filter((row) => Number(row['amount']) !== 0)
      .map((row) => [`${String(row['owner'])} ${String(row['account'])}`, String(row['amount'])])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

/** How many postings merchants' books have. */
export async function merchantPostings(world: World): Promise<number> {
  const [row] = await readRows(world.place, 'select count(*) as found from postings');
  return Number(row?.['found']);
}

async function readRows(place: Place, sql: string): Promise<Record<string, unknown>[]> {
  if (place.databaseUrl !== null) {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(`${place.dataDir ?? ''}/tollgate.sqlite`, { readOnly: true });
  const rows = database.prepare(sql).all() as Record<string, unknown>[];
  database.close();
  return rows;
}

/** A payment that succeeded, with what the books have of it. */
export async function paid({ shop }: World, amount = '12.30'): Promise<string> {
  return String(dataOf(await shop.pay({ sourceAmount: amount, currencyCode: 'USD' }))['tradeNo']);
}

/** The day of now, counted from 1970. */
export async function today({ gateway }: World): Promise<number> {
  return Math.floor((await gateway.now()) / DAY_MS);
}
