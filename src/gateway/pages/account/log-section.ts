import { say, translated } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { LoggedAction, OwnAccount } from '../../operations/sign-in/own-account.ts';
import type { AccountSection } from './sections.ts';
import { moment } from './views/moment.ts';
import { deviceWords } from './views/device-words.ts';

/** The account's own log: what its owner did, and what happened to it. */
export function createLogSection(account: OwnAccount): AccountSection {
  return {
    id: 'log',
    get title() {
      return say`Recent activity`;
    },
    async render({ signedIn }) {
      const actions = await account.readLog(signedIn);
      return html`<ul class="rows">
          ${actions.map(
            (action) =>
              html`<li class="${needsLook(action) ? 'look' : ''}">
                <span>
                  <b>${wordsOf(action)}</b><br />
                  <span class="soft">${detailOf(action)}</span>
                </span>
                <span class="soft">${moment(action.at)}</span>
              </li>`,
          )}
        </ul>
        <p class="soft">
          Something here was not you? End the other sessions, change your password, and tell your admin.
        </p>`;
    },
  };
}

const WORDS: Readonly<Record<string, string>> = translated({
  signIn: 'Signed in',
  signOut: 'Signed out',
  newDevice: 'Signed in from a new device',
  confirm: 'Second factor confirmed',
  endAccountSession: 'Session ended',
  endOtherSessions: 'Signed out everywhere else',
  endPersonSessions: 'Signed out by an admin',
  changeRoles: 'Roles changed',
  disablePerson: 'Account disabled',
  resetSignIn: 'Link to set up sign-in again',
  renewSignIn: 'Sign-in set up again',
  switchSide: 'Switched side',
  changePassword: 'Password changed',
  mailPasswordLink: 'Link to set a new password mailed',
  resetPassword: 'Password changed by a link from a mail',
  askEmailChange: 'Another email address asked for',
  agreeEmailChange: 'Other email address agreed to',
  stopEmailChange: 'Change of email address stopped',
  changeEmail: 'Email address changed',
  addFactor: 'Second factor added',
  addPasskey: 'Passkey added',
  removeFactor: 'Second factor removed',
  renewRecoveryCodes: 'New recovery codes',
  acceptInvitation: 'Invitation accepted',
  enrol: 'Account set up',
  createPerson: 'Account created',
  enablePerson: 'Account enabled',
  letDeviceIn: 'Command line signed in',
  confirmDevice: 'Second factor confirmed for the command line',
  refuseDevice: 'Command line refused',
  connectProvider: 'Identity provider connected',
  createToken: 'Token created',
  revokeToken: 'Token revoked',
  listOrders: 'List of orders',
  listPostings: 'List of postings',
  getStatement: 'Statement of balance',
  getEvidence: 'File of evidence',
});

const REFUSED: Readonly<Record<string, string>> = translated({
  signIn: 'Somebody could not sign in',
  confirm: 'Second factor refused',
  resetPassword: 'Second factor refused after a link from a mail',
  addPasskey: 'Passkey refused',
});

function wordsOf({ action, outcome }: LoggedAction): string {
  if (outcome === 'refused') return REFUSED[action] ?? say`${WORDS[action] ?? action}: refused`;
  return WORDS[action] ?? action;
}

const METHODS: Readonly<Record<string, string>> = translated({
  'password+totp': 'with password and authenticator app',
  'password+recoveryCode': 'with password and recovery code',
  'password+passkey': 'with password and passkey',
  passkey: 'with a passkey',
  device: 'on the command line',
  demo: 'with the demo account',
  totp: 'with authenticator app',
  recoveryCode: 'with a recovery code',
});

const UNUSUAL: readonly string[] = ['newDevice', 'resetSignIn', 'renewSignIn'];

function needsLook({ action, outcome }: LoggedAction): boolean {
  return outcome === 'refused' || UNUSUAL.includes(action);
}

/** Before the name of an identity provider. */
const PROVIDER = /\boidc:/;

function detailOf(logged: LoggedAction): string {
  const { address, actor, actorKind } = logged;
  const by = actorKind === 'person' || actor === 'sign-in' ? '' : say`by ${actor.replace(PROVIDER, '')}`;
  return [howOf(logged), by, address === null ? '' : say`from ${address}`].filter((part) => part !== '').join(' · ');
}

function howOf({ action, detail }: LoggedAction): string {
  if (action === 'newDevice') return deviceWords(detail);
  const [, provider] = /^oidc:(.*)$/s.exec(detail) ?? [];
  return METHODS[detail] ?? (provider === undefined ? detail.replace(PROVIDER, '') : say`with ${provider}`);
}
