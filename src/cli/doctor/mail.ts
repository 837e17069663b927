import type { Config } from '../../gateway/config/config.ts';
import { FAULTS_MS, faultWords } from '../../gateway/domain/platform/mail-fault.ts';
import { inspectSchema } from '../../gateway/store/inspect/inspect.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** Whether mails are sent at all. */
export function checkMailServer({ mail, mode }: Config): Finding[] {
  if (mail !== null) return [ok('SMTP_URL is set')];
  if (mode === 'sandbox') return [ok('SMTP_URL is not set: the sandbox shows mails in its outbox')];
  return [
    warning(
      'SMTP_URL is not set: people are told by the bell alone, invitations have to be passed on by hand, and nobody can register by themselves',
      'Set SMTP_URL and MAIL_FROM, and start the gateway again.',
    ),
  ];
}

/** What could not be sent lately, by what went wrong. */
export async function checkMails(view: View, now: number): Promise<Finding[]> {
  // A release before this one kept no reasons.
  if ((await inspectSchema(view)).pending.length > 0) return [ok('looked at once the migrations have run')];
  const rows = await view.query(
    `select fault, count(*) as n, min(created_at) as since from mails
     where failed_at is not null and failed_at >= $1 and state <> 'sent' group by fault order by fault`,
    [now - FAULTS_MS],
  );
  if (rows.length === 0) return [ok('no mail of the last 7 days is held up')];
  return rows.map(({ fault, n, since }) => {
    const written = new Date(Number(since)).toISOString();
    const what = `${counted(Number(n), 'mail')} could not be sent since ${written}: ${faultWords(String(fault))}`;
    return warning(what, remedyOf(String(fault)));
  });
}

function remedyOf(fault: string): string {
  if (fault.startsWith('EENVELOPE 5'))
    return 'See in the console which addresses are refused (People), and correct them.';
  if (fault.startsWith('EAUTH')) return 'Correct the user and the password in SMTP_URL, and start the gateway again.';
  return 'Check SMTP_URL and the mail server. Mails that wait are tried again for about a day.';
}
