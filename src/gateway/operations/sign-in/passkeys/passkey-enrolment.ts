import { actingAsSystem } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { Person } from '../../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import { actingInvited } from '../../people/acting-invited.ts';
import { createInvitationOperations } from '../../people/accept-invitation.ts';
import type { InvitationDependencies, WayIn } from '../../people/accept-invitation.ts';
import { deviceName } from '../device-name.ts';
import { deviceTokenFor } from '../known-device.ts';
import { createPasskeyRefusals } from './passkey-refusals.ts';
import type { PasskeyRefusalsDependencies } from './passkey-refusals.ts';
import { newPasskey } from './passkeys.ts';
import type { PasskeyOperations, PasskeyReason } from './passkeys.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { startSession } from '../start-session.ts';
import type { SessionDependencies, StartedSession } from '../start-session.ts';

export type PasskeyEnrolled =
  | { readonly kind: 'enrolled'; readonly started: StartedSession; readonly deviceToken: string }
  | { readonly kind: 'refused'; readonly reason: PasskeyReason }
  /** The invitation is not, or no longer, good for an account. */
  | { readonly kind: 'closed' };

type Deps = InvitationDependencies &
  PasskeyRefusalsDependencies &
  SessionDependencies & {
    readonly vault: Vault;
    readonly ids: Ids;
    readonly clock: Clock;
  };

/** How somebody who was invited gets an account with a passkey and nothing else. */
export function createPasskeyEnrolment(deps: Deps, passkeys: PasskeyOperations) {
  const invitations = createInvitationOperations(deps);
  const record = createPasskeyRefusals(deps);

  async function invitedBy(token: string) {
    const found = await invitations.findInvitation(token);
    return found.kind === 'closed' || found.isKnown ? null : found.invitation;
  }

  return {
    async offer(token: string) {
      const invited = await invitedBy(token);
      if (invited === null) return null;
      return passkeys.offerRegistration({ id: invited.invitationId, email: invited.email, name: invited.name });
    },

    async finish(
      token: string,
      given: { readonly name: string; readonly response: string },
      context: SignInContext,
    ): Promise<PasskeyEnrolled> {
      const invited = await invitedBy(token);
      if (invited === null) return { kind: 'closed' };
      const read = await passkeys.readNew(invited.invitationId, given.response);
      if (read.kind === 'refused') {
        const nobody = { ...actingAsSystem('sign-in'), address: context.address, requestId: context.requestId };
        const target = `invitation ${invited.invitationId}`;
        await record({ acting: nobody, action: 'addPasskey' as const, target, problem: read.problem });
        return { kind: 'refused', reason: read.reason };
      }
      const name = given.name === '' ? invited.name : given.name;
      const wayIn = (person: Person): WayIn => {
        const { personId } = person;
        const detail = deviceName(context.agent);
        const { addFactors, addPasskeys } = newPasskey(deps, { personId, name: detail, credential: read.value });
        const entry = { at: deps.clock.now(), action: 'addPasskey' as const, target: `person ${personId}`, detail };
        const audit = auditOf(actingInvited(person, invited.merNo, context), entry);
        return { addFactors, addPasskeys, audit };
      };
      const accepted = await invitations.acceptInvitation(token, { name, wayIn }, { ...context, personId: null });
      if (accepted.kind !== 'accepted') return { kind: 'closed' };
      const { person, merNo } = accepted;
      const session = { kind: 'browser', method: 'passkey', withFactor: true, merNo } as const;
      const started = await startSession(deps, { person, ...session, ...context });
      return { kind: 'enrolled', started, deviceToken: deviceTokenFor(deps, person.personId) };
    },
  };
}

export type PasskeyEnrolment = ReturnType<typeof createPasskeyEnrolment>;
