import { formatAmount } from '../money.ts';
import { DEFAULT_ACQUIRER } from '../ledger/ledger.ts';
import type { AcquirerRow, AcquirerState, AmountLimit } from './acquirer.ts';

// What people change about an acquirer, and what of it one person may do alone.

/** A row without its bookkeeping. */
export type AcquirerUse = Omit<AcquirerRow, 'name' | 'version' | 'changedAt'>;

/** Before any other, until somebody gives it a row: a second acquirer takes nothing from it by itself. */
const PREFERENCE_OF_DEFAULT = 0;
const PREFERENCE = 100;

/** What holds for an acquirer without a row: `default` is used as before there were rows, any other waits for one. */
export function unwrittenUse(name: string): AcquirerUse {
  const everything = { methods: null, currencies: null, countries: null, limits: [] };
  if (name === DEFAULT_ACQUIRER) return { state: 'active', preference: PREFERENCE_OF_DEFAULT, ...everything };
  return { state: 'paused', preference: PREFERENCE, ...everything };
}

/** In one order, so that the same use is the same text. */
export function sortedUse({ methods, currencies, countries, limits, ...use }: AcquirerUse): AcquirerUse {
  return {
    ...use,
    methods: methods?.toSorted() ?? null,
    currencies: currencies?.toSorted() ?? null,
    countries: countries?.toSorted() ?? null,
    limits: limits.toSorted((left, right) => (left.currency < right.currency ? -1 : 1)),
  };
}

/** Each takes less than the one before. */
const STRICTNESS: Readonly<Record<AcquirerState, number>> = { active: 0, draining: 1, paused: 2 };

/** Whether a change only stops an acquirer: in a failure nobody waits for a second person to do that. */
export function isStop(before: AcquirerUse, after: AcquirerUse): boolean {
  const { state } = after;
  return STRICTNESS[state] > STRICTNESS[before.state] && isSameUse({ ...before, state }, after);
}

export function isSameUse(before: AcquirerUse, after: AcquirerUse): boolean {
  return JSON.stringify(shownUse(before)) === JSON.stringify(shownUse(after));
}

const ALL = 'all';

/** For whoever approves, and for the record. */
export function shownUse(use: AcquirerUse): Record<string, unknown> {
  const { state, preference, methods, currencies, countries, limits } = sortedUse(use);
  return {
    state,
    preference,
    methods: methods ?? ALL,
    currencies: currencies ?? ALL,
    countries: countries ?? ALL,
    limits: limits.map(limitText),
  };
}

/** Such as `EUR 1.00 to 5000.00`. */
function limitText({ currency, min, max }: AmountLimit): string {
  const least = min === null ? null : formatAmount(min, currency);
  const most = max === null ? null : formatAmount(max, currency);
  if (most === null) return `${currency} from ${least ?? '0'}`;
  return least === null ? `${currency} up to ${most}` : `${currency} ${least} to ${most}`;
}

export interface OpenOrderStore {
  /** Payments, payouts and refunds of an acquirer without a result; at most `limit`. */
  countOpen(input: { readonly acquirer: string | null; readonly limit: number }): Promise<number>;
}
