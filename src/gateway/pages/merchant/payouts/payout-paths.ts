import { say } from '../../../../web/texts.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { tabs } from '../../desk/views/filters.ts';

export const PAYOUTS = MERCHANT + MERCHANT_SCREENS.payouts.path;
export const NEW_PAYOUT = `${PAYOUTS}/new`;
export const BENEFICIARIES = `${PAYOUTS}/beneficiaries`;
export const NEW_BENEFICIARY = `${BENEFICIARIES}/new`;

/** The two lists of the screen, for those who may see both. */
export function payoutTabs(exchange: SignedInExchange, current: 'payouts' | 'beneficiaries'): Html | '' {
  if (!may(exchange, 'beneficiaries.read')) return '';
  return tabs(say`Payouts`, [
    [PAYOUTS, say`Payouts`, current === 'payouts'],
    [BENEFICIARIES, say`Beneficiaries`, current === 'beneficiaries'],
  ]);
}
