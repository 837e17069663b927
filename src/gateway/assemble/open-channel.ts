import assert from 'node:assert/strict';
import { createHttpChannel } from '../channel/http.ts';
import type { ChannelCallInfo } from '../channel/http.ts';
import type { Config } from '../config/config.ts';
import type { Channel } from '../domain/ports.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { observeChannel } from '../observe/observe.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { Tracing } from '../observe/tracing/open-tracing.ts';
import type { Trace } from '../observe/tracing/trace.ts';
import { createSilentChannel } from './work-off.ts';
import type { ChannelCounter } from '../work/channel-counter.ts';

interface ChannelParts {
  readonly sandbox: Sandbox | null;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trace: Trace;
  readonly tracing: Tracing | null;
  readonly channelCounter: ChannelCounter;
}

/** The way to the acquirer, or the sandbox's own. */
export function openChannel(config: Config, parts: ChannelParts): Channel {
  const { metrics, channelCounter } = parts;
  const channel = observeChannel(connectChannel(config, parts), {
    observeChannelCall(call, seconds) {
      metrics.observeChannelCall(call, seconds);
      channelCounter.note(call, seconds);
    },
  });
  return parts.tracing?.traceChannel(channel) ?? channel;
}

function connectChannel(config: Config, { sandbox, log, trace, tracing }: ChannelParts): Channel {
  if (!config.work) return createSilentChannel();
  if (config.channel === null) {
    // The configuration of live mode always names a channel.
    assert(sandbox !== null);
    return sandbox.createChannel();
  }
  const { url: baseUrl, token } = config.channel;
  return createHttpChannel({
    baseUrl,
    token,
    deadlineMs: config.channelDeadlineMs,
    traceHeaders: tracing?.channelHeaders,
    onCall(info) {
      tracing?.noteStatus(info.status);
      log.info('channel call', { requestId: trace.requestId(), ...info, ms: inHundredths(info) });
    },
  });
}

function inHundredths({ ms }: ChannelCallInfo): number {
  return Math.round(ms * 100) / 100;
}
