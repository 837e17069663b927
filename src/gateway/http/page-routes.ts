import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressAnswer, packForGood } from '../../edge/compress-answer.ts';
import { methodsAt } from '../../edge/create-app.ts';
import { bodyOf } from '../../edge/read-body.ts';
import type { BodySieve } from '../../edge/read-body.ts';
import { headerReaderOf, pathOf, queryOf } from '../../edge/request-head.ts';
import type { EdgeAnswer } from '../../edge/send-answer.ts';
import type { HeaderReader } from '../../protocol/request-checks.ts';
import { networkOf } from '../domain/text/network.ts';
import { merchantOf } from '../domain/numbers.ts';
import { RETRY_AFTER_SECONDS } from './limits.ts';
import { isReading, limitReads } from './limit-reads.ts';
import type { LoadShed } from '../limits/load-shed.ts';
import { answerFault, answerNowhere, answerRoute, answerTooLarge, isUnreadableType } from './plain-answers.ts';
import type { Recorder } from './plain-answers.ts';
import { followRequests } from './follow-requests.ts';
import type { ReadRefusal, ReadShare, Reader } from '../limits/read-share.ts';
import type { RequestSpans, RunForRequest } from './ports.ts';

/** What a page is asked. */
interface PageCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: HeaderReader;
  /** Empty if there is none. */
  readonly body: string;
  readonly bytes: Buffer;
  readonly address: string;
  readonly requestId: string;
}

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string | Buffer | AsyncIterable<string | Uint8Array>;
  /** What shows a secret is not compressed: its length would tell about it. */
  readonly isSecret?: boolean;
  readonly isShownOnce?: true;
}

/** Pages that are all below one folder: the payers', or the account's. */
export interface PageTable {
  /** Without a slash at the end. */
  readonly folder: string;
  readonly routes: readonly {
    /** Below the folder, with at most one part that varies, such as `:tradeNo`. */
    readonly path: string;
    readonly methods: readonly string[];
    readonly bodyBytesMax?: number | undefined;
    /** Whether a body of that size is read, and what is kept of it, before it is; if not, it is what is allowed everywhere. */
    admits?(head: Pick<PageCall, 'path' | 'header'>): Promise<boolean | BodySieve>;
    answer(call: PageCall, parameter: string): Promise<PageAnswer>;
  }[];
  /** Scripts that pages load, below the folder, under names that change with what is in them. */
  readonly scripts: readonly { readonly path: string; readonly name: string }[];
  /** Where they lie. */
  readonly scriptsFolder: string;
  /** Who asks, as the browser tells it and nobody has looked up: a session. Null if it tells nothing. */
  callerOf?(header: HeaderReader): string | null;
  /** Whether forms here are payments, which go before everything else; otherwise they are changes. */
  readonly takesPayments?: boolean;
  answerMissing(call: PageCall): PageAnswer | Promise<PageAnswer>;
  /** For whoever has to come back later. Made without looking anything up. */
  answerBusy(call: PageCall, refusal: ReadRefusal): PageAnswer;
  answerTooLarge?(call: PageCall): Promise<PageAnswer>;
  refuseMethod(methods: readonly string[], call: PageCall): PageAnswer | Promise<PageAnswer>;
}

export interface PageRoutesOptions extends Recorder {
  readonly pages: PageTable;
  readonly trace: RunForRequest;
  readonly spans?: RequestSpans | undefined;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly reads: ReadShare;
  readonly load: LoadShed;
}

export function registerPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  void app.register(
    (scope, _, done) => {
      addRoutes(scope, options);
      done();
    },
    { prefix: options.pages.folder },
  );
}

function addRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { pages, trace } = options;
  const finish = (request: FastifyRequest, reply: FastifyReply, answer: EdgeAnswer): void => {
    answerRoute(options, ROUTE_NAME, { request, reply, answer });
    logPage(options, request, answer.status);
  };
  const finishPage = async (request: FastifyRequest, reply: FastifyReply, page: PageAnswer): Promise<void> => {
    const isPlain = page.isSecret === true || page.isShownOnce === true || request.method === 'HEAD';
    const header = headerReaderOf(request.raw);
    finish(request, reply, isPlain ? page : await compressAnswer(page, header('Accept-Encoding')));
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: ReadRefusal): void => {
    const { status, headers, ...page } = pages.answerBusy(callOf(options, request), refusal);
    finish(request, reply, { ...page, status, headers: { ...headers, 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  };
  followRequests(app, options.spans);
  limitReads(app, { reads: options.reads, readerOf: (request) => readerOf(options, request), refuse });
  if (pages.takesPayments === true) countPayments(app, options, refuse);
  app.addHook('preHandler', async (request, reply) => {
    if (typeof bodyOf(request) !== 'string') return;
    const answer = await pages.answerTooLarge?.(callOf(options, request));
    finish(request, reply, answer ?? answerTooLarge());
  });
  for (const route of pages.routes) {
    app.route({
      method: [...route.methods],
      url: route.path,
      ...(route.bodyBytesMax !== undefined && { onRequest: (request) => admitLarge(route, request) }),
      async handler(request, reply) {
        const [parameter = ''] = Object.values(request.params as Readonly<Record<string, string>>);
        await finishPage(
          request,
          reply,
          await trace(request.id, () => route.answer(callOf(options, request), parameter)),
        );
      },
    });
  }
  addScripts(app, options);
  const answerUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = pathOf(request.raw);
    // The folder itself is no payer's page.
    if (path === pages.folder && methodsAt(app, path).length === 0) return finish(request, reply, answerNowhere());
    const allowed = methodsAt(app, path);
    const call = callOf(options, request);
    const answer = allowed.length === 0 ? pages.answerMissing(call) : pages.refuseMethod(allowed, call);
    await finishPage(request, reply, await answer);
  };
  app.setNotFoundHandler(answerUnknown);
  app.setErrorHandler((fault, request, reply) => {
    if (request.is404 && isUnreadableType(fault)) return answerUnknown(request, reply);
    const answer = answerFault(options, ROUTE_NAME, { request, reply, fault });
    if (answer !== null) finish(request, reply, answer);
  });
}

const ROUTE_NAME = 'page';

/** Scripts are small, kept by browsers and read from memory. A form that pays is no reading. */
function readerOf({ pages, clientAddress }: PageRoutesOptions, request: FastifyRequest): Reader | null {
  const isChange = !isReading(request);
  if (request.routeOptions.config.isScript === true || (isChange && pages.takesPayments === true)) return null;
  const address = `address ${networkOf(clientAddress(request.raw))}`;
  const own = pages.callerOf?.(headerReaderOf(request.raw)) ?? null;
  if (own !== null) return { caller: `session ${own}`, groups: [address], isChange };
  const [subject] = Object.values(request.params as Readonly<Record<string, string>>);
  if (subject === undefined || pages.callerOf !== undefined)
    return { caller: `stranger ${address}`, groups: [address], isChange };
  return { caller: `${address} at ${subject}`, groups: [address, `page ${subject}`], isChange };
}

/** What payers send counts like what merchants send. */
function countPayments(
  app: FastifyInstance,
  { load, reads }: PageRoutesOptions,
  refuse: (request: FastifyRequest, reply: FastifyReply, refusal: ReadRefusal) => void,
): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (isReading(request)) return done();
    if (load.isFull()) return load.refuse(() => refuse(request, reply, 'busy'));
    const endPayment = reads.beginPayment();
    load.begin();
    reply.raw.once('close', () => {
      load.end();
      endPayment();
    });
    done();
  });
}

async function admitLarge(route: PageTable['routes'][number], request: FastifyRequest): Promise<void> {
  const { bodyBytesMax } = route;
  const { raw } = request;
  const admitted = (await route.admits?.({ path: raw.url ?? '/', header: headerReaderOf(raw) })) ?? true;
  if (typeof admitted === 'object') request.bodySieve = admitted;
  else if (bodyBytesMax !== undefined && admitted) request.bodyBytesMax = bodyBytesMax;
}

/** Kept for ever by browsers: another content has another name. Kept here in each of the ways that browsers take it. */
function addScripts(app: FastifyInstance, { pages, metrics }: PageRoutesOptions): void {
  for (const { path, name } of pages.scripts) {
    const text = readFileSync(join(pages.scriptsFolder, name), 'utf8');
    // Packed for the first who asks: a gateway that shows no page does not wait for it.
    let packed: ReturnType<typeof packForGood> | undefined;
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      config: { isScript: true },
      onResponse(request, reply, done) {
        metrics.countRequest(ROUTE_NAME, String(reply.statusCode), (performance.now() - request.startedAtMs) / 1000);
        done();
      },
      async handler(request, reply) {
        const encoding = chooseEncoding(headerReaderOf(request.raw)('Accept-Encoding'));
        void reply.headers({ ...SCRIPT_HEADERS, 'X-Request-Id': request.id });
        if (encoding === null) return reply.send(text);
        packed ??= packForGood(text);
        return reply.header('Content-Encoding', encoding).send((await packed)[encoding]);
      },
    });
  }
}

const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A form is handed over as the text that came, whatever type it claims: read by @fastify/formbody it would be another body
 * reader, which answers a body that is too large before it is off the connection.
 */
function callOf({ clientAddress }: PageRoutesOptions, request: FastifyRequest): PageCall {
  const { raw } = request;
  const read = bodyOf(request);
  const body = typeof read === 'string' ? Buffer.alloc(0) : read;
  return {
    method: raw.method ?? 'GET',
    path: raw.url ?? '/',
    query: queryOf(raw),
    header: headerReaderOf(raw),
    body: body.toString('utf8'),
    bytes: body,
    address: clientAddress(raw),
    requestId: request.id,
  };
}

/** A line for each page of an order, so that a payer's way can be followed too. */
function logPage({ log, clientAddress }: PageRoutesOptions, request: FastifyRequest, status: number): void {
  const { raw, id: requestId, startedAtMs } = request;
  const tradeNo = pathOf(raw)
    .split('/')
    .find((part) => merchantOf('order', part) !== undefined);
  if (tradeNo === undefined) return;
  const ms = Math.round((performance.now() - startedAtMs) * 100) / 100;
  const subject = { merNo: merchantOf('order', tradeNo), tradeNo, method: raw.method };
  log.info('page request', { ...subject, requestId, status, ms, client: clientAddress(raw) });
}
