import type { components } from '../../../../../generated/operator.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered } from '../../desk/desk-types.ts';
import type { ScreenId } from '../../desk/desks.ts';

type Merchant = components['schemas']['Merchant'];

/** Where a form about a merchant stands: among the merchants of the console, or in the merchant's own back office. */
export interface MerchantPlace {
  readonly screen: ScreenId;
  /** In front of the form's own path: `/:merNo`, or nothing. */
  readonly prefix: string;
  /** Behind a title: ` of Acme`, or nothing. */
  readonly ofWhom: (merchant: Merchant) => string;
  read(exchange: SignedInExchange): Promise<Answered<Merchant>>;
  homeOf(merchant: Merchant): { readonly path: string; readonly title: string };
}
