import { headerLimits, versions } from '../../../generated/operations.ts';
import { patterns } from '../../../generated/patterns.ts';
import * as validators from '../../../generated/validators.js';
import { createRequestChecks, unknownMerchantStatus } from '../../protocol/check-request.ts';
import type { CheckedRequest, Identity, OpenedRequest } from '../../protocol/check-request.ts';
import type { ReceivedValidator } from '../../protocol/received.ts';
import type { Refusal } from '../../protocol/refusal.ts';
import { secretsOf } from '../domain/merchant.ts';
import type { MerchantAccount } from '../domain/merchant.ts';
import type { Clock } from '../domain/ports.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import { refusals, refuseTooMany } from './errors.ts';
import type { RateLimit } from './ports.ts';

/** A request of a known merchant that passed every check before the operation's own. */
export interface MerchantRequest {
  readonly kind: 'known';
  readonly account: MerchantAccount;
  readonly checked: CheckedRequest;
}

/** Merchant exists, is active, has not sent too much; then what needs no memory. The first failure is the answer. */
export function createMerchantChecks(deps: {
  accounts: MerchantAccounts;
  clock: Clock;
  rateLimit: RateLimit;
  mode: 'sandbox' | 'live';
}): (opened: OpenedRequest) => Promise<Refusal | MerchantRequest> {
  const runChecks = createRequestChecks({
    refusals,
    validators: validators as unknown as Record<string, ReceivedValidator>,
    rules: patterns,
    versions,
    headerLimits,
    explain: deps.mode === 'sandbox',
  });
  return async (opened) => {
    const nowMs = deps.clock.now();
    const { merchantNumber } = opened;
    if (merchantNumber === undefined) return requireRefusal(runChecks(opened, null, new Date(nowMs)));
    const account = await deps.accounts.find(merchantNumber);
    if (account === null) return refusals.refuse('merchantUnknown', unknownMerchantStatus(opened));
    if (account.merchant.status !== 'active') return refusals.refuse('merchantNotActive');
    const waitSeconds = deps.rateLimit.take(merchantNumber);
    if (waitSeconds > 0) return refuseTooMany(waitSeconds);
    const checked = runChecks(opened, identityOf(account, nowMs), new Date(nowMs));
    return checked.kind === 'refusal' ? checked : { kind: 'known', account, checked };
  };
}

/** A `merNo` that cannot be one breaks its field table, whatever else is in the body. */
function requireRefusal(checked: CheckedRequest | Refusal): Refusal {
  if (checked.kind === 'refusal') return checked;
  throw new Error('a request without a merchant number passed the checks');
}

function identityOf(account: MerchantAccount, nowMs: number): Identity {
  return {
    signingKeys: secretsOf(account, 'signingKey', nowMs),
    publicKeys: secretsOf(account, 'publicKey', nowMs),
    websites: account.merchant.websites,
  };
}
