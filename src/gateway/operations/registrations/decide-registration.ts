import { nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { Post } from '../../domain/platform/mail.ts';
import type { Clock } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Registration, RegistrationChange, RegistrationStore } from '../../domain/registrations/registration.ts';
import { done } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import { getRegistration, registrationNotFound, wrongState } from './read-registrations.ts';
import type { ShownRegistration } from './read-registrations.ts';
import { FORGET_REFUSED_MS, FORGET_UNANSWERED_MS, MAIL_MS } from './registration-limits.ts';
import { statusAddress } from './status-address.ts';
import type { StatusAddressDependencies } from './status-address.ts';

export type DecideRegistrationDependencies = StatusAddressDependencies & {
  readonly store: Pick<RegistrationStore, 'changeRegistration' | 'findRegistration' | 'findDuplicates'>;
  readonly clock: Clock;
  readonly post: Post;
};

export async function askBack(
  deps: DecideRegistrationDependencies,
  { registrationId, question }: { readonly registrationId: string; readonly question: string },
  acting: Acting,
): Promise<OperatorOutcome<ShownRegistration>> {
  const now = deps.clock.now();
  return decide(deps, { registrationId, action: 'askBack' }, (registration) => {
    const { company, contactName: name, questions } = registration;
    const link = statusAddress(deps, registrationId);
    return {
      registration: {
        ...registration,
        state: 'askedBack',
        questions: [...questions, { question, askedAt: now, answer: null, answeredAt: null }],
        forgetAt: now + FORGET_UNANSWERED_MS,
      },
      mails: [writeTo(deps, registration, { kind: 'askedBack', name, company, question, link }, { now })],
      audit: [entryOf(acting, registration, { at: now, action: 'askBack', detail: maskText(question) })],
    };
  });
}

/** Final. The settlement account is not needed any more; its hash stays for a while, to recognise it. */
export async function refuseRegistration(
  deps: DecideRegistrationDependencies,
  { registrationId, refusal }: { readonly registrationId: string; readonly refusal: string },
  acting: Acting,
): Promise<OperatorOutcome<ShownRegistration>> {
  const now = deps.clock.now();
  return decide(deps, { registrationId, action: 'refuseRegistration' }, (registration) => {
    const { company, contactName: name } = registration;
    return {
      registration: {
        ...registration,
        state: 'refused',
        refusal,
        sealed: null,
        decidedAt: now,
        decidedBy: nameOf(acting.actor),
        forgetAt: now + FORGET_REFUSED_MS,
      },
      mails: [writeTo(deps, registration, { kind: 'refused', name, company, reason: refusal }, { now })],
      audit: [entryOf(acting, registration, { at: now, action: 'refuseRegistration', detail: maskText(refusal) })],
    };
  });
}

/** Decides registrations that wait for the operator, or for an answer that nobody has to wait for any longer. */
async function decide(
  deps: DecideRegistrationDependencies,
  { registrationId, action }: { readonly registrationId: string; readonly action: 'askBack' | 'refuseRegistration' },
  changeOf: (registration: Registration) => RegistrationChange,
): Promise<OperatorOutcome<ShownRegistration>> {
  const outcome = await deps.store.changeRegistration<OperatorOutcome<null>>(registrationId, (registration) => {
    if (registration === null) return { result: registrationNotFound(registrationId) };
    const isOpen = registration.state === 'pending' || (registration.state === 'askedBack' && action !== 'askBack');
    if (!isOpen) return { result: wrongState(registration, action, 'pending') };
    return { result: done(null), change: changeOf(registration) };
  });
  if (outcome === 'merchantNumberTaken') throw new Error('no merchant was created');
  if (outcome.kind === 'refused') return outcome;
  deps.post.wake();
  return getRegistration(deps, registrationId);
}

type Letter = Parameters<DecideRegistrationDependencies['post']['write']>[0];

export function writeTo(
  { post }: { readonly post: Post },
  { email: recipient, language }: Registration,
  letter: Letter,
  { now, lifetimeMs = MAIL_MS }: { readonly now: number; readonly lifetimeMs?: number },
) {
  return post.write(letter, { recipient, language, now, expiresAt: now + lifetimeMs });
}

export function entryOf(
  acting: Acting,
  { registrationId }: Registration,
  entry: { readonly at: number; readonly action: AuditAction; readonly detail: string },
) {
  return auditOf(acting, { ...entry, target: `registration ${registrationId}` });
}
