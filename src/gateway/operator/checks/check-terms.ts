import { currencies } from '../../../../generated/operations.ts';
import { findCurrencyProblem } from '../../../protocol/method-currency.ts';
import type { MethodCurrencies } from '../../../protocol/method-currency.ts';
import type { Refusal } from '../../../protocol/refusal.ts';
import type { Balance } from '../../domain/ledger/ledger.ts';
import { allows, leadsToWebsite } from '../../domain/merchants/merchant.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { isCrypto } from '../../domain/money.ts';
import type { PaymentRequest, PayoutRequest } from '../../domain/orders/order-requests.ts';
import { refusals } from './refusals.ts';

type Mode = 'sandbox' | 'live';

/**
 * What the operator agreed with this merchant: methods first, then currencies, then where addresses may lead. A method that
 * is paid in some currencies only is refused in others, whatever was agreed; payouts have no such methods.
 */
export function refuseTerms(
  merchant: Merchant,
  request: PaymentRequest | PayoutRequest,
  { mode, methods }: { readonly mode: Mode; readonly methods: readonly MethodCurrencies[] },
): Refusal | undefined {
  if (!allows(merchant.methods, request.method)) return refusals.refuse('methodNotEnabled');
  if (!allows(merchant.currencies, request.currency)) return refusals.refuse('currencyNotEnabled');
  const detail = findCurrencyProblem(methods, request);
  if (detail !== undefined) return refusals.refuse('currencyNotEnabled', { detail });
  return refuseForeignAddress(merchant, request, mode);
}

/**
 * A balance of nothing in a currency that nobody can pay in, nor the merchant settles in, is a mistake of the caller's. Money
 * that is there is listed, whatever its currency is called.
 */
export function refuseUnknownCurrency(merchant: Merchant, currency: string, balance: Balance): Refusal | undefined {
  const isKnown = currencies.includes(currency) || isCrypto(currency) || currency === merchant.terms.settlementCurrency;
  if (isKnown || Object.values(balance).some((amount) => amount !== 0n)) return undefined;
  const detail = 'currency: send a code of ISO 4217, such as USD, or of a crypto currency, such as USDT.';
  return refusals.refuse('currencyNotEnabled', { detail });
}

const ADDRESS_FIELDS = ['returnUrl', 'cancelUrl', 'notifyUrl', 'protestNotifyUrl'] as const;

/**
 * S11: these addresses are not signed, so in live mode they may lead only to hosts of the merchant's websites, or below
 * them.
 */
export function refuseForeignAddress(
  merchant: Merchant,
  addresses: Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null>>,
  mode: Mode,
): Refusal | undefined {
  if (mode !== 'live') return undefined;
  const foreign = ADDRESS_FIELDS.filter((name) => {
    const address = addresses[name];
    return typeof address === 'string' && !leadsToWebsite(address, merchant.websites);
  });
  if (foreign.length === 0) return undefined;
  const problem = 'must lead to a website that is configured for the merchant';
  return refusals.refuseFields(foreign.map((field) => ({ field, problem })));
}
