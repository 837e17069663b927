import type { AuditEntry } from '../audit/audit.ts';
import type { CardRange } from './card-ranges.ts';
import type { RoutingRule } from './routing-rules.ts';
import type { SimulationResult } from './simulation.ts';

export type RoutingVersionState = 'draft' | 'live' | 'retired' | 'discarded';

export interface RoutingVersion {
  readonly version: number;
  readonly state: RoutingVersionState;
  /** Counts the changes of a draft, from 1. */
  readonly edit: number;
  readonly comment: string;
  readonly basedOn: number | null;
  readonly rules: readonly RoutingRule[];
  readonly createdAt: number;
  readonly createdBy: string;
  readonly changedAt: number;
  readonly changedBy: string;
  readonly liveFrom: number | null;
  readonly liveUntil: number | null;
  /** What decided before it; null if no rules did. */
  readonly liveBefore: number | null;
}

/** With the last simulation of these very rules that has ended. */
export interface ListedRouting extends RoutingVersion {
  readonly simulation: string | null;
}

/** What a node compares to see whether it knows the rules that decide. */
interface RoutingMarks {
  readonly live: number | null;
  /** The version of the table of cards. */
  readonly cards: number;
}

type RoutingDraft = Pick<RoutingVersion, 'comment' | 'basedOn' | 'rules' | 'createdAt' | 'createdBy'>;

type RoutingChange = Pick<RoutingVersion, 'version' | 'edit' | 'comment' | 'rules' | 'changedAt' | 'changedBy'>;

interface EditKey {
  readonly version: number;
  readonly edit: number;
}

export interface RoutingStore {
  /** Newest first. */
  listRoutingVersions(page: { readonly before: number | null; readonly limit: number }): Promise<ListedRouting[]>;
  findRoutingVersion(version: number): Promise<ListedRouting | null>;
  readRoutingMarks(): Promise<RoutingMarks>;
  /** Its number is the next; the record names it. */
  addRoutingDraft(draft: RoutingDraft, auditOf: (version: number) => AuditEntry): Promise<ListedRouting>;
  /** `conflict` if it is no draft of this edit any more. */
  changeRoutingDraft(change: RoutingChange, audit: AuditEntry): Promise<'changed' | 'conflict'>;
  discardRoutingDraft(key: EditKey, audit: AuditEntry): Promise<'discarded' | 'conflict'>;
  /** `conflict` if it is no draft or retired version of this edit any more. */
  activateRouting(key: EditKey & { readonly at: number }, audit: AuditEntry): Promise<'live' | 'conflict'>;
  /** What decides then; `conflict` if another version decides now. */
  goBackInRouting(
    key: { readonly live: number; readonly at: number },
    audit: AuditEntry,
  ): Promise<{ readonly live: number | null } | 'conflict'>;
}

export interface CardTableHead {
  /** 0 before the first. */
  readonly version: number;
  readonly changedAt: number | null;
  readonly count: number;
}

export interface CardTableStore {
  readCardTable(page: {
    readonly after: string | null;
    readonly limit: number;
  }): Promise<CardTableHead & { readonly ranges: readonly CardRange[] }>;
  listCardRanges(): Promise<CardRange[]>;
  /** `version` is what was read. */
  putCardTable(
    change: { readonly version: number; readonly ranges: readonly CardRange[]; readonly at: number },
    audit: AuditEntry,
  ): Promise<'put' | 'conflict'>;
}

export interface RoutingSimulation {
  readonly simulationNo: string;
  readonly state: 'waiting' | 'running' | 'done';
  /** Null for rules that came with the request. */
  readonly version: number | null;
  readonly edit: number | null;
  readonly rules: readonly RoutingRule[];
  readonly since: number;
  readonly until: number;
  readonly replayed: number;
  readonly result: SimulationResult | null;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly finishedAt: number | null;
}

interface Held {
  readonly simulationNo: string;
  readonly holder: string;
}

export interface SimulationStore {
  /** False if so many wait already. */
  addSimulation(simulation: RoutingSimulation, waitingMax: number): Promise<boolean>;
  findSimulation(simulationNo: string): Promise<RoutingSimulation | null>;
  /** The oldest that nobody holds. */
  claimSimulation(lease: {
    readonly holder: string;
    readonly realNow: number;
    readonly leaseMs: number;
  }): Promise<RoutingSimulation | null>;
  /** False if somebody else holds it. */
  noteSimulation(held: Held & { readonly replayed: number; readonly heldUntil: number }): Promise<boolean>;
  endSimulation(
    held: Held & { readonly replayed: number; readonly result: SimulationResult; readonly at: number },
  ): Promise<boolean>;
  removeSimulations(before: number): Promise<void>;
  /** A merchant's orders by their numbers, each with its tries. */
  listReplayed(page: {
    readonly merNo: number;
    readonly after: string;
    readonly before: string;
    readonly limit: number;
  }): Promise<ReplayedOrder[]>;
}

/** A past order, with each try that was routed by itself. */
export interface ReplayedOrder {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Where the payer lives. */
  readonly country: string | null;
  readonly isPayout: boolean;
  readonly tries: readonly ReplayedTry[];
}

export interface ReplayedTry {
  readonly method: string;
  readonly acquirer: string | null;
  readonly cardFirst6: string | null;
  readonly at: number;
  /** Null without a result of the acquirer. */
  readonly isApproved: boolean | null;
}
