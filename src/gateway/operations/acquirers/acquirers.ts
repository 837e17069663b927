import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { opensAnother, storedAcquirer } from '../../domain/acquirers/acquirer.ts';
import type { AcquirerStore } from '../../domain/acquirers/acquirer.ts';
import { isSameUse, isStop, shownUse, sortedUse, unwrittenUse } from '../../domain/acquirers/acquirer-use.ts';
import type { AcquirerUse, OpenOrderStore } from '../../domain/acquirers/acquirer-use.ts';
import type { LedgerDayStore } from '../../domain/ledger/ledger-days.ts';
import type { NodeStore } from '../../domain/platform/node.ts';
import type { Clock } from '../../domain/ports.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import type { AcquirerCapabilities, KnownAcquirers } from './known-acquirers.ts';

/** An acquirer with what it is used for, and what is known of it. */
export interface ListedAcquirer extends AcquirerUse {
  readonly name: string;
  readonly isConfigured: boolean;
  /** 0 without a row. */
  readonly version: number;
  readonly changedAt: number | null;
  readonly takesHints: boolean;
  readonly capabilities: AcquirerCapabilities | null;
  /** What has no result yet; `OPEN_MAX` is so many or more. */
  readonly open: number;
  /** By the ledger, at the end of the last closed day. */
  readonly owes: readonly { readonly currency: string; readonly amount: bigint }[];
}

/** The row that somebody has seen. */
interface AcquirerKey {
  readonly name: string;
  readonly version: number;
}

export type ChangedAcquirer = AcquirerKey & AcquirerUse;

export interface AcquirerDependencies {
  readonly store: AcquirerStore &
    OpenOrderStore &
    Pick<LedgerDayStore, 'sumAcquirers'> &
    Pick<NodeStore, 'listOlderNodes'>;
  readonly knownAcquirers: KnownAcquirers;
  readonly clock: Clock;
}

/** Quick to count, and more than anybody looks through. */
const OPEN_MAX = 1000;

interface Listing extends AcquirerDependencies {
  readonly readSums: () => Promise<Sums>;
}

/** It changes once a day, and takes a look at every merchant. */
const OWED_MS = 60_000;

type Sums = Awaited<ReturnType<LedgerDayStore['sumAcquirers']>>;

/** What acquirers owe, worked out at most once a minute: a page that updates itself asks every few seconds. */
function rememberSums({ store, clock }: Pick<AcquirerDependencies, 'store' | 'clock'>): () => Promise<Sums> {
  let known: { readonly at: number; readonly sums: Promise<Sums> } | null = null;
  return () => {
    const now = clock.now();
    if (known === null || Math.abs(now - known.at) >= OWED_MS) {
      const sums = store.sumAcquirers();
      known = { at: now, sums };
      sums.catch(() => (known = null));
    }
    return known.sums;
  };
}

/** What acquirers are used for. Where they are is configured, and no operation changes it: card numbers go there. */
export function createAcquirerOperations(given: AcquirerDependencies) {
  const deps: Listing = { ...given, readSums: rememberSums(given) };
  return {
    listAcquirers: () => listAcquirers(deps),
    putAcquirer: (change: ChangedAcquirer, acting: Acting) => putAcquirer(deps, change, acting),
    removeAcquirer: (key: AcquirerKey, acting: Acting) => removeAcquirer(deps, key, acting),
    previewAcquirer: (change: ChangedAcquirer) => previewAcquirer(deps, change),
    previewAcquirerRemoval: (key: AcquirerKey) => previewRemoval(deps, key),
  };
}

async function listAcquirers(deps: Listing): Promise<ListedAcquirer[]> {
  const { store, knownAcquirers } = deps;
  const [rows, sums] = await Promise.all([store.listAcquirers(), deps.readSums()]);
  const names = [...new Set([...knownAcquirers.configured.keys(), ...rows.map(({ name }) => name)])];
  const listed = await Promise.all(
    names.map(async (name): Promise<ListedAcquirer> => {
      const row = rows.find((one) => one.name === name);
      const configured = knownAcquirers.configured.get(name);
      return {
        ...(row ?? { ...unwrittenUse(name), version: 0, changedAt: null }),
        name,
        isConfigured: configured !== undefined,
        takesHints: configured?.takesHints ?? false,
        capabilities: knownAcquirers.capabilitiesOf(name),
        open: await store.countOpen({ acquirer: storedAcquirer(name), limit: OPEN_MAX }),
        owes: sums
          .filter(({ acquirer, closing }) => acquirer === name && closing !== 0n)
          .map(({ currency, closing }) => ({ currency, amount: -closing })),
      };
    }),
  );
  return listed.toSorted((left, right) => left.preference - right.preference || (left.name < right.name ? -1 : 1));
}

async function putAcquirer(
  deps: Listing,
  change: ChangedAcquirer,
  acting: Acting,
): Promise<OperatorOutcome<ListedAcquirer>> {
  const { store, clock } = deps;
  const current = await findSeen(deps, change);
  if (current.kind === 'refused') return current;
  const { name, version, ...use } = change;
  if (version > 0 && isSameUse(current.value, use)) return done(current.value);
  const at = clock.now();
  const audit = auditOf(acting, {
    at,
    action: 'putAcquirer',
    target: targetOf(name),
    detail: changeWords(current.value, change),
    before: shownUse(current.value),
    after: shownUse(use),
  });
  const put = await store.putAcquirer({ name, ...sortedUse(use), version, changedAt: at }, audit);
  if (put === 'conflict') return refuse('changedMeanwhile', { what: 'acquirer' });
  if (put !== 'put') return refuse('olderNodes', { acquirer: name, nodes: put.olderNodes });
  return find(deps, name);
}

async function removeAcquirer(
  deps: Listing,
  key: AcquirerKey,
  acting: Acting,
): Promise<OperatorOutcome<{ readonly name: string }>> {
  const current = await findSeen(deps, key);
  if (current.kind === 'refused') return current;
  const { name, version } = key;
  const audit = auditOf(acting, {
    at: deps.clock.now(),
    action: 'removeAcquirer',
    target: targetOf(name),
    detail: '',
    before: shownUse(current.value),
  });
  const removed = await deps.store.removeAcquirer({ name, version }, audit);
  if (removed === 'inUse') return refuse('acquirerInUse', { acquirer: name });
  if (removed === 'conflict') return refuse('changedMeanwhile', { what: 'acquirer' });
  return done({ name });
}

/** Null for what one person may do: to stop an acquirer, and to change nothing. */
async function previewAcquirer(deps: Listing, change: ChangedAcquirer): Promise<OperatorOutcome<Preview | null>> {
  const current = await findSeen(deps, change);
  if (current.kind === 'refused') return current;
  if (isStop(current.value, change) || (change.version > 0 && isSameUse(current.value, change))) return done(null);
  const { name } = change;
  if (opensAnother(name, { from: current.value.state, to: change.state })) {
    // It is looked at again when the request is approved; whoever asks should not learn it only then.
    const nodes = await deps.store.listOlderNodes();
    if (nodes.length > 0) return refuse('olderNodes', { acquirer: name, nodes });
  }
  return done({
    ...ABOUT_NO_MERCHANT,
    summary: `Acquirer ${name}: ${changeWords(current.value, change)}`,
    before: shownUse(current.value),
    after: shownUse(change),
  });
}

async function previewRemoval(deps: Listing, key: AcquirerKey): Promise<OperatorOutcome<Preview>> {
  const current = await findSeen(deps, key);
  if (current.kind === 'refused') return current;
  const { name } = key;
  return done({
    ...ABOUT_NO_MERCHANT,
    summary: `Remove the acquirer ${name}`,
    before: shownUse(current.value),
    after: null,
  });
}

const ABOUT_NO_MERCHANT = { merNo: OPERATOR_SIDE, tradeNo: null } as const;

/** The acquirer, if it is still what the caller has seen. */
async function findSeen(deps: Listing, { name, version }: AcquirerKey): Promise<OperatorOutcome<ListedAcquirer>> {
  const found = await find(deps, name);
  if (found.kind === 'refused' || found.value.version === version) return found;
  return refuse('changedMeanwhile', { what: 'acquirer' });
}

async function find(deps: Listing, name: string): Promise<OperatorOutcome<ListedAcquirer>> {
  const found = (await listAcquirers(deps)).find((one) => one.name === name);
  return found === undefined ? refuse('acquirerNotFound', { acquirer: name }) : done(found);
}

function targetOf(name: string): string {
  return `acquirer ${name}`;
}

const FIELDS = ['preference', 'methods', 'currencies', 'countries', 'limits'] as const;

/** Such as `paused to active; new methods, limits`. */
function changeWords(before: AcquirerUse, after: AcquirerUse): string {
  const [old, now] = [shownUse(before), shownUse(after)];
  const states = before.state === after.state ? [] : [`${before.state} to ${after.state}`];
  const fields = FIELDS.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  return [...states, ...(fields.length > 0 ? [`new ${fields.join(', ')}`] : [])].join('; ') || 'as it is';
}
