import { createBrandingOperations } from './branding.ts';
import type { BrandingDependencies } from './branding.ts';
import { createGettingStarted } from './getting-started.ts';
import type { GettingStartedDependencies } from './getting-started.ts';
import { createKeyOperations } from './keys.ts';
import type { KeyDependencies } from './keys.ts';
import { createMerchantLists } from './list-merchants.ts';
import type { ListMerchantsDependencies } from './list-merchants.ts';
import { createMerchantOperations } from './merchants.ts';
import type { MerchantDependencies } from './merchants.ts';
import { createReceiptSettings } from './receipt-settings.ts';
import type { ReceiptSettingsDependencies } from './receipt-settings.ts';
import { createTermsHistory } from './terms-history.ts';
import type { TermsHistoryDependencies } from './terms-history.ts';

export type MerchantsDependencies = MerchantDependencies &
  ListMerchantsDependencies &
  TermsHistoryDependencies &
  BrandingDependencies &
  ReceiptSettingsDependencies &
  GettingStartedDependencies &
  KeyDependencies;

/** Merchants, their keys and terms, and what payers see of them. */
export function merchantsForOperators(deps: MerchantsDependencies) {
  return {
    ...createMerchantOperations(deps),
    ...createMerchantLists(deps),
    ...createTermsHistory(deps),
    ...createBrandingOperations(deps),
    ...createReceiptSettings(deps),
    ...createGettingStarted(deps),
    ...createKeyOperations(deps),
  };
}
