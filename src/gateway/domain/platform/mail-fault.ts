// Why mails could not be sent. A fault is what the connection or the mail server answered, such as `EAUTH 535`: a code, and never an
// address or a text of the server.

/** How far back faults are looked at. */
export const FAULTS_MS = 7 * 86_400_000;

/** Its link had ended before anything could be sent. */
export const TOO_LATE = 'too late';
export const NO_ANSWER = 'no answer in time';

export interface MailFault {
  readonly fault: string;
  /** Tried again later. */
  readonly waiting: number;
  readonly givenUp: number;
  /** When the oldest of these mails was written. */
  readonly since: number;
}

const WORDS: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refuses the user or the password in SMTP_URL',
  ENOAUTH: 'the mail server asks for a user and a password, and SMTP_URL has none',
  EOAUTH2: 'the mail server refuses the user in SMTP_URL',
  ECONNECTION: 'the mail server cannot be reached',
  ECONNREFUSED: 'the mail server cannot be reached',
  ESOCKET: 'the mail server cannot be reached',
  EDNS: 'the name of the mail server in SMTP_URL is unknown',
  ETLS: 'there is no encrypted connection to the mail server',
  ETIMEDOUT: 'the mail server does not answer',
  [NO_ANSWER]: 'the mail server does not answer',
  EENVELOPE: 'the mail server refuses the address',
  EMESSAGE: 'the mail server refuses the mail',
  EPROTOCOL: 'the mail server answers what is no SMTP',
  [TOO_LATE]: 'nothing could be sent before the link in it ended',
};

/** In words, with the code of the server if it gave one. */
export function faultWords(fault: string): string {
  const [, name = fault, status] = /^([A-Z0-9]+) (\d{3})$/.exec(fault) ?? [];
  const words = WORDS[name] ?? `the connection to the mail server failed with ${name}`;
  return status === undefined ? words : `${words} (${status})`;
}
