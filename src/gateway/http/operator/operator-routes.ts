import type { EventLog } from '../../domain/ports.ts';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorFile, OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { hasEmpty, methodsAt } from '../../../edge/create-app.ts';
import { inKilobytes } from '../../../protocol/in-kilobytes.ts';
import { bodyOf } from '../../../edge/read-body.ts';
import { headerReaderOf, pathOf, queryOf } from '../../../edge/request-head.ts';
import type { EdgeAnswer } from '../../../edge/send-answer.ts';
import { attachmentHeaders } from '../../domain/chargebacks/attachment.ts';
import { WorkOffError } from '../../domain/store-errors.ts';
import type { Rate } from '../../domain/limiter.ts';
import { networkOf } from '../../domain/text/network.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { isUnavailable } from '../errors.ts';
import { RETRY_AFTER_SECONDS } from '../limits.ts';
import { isReading, limitReads } from '../limit-reads.ts';
import { answerRoute, isUnreadableType } from '../plain-answers.ts';
import { followRequests } from '../follow-requests.ts';
import type { HttpMetrics, RequestSpans, RunForRequest } from '../ports.ts';
import type { ReadRefusal, ReadShare, Reader } from '../../limits/read-share.ts';
import type { Identity } from '../../operations/sign-in/identify.ts';
import type { Authenticate, BrowserRequest, Entry } from './authenticate.ts';
import type { OperatorRoute } from '../../operator/operator-route.ts';
import type { Performed, Performer } from '../../operator/perform.ts';
import { problemAnswer } from './problem.ts';
import { readCall, refuseMediaType } from '../../operator/read-call.ts';

export interface OperatorRoutesOptions {
  readonly authenticate: Authenticate;
  readonly performer: Performer;
  /** Called with faults, which no answer shows (S19). */
  readonly log: Pick<EventLog, 'error'>;
  readonly metrics: HttpMetrics;
  readonly trace: RunForRequest;
  readonly spans?: RequestSpans | undefined;
  /** Where a request comes from. Wrong tokens are counted by it. */
  readonly clientAddress: (request: IncomingMessage) => string;
  /** Limits requests to what is open to everybody, by network. */
  readonly publicLimit: Rate;
  readonly reads: ReadShare;
}

export interface OperatorRoutes {
  register(app: FastifyInstance): void;
}

const PREFIX = '/operator';

/** Who calls what is open to everybody. */
const NOBODY: Identity = {
  actor: { kind: 'system', name: 'nobody' },
  grant: { merNo: OPERATOR_SIDE, permissions: new Set(), roles: [], factorAt: null },
};

/** Checks in a fixed order: size, token, address, method; then those of `perform.ts`. */
export function createOperatorRoutes(options: OperatorRoutesOptions): OperatorRoutes {
  const door = createDoor(options);
  const answer = (request: FastifyRequest, reply: FastifyReply, found: EdgeAnswer): void =>
    answerRoute(options, 'operator', { request, reply, answer: found });

  /** Before the body: only who is let in may send more than the edge allows everywhere. */
  async function allowLargeBody({ bodyBytesMax }: OperatorRoute, request: FastifyRequest): Promise<void> {
    const isAllowed = bodyBytesMax !== null && (await door.refuseStranger(request)) === undefined;
    if (isAllowed) request.bodyBytesMax = bodyBytesMax;
  }

  async function answerCall(route: OperatorRoute, request: FastifyRequest): Promise<EdgeAnswer> {
    const { id: requestId, params } = request;
    if (hasEmpty(params)) return pathUnknown(requestId);
    const identity = door.identityOf(request);
    const read = () => readCall(route, params as Readonly<Record<string, string>>, requestOf(request));
    const address = options.clientAddress(request.raw);
    const acting: Acting = { ...identity, reason: null, address, requestId, approvalNo: null };
    return options.trace(requestId, async () =>
      answerOf(route, await options.performer.performRead(route, read, acting), requestId),
    );
  }

  function register(app: FastifyInstance): void {
    followRequests(app, options.spans);
    limitReads(app, {
      reads: options.reads,
      readerOf: (request) => readerOf(options, request),
      refuse: (request, reply, refusal) => answer(request, reply, refuseReading(refusal, request.id)),
    });
    // After the body, so that what was sent is off the connection; before the address, so that strangers learn none.
    app.addHook('preHandler', async (request, reply) => {
      const isRead = typeof bodyOf(request) !== 'string';
      const refusal = isRead ? await door.refuseStranger(request) : tooLarge(request);
      if (refusal !== undefined) answer(request, reply, refusal);
    });
    const unknownAnswer = ({ raw, id }: FastifyRequest): EdgeAnswer => {
      const allowed = methodsAt(app, pathOf(raw));
      return allowed.length === 0 ? pathUnknown(id) : methodNotAllowed(allowed, id);
    };
    app.setNotFoundHandler((request, reply) => answer(request, reply, unknownAnswer(request)));
    app.setErrorHandler(async (fault, request, reply) => {
      if (isUnreadableType(fault)) {
        const refused = request.is404 ? unknownAnswer(request) : unreadableType(request.id);
        return answer(request, reply, (await door.refuseStranger(request)) ?? refused);
      }
      options.log.error('operator request failed', { requestId: request.id, error: fault });
      answer(request, reply, faultAnswer(fault, request.id));
    });
    for (const route of options.performer.routes) {
      app.route({
        method: route.method,
        config: { operation: route.operationId },
        url: route.path.slice(PREFIX.length).replaceAll(/\{(\w+)\}/g, ':$1'),
        ...(route.bodyBytesMax !== null && { onRequest: (request) => allowLargeBody(route, request) }),
        handler: async (request, reply) => answer(request, reply, await answerCall(route, request)),
      });
    }
  }

  return {
    register: (app) => void app.register((scope, _, done) => done(void register(scope)), { prefix: PREFIX }),
  };
}

/** Asks once who sends a request: a wrong token is counted. */
function createDoor(options: OperatorRoutesOptions) {
  const entries = new WeakMap<FastifyRequest, Entry>();
  return {
    async refuseStranger(request: FastifyRequest): Promise<EdgeAnswer | undefined> {
      const { raw } = request;
      const { authorization } = raw.headers;
      const address = options.clientAddress(raw);
      const credentials = { authorization, address, browser: browserOf(raw) };
      const entry =
        entries.get(request) ??
        (isPublic(request) ? enterOpen(options, address) : await options.authenticate(credentials));
      entries.set(request, entry);
      return entry.kind === 'allowed' ? undefined : refuseEntry(entry, request.id);
    },
    identityOf(request: FastifyRequest): Identity {
      const entry = entries.get(request);
      if (entry?.kind !== 'allowed') throw new Error('a request was not checked before its operation');
      return entry.identity;
    },
  };
}

/** By what was sent, whether it is valid or not: to look that up costs too. */
function readerOf({ clientAddress }: OperatorRoutesOptions, request: FastifyRequest): Reader {
  const { headers } = request.raw;
  const address = `address ${networkOf(clientAddress(request.raw))}`;
  const caller = `operator ${headers.authorization ?? headers.cookie ?? address}`;
  return { caller, groups: [address], isChange: !isReading(request) };
}

function refuseReading(refusal: ReadRefusal, requestId: string): EdgeAnswer {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return refusal === 'tooMany'
    ? problemAnswer(
        'tooManyRequests',
        { detail: 'Too many of your requests are waiting. Send fewer at once.', requestId },
        headers,
      )
    : problemAnswer('unavailable', { detail: 'Nothing was changed. Try again in a moment.', requestId }, headers);
}

function enterOpen({ publicLimit }: OperatorRoutesOptions, address: string): Entry {
  const retryAfterSeconds = Math.ceil(publicLimit.take(networkOf(address)));
  return retryAfterSeconds === 0 ? { kind: 'allowed', identity: NOBODY } : { kind: 'flooded', retryAfterSeconds };
}

function isPublic({ is404, routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config as { operation?: OperatorOperationId };
  return !is404 && operation !== undefined && operatorOperations[operation].permission === null;
}

function answerOf({ answerLines, answerFile }: OperatorRoute, performed: Performed, requestId: string): EdgeAnswer {
  if (performed.kind === 'refused') return problemAnswer(performed.name, { ...performed, requestId });
  const { status, value } = performed;
  if (answerFile) return fileOf(status, value as OperatorFile);
  return { status, ...(answerLines ? linesOf(value) : jsonOf(value)) };
}

function requestOf(request: FastifyRequest) {
  const { raw } = request;
  return { query: queryOf(raw), header: headerReaderOf(raw), body: bodyOf(request) as Buffer };
}

function fileOf(status: number, { name, content }: OperatorFile): EdgeAnswer {
  const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return { status, headers: attachmentHeaders(name), body };
}

const jsonOf = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });

const linesOf = (values: unknown) => ({
  contentType: 'application/x-ndjson',
  body: (values as unknown[]).map((value) => `${JSON.stringify(value)}\n`).join(''),
});

function browserOf({ method = '', headers }: IncomingMessage): BrowserRequest {
  const site = headers['sec-fetch-site'];
  return { method, cookie: headers.cookie, origin: headers.origin, site: Array.isArray(site) ? site.join() : site };
}

function pathUnknown(requestId: string): EdgeAnswer {
  const detail = 'Check the address; the operator contract lists all of them.';
  return problemAnswer('pathUnknown', { detail, requestId });
}

function methodNotAllowed(methods: readonly string[], requestId: string): EdgeAnswer {
  const allow = methods.join(', ');
  return problemAnswer('methodNotAllowed', { detail: `Use one of: ${allow}.`, requestId }, { allow });
}

function tooLarge({ id: requestId, bodyBytesMax }: FastifyRequest): EdgeAnswer {
  const detail = `body: is larger than ${inKilobytes(bodyBytesMax)}`;
  return problemAnswer('bodyTooLarge', { detail, requestId });
}

function unreadableType(requestId: string): EdgeAnswer {
  const { name, detail } = refuseMediaType();
  return problemAnswer(name, { detail, requestId });
}

function faultAnswer(fault: unknown, requestId: string): EdgeAnswer {
  if (isUnavailable(fault)) {
    const detail = fault instanceof WorkOffError ? fault.message : 'Nothing was changed. Try again in a moment.';
    return problemAnswer('unavailable', { detail, requestId }, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
  const detail = 'The request was not completed. The logs have more under the request id.';
  return problemAnswer('internalError', { detail, requestId });
}

const SEND_ONE = 'Send the operator token as "Authorization: Bearer <token>".';
const OUTSIDE = 'OPERATOR_TOKEN is not accepted from your address. Run "tollgate login", or call from inside.';

function refuseEntry(entry: Exclude<Entry, { readonly kind: 'allowed' }>, requestId: string): EdgeAnswer {
  if (entry.kind === 'wrong' || entry.kind === 'outside') {
    const detail = entry.kind === 'wrong' ? SEND_ONE : OUTSIDE;
    return problemAnswer('unauthorized', { detail, requestId }, { 'www-authenticate': 'Bearer realm="operator"' });
  }
  const seconds = String(entry.retryAfterSeconds);
  const what = entry.kind === 'flooded' ? 'requests without a token' : 'wrong tokens';
  const detail = `Too many ${what} came from your address. Try again in ${seconds} seconds.`;
  return problemAnswer('tooManyRequests', { detail, requestId }, { 'retry-after': seconds });
}
