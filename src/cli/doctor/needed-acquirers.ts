import { acquirerNamesOf } from '../../gateway/assemble/open-channels.ts';
import type { Config } from '../../gateway/config/config.ts';
import { acquirerNameOf } from '../../gateway/domain/acquirers/acquirer.ts';
import { inspectSchema } from '../../gateway/store/inspect/inspect.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, problem } from './finding.ts';
import type { Finding } from './finding.ts';

/** What has no result yet is asked where it was sent. An order that nobody was called about names no acquirer either. */
const NEEDED = `select acquirer, count(*) as entries from agenda where task in ('inquire', 'inquireRefund')
  and (acquirer is not null or task = 'inquireRefund'
    or exists (select 1 from acquirer_minutes where acquirer = 'default') or exists (select 1 from channel_minutes))
  group by acquirer order by acquirer`;

/** Acquirers that payments, payouts and refunds in progress wait for, and that the configuration lacks. */
export async function checkNeededAcquirers(view: View, config: Config): Promise<Finding[]> {
  if ((await inspectSchema(view)).pending.length > 0) return [ok('looked at once the migrations have run')];
  const configured = acquirerNamesOf(config);
  const needed = (await view.query(NEEDED)).map((row) => ({
    name: acquirerNameOf(row['acquirer'] === null ? null : String(row['acquirer'])),
    entries: Number(row['entries']),
  }));
  const missing = needed.filter(({ name }) => !configured.includes(name));
  if (missing.length === 0) return [ok('every acquirer that orders in progress need is configured')];
  return missing.map(({ name, entries }) =>
    problem(
      `the configuration lacks the acquirer ${name}, and ${counted(entries, 'order')} in progress went there`,
      `Put it back into ${name === 'default' ? 'CHANNEL_URL and CHANNEL_TOKEN' : 'ACQUIRERS_FILE'}, and drain it until nothing is open.`,
    ),
  );
}
