import { OPERATOR_SIDE, actingAsSystem } from '../../../domain/audit/actor.ts';
import { auditOf } from '../../../domain/audit/audit.ts';
import type { Limiter } from '../../../domain/limiter.ts';
import type { Factor, Membership, PeopleStore, Person } from '../../../domain/people/people.ts';
import type { Post } from '../../../domain/platform/mail.ts';
import type { Clock, Ids, Vault } from '../../../domain/ports.ts';
import type { LanguageCode } from '../../../domain/registrations/registration-words.ts';
import { readEmail } from '../../../domain/text/email-address.ts';
import { networkOf } from '../../../domain/text/network.ts';
import { takeTry } from '../../platform/take-try.ts';
import { secondFactorsOf } from '../second-factors.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { NETWORK_PASSWORD_LINKS, PASSWORD_LINKS, PASSWORD_LINKS_OF_ALL } from '../sign-in-limits.ts';
import { basisOf } from '../sign-in-basis.ts';
import type { BasisDependencies } from '../sign-in-basis.ts';

/** The step that a link from a mail names. */
export const LINK_STEP = 'passwordLink';
const LINK_MS = 30 * 60_000;

/** A step of this kind opens nothing: it is written so that every address costs the same. */
const NO_STEP = 'noPasswordLink';

/** Somebody who does not exist, for what is read and written all the same. */
const NOBODY = 'nobody';

export type ForgottenPasswordDependencies = BasisDependencies & {
  readonly store: Pick<PeopleStore, 'findPersonByEmail' | 'createStep'>;
  readonly vault: Pick<Vault, 'fingerprint'>;
  readonly ids: Pick<Ids, 'newSecret'>;
  readonly clock: Clock;
  readonly realClock: Clock;
  readonly limiter: Pick<Limiter, 'createTries' | 'createRate'>;
  readonly limitsByAddress: boolean;
  readonly post: Post;
  readonly publicUrl: () => string;
};

interface Asked {
  readonly email: string;
  /** That of the browser: nobody is known yet. */
  readonly language: LanguageCode;
}

/**
 * Mails a link to somebody of a merchant who has forgotten the password, at most one a day. The answer and the work are the same
 * for every address (S34): who asks learns neither who exists nor who has had a mail.
 */
export function createForgottenPassword(deps: ForgottenPasswordDependencies) {
  const { store, vault, ids, realClock, limiter, post } = deps;
  const ofAddress = limiter.createTries(PASSWORD_LINKS);
  const ofNetwork = limiter.createTries(NETWORK_PASSWORD_LINKS);
  const ofAll = limiter.createRate(PASSWORD_LINKS_OF_ALL);
  return {
    /** Without a mail server there is nothing to ask for. */
    isOn: post.isOn,

    async ask({ email, language }: Asked, context: SignInContext): Promise<'asked' | 'tooMany'> {
      const address = readEmail(email.trim()) ?? email.trim().toLowerCase();
      if (ofAll.take('') > 0) return 'tooMany';
      if (deps.limitsByAddress && (await takeTry(ofNetwork, networkOf(context.address))) > 0) return 'tooMany';
      const person = await store.findPersonByEmail(address);
      const personId = person?.personId ?? NOBODY;
      const [memberships, factors] = await Promise.all([store.listMemberships(personId), store.listFactors(personId)]);
      const isFirstToday = (await takeTry(ofAddress, address)) === 0;
      const isMailed = isFirstToday && person !== null && canReset({ person, memberships, factors });
      const token = ids.newSecret();
      const now = realClock.now();
      const basis = person === null ? vault.fingerprint(NOBODY) : await basisOf(deps, person);
      const mail = writeLink(deps, { token, language, name: person?.name ?? NOBODY, email: person?.email ?? address });
      const step = {
        stepHash: vault.fingerprint(token),
        kind: isMailed ? LINK_STEP : NO_STEP,
        detail: JSON.stringify({ personId, email: person?.email ?? address, basis, language }),
        createdAt: now,
        expiresAt: now + LINK_MS,
      };
      await store.createStep(step, isMailed ? { mails: [mail], audit: [recordOf(deps, personId, context)] } : {});
      if (isMailed) post.wake();
      return 'asked';
    },
  };
}

export type ForgottenPassword = ReturnType<typeof createForgottenPassword>;

/**
 * A merchant's person with a password and a second factor. Whoever also works for the operator gets the link of an admin: the
 * mailbox must not open what moves everybody's money.
 */
export function canReset({
  person,
  memberships,
  factors,
}: {
  readonly person: Person;
  readonly memberships: readonly Membership[];
  readonly factors: readonly Pick<Factor, 'kind'>[];
}): boolean {
  const { app, passkey, recoveryCodes } = secondFactorsOf(factors);
  return (
    person.state === 'active' &&
    person.password !== null &&
    (app || passkey || recoveryCodes) &&
    memberships.length > 0 &&
    memberships.every(({ merNo }) => merNo !== OPERATOR_SIDE)
  );
}

function writeLink(
  { post, clock, publicUrl }: ForgottenPasswordDependencies,
  { token, language, name, email }: { token: string; language: LanguageCode; name: string; email: string },
) {
  const now = clock.now();
  const link = `${publicUrl()}/account/reset/${token}`;
  return post.write(
    { kind: 'passwordLink', name, link },
    { recipient: email, language, now, expiresAt: now + LINK_MS },
  );
}

function recordOf({ clock }: ForgottenPasswordDependencies, personId: string, { address, requestId }: SignInContext) {
  const acting = { ...actingAsSystem('sign-in'), address, requestId };
  return auditOf(acting, { at: clock.now(), action: 'mailPasswordLink', target: `person ${personId}`, detail: '' });
}
