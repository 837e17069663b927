import type { LetterTexts } from '../letter-texts.ts';

export const en: LetterTexts = {
  hello: (name) => `Hello ${name},`,
  greeting: 'Hello,',
  ignore: 'If you did not ask for this, ignore this mail. Nothing happens without you.',
  signature: 'Tollgate',
  proof: {
    subject: 'Confirm your e-mail address',
    lines: () => [
      'Somebody has registered with this e-mail address to take payments. If it was you, please confirm the address.',
      'The link works for two days.',
    ],
    button: 'Confirm the address',
  },
  received: {
    subject: 'We received your registration',
    lines: ({ company }) => [
      `Thank you. Your address is confirmed, and we are looking at the registration of ${company}.`,
      'You can see at any time how it stands. We will write to you as soon as it is decided.',
    ],
    button: 'See the registration',
  },
  askedBack: {
    subject: 'A question about your registration',
    lines: ({ company }) => [`We have a question about the registration of ${company}:`],
    after: ['Please answer it on the page of your registration.'],
    button: 'Answer the question',
  },
  approved: {
    subject: 'Your registration is approved',
    lines: ({ company }) => [
      `Welcome. ${company} can take payments now.`,
      'Set up your account to sign in to the back office. The link works once, within 24 hours; the page of your registration gives you a new one.',
    ],
    button: 'Set up your account',
  },
  refused: {
    subject: 'Your registration was refused',
    lines: ({ company }) => [`We are sorry: we cannot accept the registration of ${company}. The reason:`],
    after: ['If this can be changed, you are welcome to register again.'],
  },
  invitation: {
    subject: 'You are invited',
    lines: ({ inviter }) => [
      `${inviter} invites you to Tollgate. Set up your account to sign in.`,
      'The link works once, within 24 hours.',
    ],
    button: 'Set up your account',
  },
  signInReset: {
    subject: 'Set up sign-in again',
    lines: ({ inviter }) => [
      `${inviter} lets you set up how you sign in to Tollgate again. Until you do, everything that worked before still works.`,
      'The link works once, within 24 hours.',
    ],
    button: 'Set up sign-in',
  },
  passwordLink: {
    subject: 'Set a new password',
    lines: () => [
      'Somebody asked for a new password for your account at Tollgate. If it was you, open the link and set one. You also need your second factor.',
      'The link works once, within 30 minutes.',
    ],
    button: 'Set a new password',
  },
  passwordReset: {
    subject: 'Your password was changed',
    lines: ({ heldUntil }) => [
      'Your password at Tollgate was changed by a link from a mail, together with your second factor. You were signed out everywhere.',
      `Until ${heldUntil} your account cannot pay out, or change beneficiaries, keys, tokens or people.`,
      'If it was not you, tell an owner of your merchant account or the operator now: they can disable your account.',
    ],
  },
  emailOld: {
    subject: 'Agree to your new e-mail address',
    lines: ({ email }) => [
      `Somebody who is signed in to your account at Tollgate wants to change its e-mail address to ${email}.`,
      'Open the link to agree, or to stop it. The link works once, within 24 hours.',
    ],
    button: 'Agree or stop it',
  },
  emailNew: {
    subject: 'Confirm your new e-mail address',
    lines: () => [
      'An account at Tollgate is to use this e-mail address. If it is yours, please confirm the address.',
      'The link works once, within 24 hours.',
    ],
    button: 'Confirm the address',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    lines: ({ email }) => [
      `Your account at Tollgate now has the e-mail address ${email}, as both addresses agreed. You sign in with it from now on.`,
      'If it was not you, tell an owner of your merchant account or the operator now: they can disable your account.',
    ],
  },
};
