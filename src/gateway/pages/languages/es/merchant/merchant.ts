import { branding } from './branding.ts';
import { comparisons } from './comparisons.ts';
import { contract } from './contract.ts';
import { deliveries } from './deliveries.ts';
import { keys } from './keys.ts';
import { ledger } from './ledger.ts';
import { links } from './links.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { people } from './people.ts';
import { platform } from './platform.ts';
import { registrations } from './registrations.ts';
import { sandbox } from './sandbox.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

/** What the pages in `pages/merchant` say. */
export const merchant = {
  ...branding,
  ...comparisons,
  ...contract,
  ...deliveries,
  ...keys,
  ...ledger,
  ...links,
  ...orders,
  ...payouts,
  ...people,
  ...platform,
  ...registrations,
  ...sandbox,
  ...settings,
  ...start,
};
