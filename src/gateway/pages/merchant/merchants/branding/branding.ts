import type { components } from '../../../../../../generated/operator.ts';
import { readLogoName } from '../../../../domain/merchants/branding.ts';
import type { Branding, BrandedMerchant } from '../../../../domain/merchants/branding.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import type { Answered, DeskContext } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';

export type BrandingAnswer = components['schemas']['Branding'];

export const BRANDING = MERCHANT + MERCHANT_SCREENS.branding.path;

export function readBranding({ call }: DeskContext, exchange: SignedInExchange): Promise<Answered<BrandingAnswer>> {
  return call(exchange, 'getBranding', { parameters: { merNo: exchange.signedIn.grant.merNo } });
}

/** As the payer's pages know it. */
export function brandedMerchant(answer: BrandingAnswer): BrandedMerchant & { readonly branding: Branding } {
  const { merNo, name, displayName, logo } = answer;
  const named = logo === null ? null : readLogoName(logo.path.split('/').at(-1) ?? '');
  return {
    merNo,
    name,
    branding: { displayName, logo: logo === null || named === null ? null : { ...logo, sha256: named.sha256 } },
  };
}
