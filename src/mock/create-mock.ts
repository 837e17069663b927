import type { IncomingMessage, ServerResponse } from 'node:http';
import { findSandboxRow } from '../protocol/operation-rule.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { createCallbacks } from './callbacks.ts';
import { checkRequest } from './check-request.ts';
import { fillAnswer } from './fill-answer.ts';
import { newNumber } from './numbers.ts';
import { pageAt } from './pages.ts';
import { createPrism } from './prism.ts';
import { pathOf, readRequest } from './read-request.ts';
import { refusals } from './refusal.ts';

// The contract, served: Prism answers from its examples, and around it stand the checks, the request's own numbers and
// the notifications. Nothing is remembered from one request to the next.

export interface MockOptions {
  /** Where callers reach the mock; the pages that it names are there. */
  readonly baseUrl: () => string;
  readonly callbackDelayMs: number;
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
  const { callbackDelayMs: delayMs, callbackAnswerMsMax: answerMsMax = 15_000 } = options;
  const callbacks = createCallbacks({ delayMs, answerMsMax, log: options.log, now: options.now });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const page = pageAt(request.method, pathOf(request), options);
    if (page !== undefined) return { ...page, outcome: 'page' };
    const read = await readRequest(request);
    if (read.kind === 'refusal') return answerRefusal(read);
    const now = options.now();
    const checked = checkRequest(read, now);
    if (checked.kind === 'refusal') return answerRefusal(checked);
    const row = findSandboxRow(checked.operation.sandbox, checked.variantName, checked.body);
    const example = await answerByExample(checked.operation.path, row.answer);
    const filled = fillAnswer(checked, example, { baseUrl: options.baseUrl(), now });
    callbacks.schedule(checked, row, filled.numbers);
    const body = typeof filled.body === 'string' ? filled.body : JSON.stringify(filled.body);
    return { status: 200, headers: { 'Content-Type': filled.contentType }, body, outcome: `00000 ${row.answer}` };
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
    close: () => callbacks.close(),
  };
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
