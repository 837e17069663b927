import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

// Set up before the tests of a file if STATEMENT_FAULTS names a folder: each statement that a gateway in the test's own process sends
// to PostgreSQL fails once as a serialization failure and once as a deadlock, and is noted in the folder then. It is the server that
// refuses, so a transaction that was begun has failed as it does in life. What tests ask the database for themselves never fails.

const STATES = ['40001', '40P01'];
/** How often transactions that begin alike and are under way together may fail: fewer times than each is tried. */
const TOGETHER_MAX = 2;
/** These begin or end a transaction, or set something: neither state is ever their answer. */
const NEVER_FAILS = /^(?:begin|rollback|set)\b/;

interface Faults {
  /** How often each text has failed. */
  readonly texts: Map<string, number>;
  /** Transactions that are under way now, by their first statement. */
  readonly groups: Map<string, Group>;
}

/**
 * Whose try a statement belongs to, nobody can see here. So faults are counted over all that are under way together: what
 * one of them has got is no more than what they all have, whoever gets through in between.
 */
interface Group {
  underway: number;
  failed: number;
  /** How many have failed and not begun again. */
  waiting: number;
}

/** What a connection is in the middle of. */
interface Underway {
  isGateway: boolean;
  isTransaction: boolean;
  /** The statement by which the transaction is known, as soon as it has sent one. */
  first: string | null;
}

// Test files share a process, and with it what has failed already.
const shared = globalThis as typeof globalThis & { statementFaults?: Faults };
const folder = process.env['STATEMENT_FAULTS'];

if (folder !== undefined && shared.statementFaults === undefined) {
  shared.statementFaults = { texts: new Map(), groups: new Map() };
  plant(shared.statementFaults, join(folder, `${process.pid}.jsonl`));
}

function plant(faults: Faults, file: string): void {
  const connections = new WeakMap<Client, Underway>();
  const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;
  Client.prototype.query = function planted(this: Client, ...args: unknown[]) {
    const [statement] = args as [string | { readonly name?: string; readonly text?: string }];
    // What streams rows into a table has no text of its own.
    const { name = '', text = '' } = typeof statement === 'string' ? { text: statement } : statement;
    const underway = connections.get(this) ?? { isGateway: false, isTransaction: false, first: null };
    connections.set(this, underway);
    const state = follow(faults, underway, { name, text }) ? stateFor(faults, underway, text) : undefined;
    if (state === undefined) return query.apply(this, args);
    appendFileSync(file, `${JSON.stringify({ state, text })}\n`);
    const refusal = `do $$ begin raise exception 'a planted fault' using errcode = '${state}'; end $$`;
    return query.call(this, refusal, ...args.slice(1).filter((one) => typeof one === 'function'));
  } as Client['query'];
}

/** Whether this statement of the connection may fail. */
function follow(
  faults: Faults,
  underway: Underway,
  { name, text }: { readonly name: string; readonly text: string },
): boolean {
  if (text.startsWith('begin')) {
    underway.isTransaction = true;
    // Only the gateway begins with its limits, or reads a snapshot.
    underway.isGateway ||= text.includes('set local');
  }
  underway.isGateway ||= name.startsWith('tollgate_');
  if (text === 'rollback') leave(faults, underway);
  if (!underway.isGateway || NEVER_FAILS.test(text)) return false;
  if (underway.first === null) enter(faults, underway, text);
  return true;
}

function stateFor(faults: Faults, underway: Underway, text: string): string | undefined {
  const group = faults.groups.get(underway.first ?? '');
  const failed = faults.texts.get(text) ?? 0;
  const state = group !== undefined && group.failed < TOGETHER_MAX ? STATES[failed] : undefined;
  if (group !== undefined && state !== undefined) {
    faults.texts.set(text, failed + 1);
    group.failed += 1;
    group.waiting += 1;
    underway.first = null;
    underway.isTransaction = false;
  } else if (text === 'commit' || !underway.isTransaction) leave(faults, underway);
  return state;
}

function enter(faults: Faults, underway: Underway, first: string): void {
  const group = faults.groups.get(first) ?? { underway: 0, failed: 0, waiting: 0 };
  faults.groups.set(first, group);
  underway.first = first;
  if (group.waiting > 0) group.waiting -= 1;
  else group.underway += 1;
}

function leave(faults: Faults, underway: Underway): void {
  const group = faults.groups.get(underway.first ?? '');
  if (group !== undefined) group.underway -= 1;
  if (group?.underway === 0) faults.groups.delete(underway.first ?? '');
  underway.first = null;
  underway.isTransaction = false;
}
