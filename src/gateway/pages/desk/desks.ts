import { translated } from '../../../web/texts.ts';
import type { Permission } from '../../../../generated/permissions.ts';
import type { DeskName, Exchange } from '../frame/page-types.ts';
import { CONSOLE, SCREEN_GROUPS } from './console-navigation.ts';
import type { ConsoleScreenId } from './console-navigation.ts';
import { MERCHANT, MERCHANT_GROUPS } from './merchant-navigation.ts';
import type { MerchantScreenId } from './merchant-navigation.ts';

// Two desks share one frame: the console of the operator's people, and the back office of a merchant's own.

export interface Desk {
  readonly is: DeskName;
  /** All of its pages are below it. */
  readonly folder: string;
  readonly name: string;
  /** Whom people ask for what their roles do not include. */
  readonly administrator: string;
  readonly groups: readonly ScreenGroup[];
  /** What the search box on every page is for. */
  readonly search: string;
}

export interface ScreenEntry {
  readonly title: string;
  /** Below the desk's folder; the screen's pages are below it. */
  readonly path: string;
  readonly permission: Permission;
  /** Live mode has no such screen (S21). */
  readonly sandboxOnly?: boolean;
  /** The second key after `g` that leads there. */
  readonly key: string;
}

export interface ScreenGroup {
  readonly title: string;
  readonly screens: Readonly<Record<string, ScreenEntry>>;
}

export type ScreenId = ConsoleScreenId | MerchantScreenId;

const CONSOLE_DESK: Desk = {
  is: 'console',
  folder: CONSOLE,
  name: 'Tollgate console',
  administrator: 'an admin',
  groups: SCREEN_GROUPS,
  search: 'Find an order, payer, merchant, action…',
};

const MERCHANT_DESK: Desk = translated({
  is: 'merchant',
  folder: MERCHANT,
  name: 'Tollgate back office',
  administrator: 'an owner',
  groups: MERCHANT_GROUPS,
  search: 'Find an order, payer, action…',
});

const DESKS = { console: CONSOLE_DESK, merchant: MERCHANT_DESK } as const;

export function deskOf({ desk }: Pick<Exchange, 'desk'>): Desk {
  if (desk === null) throw new Error('these pages are on no desk');
  return DESKS[desk];
}
