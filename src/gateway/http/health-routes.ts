import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from '../../edge/read-body.ts';
import type { EdgeAnswer } from '../../edge/send-answer.ts';
import type { ForwardingWatch } from './forwarding-watch.ts';
import { CLOCK_OFFSET_MS_MAX, PING_MS_MAX } from './limits.ts';
import { answerRoute, answerTooLarge, plainText } from './plain-answers.ts';
import type { HttpMetrics } from './ports.ts';
import type { TokenGuard } from './token-guard.ts';

export interface HealthOptions {
  /** Rejects if the store takes no writes. */
  readonly ping: () => Promise<void>;
  /** How far this machine's clock is ahead of the database's; null while that is not known. */
  readonly clockOffsetMs?: () => number | null;
  readonly metrics: HttpMetrics & { render(): string | Promise<string> };
  /** Who may read /metrics: everybody, nobody, or who sends the token. */
  readonly metricsAccess: 'open' | 'off' | TokenGuard;
  readonly forwarding?: ForwardingWatch;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly isStopping: () => boolean;
  /** Only a sandbox says what it is: tools that move clocks and complete orders ask first. */
  readonly mode?: 'sandbox' | 'live';
  /** False: the gateway answers queries only, so no proxy should send it a merchant's requests. */
  readonly work?: boolean;
}

/** Set to `sandbox` in the answer of /healthz; live mode never has it. */
const MODE_HEADER = 'Tollgate-Mode';

export interface HealthRoutes {
  register(app: FastifyInstance): void;
  /** Answers a request to one of their addresses by another method; false if it is none of theirs. */
  refuseMethod(path: string, request: FastifyRequest, reply: FastifyReply): boolean;
}

/** What whoever runs the gateway asks: is it alive, does it take requests, how much does it do. */
export function createHealthRoutes(options: HealthOptions): HealthRoutes {
  const answers: Readonly<Record<string, (request: FastifyRequest) => Promise<EdgeAnswer>>> = {
    '/healthz': async () => plainText(200, 'alive\n', options.mode === 'sandbox' ? { [MODE_HEADER]: 'sandbox' } : {}),
    '/readyz': () => answerReadiness(options),
    '/metrics': ({ raw }) => answerMetrics(options, raw),
  };
  return {
    register(app) {
      for (const [url, answerFor] of Object.entries(answers)) {
        app.route({
          method: ['GET', 'HEAD'],
          url,
          handler: async (request, reply) =>
            answerRoute(options, url.slice(1), { request, reply, answer: await answerFor(request) }),
        });
      }
    },
    refuseMethod(path, request, reply) {
      if (!Object.hasOwn(answers, path)) return false;
      const isRead = typeof bodyOf(request) !== 'string';
      const answer = isRead ? plainText(405, 'Send GET.\n', { Allow: 'GET, HEAD' }) : answerTooLarge();
      answerRoute(options, path.slice(1), { request, reply, answer });
      return true;
    },
  };
}

async function answerReadiness(options: HealthOptions): Promise<EdgeAnswer> {
  const { ping, forwarding, isStopping, work, clockOffsetMs } = options;
  if (isStopping()) return plainText(503, 'stopping\n');
  if (work === false) return plainText(503, 'work is off: started with --no-work, answers queries only\n');
  const offsetMs = clockOffsetMs?.() ?? 0;
  if (Math.abs(offsetMs) > CLOCK_OFFSET_MS_MAX) return plainText(503, wrongClock(offsetMs));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store did not answer in time')), PING_MS_MAX);
  });
  return Promise.race([ping(), late])
    .then(
      () =>
        plainText(200, ['ready', ...(forwarding?.notices() ?? []).map((notice) => `notice: ${notice}`), ''].join('\n')),
      () => plainText(503, 'the store takes no writes\n'),
    )
    .finally(() => clearTimeout(timer));
}

function wrongClock(offsetMs: number): string {
  const apart = `${Math.round(Math.abs(offsetMs) / 1000)} s ${offsetMs > 0 ? 'ahead of' : 'behind'}`;
  return `the clock of this machine is ${apart} the database's: synchronise both\n`;
}

async function answerMetrics(options: HealthOptions, request: IncomingMessage): Promise<EdgeAnswer> {
  const { metrics, metricsAccess } = options;
  if (metricsAccess === 'off') return plainText(404, 'Metrics are off. Set METRICS_TOKEN to read them.\n');
  if (metricsAccess !== 'open') {
    const entry = await metricsAccess.check(request.headers.authorization, options.clientAddress(request));
    if (entry.kind === 'wrong') {
      return plainText(401, 'Send METRICS_TOKEN as a bearer token.\n', { 'WWW-Authenticate': 'Bearer' });
    }
    if (entry.kind === 'locked') {
      const seconds = String(entry.retryAfterSeconds);
      const text = `Too many wrong tokens came from your address. Try again in ${seconds} seconds.\n`;
      return plainText(429, text, { 'Retry-After': seconds });
    }
  }
  return { status: 200, contentType: 'text/plain; version=0.0.4; charset=utf-8', body: await metrics.render() };
}
