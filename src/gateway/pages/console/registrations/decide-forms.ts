import { formRoute } from '../../desk/form/form-route.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { STATES, isOpen, readRegistration, registrationPath } from './registration.ts';
import type { Registration } from './registration.ts';

const common = (context: DeskContext) => ({
  screen: 'registrations' as const,
  read: readRegistration(context),
  homeOf: ({ registrationId, company }: Registration) => ({ path: registrationPath(registrationId), title: company }),
  seenOf: ({ state }: Registration) => ({ State: STATES[state][0] }),
});

const textOf = (form: URLSearchParams, name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();

export function askBackRoute(context: DeskContext): DeskRoute {
  return formRoute<Registration, 'askBack'>({
    ...common(context),
    path: '/:registrationId/ask-back',
    operation: 'askBack',
    title: ({ company }) => `Ask ${company} back`,
    appliesTo: ({ state }) => state === 'pending',
    done: 'asked',
    fields: ({ field }) => field('question'),
    effect: ({ email }) => `${email} gets the question by mail, and answers on the page of the registration.`,
    button: 'Ask',
    send: ({ exchange, subject: { registrationId }, form }) =>
      context.call(exchange, 'askBack', {
        parameters: { registrationId },
        body: { question: textOf(form, 'question') },
      }),
  });
}

export function refuseRoute(context: DeskContext): DeskRoute {
  return formRoute<Registration, 'refuseRegistration'>({
    ...common(context),
    path: '/:registrationId/refuse',
    operation: 'refuseRegistration',
    title: ({ company }) => `Refuse ${company}`,
    appliesTo: isOpen,
    done: 'refused',
    fields: ({ field }) => field('refusal'),
    effect: ({ email }) => `${email} gets the reason by mail. This is final; they can register again.`,
    button: 'Refuse',
    tone: 'danger',
    send: ({ exchange, subject: { registrationId }, form }) =>
      context.call(exchange, 'refuseRegistration', {
        parameters: { registrationId },
        body: { refusal: textOf(form, 'refusal') },
      }),
  });
}
