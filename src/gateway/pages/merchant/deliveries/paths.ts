import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';

export const DELIVERIES = MERCHANT + MERCHANT_SCREENS.deliveries.path;

export function orderPath(tradeNo: string): string {
  return `${MERCHANT + MERCHANT_SCREENS.orders.path}/${tradeNo}`;
}
