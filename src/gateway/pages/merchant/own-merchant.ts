import type { components } from '../../../../generated/operator.ts';
import type { Answered, DeskContext } from '../desk/desk-types.ts';
import type { SignedInExchange } from '../frame/page-types.ts';

export type Merchant = components['schemas']['Merchant'];

/** The merchant for whom the person is signed in. */
export function readOwnMerchant({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Merchant>> =>
    call(exchange, 'getMerchant', { parameters: { merNo: exchange.signedIn.grant.merNo } });
}

/** Its number. */
export function ownMerchant({ signedIn }: SignedInExchange): number {
  return signedIn.grant.merNo;
}
