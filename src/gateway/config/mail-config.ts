import type { Reader } from './config-reader.ts';
import type { SmtpSettings } from '../mail/smtp.ts';

/** One address with an optional name; no line breaks, so that nothing else gets into the head of a mail. */
const FROM = /^(?:[^<>\p{Cc}]{1,100} )?<?[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,255}>?$/u;

/** A mail server on the same machine, whose connection nobody else sees. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Parameters of the mailer, which would believe them more than us. */
const TLS_SETTINGS = ['secure', 'requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** Null sends nothing: mails stay due, and the sandbox shows them in its outbox. */
export function readMailConfig({ text, problems }: Reader, mode: 'sandbox' | 'live'): SmtpSettings | null {
  const [url, from] = [text('SMTP_URL'), text('MAIL_FROM')];
  if (url === null) {
    if (from !== null) problems.push('MAIL_FROM needs SMTP_URL, the address of the mail server.');
    return null;
  }
  // It may contain a password, so the problem does not show it.
  const { protocol, hostname, searchParams } = URL.parse(url) ?? {};
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '' || hostname === undefined) {
    problems.push('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  }
  if (from === null || !FROM.test(from)) {
    problems.push('MAIL_FROM must be the sender of mails, such as Tollgate <no-reply@pay.example.com>.');
  }
  const requiresTls = mode === 'live' && !LOOPBACK.test(hostname ?? '');
  if (requiresTls && TLS_SETTINGS.some((name) => searchParams?.has(name))) {
    problems.push(`SMTP_URL must not have ${TLS_SETTINGS.join(', ')}: in live mode mails go over TLS only.`);
  }
  return { url, from: from ?? '', requiresTls };
}
