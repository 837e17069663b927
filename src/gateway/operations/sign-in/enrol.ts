import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Person } from '../../domain/people/people.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { createInvitationOperations, isReset } from '../people/accept-invitation.ts';
import type { ClosedInvitation, FoundInvitation, InvitationDependencies, WayIn } from '../people/accept-invitation.ts';
import { actingInvited } from '../people/acting-invited.ts';
import { deviceTokenFor } from './known-device.ts';
import { hashPassword } from './password.ts';
import type { PasswordCost } from './password.ts';
import { refusePassword } from './password-rules.ts';
import type { PasswordProblem } from './password-rules.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { SignInContext } from './sign-in-context.ts';
import { startSession } from './start-session.ts';
import type { SessionDependencies, StartedSession } from './start-session.ts';
import { createTotpSteps } from './totp-steps.ts';
import type { ConfirmedTotp, TotpStepsDependencies } from './totp-steps.ts';

export const NAME_LENGTH_MAX = 100;

export interface EnrolmentProblems {
  readonly name?: 'nameMissing' | 'nameTooLong';
  readonly password?: PasswordProblem;
}

export type EnrolmentBegun =
  | { readonly kind: 'begun'; readonly stepToken: string }
  | { readonly kind: 'refused'; readonly problems: EnrolmentProblems }
  | ClosedInvitation;

export interface Enrolled {
  readonly kind: 'enrolled';
  readonly started: StartedSession;
  readonly deviceToken: string;
  /** To be shown once. */
  readonly codes: readonly string[];
}

type Deps = InvitationDependencies &
  TotpStepsDependencies &
  SessionDependencies & {
    readonly vault: Vault;
    readonly ids: Ids;
    readonly clock: Clock;
    /** Lower in tests only. */
    readonly passwordCost: PasswordCost;
  };

/** How somebody who was invited gets a password and a second factor, and is signed in. */
export function createEnrolment(deps: Deps) {
  const invitations = createInvitationOperations(deps);
  const steps = createTotpSteps(deps);
  return {
    findInvitation: (token: string): Promise<FoundInvitation> => invitations.findInvitation(token),

    /** By somebody who is signed in already. False if it is not theirs, or over. */
    async join(token: string, personId: string, { address, requestId }: SignInContext): Promise<number | null> {
      const accepted = await invitations.acceptInvitation(token, {}, { address, requestId, personId });
      return accepted.kind === 'accepted' ? accepted.merNo : null;
    },

    /** Nothing is written about a person before the second factor is confirmed. */
    async begin(token: string, given: { readonly name: string; readonly password: string }): Promise<EnrolmentBegun> {
      const found = await invitations.findInvitation(token);
      if (found.kind === 'closed' || found.isKnown) return found.kind === 'closed' ? found : CLOSED;
      const { invitationId, email } = found.invitation;
      const name = isReset(found.invitation) ? found.invitation.name : given.name.trim();
      const problems: EnrolmentProblems = {
        ...(name === '' && { name: 'nameMissing' }),
        ...(name.length > NAME_LENGTH_MAX && { name: 'nameTooLong' }),
        ...passwordProblem(given.password, email),
      };
      if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
      const password = await hashPassword(given.password, deps.passwordCost);
      return { kind: 'begun', stepToken: await steps.begin(invitationId, { email, extra: { name, password } }) };
    },

    findTotp: (stepToken: string, invitationId: string) => steps.find(stepToken, invitationId),

    async finish(
      token: string,
      { stepToken, code }: { readonly stepToken: string; readonly code: string },
      context: SignInContext,
    ): Promise<Enrolled | { readonly kind: 'wrong' } | { readonly kind: 'expired' } | ClosedInvitation> {
      const found = await invitations.findInvitation(token);
      if (found.kind === 'closed') return found;
      const owner = found.invitation.invitationId;
      const confirmed = await steps.confirm(stepToken, { owner, code });
      if (confirmed === 'wrong') return { kind: 'wrong' };
      if (confirmed === 'expired') return { kind: 'expired' };
      const { name = '', password = '' } = confirmed.extra;
      let codes: readonly string[] = [];
      const wayIn = (person: Person): WayIn => {
        const made = setUp(deps, person, { password, totp: confirmed.factor, context });
        codes = made.codes;
        return made.wayIn;
      };
      const accepted = await invitations.acceptInvitation(token, { name, wayIn }, { ...context, personId: null });
      if (accepted.kind !== 'accepted') return accepted.kind === 'closed' ? accepted : CLOSED;
      const { person, merNo } = accepted;
      const session = { kind: 'browser', method: 'password+totp', withFactor: true, merNo } as const;
      const started = await startSession(deps, { person, ...session, ...context });
      return { kind: 'enrolled', started, codes, deviceToken: deviceTokenFor(deps, person.personId) };
    },
  };
}

export type Enrolment = ReturnType<typeof createEnrolment>;

const CLOSED: ClosedInvitation = { kind: 'closed', reason: 'notTheirs' };

function passwordProblem(password: string, email: string): Pick<EnrolmentProblems, 'password'> {
  const problem = refusePassword(password, { email });
  return problem === null ? {} : { password: problem };
}

/** Password, authenticator app and recovery codes. */
function setUp(
  deps: Deps,
  person: Person,
  given: { readonly password: string; readonly totp: ConfirmedTotp['factor']; readonly context: SignInContext },
): { readonly codes: readonly string[]; readonly wayIn: WayIn } {
  const { personId } = person;
  const now = deps.clock.now();
  const { codes, factors } = newRecoveryCodes(deps, personId, now);
  const acting = actingInvited(person, OPERATOR_SIDE, given.context);
  const detail = `password, totp, ${codes.length} recovery codes`;
  const audit = auditOf(acting, { at: now, action: 'enrol', target: `person ${personId}`, detail });
  const totp = { ...given.totp, personId, name: 'Authenticator app' };
  return { codes, wayIn: { password: given.password, addFactors: [totp, ...factors], audit } };
}
