import type { ActionText } from '../action-text.ts';

/** Merchants, their keys, their registration, and tokens of programs. */
export const MERCHANT_TEXTS = {
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

  createMerchant: { title: 'Create a merchant', done: ['Created the merchant {merchant}'] },
  updateMerchant: { title: 'Change a merchant', done: ['Changed the settings of {merchant}'] },
  changeBranding: { title: 'Change branding', done: ['Changed the branding of {merchant}'] },
  putLogo: { title: 'Set a logo', done: ['Set the logo of {merchant}'] },
  removeLogo: { title: 'Remove a logo', done: ['Removed the logo of {merchant}'] },
  changeReceiptSettings: { title: 'Change receipts', done: ['Changed how {merchant} sends receipts'] },
  setWebsites: { title: 'Change websites', done: ['Changed the websites of {merchant}'] },
  approveMerchant: { title: 'Approve a merchant', done: ['Approved {merchant}'] },
  suspendMerchant: { title: 'Suspend a merchant', done: ['Suspended {merchant}'] },
  resumeMerchant: { title: 'Resume a merchant', done: ['Resumed {merchant}'] },
  startSeeing: {
    title: "See a merchant's back office",
    done: [
      [
        /^as (?<name>\w+) until (?<moment>\S+)$/,
        'Began to see the back office of {merchant} as {name}, until {moment}',
      ],
      'Began to see the back office of {merchant}',
    ],
  },
  stopSeeing: {
    title: "Stop seeing a merchant's back office",
    done: [
      [/^as (?<name>\w+)$/, 'Stopped seeing the back office of {merchant} as {name}'],
      'Stopped seeing the back office of {merchant}',
    ],
  },

  registerMerchant: { title: 'Register as a merchant', done: ['Registered as a merchant: {target}'] },
  approveRegistration: {
    title: 'Approve a registration',
    done: [
      [/^(?<text>.+), \S+$/, 'Approved the registration of {merchant}: {text}'],
      'Approved the registration of {merchant}',
    ],
  },
  askBack: { title: 'Ask back about a registration', done: ['Asked back about {target}: {detail}'] },
  refuseRegistration: { title: 'Refuse a registration', done: ['Refused {target}: {detail}'] },
  proveEmail: {
    title: 'Confirm the address of a registration',
    done: ['Confirmed the email address of {target}: {detail}'],
  },
  getOwnRegistration: { title: 'Look at an own registration', done: ['Looked at their own registration'] },
  answerQuestions: {
    title: 'Answer questions about a registration',
    done: ['Answered questions about {target}: {detail}'],
  },
  renewInvitation: { title: 'Ask for a new invitation', done: ['Asked for a new invitation after {target}'] },
} as const satisfies Readonly<Record<string, ActionText>>;
