import { nameOf, OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Clock } from '../../domain/ports.ts';
import { acquirersOf } from '../../domain/routing/routing-rules.ts';
import type { RoutingRule } from '../../domain/routing/routing-rules.ts';
import { shownRules } from '../../domain/routing/shown-rules.ts';
import type { ListedRouting, RoutingStore } from '../../domain/routing/routing-store.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';

// Rules go from draft over simulation and a second person to live. Whoever is alone can only write, and undo.

export interface RoutingDependencies {
  readonly store: RoutingStore;
  readonly knownAcquirers: Pick<KnownAcquirers, 'configured'>;
  readonly clock: Clock;
}

export interface RoutingDraftInput {
  readonly comment: string;
  readonly basedOn: number | null;
  readonly rules: readonly RoutingRule[];
}

export interface RoutingEditKey {
  readonly version: number;
  readonly edit: number;
}

export function createRoutingOperations(deps: RoutingDependencies) {
  return {
    listRoutingVersions: (page: { readonly before: number | null; readonly limit: number }) => listVersions(deps, page),
    getRoutingVersion: (version: number) => find(deps, version),
    draftRouting: (draft: RoutingDraftInput, acting: Acting) => draftRouting(deps, draft, acting),
    changeRoutingDraft: (change: RoutingEditKey & Omit<RoutingDraftInput, 'basedOn'>, acting: Acting) =>
      changeDraft(deps, change, acting),
    discardRoutingDraft: (key: RoutingEditKey, acting: Acting) => discardDraft(deps, key, acting),
    activateRouting: (key: RoutingEditKey, acting: Acting) => activate(deps, key, acting),
    goBackInRouting: (live: number, acting: Acting) => goBack(deps, live, acting),
    previewRouting: (key: RoutingEditKey) => previewRouting(deps, key),
  };
}

async function listVersions(
  { store }: RoutingDependencies,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<{ readonly versions: readonly ListedRouting[]; readonly next: number | null }> {
  const versions = await store.listRoutingVersions({ before, limit: limit + 1 });
  const page = versions.slice(0, limit);
  return { versions: page, next: versions.length > limit ? (page.at(-1)?.version ?? null) : null };
}

async function find({ store }: RoutingDependencies, version: number): Promise<OperatorOutcome<ListedRouting>> {
  const found = await store.findRoutingVersion(version);
  return found === null ? refuse('routingVersionNotFound', { version }) : done(found);
}

async function draftRouting(
  deps: RoutingDependencies,
  { comment, basedOn, rules }: RoutingDraftInput,
  acting: Acting,
): Promise<OperatorOutcome<ListedRouting>> {
  if (basedOn !== null && (await deps.store.findRoutingVersion(basedOn)) === null) {
    return refuse('routingVersionNotFound', { version: basedOn });
  }
  const at = deps.clock.now();
  const draft = { comment, basedOn, rules, createdAt: at, createdBy: nameOf(acting.actor) };
  const added = await deps.store.addRoutingDraft(draft, (version) =>
    auditOf(acting, {
      at,
      action: 'draftRouting',
      target: targetOf(version),
      detail: comment,
      after: shownRules(rules),
    }),
  );
  return done(added);
}

async function changeDraft(
  deps: RoutingDependencies,
  { version, edit, comment, rules }: RoutingEditKey & Omit<RoutingDraftInput, 'basedOn'>,
  acting: Acting,
): Promise<OperatorOutcome<ListedRouting>> {
  const found = await findDraft(deps, { version, edit });
  if (found.kind === 'refused') return found;
  const at = deps.clock.now();
  const audit = auditOf(acting, {
    at,
    action: 'changeRoutingDraft',
    target: targetOf(version),
    detail: comment,
    before: shownRules(found.value.rules),
    after: shownRules(rules),
  });
  const change = { version, edit, comment, rules, changedAt: at, changedBy: nameOf(acting.actor) };
  if ((await deps.store.changeRoutingDraft(change, audit)) === 'conflict') return CHANGED;
  return find(deps, version);
}

async function discardDraft(
  deps: RoutingDependencies,
  key: RoutingEditKey,
  acting: Acting,
): Promise<OperatorOutcome<ListedRouting>> {
  const found = await findDraft(deps, key);
  if (found.kind === 'refused') return found;
  const audit = auditOf(acting, {
    at: deps.clock.now(),
    action: 'discardRoutingDraft',
    target: targetOf(key.version),
    detail: found.value.comment,
  });
  if ((await deps.store.discardRoutingDraft(key, audit)) === 'conflict') return CHANGED;
  return find(deps, key.version);
}

async function activate(
  deps: RoutingDependencies,
  key: RoutingEditKey,
  acting: Acting,
): Promise<OperatorOutcome<ListedRouting>> {
  const found = await findToActivate(deps, key);
  if (found.kind === 'refused') return found;
  const at = deps.clock.now();
  const live = await findLive(deps);
  const audit = auditOf(acting, {
    at,
    action: 'activateRouting',
    target: targetOf(key.version),
    detail: live === null ? 'the first rules' : `instead of version ${live.version}`,
    before: live && shownRules(live.rules),
    after: shownRules(found.value.rules),
  });
  if ((await deps.store.activateRouting({ ...key, at }, audit)) === 'conflict') return CHANGED;
  return find(deps, key.version);
}

async function goBack(
  deps: RoutingDependencies,
  live: number,
  acting: Acting,
): Promise<OperatorOutcome<{ readonly live: number | null }>> {
  const at = deps.clock.now();
  const found = await deps.store.findRoutingVersion(live);
  if (found?.state !== 'live') return CHANGED;
  const { liveBefore } = found;
  const audit = auditOf(acting, {
    at,
    action: 'goBackInRouting',
    target: targetOf(live),
    detail: liveBefore === null ? 'to no rules' : `to version ${liveBefore}`,
  });
  const back = await deps.store.goBackInRouting({ live, at }, audit);
  return back === 'conflict' ? CHANGED : done(back);
}

async function previewRouting(deps: RoutingDependencies, key: RoutingEditKey): Promise<OperatorOutcome<Preview>> {
  const found = await findToActivate(deps, key);
  if (found.kind === 'refused') return found;
  const { version, comment, rules } = found.value;
  const live = await findLive(deps);
  return done({
    merNo: OPERATOR_SIDE,
    tradeNo: null,
    summary: `Routing rules, version ${version}${comment === '' ? '' : `: ${comment}`}`,
    before: live === null ? null : shownRules(live.rules),
    after: shownRules(rules),
  });
}

async function findLive({ store }: RoutingDependencies): Promise<ListedRouting | null> {
  const { live } = await store.readRoutingMarks();
  return live === null ? null : store.findRoutingVersion(live);
}

async function findDraft(deps: RoutingDependencies, key: RoutingEditKey): Promise<OperatorOutcome<ListedRouting>> {
  const found = await find(deps, key.version);
  if (found.kind === 'refused') return found;
  const { version, state, edit } = found.value;
  if (state !== 'draft') return refuse('routingNoDraft', { version, state });
  return edit === key.edit ? found : CHANGED;
}

/** Rules that were live before were simulated then. */
async function findToActivate(
  deps: RoutingDependencies,
  { version, edit }: RoutingEditKey,
): Promise<OperatorOutcome<ListedRouting>> {
  const found = await find(deps, version);
  if (found.kind === 'refused') return found;
  const { state, simulation, rules } = found.value;
  if (state === 'discarded') return refuse('routingDiscarded', { version });
  if (state === 'live' || found.value.edit !== edit) return CHANGED;
  if (state === 'draft' && simulation === null) return refuse('routingNotSimulated', { version });
  for (const { name, use } of rules) {
    const acquirer = acquirersOf(use).find((one) => !deps.knownAcquirers.configured.has(one));
    if (acquirer !== undefined) return refuse('routingAcquirerUnknown', { rule: name, acquirer });
  }
  return found;
}

const CHANGED: OperatorRefusal = refuse('changedMeanwhile', { what: 'routing' });

function targetOf(version: number): string {
  return `routing rules ${version}`;
}
