import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** Signing in, and what people change about their own account. */
export const SIGN_IN_TEXTS = translated({
  signIn: {
    title: 'Sign in',
    done: [
      [/^password\+totp$/, 'Signed in with password and authenticator app'],
      [/^password\+recoveryCode$/, 'Signed in with password and recovery code'],
      [/^password\+passkey$/, 'Signed in with password and passkey'],
      [/^passkey$/, 'Signed in with a passkey'],
      [/^device$/, 'Signed in on the command line'],
      [/^demo$/, 'Signed in with the demo account'],
      [/^oidc:(?<text>.+)$/, 'Signed in with {text}'],
      'Signed in',
    ],
    refused: [
      [/^unknown email/, 'Somebody could not sign in: there is no account with that email address'],
      [/^oidc:(?<text>.+)$/, 'Somebody could not sign in with {text}'],
      'Somebody could not sign in as {person}: {detail}',
    ],
  },
  signOut: { title: 'Sign out', done: ['Signed out'] },
  newDevice: {
    title: 'Sign in from a new device',
    done: [[/./, 'Signed in from a new device: {detail}'], 'Signed in from a new device'],
  },
  confirm: {
    title: 'Confirm the second factor',
    done: [
      [/^totp$/, 'Confirmed the second factor with the authenticator app'],
      [/^recoveryCode$/, 'Confirmed the second factor with a recovery code'],
      [/^passkey$/, 'Confirmed the second factor with a passkey'],
      [/^oidc:(?<text>.+)$/, 'Confirmed the second factor with {text}'],
      'Confirmed the second factor',
    ],
    refused: [
      [/./, 'The second factor of {person} was refused: {detail}'],
      'The second factor of {person} was refused',
    ],
  },
  changePassword: {
    title: 'Change the password',
    done: [[/^set$/, 'Set a password'], 'Changed the password'],
    toOwner: ['Password changed'],
  },
  mailPasswordLink: {
    title: 'Mail a link to set a new password',
    done: ['Mailed {person} a link to set a new password'],
    toOwner: ['Link to set a new password mailed'],
  },
  resetPassword: {
    title: 'Set a new password by mail',
    done: ['Set a new password by a link from a mail'],
    refused: ['The second factor of {person} was refused after a link from a mail'],
    toOwner: ['Password changed by a link from a mail'],
  },
  askEmailChange: {
    title: 'Ask for another email address',
    done: [
      [/^from (?<text>\S+) to (?<otherText>[^\s,]+)/, 'Asked to change the email address from {text} to {otherText}'],
      'Asked to change the email address',
    ],
  },
  agreeEmailChange: {
    title: 'Agree to another email address',
    done: [
      [
        /^from (?<text>\S+) to (?<otherText>[^\s,]+), by the old/,
        'The old mailbox agreed to change the email address from {text} to {otherText}',
      ],
      [
        /^from (?<text>\S+) to (?<otherText>[^\s,]+), by the new/,
        'The new mailbox agreed to change the email address from {text} to {otherText}',
      ],
      'A mailbox agreed to change the email address',
    ],
  },
  stopEmailChange: {
    title: 'Stop a change of email address',
    done: [
      [/^from (?<text>\S+) to (?<otherText>[^\s,]+)/, 'Stopped the change of email address from {text} to {otherText}'],
      'Stopped a change of email address',
    ],
  },
  changeEmail: {
    title: 'Change the email address',
    done: [
      [/^from (?<text>\S+) to (?<otherText>[^\s,]+)/, 'Changed the email address from {text} to {otherText}'],
      'Changed the email address',
    ],
  },
  addFactor: {
    title: 'Add a second factor',
    done: [[/^totp (?<text>.+)$/, 'Added the authenticator app {text}'], 'Added a second factor'],
  },
  addPasskey: {
    title: 'Add a passkey',
    done: [[/./, 'Added the passkey {detail}'], 'Added a passkey'],
    refused: [[/^passkey: (?<text>.+)$/, 'A passkey was refused: {text}'], 'A passkey was refused'],
  },
  removeFactor: { title: 'Remove a second factor', done: ['Removed a second factor'] },
  renewRecoveryCodes: {
    title: 'Make new recovery codes',
    done: [[/^(?<count>\d+) codes$/, 'Made {count} new recovery codes'], 'Made new recovery codes'],
  },
  connectProvider: {
    title: 'Connect an identity provider',
    done: [[/^oidc:(?<text>.+)$/, 'Connected the identity provider {text}'], 'Connected an identity provider'],
  },
  letDeviceIn: {
    title: 'Let the command line in',
    done: [[/^command on (?<text>.+)$/, 'Let the command line in, on {text}'], 'Let the command line in'],
  },
  confirmDevice: {
    title: 'Confirm for the command line',
    done: [
      [/^command on (?<text>.+)$/, 'Confirmed the second factor for the command line, on {text}'],
      'Confirmed the second factor for the command line',
    ],
  },
  refuseDevice: {
    title: 'Refuse the command line',
    done: [[/^command on (?<text>.+)$/, 'Refused the command line, on {text}'], 'Refused the command line'],
  },
  startConfirmation: { title: 'Ask for a confirmation', done: ['Asked for a confirmation on the command line'] },
  startDevice: { title: 'Start signing in on the command line', done: ['Started to sign in on the command line'] },
  takeDevice: { title: 'Finish signing in on the command line', done: ['Finished signing in on the command line'] },
  switchSide: {
    title: 'Switch side',
    done: [[/the operator's side|to 0$/, "Switched to the operator's side"], 'Switched to {merchant}'],
  },
  endOtherSessions: { title: 'Sign out everywhere else', done: ['Signed out everywhere else'] },
  endAccountSession: { title: 'End a session', done: ['Ended a session of their own'], toOwner: ['Session ended'] },
} as const satisfies Readonly<Record<string, ActionText>>);
