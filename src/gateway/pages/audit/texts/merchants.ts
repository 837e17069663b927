import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Merchants, their keys, their registration, and tokens of programs. */
export const MERCHANT_TEXTS = translated({
  rotateSigningKey: {
    title: 'Rotate a signing key',
    done: [
      [/valid for 0 seconds$/, 'Rotated the signing key of {merchant}, without overlap'],
      [/valid for (?<seconds>\d+) seconds$/, 'Rotated the signing key of {merchant}, overlap {seconds}'],
      'Rotated the signing key of {merchant}',
    ],
  },
  rotateWebhookSecret: {
    title: 'Rotate a webhook secret',
    done: [
      [/valid for 0 seconds$/, 'Rotated the webhook secret of {merchant}, without overlap'],
      [/valid for (?<seconds>\d+) seconds$/, 'Rotated the webhook secret of {merchant}, overlap {seconds}'],
      'Rotated the webhook secret of {merchant}',
    ],
  },
  setPublicKey: {
    title: 'Set a public key',
    done: [
      [/valid for 0 seconds$/, 'Set the public key of {merchant}, without overlap'],
      [/valid for (?<seconds>\d+) seconds$/, 'Set the public key of {merchant}, overlap {seconds}'],
      'Set the public key of {merchant}',
    ],
  },
  endSecret: {
    title: 'End an old key',
    done: [
      [/^signingKey /, 'Ended an old signing key of {merchant}'],
      [/^webhookSecret /, 'Ended an old webhook secret of {merchant}'],
      [/^publicKey /, 'Ended an old public key of {merchant}'],
      'Ended an old key of {merchant}',
    ],
  },
  createToken: {
    title: 'Create a token',
    done: [
      [/^(?<text>.+): (?<permissions>[^:]+)$/, 'Created the token {text}, which may {permissions}'],
      'Created the token {detail}',
    ],
  },
  revokeToken: { title: 'Revoke a token', done: ['Revoked the token {detail}'] },

  changeBranding: { title: 'Change branding', done: ['Changed the branding of {merchant}'] },
  putLogo: { title: 'Set a logo', done: ['Set the logo of {merchant}'] },
  removeLogo: { title: 'Remove a logo', done: ['Removed the logo of {merchant}'] },
  changeReceiptSettings: { title: 'Change receipts', done: ['Changed how {merchant} sends receipts'] },
  setWebsites: { title: 'Change websites', done: ['Changed the websites of {merchant}'] },
} as const satisfies Readonly<Record<string, ActionText>>);
