import { translated } from '../../../../web/texts.ts';
import type { ActionText } from '../action-text.ts';

/** People, their roles and invitations, and requests for a second person. */
export const PEOPLE_TEXTS = translated({
  changeRoles: {
    title: 'Change roles',
    done: [
      [
        /^(?<text>[^\s@]+@\S+): (?<roles>.+) to (?<otherRoles>.+)$/,
        'Changed the roles of {text} from {roles} to {otherRoles}',
      ],
      [/^oidc:(?<text>\S+)$/, 'Changed the roles of {person}, as {text} says'],
      'Changed the roles of {person}',
    ],
    toOwner: ['Roles changed'],
  },
  disablePerson: {
    title: 'Disable an account',
    done: [[/^(?<text>[^\s@]+@\S+): /, 'Disabled the account of {text}'], 'Disabled the account of {person}'],
    toOwner: ['Account disabled'],
  },
  enablePerson: {
    title: 'Enable an account',
    done: [[/^(?<text>[^\s@]+@\S+): /, 'Enabled the account of {text}'], 'Enabled the account of {person}'],
    toOwner: ['Account enabled'],
  },
  resetSignIn: {
    title: 'Reset a sign-in',
    done: [
      [/^(?<text>[^\s@]+@\S+)$/, 'Made a link for {text} to set up sign-in again'],
      'Made a link for {person} to set up sign-in again',
    ],
    toOwner: ['Link to set up sign-in again'],
  },
  renewSignIn: {
    title: 'Set up sign-in again',
    done: [[/^link by (?<text>.+)$/, 'Set up sign-in again, with a link by {text}'], 'Set up sign-in again'],
    toOwner: ['Sign-in set up again'],
  },
  endPersonSessions: {
    title: "End a person's sessions",
    done: [[/^(?<text>[^\s@]+@\S+)$/, 'Ended all sessions of {text}'], 'Ended all sessions of {person}'],
    toOwner: ['Signed out by an admin'],
  },
  invitePerson: {
    title: 'Invite a person',
    done: [[/^(?<text>[^\s@]+@\S+) as (?<roles>.+)$/, 'Invited {text} as {roles}'], 'Invited {detail}'],
  },
  revokeInvitation: {
    title: 'Revoke an invitation',
    done: [[/./, 'Revoked the invitation of {detail}'], 'Revoked {target}'],
  },
  acceptInvitation: {
    title: 'Accept an invitation',
    done: [[/^invited by (?<text>.+)$/, 'Accepted the invitation by {text}'], 'Accepted an invitation'],
    toOwner: ['Invitation accepted'],
  },
  createPerson: {
    title: 'Create an account',
    done: [
      [/^first sign-in with oidc:(?<text>.+)$/, 'Created the account of {person} at the first sign-in with {text}'],
      'Created the account of {person}',
    ],
    toOwner: [
      [/^first sign-in with oidc:(?<text>.+)$/, 'Account created at the first sign-in with {text}'],
      'Account created',
    ],
  },
  enrol: { title: 'Set up an account', done: ['Set up the account: {detail}'], toOwner: ['Account set up'] },

  requestApproval: { title: 'Ask for approval', done: ['Asked for approval: {detail}'] },
  approveRequest: { title: 'Approve a request', done: [[/./, 'Approved a request: {detail}'], 'Approved a request'] },
  approveRequests: { title: 'Approve several requests', done: ['Approved several requests'] },
  refuseRequest: { title: 'Refuse a request', done: ['Refused a request: {detail}'] },
  withdrawRequest: { title: 'Withdraw a request', done: ['Withdrew a request: {detail}'] },
} as const satisfies Readonly<Record<string, ActionText>>);
