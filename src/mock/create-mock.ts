import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SUCCESS } from '../../generated/codes.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import { findSandboxRow } from '../protocol/operation-rule.ts';
import type { SandboxRow } from '../protocol/operation-rule.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { createCallbacks } from './callbacks.ts';
import { checkRequest } from './check-request.ts';
import { fillAnswer } from './fill-answer.ts';
import { ANSWER_MS_MAX, SECOND_MS } from './limits.ts';
import { newNumber } from './numbers.ts';
import { pageAt } from './pages.ts';
import { readPreference } from './preference.ts';
import { createPrism } from './prism.ts';
import { pathOf, readRequest } from './read-request.ts';
import { refusals } from './refusal.ts';

// The contract, served: Prism answers from its examples, and around it stand the checks, the request's own numbers and
// the notifications. Nothing is remembered from one request to the next.

export interface MockOptions {
  /** Where callers reach the mock; the pages that it names are there. */
  readonly baseUrl: () => string;
  readonly callbackDelayMs: number;
  /** How long a second of the sandbox's table takes: a slow card, a result that comes later. As the gateway's by default. */
  readonly secondMs?: number;
  /** How long a receiver may take to answer a callback. */
  readonly callbackAnswerMsMax?: number;
  readonly log: (line: string) => void;
  readonly now: () => Date;
  /** Where the docs are, if they are served beside the mock. */
  readonly docsPath?: string;
}

export interface Mock {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For the log: the envelope's code and the example. */
  readonly outcome: string;
}

export async function createMock(options: MockOptions): Promise<Mock> {
  const answerByExample = await createPrism();
  const { callbackDelayMs: delayMs, callbackAnswerMsMax: answerMsMax = ANSWER_MS_MAX, secondMs = SECOND_MS } = options;
  const callbacks = createCallbacks({ delayMs, secondMs, answerMsMax, log: options.log, now: options.now });
  const closing = new AbortController();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const page = pageAt(request.method, pathOf(request), options);
    if (page !== undefined) return { ...page, outcome: 'page' };
    const read = await readRequest(request);
    if (read.kind === 'refusal') return answerRefusal(read);
    const now = options.now();
    const checked = checkRequest(read, now);
    if (checked.kind === 'refusal') return answerRefusal(checked);
    const unknown = refuseUnknownBank(checked);
    if (unknown !== undefined) return answerRefusal(unknown);
    const preference = readPreference(read.header('Prefer'), checked.operation.path);
    if (preference?.kind === 'refusal') return answerRefusal(preference);
    const row = preference === undefined ? rowOf(checked) : preferredRow(checked, preference.example);
    const passedSeconds = row?.script === SLOW ? Math.max(...row.events.map((event) => event.afterSeconds)) : 0;
    // Whoever closes the mock does not wait for it.
    if (passedSeconds > 0) await wait(passedSeconds * secondMs, undefined, closing).catch(() => undefined);
    const wanted = preference ?? { status: 200, mediaType: '*/*', example: row?.answer ?? '' };
    const example = await answerByExample(checked.operation.path, wanted);
    const filled = fillAnswer(checked, example, { baseUrl: options.baseUrl(), now });
    if (row !== undefined) callbacks.schedule(checked, row, { numbers: filled.numbers, passedSeconds });
    const body = typeof filled.body === 'string' ? filled.body : JSON.stringify(filled.body);
    const headers = {
      ...filled.headers,
      'Content-Type': filled.contentType,
      ...(preference && { 'Preference-Applied': preference.applied }),
    };
    return { status: wanted.status, headers, body, outcome: `${preference?.code ?? SUCCESS} ${wanted.example}` };
  }

  return {
    async handle(request, response) {
      const requestId = newNumber('req_', options.now());
      let made: Answer;
      try {
        made = await answer(request);
      } catch (error) {
        // A caller that went away in the middle of its body is nobody to answer to.
        if (request.destroyed && !request.complete) return;
        options.log(`${requestId} internal error: ${error instanceof Error ? error.stack : String(error)}`);
        made = answerRefusal(refusals.refuse('internalError'));
      }
      send(response, made, requestId);
      options.log(`${requestId} ${request.method} ${loggedPath(request)} ${made.status} ${made.outcome}`);
    },
    async close() {
      closing.abort();
      await callbacks.close();
    },
  };
}

/** The script of a card whose answer takes its time. */
const SLOW = 'slow';

function rowOf({ operation, variantName, body }: CheckedRequest): SandboxRow {
  return findSandboxRow(operation.sandbox, variantName, body);
}

/** What follows a chosen answer is what follows it in the sandbox; after a refusal, nothing. */
function preferredRow({ operation, variantName }: CheckedRequest, example: string): SandboxRow | undefined {
  const fits = (row: SandboxRow) => row.variant === undefined || row.variant === variantName;
  return operation.sandbox.find((row) => row.answer === example && fits(row));
}

/** As the gateway, which knows the banks of its operator. */
function refuseUnknownBank({ variant: { bank: field }, body }: CheckedRequest): Refusal | undefined {
  const bank = field === null ? undefined : body[field];
  if (bank === undefined || sandboxAccount.banks.some(({ bankId }) => bankId === bank)) return undefined;
  const detail = `${field}: the bank ${String(bank)} is not listed; send one that is, or none.`;
  return refusals.refuse('recordNotFound', { detail });
}

function answerRefusal({ status, code, message, headers }: Refusal): Answer {
  const body = JSON.stringify({ code, message });
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body, outcome: code };
}

function send(response: ServerResponse, answer: Answer, requestId: string): void {
  response.writeHead(answer.status, {
    ...answer.headers,
    'Content-Length': Buffer.byteLength(answer.body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    'X-Tollgate-Mock': 'stateless',
  });
  response.end(answer.body);
}

/** A path is what a caller wrote: it is cut, and nothing in it can reach the terminal as a control character. */
function loggedPath(request: IncomingMessage): string {
  return pathOf(request)
    .slice(0, 100)
    .replaceAll(/[^!-~]/g, '?');
}
