import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { LANGUAGE_CHOICES } from '../../desk/languages.ts';
import type { Language } from '../../desk/languages.ts';
import { seeOther } from '../../desk/respond.ts';
import { answerShownOnce } from '../../desk/views/shown-once.ts';
import type { ShownOnce } from '../../desk/views/shown-once.ts';
import type { FormPage } from '../../desk/form/form-types.ts';

type NewInvitation = components['schemas']['NewInvitation'];
type InvitePersonRequest = components['schemas']['InvitePersonRequest'];

export function inviteFields({ field }: Pick<FormPage<unknown, 'invitePerson'>, 'field'>): Html[] {
  return [
    field('email', { type: 'email' }),
    field('name'),
    field('language', { value: 'en', choices: LANGUAGE_CHOICES }),
  ];
}

/** Whom the fields name. */
export function inviteeIn(form: URLSearchParams): Pick<InvitePersonRequest, 'email' | 'name' | 'language'> {
  const language = (fieldOf(form, 'language') || 'en') as Language;
  return { email: fieldOf(form, 'email'), name: fieldOf(form, 'name'), language };
}

/** The link opens an account, so it is shown like a secret, if it is shown at all. */
export function invitedAnswer(
  exchange: SignedInExchange,
  { invitation, link }: NewInvitation,
  place: Pick<ShownOnce, 'screen' | 'back'>,
): PageAnswer {
  if (link === null) return seeOther(exchange, place.back.path, { done: 'invited' });
  return answerShownOnce(exchange, {
    ...place,
    title: say`Invitation for ${invitation.email}`,
    values: [[say`Link`, link]],
    lines: [
      say`It works once, for 24 hours. If mail is set up here, it was mailed as well; otherwise pass it on yourself.`,
    ],
  });
}
