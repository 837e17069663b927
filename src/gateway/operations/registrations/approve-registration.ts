import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Post } from '../../domain/platform/mail.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Merchant, MerchantTerms } from '../../domain/merchants/merchant.ts';
import { CASHIER } from '../../domain/method.ts';
import type { OrderMethod, PayoutMethod } from '../../domain/method.ts';
import type { Registration, RegistrationChange, RegistrationStore } from '../../domain/registrations/registration.ts';
import { NUMBER_TRIES_MAX, chooseNumber, merchantOf, recordOf, refuseWebsites, shown } from '../merchants/merchants.ts';
import { newSecret } from '../merchants/new-secret.ts';
import type { NewSecretDependencies } from '../merchants/new-secret.ts';
import type { MerchantAccounts } from '../operations.ts';
import { done } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { ownerInvitation } from './owner-invitation.ts';
import type { OwnerInvitationDependencies } from './owner-invitation.ts';
import { getRegistration, registrationNotFound, wrongState } from './read-registrations.ts';
import type { ShownRegistration } from './read-registrations.ts';

export interface RegistrationTerms {
  readonly registrationId: string;
  readonly terms: MerchantTerms;
  /** Absent: what was wanted, the cashier, and all payouts. Null allows all. */
  readonly methods?: readonly OrderMethod[] | null | undefined;
  /** Absent: what was wanted. Null allows all. */
  readonly currencies?: readonly string[] | null | undefined;
}

/** A way of paying out that the contract gains does not compile until it is here. */
const PAYOUTS = Object.keys({
  PAYOUT_1: true,
  PAYOUT_2: true,
  PAYOUT_3: true,
  PAYOUT_4: true,
  PAYOUT_5: true,
  PAYOUT_6: true,
} satisfies Record<PayoutMethod, true>) as PayoutMethod[];

export type ApproveRegistrationDependencies = NewSecretDependencies &
  OwnerInvitationDependencies & {
    readonly store: Pick<RegistrationStore, 'changeRegistration' | 'findRegistration' | 'findDuplicates'>;
    readonly accounts: MerchantAccounts;
    readonly clock: Clock;
    readonly configured: Configured;
    readonly ids: Ids;
    readonly post: Post;
  };

/**
 * The merchant, its owner's invitation and the mail come into being together, under the lock of the registration: of several
 * that approve at once, one creates it, and the others find it.
 */
export async function approveRegistration(
  deps: ApproveRegistrationDependencies,
  given: RegistrationTerms,
  acting: Acting,
): Promise<OperatorOutcome<ShownRegistration>> {
  const { registrationId } = given;
  for (let tries = 0; tries < NUMBER_TRIES_MAX; tries += 1) {
    const merNo = chooseNumber(deps);
    const outcome = await deps.store.changeRegistration<OperatorOutcome<null>>(registrationId, (registration) => {
      if (registration === null) return { result: registrationNotFound(registrationId) };
      if (registration.state === 'approved') return { result: done(null) };
      if (!isOpen(registration)) return { result: wrongState(registration, 'approveRegistration', 'pending') };
      const wrong = refuseWebsites(deps, [registration.website]);
      if (wrong !== undefined) return { result: wrong };
      return { result: done(null), change: approval(deps, { registration, given, merNo }, acting) };
    });
    if (outcome === 'merchantNumberTaken') continue;
    if (outcome.kind === 'refused') return outcome;
    deps.accounts.forget(merNo);
    deps.post.wake();
    return getRegistration(deps, registrationId);
  }
  throw new Error(`${NUMBER_TRIES_MAX} merchant numbers generated at random were all taken`);
}

/** For whoever decides about it as a second person; null if it was approved. */
export async function previewRegistration(
  { store }: { readonly store: Pick<RegistrationStore, 'findRegistration'> },
  given: RegistrationTerms,
): Promise<OperatorOutcome<Preview | null>> {
  const registration = await store.findRegistration(given.registrationId);
  if (registration === null) return registrationNotFound(given.registrationId);
  if (registration.state === 'approved') return done(null);
  if (!isOpen(registration)) return wrongState(registration, 'approveRegistration', 'pending');
  const { company, website, state } = registration;
  const { methods, currencies, terms } = settingsOf(registration, given);
  const after = JSON.parse(shown({ state: 'approved', methods, currencies, ...terms })) as Record<string, unknown>;
  const summary = `Approve the registration of ${maskText(company)}, ${website}`;
  return done({ merNo: 0, tradeNo: null, summary, before: { state }, after });
}

/** An answer that nobody waits for any longer does not keep it from being approved. */
function isOpen({ state }: Registration): boolean {
  return state === 'pending' || state === 'askedBack';
}

function settingsOf(
  { website, methods, currencies }: Registration,
  given: RegistrationTerms,
): Pick<Merchant, 'websites' | 'methods' | 'currencies' | 'terms'> {
  return {
    websites: [website],
    methods: given.methods === undefined ? [...methods, CASHIER, ...PAYOUTS] : given.methods,
    currencies: given.currencies === undefined ? currencies : given.currencies,
    terms: given.terms,
  };
}

function approval(
  deps: ApproveRegistrationDependencies,
  {
    registration,
    given,
    merNo,
  }: { readonly registration: Registration; readonly given: RegistrationTerms; readonly merNo: number },
  acting: Acting,
): RegistrationChange {
  const now = deps.clock.now();
  const { company, registrationId } = registration;
  const input = { ...settingsOf(registration, given), merNo, name: company };
  const merchant: Merchant = { ...merchantOf(input, { merNo, now }), status: 'active' };
  const secrets = (['signingKey', 'webhookSecret'] as const).map((kind) => newSecret(deps, kind, now).sealed);
  const { invitation, mail } = ownerInvitation(deps, { registration, merNo, now, by: acting });
  return {
    registration: {
      ...registration,
      state: 'approved',
      merNo,
      invitationId: invitation.invitationId,
      decidedAt: now,
      decidedBy: nameOf(acting.actor),
      forgetAt: null,
    },
    merchant: { merchant, secrets },
    invitation,
    mails: [mail],
    audit: [
      auditOf(acting, {
        at: now,
        action: 'approveRegistration',
        merNo,
        target: `merchant ${merNo}`,
        detail: maskText(`${company}, ${registrationId}`),
        after: recordOf(merchant),
      }),
    ],
  };
}
