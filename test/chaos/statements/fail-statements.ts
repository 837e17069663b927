import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

// Set up before the tests of a file if STATEMENT_FAULTS names a folder: each statement that a gateway in the test's own process sends
// to PostgreSQL fails once as a serialization failure and once as a deadlock, and is noted in the folder then. It is the server that
// refuses, so a transaction that was begun has failed as it does in life. What tests ask the database for themselves never fails.

const STATES = ['40001', '40P01'];
/** How often transactions that begin alike may fail before one of them gets through: fewer times than they are tried. */
const IN_A_ROW_MAX = 2;
/** These begin or end a transaction, or set something: neither state is ever their answer. */
const NEVER_FAILS = /^(?:begin|rollback|set)\b/;

interface Faults {
  /** How often each text has failed. */
  readonly texts: Map<string, number>;
  /** How often transactions with this first statement have failed since one got through. */
  readonly inARow: Map<string, number>;
}

/** What a connection is in the middle of. */
interface Underway {
  isGateway: boolean;
  isTransaction: boolean;
  first: string | null;
}

// Test files share a process, and with it what has failed already.
const shared = globalThis as typeof globalThis & { statementFaults?: Faults };
const folder = process.env['STATEMENT_FAULTS'];

if (folder !== undefined && shared.statementFaults === undefined) {
  shared.statementFaults = { texts: new Map(), inARow: new Map() };
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
    const state = follow(underway, { name, text }) ? stateFor(faults, underway, text) : undefined;
    if (state === undefined) return query.apply(this, args);
    appendFileSync(file, `${JSON.stringify({ state, text })}\n`);
    const refusal = `do $$ begin raise exception 'a planted fault' using errcode = '${state}'; end $$`;
    return query.call(this, refusal, ...args.slice(1).filter((one) => typeof one === 'function'));
  } as Client['query'];
}

/** Whether this statement of the connection may fail. */
function follow(underway: Underway, { name, text }: { readonly name: string; readonly text: string }): boolean {
  if (text.startsWith('begin')) {
    underway.isTransaction = true;
    underway.first = null;
    // Only the gateway begins with its limits, or reads a snapshot.
    underway.isGateway ||= text.includes('set local');
  }
  underway.isGateway ||= name.startsWith('tollgate_');
  if (!underway.isGateway || NEVER_FAILS.test(text)) return false;
  if (!underway.isTransaction) underway.first = text;
  else underway.first ??= text;
  return true;
}

function stateFor(faults: Faults, underway: Underway, text: string): string | undefined {
  const { first } = underway;
  const [failed, inARow] = [faults.texts.get(text) ?? 0, faults.inARow.get(first ?? '') ?? 0];
  const state = inARow < IN_A_ROW_MAX ? STATES[failed] : undefined;
  if (state !== undefined) {
    faults.texts.set(text, failed + 1);
    faults.inARow.set(first ?? '', inARow + 1);
  } else if (text === 'commit' || !underway.isTransaction) faults.inARow.delete(first ?? '');
  if (text === 'commit' || state !== undefined) underway.isTransaction = false;
  return state;
}
