import { headerLimits, payMethods, versions } from '../../generated/operations.ts';
import { patterns } from '../../generated/patterns.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import * as validators from '../../generated/validators.js';
import { createRequestChecks, openRequest, unknownMerchantStatus } from '../protocol/check-request.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import { findCurrencyProblem } from '../protocol/method-currency.ts';
import { receivedValidators } from '../protocol/received.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { refusals } from './refusal.ts';

const runChecks = createRequestChecks({
  refusals,
  validators: receivedValidators(validators),
  rules: patterns,
  versions,
  headerLimits,
  explain: true,
});

const { key, publicKey, websites } = sandboxAccount;
const demoMerchant = { signingKeys: [key], publicKeys: [publicKey], websites };

/** The gateway's checks, for a server with one merchant. */
export function checkRequest(request: Parameters<typeof openRequest>[0], now: Date): CheckedRequest | Refusal {
  const opened = openRequest(request);
  const { merchantNumber } = opened;
  if (merchantNumber !== undefined && merchantNumber !== sandboxAccount.merNo) {
    const detail = `The mock knows only ${sandboxAccount.merNo}.`;
    return refusals.refuse('merchantUnknown', { detail, ...unknownMerchantStatus(opened) });
  }
  const checked = runChecks(opened, merchantNumber === undefined ? null : demoMerchant, now);
  if (checked.kind === 'refusal') return checked;
  const detail = findCurrencyProblem(payMethods, {
    method: checked.variantName,
    currency: String(checked.body['currencyCode']),
  });
  return detail === undefined ? checked : refusals.refuse('currencyNotEnabled', { detail });
}
