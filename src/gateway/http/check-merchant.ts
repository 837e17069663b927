import { errors } from '../../../generated/errors.ts';
import { headerLimits, versions } from '../../../generated/operations.ts';
import { patterns } from '../../../generated/patterns.ts';
import * as validators from '../../../generated/validators.js';
import { createRequestChecks, unknownMerchantStatus } from '../../protocol/check-request.ts';
import type { CheckedRequest, Identity, OpenedRequest } from '../../protocol/check-request.ts';
import { receivedValidators } from '../../protocol/received.ts';
import type { Refusal } from '../../protocol/refusal.ts';
import { validSecrets } from '../domain/merchants/merchant.ts';
import type { MerchantAccount } from '../domain/merchants/merchant.ts';
import type { Clock } from '../domain/ports.ts';
import type { MerchantAccounts } from '../operations/operations.ts';
import { refuseTooMany } from './errors.ts';
import { refusals } from '../operator/checks/refusals.ts';
import type { RateLimit } from './ports.ts';

/** A request of a known merchant that passed every check before the operation's own. */
export interface MerchantRequest {
  readonly kind: 'known';
  readonly account: MerchantAccount;
  readonly checked: CheckedRequest;
}

/**
 * Merchant exists, is active; then what needs no memory. The first failure is the answer. Only what carries the merchant's
 * signature counts as the merchant's; everything else is a stranger's, whatever `merNo` it names.
 */
export function createMerchantChecks(deps: {
  accounts: MerchantAccounts;
  clock: Clock;
  /** Counts the requests of each merchant. */
  rateLimit: RateLimit;
  mode: 'sandbox' | 'live';
}): (
  opened: OpenedRequest,
  refuseStranger: (refusal: Refusal) => Refusal,
  /** Called with the number of the key that has verified the signature. */
  onVerified: (secretNo: string) => void,
) => Promise<Refusal | MerchantRequest> {
  const runChecks = createRequestChecks({
    refusals,
    validators: receivedValidators(validators),
    rules: patterns,
    versions,
    headerLimits,
    explain: deps.mode === 'sandbox',
  });

  async function check(
    opened: OpenedRequest,
    onVerified: (secretNo: string) => void,
  ): Promise<Refusal | MerchantRequest> {
    const nowMs = deps.clock.now();
    const { merchantNumber } = opened;
    if (merchantNumber === undefined) return requireRefusal(runChecks(opened, null, new Date(nowMs)));
    const account = await deps.accounts.find(merchantNumber);
    if (account === null) return refusals.refuse('merchantUnknown', unknownMerchantStatus(opened));
    if (account.merchant.status !== 'active') return refusals.refuse('merchantNotActive');
    const checked = runChecks(opened, identityOf(account, nowMs, onVerified), new Date(nowMs));
    return checked.kind === 'refusal' ? checked : { kind: 'known', account, checked };
  }

  return async (opened, refuseStranger, onVerified) => {
    const outcome = await check(opened, onVerified);
    const { merchantNumber } = opened;
    if (merchantNumber === undefined || !isSigned(outcome)) return refuseStranger(requireRefusal(outcome));
    const waitSeconds = deps.rateLimit.take(merchantNumber);
    return waitSeconds > 0 ? refuseTooMany(waitSeconds) : outcome;
  };
}

/** The checks that come after the signature refuse a merchant, not a stranger. */
function isSigned(outcome: Refusal | MerchantRequest): boolean {
  return outcome.kind === 'known' || AFTER_SIGNATURE.has(outcome.code);
}

const AFTER_SIGNATURE: ReadonlySet<string> = new Set(
  Object.entries(errors)
    .filter(([, error]) => 'signed' in error)
    .map(([code]) => code),
);

/** A `merNo` that cannot be one breaks its field table, whatever else is in the body. */
function requireRefusal(checked: CheckedRequest | MerchantRequest | Refusal): Refusal {
  if (checked.kind === 'refusal') return checked;
  throw new Error('a request without a merchant number passed the checks');
}

function identityOf(account: MerchantAccount, nowMs: number, onVerified: (secretNo: string) => void): Identity {
  const valid = {
    signingKey: validSecrets(account, 'signingKey', nowMs),
    publicKey: validSecrets(account, 'publicKey', nowMs),
  };
  return {
    signingKeys: valid.signingKey.map(({ value }) => value),
    publicKeys: valid.publicKey.map(({ value }) => value),
    websites: account.merchant.websites,
    onVerified(kind, index) {
      const secret = valid[kind][index];
      if (secret !== undefined) onVerified(secret.secretNo);
    },
  };
}
