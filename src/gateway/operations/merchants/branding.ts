import { isDeepStrictEqual } from 'node:util';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { NO_BRANDING } from '../../domain/merchants/branding.ts';
import type { AcceptLogo, Branding, Logo, LogoMark } from '../../domain/merchants/branding.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { MerchantAccounts } from '../operations.ts';
import { changeMerchant, shown } from './merchants.ts';
import { done, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { refuseIfChanged } from '../replaces.ts';

/** What its people choose by text; the logo is put by itself. */
export interface BrandingTexts {
  readonly displayName: string | null;
  readonly accentColour: string | null;
}

interface TextsUpdate {
  readonly merNo: number;
  readonly texts: BrandingTexts;
  readonly replaces?: BrandingTexts | undefined;
}

export interface BrandingDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant' | 'changeMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly acceptLogo: AcceptLogo;
}

/** What payers see of a merchant. */
export function createBrandingOperations(deps: BrandingDependencies) {
  return {
    async getBranding(merNo: number): Promise<OperatorOutcome<Merchant>> {
      const found = await deps.store.findMerchant(merNo);
      return found === null ? merchantNotFound(merNo) : done(found.merchant);
    },
    changeBranding: (update: TextsUpdate, acting: Acting) => changeTexts(deps, update, acting),
    async putLogo(merNo: number, content: Uint8Array, acting: Acting): Promise<OperatorOutcome<Merchant>> {
      const accepted = await deps.acceptLogo(content);
      if (accepted.kind === 'refused') return refuseInput([{ field: 'picture', problem: accepted.problem }]);
      return changeLogo(deps, { merNo, logo: accepted.logo, action: 'putLogo' }, acting);
    },
    removeLogo: (merNo: number, acting: Acting) =>
      changeLogo(deps, { merNo, logo: null, action: 'removeLogo' }, acting),
  };
}

function changeTexts(
  deps: BrandingDependencies,
  { merNo, texts, replaces }: TextsUpdate,
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const at = deps.clock.now();
  return changeMerchant<Merchant>(deps, merNo, ({ merchant }) => {
    const before = textsOf(merchant);
    const refusal = refuseIfChanged(replaces, before, 'branding');
    if (refusal !== undefined) return { result: refusal };
    if (isDeepStrictEqual(before, texts)) return { result: done(merchant) };
    const { displayName, accentColour } = texts;
    const changed = { ...merchant, accentColour, branding: { ...brandingOf(merchant), displayName }, updatedAt: at };
    const audit = auditOf(acting, {
      at,
      action: 'changeBranding',
      merNo,
      target: `merchant ${merNo}`,
      detail: maskText(`${shown(before)} to ${shown(texts)}`),
      before,
      after: { displayName, accentColour },
    });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

function changeLogo(
  deps: BrandingDependencies,
  { merNo, logo, action }: { readonly merNo: number; readonly logo: Logo | null; readonly action: AuditAction },
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const at = deps.clock.now();
  return changeMerchant<Merchant>(deps, merNo, ({ merchant }) => {
    const before = brandingOf(merchant).logo;
    if (before?.sha256 === logo?.sha256) return { result: done(merchant) };
    const after = logo === null ? null : markOf(logo);
    const changed = { ...merchant, branding: { ...brandingOf(merchant), logo: after }, updatedAt: at };
    const audit = auditOf(acting, {
      at,
      action,
      merNo,
      target: `merchant ${merNo}`,
      detail: after === null ? 'no logo' : `${after.mediaType}, ${after.width} × ${after.height}, ${after.bytes} bytes`,
      before: { logo: before },
      after: { logo: after },
    });
    return { result: done(changed), change: { merchant: changed, logo, audit } };
  });
}

function textsOf(merchant: Merchant): BrandingTexts & Readonly<Record<string, unknown>> {
  return { displayName: brandingOf(merchant).displayName, accentColour: merchant.accentColour };
}

function brandingOf({ branding }: Merchant): Branding {
  return branding ?? NO_BRANDING;
}

function markOf({ content: _content, ...mark }: Logo): LogoMark {
  return mark;
}
