import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.ts';
import { readContract } from './contract.ts';
import type { Contract, JsonObject } from './contract.ts';
import type { Receiver } from './receiver.ts';
import type { Recorder } from './recording.ts';
import type { Keys } from './sign.ts';
import type { Tree } from './start-tree.ts';

// What the scripts of one tree share: its doors, its contracts, and the numbers that earlier answers have given.

export interface World {
  readonly tree: Tree;
  readonly recorder: Recorder;
  readonly caller: Caller;
  readonly receiver: Receiver;
  readonly merchant: Contract;
  readonly operator: Contract;
  readonly account: Keys & { readonly merNo: number };
  /** By name, such as `tradeNo`, as the last answer had it. */
  readonly numbers: Map<string, string>;
  /** Payers' pages by the call that opened them. */
  readonly payUrls: Map<string, string>;
  /** A session of each demo role, which is also a token of the operator interface. */
  readonly sessions: Map<string, string>;
  readonly permissions: Map<string, ReadonlySet<string>>;
  /** Good calls that were refused: they prove less than they should. */
  readonly refused: string[];
}

export const BREAK_GLASS = 'tollgate-sandbox-token';

export function createWorld(parts: Pick<World, 'tree' | 'recorder' | 'caller' | 'receiver'>): World {
  const merchant = readContract(parts.tree.folder, 'openapi.json');
  return {
    ...parts,
    merchant,
    operator: readContract(parts.tree.folder, 'operator.openapi.json'),
    account: merchant.document['x-sandbox-account'] as unknown as World['account'],
    numbers: new Map(),
    payUrls: new Map(),
    sessions: new Map(),
    permissions: new Map(),
    refused: [],
  };
}

export function rolesOf({ operator }: World, side?: string): string[] {
  const roles = Object.entries(operator.document['x-roles'] as Record<string, JsonObject>);
  return roles.filter(([, role]) => side === undefined || role['side'] === side).map(([name]) => name);
}

/** New sessions for all roles: a second factor counts for minutes. */
export async function signIn(world: World): Promise<void> {
  for (const role of rolesOf(world)) {
    const token = await signInAs(world, role);
    const caller = await world.caller.ask({ method: 'GET', path: '/operator/caller', headers: bearer(token) });
    world.permissions.set(role, new Set(caller.body?.['permissions'] as string[]));
  }
}

/** A new session, by a click on the sandbox's start page. */
export async function signInAs(world: World, role: string): Promise<string> {
  const response = await fetch(`${world.tree.url}/account/demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: world.tree.url, 'User-Agent': 'compare-trees' },
    body: new URLSearchParams({ role }),
  });
  const token = /tollgate-session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`the demo ${role} cannot sign in: ${await response.text()}`);
  world.sessions.set(role, token);
  return token;
}

export function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

const POLL_MS = 250;
const SAME_TIMES = 4;
const QUIET_MS_MAX = 60_000;
/** What background work changes. */
const WATCHED = [
  '/operator/deliveries?limit=100',
  '/operator/mails',
  '/operator/orders?limit=100',
  '/operator/refunds',
];

/** Resolves when background work has had nothing to do for a second. */
export async function untilQuiet({ caller, receiver, recorder, tree }: World): Promise<void> {
  let before = '';
  let same = 0;
  for (let waitedMs = 0; same < SAME_TIMES; waitedMs += POLL_MS) {
    if (waitedMs > QUIET_MS_MAX) throw new Error(`${tree.folder} does not become quiet`);
    await sleep(POLL_MS);
    const seen = [`${receiver.count()}`];
    for (const path of WATCHED) {
      const { text } = await caller.ask({ method: 'GET', path, headers: bearer(BREAK_GLASS) });
      seen.push(recorder.normaliser.preview(text));
    }
    const now = seen.join('\n');
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Moves the sandbox's clock, and lets happen what is due by then. */
export async function passSeconds(world: World, advanceSeconds: number): Promise<void> {
  const request = { method: 'POST', path: '/operator/clock', headers: bearer(BREAK_GLASS), body: { advanceSeconds } };
  const { status, text } = await world.caller.ask(request);
  if (status !== 200) throw new Error(`the clock cannot be moved: ${text}`);
  await untilQuiet(world);
}
