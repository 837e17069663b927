import { say, translated } from '../../../../../web/texts.ts';
import type { DeskContext } from '../../../desk/desk-types.ts';
import { ROTATIONS, answerSecret, keyForm, madeLine } from '../../../shared/merchants/key-forms.ts';
import type { KeyPlace, KeyedMerchant } from '../../../shared/merchants/key-forms.ts';
import { KEY_KINDS } from '../../../shared/merchants/key-kinds.ts';
import { KEYS, waitsToBeTaken } from './key-sections.ts';
import type { DeskForm } from '../../../desk/form/form-types.ts';

const TEXTS = translated({
  signingKey: {
    title: 'Take your signing key',
    effect:
      'Your signing key is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.',
    button: 'Show my signing key',
    rotate: 'Rotate the signing key',
  },
  webhookSecret: {
    title: 'Take your webhook secret',
    effect:
      'Your webhook secret is shown on the next page, once. Have a place ready where you keep passwords. If you lose it, rotate it.',
    button: 'Show my webhook secret',
    rotate: 'Rotate the webhook secret',
  },
});

/**
 * The first time. What came with the registration was seen by nobody and has signed nothing, so a new one takes its place at
 * once, and is shown.
 */
export function takeForm(
  context: DeskContext,
  place: KeyPlace,
  kind: keyof typeof ROTATIONS,
): DeskForm<KeyedMerchant, (typeof ROTATIONS)[keyof typeof ROTATIONS]> {
  const operation = ROTATIONS[kind];
  return {
    ...keyForm(context, place, kind),
    path: `/take-${KEY_KINDS[kind].form}`,
    operation,
    title: () => TEXTS[kind].title,
    done: '',
    reason: 'Taken for the first time',
    appliesTo: ({ current }) => current !== null && waitsToBeTaken(current),
    effect: () => TEXTS[kind].effect,
    button: () => TEXTS[kind].button,
    send: ({ exchange, subject: { merchant, current }, reason }) =>
      context.call(exchange, operation, {
        parameters: { merNo: merchant.merNo },
        body: { overlapSeconds: 0, ...(current && { replaces: current.secretNo }) },
        reason,
      }),
    answer: (exchange, { merchant }, made) =>
      answerSecret(place, exchange, { merchant, made, kept: say`It works from now on.` }),
    missed: (exchange, { current }) => ({
      lines: [
        ...(current === null ? [] : [madeLine(exchange, current)]),
        say`If you did not see it, rotate it. That makes another one, and shows it.`,
      ],
      button: TEXTS[kind].rotate,
      path: `${KEYS}/${KEY_KINDS[kind].form}`,
    }),
  };
}
