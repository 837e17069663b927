import type { Browser, Page } from 'playwright-core';
import { roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import type { TestBrowser } from '../people/account.ts';
import type { PageWatch } from '../browser/browser.ts';
import { openConsole, openConsolePage } from './console.ts';
import type { ConsoleLook } from './console.ts';

// The back office as a person of a merchant's role sees it: the sandbox's demo people, who work for merchant 100001. Screens
// are checked by `checkScreens` of console.ts, which takes these roles too.

export type MerchantRole = { [Name in Role]: (typeof roles)[Name]['side'] extends 'merchant' ? Name : never }[Role];

export const MERCHANT_ROLES = (Object.keys(roles) as Role[]).filter(isMerchantRole);

/** In a browser without scripts and pictures: fast, for what pages say and do. */
export function openMerchant(url: string, role: MerchantRole): Promise<TestBrowser> {
  return openConsole(url, role);
}

/** In a real browser. Close its context at the end. */
export function openMerchantPage(
  browser: Browser,
  url: string,
  look: ConsoleLook & { readonly role: MerchantRole },
): Promise<{ page: Page; watch: PageWatch }> {
  return openConsolePage(browser, url, look);
}

function isMerchantRole(role: Role): role is MerchantRole {
  return roles[role].side === 'merchant';
}
