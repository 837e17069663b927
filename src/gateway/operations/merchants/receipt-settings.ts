import { isDeepStrictEqual } from 'node:util';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { footerProblem, readReplyTo, receiptSettingsOf } from '../../domain/merchants/receipt-settings.ts';
import type { ReceiptSettings } from '../../domain/merchants/receipt-settings.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { MerchantAccounts } from '../operations.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { refuseIfChanged } from '../replaces.ts';
import { changeMerchant, shown } from './merchants.ts';

export interface ReceiptSettingsDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant' | 'changeMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
}

interface SettingsUpdate {
  readonly merNo: number;
  readonly settings: ReceiptSettings;
  readonly replaces?: ReceiptSettings | undefined;
}

/** What a merchant chooses for the receipts of its payers. */
export function createReceiptSettings(deps: ReceiptSettingsDependencies) {
  return {
    async getReceiptSettings(merNo: number): Promise<OperatorOutcome<Merchant>> {
      const found = await deps.store.findMerchant(merNo);
      return found === null ? merchantNotFound(merNo) : done(found.merchant);
    },
    changeReceiptSettings: (update: SettingsUpdate, acting: Acting) => change(deps, update, acting),
  };
}

function change(
  deps: ReceiptSettingsDependencies,
  { merNo, settings, replaces }: SettingsUpdate,
  acting: Acting,
): Promise<OperatorOutcome<Merchant>> {
  const at = deps.clock.now();
  return changeMerchant<Merchant>(deps, merNo, ({ merchant }) => {
    const before = valuesOf(receiptSettingsOf(merchant));
    const refusal = refuseIfChanged(replaces, before, 'receipts') ?? refusalOf(settings, merchant);
    if (refusal !== undefined) return { result: refusal };
    const { replyTo } = settings;
    const after = valuesOf({
      ...settings,
      replyTo: replyTo === null ? null : readReplyTo(replyTo, merchant.websites),
    });
    if (isDeepStrictEqual(before, after)) return { result: done(merchant) };
    const changed = { ...merchant, receipts: after, updatedAt: at };
    const audit = auditOf(acting, {
      at,
      action: 'changeReceiptSettings',
      merNo,
      target: `merchant ${merNo}`,
      detail: maskText(`${shown(before)} to ${shown(after)}`),
      before,
      after,
    });
    return { result: done(changed), change: { merchant: changed, audit } };
  });
}

function refusalOf({ replyTo, footer }: ReceiptSettings, { websites }: Merchant) {
  if (replyTo !== null && readReplyTo(replyTo, websites) === null) {
    return refuseInput([invalid('replyTo', 'replyElsewhere')]);
  }
  if (footer !== null && footerProblem(footer) !== undefined) {
    return refuseInput([invalid('footer', 'addressInLine')]);
  }
  return undefined;
}

function valuesOf({
  forOrders,
  replyTo,
  footer,
}: ReceiptSettings): ReceiptSettings & Readonly<Record<string, unknown>> {
  return { forOrders, replyTo, footer };
}
