import { say } from '../../../../web/texts.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { tabs } from '../../desk/views/filters.ts';

export const PAYOUTS = MERCHANT + MERCHANT_SCREENS.payouts.path;
export const NEW_PAYOUT = `${PAYOUTS}/new`;
/** Payouts to the shop's own account, and what is in each. */
export const OWN_PAYOUTS = `${PAYOUTS}/own`;
export const BENEFICIARIES = `${PAYOUTS}/beneficiaries`;
export const NEW_BENEFICIARY = `${BENEFICIARIES}/new`;

export function ownPayoutPath(batchNo: string): string {
  return `${OWN_PAYOUTS}/${batchNo}`;
}

/** The lists of the screen, of which beneficiaries are for those who may see them. */
export function payoutTabs(exchange: SignedInExchange, current: 'payouts' | 'own' | 'beneficiaries'): Html {
  return tabs(say`Payouts`, [
    [PAYOUTS, say`Payouts`, current === 'payouts'],
    [OWN_PAYOUTS, say`To your account`, current === 'own'],
    ...(may(exchange, 'beneficiaries.read')
      ? [[BENEFICIARIES, say`Beneficiaries`, current === 'beneficiaries'] as const]
      : []),
  ]);
}
