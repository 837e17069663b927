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
