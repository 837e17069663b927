import type { AcquirerCandidate, AcquirerNeed } from '../ports.ts';
import type { RoutingRefusal } from '../routing/routing-decision.ts';
import { storedAcquirer } from './acquirer.ts';
import { unwrittenUse } from './acquirer-use.ts';
import type { Claim } from './acquirer-feeds.ts';
import type { AcquirerRow, AcquirerState } from './acquirer.ts';
import { FIRST_VERSION, toWire } from './channel-units.ts';

// Who may take a new payment or payout where no routing rule decides: the first active acquirer in the order of preference
// that has method, currency, country and amount. The next one is asked only after a call that certainly never left.

/** An acquirer of the configuration: what people use it for, and what it can do. */
export interface KnownAcquirer {
  readonly name: string;
  /** Null if nobody has written one. */
  readonly row: AcquirerRow | null;
  /** Null until it has answered, and without that call. */
  readonly abilities: AcquirerAbilities | null;
}

/** What an acquirer says that it can do. */
export interface AcquirerAbilities {
  /** The version of the channel contract in which new payments, payouts and refunds begin. */
  readonly version: number;
  readonly claims: readonly Claim[];
  /** Null or absent for all. */
  readonly methods?: readonly string[] | null | undefined;
  readonly currencies?: readonly string[] | null | undefined;
  readonly countries?: readonly string[] | null | undefined;
}

/** Without a row, `default` is used for everything, and any other for nothing: an upgrade changes nothing. */
export function stateOfAcquirer({ name, row }: Pick<KnownAcquirer, 'name' | 'row'>): AcquirerState {
  return (row ?? unwrittenUse(name)).state;
}

/** In the order in which they are asked; empty if none may take it. */
export function chooseAcquirers(known: readonly KnownAcquirer[], need: AcquirerNeed): AcquirerCandidate[] {
  return known
    .filter((acquirer) => refusalOf(acquirer, need) === null)
    .toSorted((left, right) => preferenceOf(left) - preferenceOf(right) || (left.name < right.name ? -1 : 1))
    .map(candidateOf);
}

export function candidateOf(acquirer: KnownAcquirer): AcquirerCandidate {
  return { acquirer: storedAcquirer(acquirer.name), channelVersion: storedVersion(acquirer) };
}

/** Whether somebody is there for it, though not now. */
export function isTakenByAny(known: readonly KnownAcquirer[], need: AcquirerNeed): boolean {
  return known.some((acquirer) => boundOf(acquirer, need) === null);
}

/** Why an acquirer may not take it now; null if it may. */
export function refusalOf(
  acquirer: KnownAcquirer,
  need: AcquirerNeed,
): Exclude<RoutingRefusal, 'notConfigured'> | null {
  const state = stateOfAcquirer(acquirer);
  return state === 'active' ? boundOf(acquirer, need) : state;
}

function boundOf({ row, abilities }: KnownAcquirer, need: AcquirerNeed) {
  const isWithin = (field: 'methods' | 'currencies' | 'countries', value: string) =>
    includes(row?.[field], value) && includes(abilities?.[field], value);
  if (!isWithin('methods', need.method)) return 'method';
  if (!isWithin('currencies', need.currency)) return 'currency';
  if (need.country !== null && !isWithin('countries', need.country)) return 'country';
  if (!isWithinLimits(row, need)) return 'amount';
  return isExact(abilities, need) ? null : 'units';
}

function includes(list: readonly string[] | null | undefined, value: string): boolean {
  return list === null || list === undefined || list.includes(value);
}

function isWithinLimits(row: AcquirerRow | null, { currency, amount }: AcquirerNeed): boolean {
  const limit = row?.limits.find((one) => one.currency === currency);
  if (limit === undefined) return true;
  return (limit.min === null || amount >= limit.min) && (limit.max === null || amount <= limit.max);
}

/** What cannot be counted exactly in its version is refused before anything is written. */
function isExact(abilities: AcquirerAbilities | null, { currency, amount }: AcquirerNeed): boolean {
  return toWire(amount, { currency, version: abilities?.version ?? FIRST_VERSION }) !== null;
}

function preferenceOf({ name, row }: KnownAcquirer): number {
  return (row ?? unwrittenUse(name)).preference;
}

/** Null is the first version, as in everything that was begun before there were versions. */
function storedVersion({ abilities }: KnownAcquirer): number | null {
  return abilities === null || abilities.version === FIRST_VERSION ? null : abilities.version;
}
