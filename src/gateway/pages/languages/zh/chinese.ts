import type { DeskText } from '../../../../../generated/desk-texts.ts';
// account, frame, desk
import { account } from './account.ts';
import { signingIn } from './signing-in.ts';
import { frame } from './frame.ts';
import { desk } from './desk.ts';
import { forms } from './forms.ts';
import { roles } from './roles.ts';

// shared
import { chargebacks } from './chargebacks.ts';
import { orderStory } from './order-story.ts';
import { search } from './search.ts';
import { sharedApprovals } from './shared-approvals.ts';
import { sharedDeliveries } from './shared-deliveries.ts';
import { reconciliation } from './reconciliation.ts';
import { sharedExports } from './shared-exports.ts';
import { sharedHome } from './shared-home.ts';
import { sharedLedger } from './shared-ledger.ts';
import { sharedBatches } from './shared-batches.ts';
import { sharedMerchants } from './shared-merchants.ts';
import { sharedOrders } from './shared-orders.ts';
import { sharedPayouts } from './shared-payouts.ts';
import { sharedSettlements } from './shared-settlements.ts';
import { settlementPages } from './settlement-pages.ts';
import { sharedPeople } from './shared-people.ts';
import { sharedRequests } from './shared-requests.ts';

// merchant
import { merchant } from './merchant/merchant.ts';

// operator
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
// what needs two people
import { approvalRules } from './approval-rules.ts';
// assets
import { scripts } from './scripts.ts';
// audit
import { actions } from './actions.ts';

/** A text that is missing does not compile. */
export const chinese = (): Readonly<Record<DeskText, string>> => ({
  // account, frame, desk
  ...account,
  ...signingIn,
  ...frame,
  ...desk,
  ...forms,
  ...roles,

  // shared
  ...chargebacks,
  ...orderStory,
  ...search,
  ...sharedApprovals,
  ...sharedDeliveries,
  ...sharedExports,
  ...reconciliation,
  ...sharedHome,
  ...sharedLedger,
  ...sharedBatches,
  ...sharedMerchants,
  ...sharedOrders,
  ...sharedPayouts,
  ...sharedSettlements,
  ...settlementPages,
  ...sharedPeople,
  ...sharedRequests,

  // merchant
  ...merchant,

  // operator
  ...refusals,
  ...rules,
  // what needs two people
  ...approvalRules,
  // assets
  ...scripts,
  // audit
  ...actions,
});
