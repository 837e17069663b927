import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Hint } from '../../../generated/channel-validators.js';
import { bodyOf } from '../../edge/read-body.ts';
import { headerReaderOf } from '../../edge/request-head.ts';
import type { EdgeAnswer } from '../../edge/send-answer.ts';
import { readJsonObject } from '../../protocol/json-object.ts';
import { verifyWebhook } from '../../protocol/standard-webhooks.ts';
import type { Clock } from '../domain/ports.ts';
import { answerFault, answerNowhere, answerRoute, answerTooLarge, plainText } from './plain-answers.ts';
import type { Recorder } from './plain-answers.ts';
import { RETRY_AFTER_SECONDS } from './limits.ts';

// Where acquirers say that there is something to ask for. Nothing is read, asked or written before the answer, and no result is taken
// from a hint (S45).

export interface HintRoutesOptions extends Recorder {
  /** By name; an acquirer that is not here sends no hints. */
  readonly secrets: ReadonlyMap<string, string>;
  /** False if there are too many at once. */
  readonly take: (acquirer: string, numbers: readonly string[]) => boolean;
  /** Real time: what is signed elsewhere does not go by a clock that can be moved. */
  readonly realClock: Clock;
}

const HINT_BYTES_MAX = 8192;
const TOLERANCE_SECONDS = 300;
const ROUTE_NAME = 'hint';
const PATH = /^\/channel\/([^/]+)\/hints$/;

export function registerHintRoutes(app: FastifyInstance, options: HintRoutesOptions): void {
  void app.register((scope, _, done) => {
    scope.setErrorHandler((fault, request, reply) => {
      const answer = answerFault(options, ROUTE_NAME, { request, reply, fault });
      if (answer !== null) answerRoute(options, ROUTE_NAME, { request, reply, answer });
    });
    scope.route<{ Params: { acquirer: string } }>({
      method: 'POST',
      url: '/channel/:acquirer/hints',
      onRequest: (request, _reply, next) => {
        request.bodyBytesMax = HINT_BYTES_MAX;
        next();
      },
      handler: (request, reply) => {
        const answer = answerHint(options, request, request.params.acquirer);
        answerRoute(options, ROUTE_NAME, { request, reply, answer });
      },
    });
    done();
  });
}

/** Whether it was another method than POST at the address of somebody's hints, which is then answered. */
export function refuseHintMethod(
  options: HintRoutesOptions,
  path: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): boolean {
  const [, acquirer] = PATH.exec(path) ?? [];
  if (acquirer === undefined || !options.secrets.has(acquirer) || request.method === 'POST') return false;
  const isRead = typeof bodyOf(request) !== 'string';
  const answer = isRead ? plainText(405, 'Send POST.\n', { Allow: 'POST' }) : answerTooLarge();
  answerRoute(options, ROUTE_NAME, { request, reply, answer });
  return true;
}

function answerHint(options: HintRoutesOptions, request: FastifyRequest, acquirer: string): EdgeAnswer {
  const secret = options.secrets.get(acquirer);
  if (secret === undefined) return answerNowhere();
  const body = bodyOf(request);
  if (typeof body === 'string') return plainText(413, `A hint has at most ${HINT_BYTES_MAX} bytes.\n`);
  const proof = verifyWebhook({
    header: headerReaderOf(request.raw),
    body: body.toString('utf8'),
    secrets: [secret],
    nowSeconds: Math.floor(options.realClock.now() / 1000),
    toleranceSeconds: TOLERANCE_SECONDS,
  });
  if (proof !== 'valid') return plainText(401, UNPROVED[proof]);
  const read = readJsonObject(body);
  if (!read.ok || !Hint(read.value)) return plainText(400, NOT_A_HINT);
  if (options.take(acquirer, read.value.numbers)) return plainText(202, 'Taken.\n');
  return plainText(429, 'Too many at once. Send it again later, or not at all.\n', {
    'Retry-After': String(RETRY_AFTER_SECONDS),
  });
}

const NOT_A_HINT = 'The body is not a hint: send {"numbers": […]} with 1 to 100 trade or refund numbers.\n';

const WRONG_SIGNATURE =
  'The signature is wrong. Sign webhook-id.webhook-timestamp.body with the secret of the hints.\n';

const UNPROVED = {
  missing: 'Sign the hint: send webhook-id, webhook-timestamp and webhook-signature.\n',
  malformed: 'webhook-timestamp must be seconds since 1970.\n',
  'too-old': 'The signature is too old, or your clock is slow: it is good for five minutes.\n',
  'too-new': 'Your clock is fast: webhook-timestamp is over five minutes ahead.\n',
  mismatch: WRONG_SIGNATURE,
} as const;
