import { domainToASCII, domainToUnicode } from 'node:url';

// One rule for the e-mail addresses of people, whoever gives them: a form, a command, a program, an identity provider. Payers'
// addresses are the merchant interface's business.

export const EMAIL_PROBLEM = 'use an e-mail address, such as mara@example.com';

const LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
/** RFC 5321's Dot-string. Quoted names exist on paper; letters beyond ASCII look alike too easily. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** What a name of a host can be typed with: nothing invisible, nothing that turns the direction of writing. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * The address in its one spelling: lower case, the host in ASCII (`xn--…`), no dot at its end. Null if it is none. Every mail server
 * that people use takes upper and lower case for the same, so the name part is in lower case too.
 */
export function readEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, typed] = [text.slice(0, Math.max(at, 0)).toLowerCase(), text.slice(at + 1)];
  if (text.length > LENGTH_MAX || local.length > LOCAL_LENGTH_MAX) return null;
  if (!LOCAL.test(local) || !TYPED_DOMAIN.test(typed)) return null;
  const domain = domainToASCII(typed.normalize('NFC').replace(/\.$/, ''));
  const labels = domain.split('.');
  const isHost = labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1) ?? '');
  const email = `${local}@${domain}`;
  return isHost && email.length <= LENGTH_MAX ? email : null;
}

/**
 * How the account of this address may be stored: as typed first, so that accounts from before the rule are found by what their
 * owners type, then in the one spelling, then as earlier releases took it.
 */
export function spellingsOf(text: string): string[] {
  const typed = text.trim().toLowerCase();
  const email = readEmail(typed);
  if (email === null) return [typed];
  const at = email.indexOf('@') + 1;
  const shown = email.slice(0, at) + domainToUnicode(email.slice(at));
  return [...new Set([typed, email, shown, `${email}.`, `<${email}>`, `<${shown}>`])];
}

/** What accounts are compared by: those with the same one belong to one mailbox. */
export function mailboxOf(stored: string): string {
  return readEmail(stored.replace(/^<(.*)>$/, '$1')) ?? stored.normalize('NFC').toLowerCase();
}
