import { mailboxOf } from '../../gateway/domain/text/email-address.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const PEOPLE_MAX = 200_000;
const SHOWN_MAX = 20;

/** Accounts that earlier releases took for different ones. They work as before, each by its own spelling; nobody is merged. */
export async function checkMailboxes(view: View): Promise<Finding[]> {
  const rows = await view.query(`select email from people order by person_id limit ${PEOPLE_MAX}`);
  const accounts = Map.groupBy(
    rows.map(({ email }) => String(email)),
    mailboxOf,
  );
  const shared = [...accounts].filter(([, emails]) => emails.length > 1);
  if (shared.length === 0) return [ok('every account has a mailbox of its own')];
  const shown = shared
    .slice(0, SHOWN_MAX)
    .map(([, emails]) => emails.map((email) => JSON.stringify(email)).join(' = '));
  const more = shared.length > SHOWN_MAX ? `; ${shared.length - SHOWN_MAX} more` : '';
  return [
    warning(
      `${counted(shared.length, 'mailbox').replace('boxs', 'boxes')} with several accounts: ${shown.join('; ')}${more}`,
      'Ask their owner which one to keep, and disable the others with "tollgate user disable".',
    ),
  ];
}
