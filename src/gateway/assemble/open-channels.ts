import { createAbsentChannel } from '../channel/absent.ts';
import { createHttpChannel } from '../channel/http.ts';
import { withBreaker } from '../channel/with-breaker.ts';
import type { ChannelCallInfo } from '../channel/http.ts';
import type { AcquirerConfig } from '../config/acquirers-config.ts';
import type { Config } from '../config/config.ts';
import type { Breakers } from '../domain/acquirers/breaker.ts';
import { acquirerNameOf } from '../domain/acquirers/acquirer.ts';
import { DEFAULT_ACQUIRER } from '../domain/ledger/ledger.ts';
import type { Channel, Channels } from '../domain/ports.ts';
import { answeringFirst } from '../domain/routing/answering-first.ts';
import type { AcquirerBook } from '../operations/acquirers/acquirer-book.ts';
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
  readonly breakers: Breakers;
  readonly book: AcquirerBook;
  readonly router: Pick<Channels, 'choose'>;
}

/** The ways to the acquirers of the configuration; in a sandbox without a `default` one, that is the scripted channel. */
export function openChannels(config: Config, parts: ChannelParts): Channels {
  const { sandbox, book, router, breakers } = parts;
  const channels = new Map(
    config.acquirers.map((acquirer) => [
      acquirer.name,
      watched(config.work ? connect(acquirer, parts) : createSilentChannel(), acquirer, parts),
    ]),
  );
  const scripted = new Set<string>();
  if (sandbox !== null && !channels.has(DEFAULT_ACQUIRER)) {
    const own = config.work ? sandbox.createChannel() : createSilentChannel();
    channels.set(DEFAULT_ACQUIRER, watched(own, { name: DEFAULT_ACQUIRER, url: null }, parts));
    scripted.add(DEFAULT_ACQUIRER);
  }
  return {
    to(acquirer) {
      const name = acquirerNameOf(acquirer);
      const channel = channels.get(name);
      if (channel === undefined) return createAbsentChannel(name, 'is not configured');
      return book.stateOf(name) === 'paused' ? createAbsentChannel(name, 'is paused') : channel;
    },
    isScripted: (acquirer) => scripted.has(acquirerNameOf(acquirer)),
    choose: (need) => answeringFirst(router.choose(need), need.method, breakers),
    async close() {
      await Promise.all(Array.from(channels.values(), (channel) => channel.close()));
    },
  };
}

/** By name. A sandbox has the scripted channel as `default`, if no other is configured. */
export function acquirerNamesOf({ mode, acquirers }: Pick<Config, 'mode' | 'acquirers'>): string[] {
  const names = acquirers.map(({ name }) => name);
  return mode === 'sandbox' && !names.includes(DEFAULT_ACQUIRER) ? [DEFAULT_ACQUIRER, ...names] : names;
}

/** Timed, counted and traced, whatever the channel is. */
function watched(
  channel: Channel,
  { name, url }: { readonly name: string; readonly url: string | null },
  { metrics, channelCounter, breakers, tracing }: ChannelParts,
): Channel {
  const observed = observeChannel(withBreaker(channel, name, breakers), {
    acquirer: name,
    observeChannelCall(call, seconds) {
      metrics.observeChannelCall(call, seconds);
      channelCounter.note(call, seconds);
    },
  });
  return tracing?.traceChannel(observed, url) ?? observed;
}

function connect({ name, url, token, deadlineMs }: AcquirerConfig, { log, trace, tracing }: ChannelParts): Channel {
  // A log of one acquirer reads as it always did.
  const acquirer = name === DEFAULT_ACQUIRER ? {} : { acquirer: name };
  return createHttpChannel({
    baseUrl: url,
    token,
    deadlineMs,
    traceHeaders: tracing?.channelHeaders,
    onCall(info) {
      tracing?.noteStatus(info.status);
      log.info('channel call', { requestId: trace.requestId(), ...acquirer, ...info, ms: inHundredths(info) });
    },
  });
}

function inHundredths({ ms }: ChannelCallInfo): number {
  return Math.round(ms * 100) / 100;
}
