import type { components } from '../../../../../generated/operator.ts';
import type { Html } from '../../../../web/html.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { FormPage } from '../change-form.ts';
import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';
import { seeOther } from '../respond.ts';
import { field, select } from '../views/forms.ts';
import { answerShownOnce } from '../views/shown-once.ts';
import type { ShownOnce } from '../views/shown-once.ts';

type NewInvitation = components['schemas']['NewInvitation'];
type InvitePersonRequest = components['schemas']['InvitePersonRequest'];

export function inviteFields({ given, errorOf }: Pick<FormPage<unknown>, 'given' | 'errorOf'>): Html[] {
  return [
    field({
      name: 'email',
      label: 'Email',
      type: 'email',
      value: given?.get('email') ?? '',
      error: errorOf('email'),
      required: true,
    }),
    field({
      name: 'name',
      label: 'Name',
      value: given?.get('name') ?? '',
      error: errorOf('name'),
      lengthMax: 100,
      required: true,
    }),
    select({
      name: 'language',
      label: 'Language of the mail',
      value: given?.get('language') ?? 'en',
      choices: LANGUAGES,
      error: errorOf('language'),
    }),
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
  value: unknown,
  place: Pick<ShownOnce, 'screen' | 'back'>,
): PageAnswer {
  const { invitation, link } = value as NewInvitation;
  if (link === null) return seeOther(exchange, place.back.path, { done: 'invited' });
  return answerShownOnce(exchange, {
    ...place,
    title: `Invitation for ${invitation.email}`,
    values: [['Link', link]],
    lines: [
      'It works once, for 24 hours. If mail is set up here, it was mailed as well; otherwise pass it on yourself.',
    ],
  });
}
