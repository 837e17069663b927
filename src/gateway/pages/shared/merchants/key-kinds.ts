import { translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';

export type Secret = components['schemas']['Secret'];

interface KeyKind {
  readonly title: string;
  readonly about: string;
  /** The form that replaces it. */
  readonly form: string;
  readonly button: string;
}

/** The sentences of the forms that make another one. */
interface RotationWords {
  readonly rotate: string;
  readonly again: string;
  readonly effect: string;
  readonly made: string;
  readonly label: string;
}

export const KEY_KINDS: Readonly<Record<Secret['kind'], KeyKind>> = translated({
  signingKey: {
    title: 'Signing key',
    about: 'Signs the requests of the merchant and our answers.',
    form: 'signing-key',
    button: 'Rotate',
  },
  webhookSecret: {
    title: 'Webhook secret',
    about: 'Signs the notifications that we send.',
    form: 'webhook-secret',
    button: 'Rotate',
  },
  publicKey: {
    title: 'Public key',
    about: 'Verifies requests that the merchant signs with RSA.',
    form: 'public-key',
    button: 'Register',
  },
});

export const KINDS = Object.keys(KEY_KINDS) as Secret['kind'][];

export const ROTATION_WORDS: Readonly<Record<'signingKey' | 'webhookSecret', RotationWords>> = translated({
  signingKey: {
    rotate: 'Rotate the signing key',
    again: 'Rotate the signing key again',
    effect: 'A new signing key is created and shown once. Pass it on over a safe channel before the overlap ends.',
    made: 'The new signing key',
    label: 'New signing key',
  },
  webhookSecret: {
    rotate: 'Rotate the webhook secret',
    again: 'Rotate the webhook secret again',
    effect: 'A new webhook secret is created and shown once. Pass it on over a safe channel before the overlap ends.',
    made: 'The new webhook secret',
    label: 'New webhook secret',
  },
});
