import type { Acting } from '../../domain/audit/actor.ts';
import type { InvitationStore } from '../../domain/people/invitations.ts';
import type { Post } from '../../domain/platform/mail.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Registration, RegistrationChange, RegistrationStore } from '../../domain/registrations/registration.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { entryOf, writeTo } from './decide-registration.ts';
import { ownerInvitation } from './owner-invitation.ts';
import type { OwnerInvitationDependencies } from './owner-invitation.ts';
import { wrongState } from './read-registrations.ts';
import { PROOF_MS } from './registration-limits.ts';
import type { RegistrationTries } from './registration-limits.ts';
import { readLink } from './registration-link.ts';
import { statusAddress } from './status-address.ts';
import type { StatusAddressDependencies } from './status-address.ts';

// What a registrant does with the link of a mail. Whoever has it reads the mails of the address.

export interface OwnRegistration {
  readonly registration: Registration;
  /** Whether the owner still has to accept an invitation. */
  readonly isInvited: boolean;
}

type Deciding = (registration: Registration) => OperatorOutcome<RegistrationChange | null>;

export type OwnRegistrationDependencies = StatusAddressDependencies &
  OwnerInvitationDependencies & {
    readonly store: Pick<InvitationStore, 'findInvitation'> &
      Pick<RegistrationStore, 'findRegistration' | 'changeRegistration'>;
    readonly clock: Clock;
    readonly vault: Vault;
    readonly post: Post;
    readonly registrationTries: RegistrationTries;
  };

export function createOwnRegistrations(deps: OwnRegistrationDependencies) {
  const { store, clock } = deps;
  return {
    async getOwnRegistration(link: string): Promise<OperatorOutcome<OwnRegistration>> {
      const registrationId = readLink(deps.vault, link);
      const registration = registrationId === null ? null : await store.findRegistration(registrationId);
      if (registration === null || isExpired(registration, clock.now())) return refuse('registrationLinkInvalid');
      return done(await withInvitation(deps, registration));
    },

    async proveEmail(link: string, acting: Acting): Promise<OperatorOutcome<OwnRegistration>> {
      const now = clock.now();
      return change(deps, link, (registration) => {
        if (registration.state !== 'unproven') return done(null);
        const { company, contactName: name, registrationId } = registration;
        const letter = { kind: 'received', name, company, link: statusAddress(deps, registrationId) } as const;
        return done({
          registration: { ...registration, state: 'pending', provenAt: now, forgetAt: null },
          mails: [writeTo(deps, registration, letter, { now })],
          audit: [record(acting, registration, { at: now, action: 'proveEmail', detail: maskText(company) })],
        });
      });
    },

    async answerQuestions(
      { link, answer }: { readonly link: string; readonly answer: string },
      acting: Acting,
    ): Promise<OperatorOutcome<OwnRegistration>> {
      const now = clock.now();
      return change(deps, link, (registration) => {
        if (registration.state !== 'askedBack') return wrongState(registration, 'answerQuestions', 'askedBack');
        const questions = registration.questions.map((one) =>
          one.answer === null ? { ...one, answer, answeredAt: now } : one,
        );
        return done({
          registration: { ...registration, state: 'pending', questions, forgetAt: null },
          audit: [record(acting, registration, { at: now, action: 'answerQuestions', detail: maskText(answer) })],
        });
      });
    },

    renewInvitation: (link: string, acting: Acting) => renewInvitation(deps, link, acting),
  };
}

/** The last one may still be open: only a new link can be mailed, since links are not stored. */
async function renewInvitation(
  deps: OwnRegistrationDependencies,
  link: string,
  acting: Acting,
): Promise<OperatorOutcome<OwnRegistration>> {
  const own = await createOwnRegistrations(deps).getOwnRegistration(link);
  if (own.kind === 'refused') return own;
  const { registration, isInvited } = own.value;
  const { merNo, email } = registration;
  if (merNo === null) return wrongState(registration, 'renewInvitation', 'approved');
  if (!isInvited) return own;
  const begun = await deps.registrationTries.byEmail.begin(`invitation ${email}`);
  if ('waitSeconds' in begun) {
    return refuse('tooManyInvitations', { waitSeconds: begun.waitSeconds });
  }
  await begun.end({ failed: true });
  const now = deps.clock.now();
  const { invitation, mail } = ownerInvitation(deps, { registration, merNo, now, by: registrantOf(acting) });
  return change(deps, link, (locked) =>
    done({
      registration: { ...locked, invitationId: invitation.invitationId },
      invitation,
      mails: [mail],
      audit: [record(acting, locked, { at: now, action: 'renewInvitation', detail: invitation.invitationId })],
    }),
  );
}

async function change(
  deps: OwnRegistrationDependencies,
  link: string,
  decide: Deciding,
): Promise<OperatorOutcome<OwnRegistration>> {
  const registrationId = readLink(deps.vault, link);
  if (registrationId === null) return refuse('registrationLinkInvalid');
  const now = deps.clock.now();
  const outcome = await deps.store.changeRegistration<OperatorOutcome<Registration>>(registrationId, (locked) => {
    if (locked === null || isExpired(locked, now)) return { result: refuse('registrationLinkInvalid') };
    const decided = decide(locked);
    if (decided.kind === 'refused') return { result: decided };
    if (decided.value === null) return { result: done(locked) };
    return { result: done(decided.value.registration), change: decided.value };
  });
  if (outcome === 'merchantNumberTaken') throw new Error('no merchant was created');
  if (outcome.kind === 'refused') return outcome;
  deps.post.wake();
  return done(await withInvitation(deps, outcome.value));
}

async function withInvitation(
  { store }: OwnRegistrationDependencies,
  registration: Registration,
): Promise<OwnRegistration> {
  const { invitationId } = registration;
  const invitation = invitationId === null ? null : await store.findInvitation(invitationId);
  return { registration, isInvited: invitation !== null && invitation.state !== 'accepted' };
}

function isExpired({ state, createdAt }: Registration, now: number): boolean {
  return state === 'unproven' && now >= createdAt + PROOF_MS;
}

/** Nobody is signed in: the record names what they showed. */
function registrantOf(acting: Acting): Acting {
  return { ...acting, actor: { kind: 'system', name: 'registrant' } };
}

function record(acting: Acting, registration: Registration, entry: Parameters<typeof entryOf>[2]) {
  return entryOf(registrantOf(acting), registration, entry);
}
