import { createTransport } from 'nodemailer';
import { NO_ANSWER } from '../domain/platform/mail-fault.ts';
import type { Mailer, SendResult } from '../domain/platform/mail.ts';

// The connection to a mail server. Its address may hold a password, and errors of the server may quote mails: neither leaves
// this file.

export interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example:465`. */
  readonly url: string;
  /** Such as `Tollgate <no-reply@pay.example>`. */
  readonly from: string;
  /** Whether a server without STARTTLS gets neither the password nor a mail. With `smtps://`, TLS is there from the start. */
  readonly requiresTls: boolean;
}

const CONNECT_MS_MAX = 10_000;
const SILENCE_MS_MAX = 15_000;
/** S30: whatever the server does, a mail is over by then. */
const SEND_MS_MAX = 30_000;

export function createSmtpMailer({ url, from, requiresTls }: SmtpSettings, sendMsMax = SEND_MS_MAX): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: CONNECT_MS_MAX,
    greetingTimeout: CONNECT_MS_MAX,
    socketTimeout: SILENCE_MS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ mailId, recipient, subjectLine, plainText, html, replyTo }) {
      const sending = transport.sendMail({
        from,
        // As an object, it is one address whatever characters it has.
        to: { name: '', address: recipient },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject: subjectLine,
        text: plainText,
        html,
        // A mail that is sent twice is recognised by its readers' programs.
        messageId: `<${mailId}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return within(sending, sendMsMax);
    },
    close: () => transport.close(),
  };
}

async function within(sending: Promise<unknown>, msMax: number): Promise<SendResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'failed', permanent: false, detail: NO_ANSWER }), msMax);
  });
  try {
    return await Promise.race([sending.then((): SendResult => ({ kind: 'sent' })), late]);
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A server that refuses the recipient for good says so with a code from 500; a wrong password is not the mail's fault. */
function failureOf(error: unknown): SendResult {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const permanent = code === 'EENVELOPE' && (status === null || status >= 500);
  const name = typeof code === 'string' && /^[A-Z]{1,20}$/.test(code) ? code : 'error';
  return { kind: 'failed', permanent, detail: status === null ? name : `${name} ${status}` };
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'tollgate.invalid';
}
