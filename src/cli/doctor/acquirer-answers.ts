import { MINUTE_MS } from '../../gateway/domain/acquirers/channel-figures.ts';
import type { ChannelSum } from '../../gateway/domain/acquirers/channel-figures.ts';
import { SLOW_MS, TROUBLE_MS, delaysIn, silencesIn } from '../../gateway/domain/acquirers/trouble.ts';
import type { Trouble } from '../../gateway/domain/acquirers/trouble.ts';
import { inspectSchema } from '../../gateway/store/inspect/inspect.ts';
import type { View } from '../../gateway/store/inspect/inspect.ts';
import { counted, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const REMEDY = 'See Channels in the console and the log lines "channel call", and ask the acquirer.';

/** How acquirers have answered the gateways lately, over all nodes. */
export async function checkAnswers(view: View, now: number): Promise<Finding[]> {
  // A release before this one counted elsewhere.
  if ((await inspectSchema(view)).pending.length > 0) return [ok('looked at once the migrations have run')];
  const rows = await view.query(
    `select acquirer, operation, answer, bucket_ms, sum(calls) as calls, max(minute) as last_minute
     from acquirer_minutes where minute >= $1 group by acquirer, operation, answer, bucket_ms`,
    [now - TROUBLE_MS],
  );
  const sums = rows.map((row): ChannelSum => ({
    acquirer: String(row['acquirer']),
    operation: String(row['operation']) as ChannelSum['operation'],
    answer: String(row['answer']) as ChannelSum['answer'],
    method: '',
    currency: '',
    bucketMs: Number(row['bucket_ms']),
    calls: Number(row['calls']),
    lastMinute: Number(row['last_minute']),
  }));
  const troubles = [...silencesIn(sums), ...delaysIn(sums)];
  if (troubles.length > 0) return troubles.map((trouble) => warning(troubleWords(trouble), REMEDY));
  const calls = sums.reduce((total, sum) => total + sum.calls, 0);
  return [ok(`${counted(calls, 'call')} of the last ${MINUTES} minutes, answered as usual`)];
}

const MINUTES = TROUBLE_MS / MINUTE_MS;

function troubleWords({ kind, acquirer, purpose, calls, bad }: Trouble): string {
  const how = kind === 'silent' ? 'had no answer' : `were answered after more than ${SLOW_MS / 1000} seconds`;
  return `${bad} of ${calls} calls for ${purpose} to ${acquirer ?? 'the acquirer'} ${how} in the last ${MINUTES} minutes`;
}
