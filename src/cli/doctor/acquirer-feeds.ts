import { acquirerNamesOf } from '../../gateway/assemble/open-channels.ts';
import type { Config } from '../../gateway/config/config.ts';
import { stateOfAcquirer } from '../../gateway/domain/acquirers/choose-acquirer.ts';
import { FEED_UNREAD_MS, feedAges } from '../../gateway/domain/acquirers/feed-age.ts';
import { listOfferedFeeds } from '../../gateway/store/acquirers/feeds.ts';
import { inspectSchema } from '../../gateway/store/inspect/inspect.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const REMEDY =
  'Start a gateway that does background work. If one runs, see its log lines "feed of an acquirer not read" and "channel call".';

/** Feeds that acquirers offer and nobody has read for a while. */
export async function checkFeeds(view: View, config: Config, now: number): Promise<Finding[]> {
  if ((await inspectSchema(view)).pending.length > 0) return [ok('looked at once the migrations have run')];
  const configured = acquirerNamesOf(config);
  const rows = await view.query('select name, state from acquirers');
  const states = new Map(rows.map((row) => [String(row['name']), String(row['state'])]));
  const isRead = (name: string) =>
    configured.includes(name) && (states.get(name) ?? stateOfAcquirer({ name, row: null })) !== 'paused';
  const ages = feedAges(await listOfferedFeeds(view), { now, isRead });
  const unread = ages.filter(({ forMs }) => forMs > FEED_UNREAD_MS);
  if (unread.length === 0) return [ok(ages.length === 0 ? 'no acquirer offers any' : 'read as offered')];
  return unread.map(({ acquirer, feed, forMs }) =>
    warning(`${feed} of ${acquirer} has not been read for ${counted(Math.floor(forMs / 60_000), 'minute')}`, REMEDY),
  );
}
