import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUCCESS } from '../../generated/codes.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { helpLink } from '../edge/help-link.ts';
import { bodyOf } from '../edge/read-body.ts';
import { refuseSize } from '../edge/refuse-head.ts';
import { headerReaderOf } from '../edge/request-head.ts';
import type { CheckedRequest } from '../protocol/check-request.ts';
import { readJsonObject } from '../protocol/json-object.ts';
import { findSandboxRow } from '../protocol/operation-rule.ts';
import type { OperationRule, SandboxRow } from '../protocol/operation-rule.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { createCallbacks } from './callbacks.ts';
import { checkRequest } from './check-request.ts';
import { fillAnswer } from './fill-answer.ts';
import { ANSWER_MS_MAX, SECOND_MS } from './limits.ts';
import { addMockRoutes, answerRefusal } from './mock-routes.ts';
import type { MockAnswer } from './mock-routes.ts';
import { readPreference } from './preference.ts';
import { createPrism } from './prism.ts';
import { refusals } from './refusal.ts';

// Prism responds with the contract's examples; the mock adds the gateway's checks, the request's own numbers and the
// notifications. It is stateless.

export interface MockOptions {
  /** The mock's address, for callers and in links to its pages. */
  readonly baseUrl: () => string;
  /** Where the docs are, if they are served beside it. */
  readonly docsPath?: string;
  readonly callbackDelayMs: number;
  /** The length of a second in the sandbox's table (a slow card, a later result). Default: a real second. */
  readonly secondMs?: number;
  /** The timeout of a callback. */
  readonly callbackAnswerMsMax?: number;
  readonly log: (line: string) => void;
  readonly now: () => Date;
}

export interface Mock {
  /** The operations of the contract, and the pages that responses link to. */
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}

export async function createMock(options: MockOptions): Promise<Mock> {
  const answerByExample = await createPrism();
  const { callbackDelayMs: delayMs, callbackAnswerMsMax: answerMsMax = ANSWER_MS_MAX, secondMs = SECOND_MS } = options;
  const callbacks = createCallbacks({ delayMs, secondMs, answerMsMax, log: options.log, now: options.now });
  const closing = new AbortController();

  async function answer(operation: OperationRule, request: FastifyRequest): Promise<MockAnswer> {
    const bytes = bodyOf(request);
    if (typeof bytes === 'string') return answerRefusal(refuseSize(operation.bodyBytesMax, bytes));
    const reading = readJsonObject(bytes);
    if (!reading.ok) return answerRefusal(refusals.refuseFields([{ field: 'body', problem: reading.problem }]));
    const header = headerReaderOf(request.raw);
    const now = options.now();
    const checked = checkRequest({ operation, header, body: reading.value }, now);
    if (checked.kind === 'refusal') return answerRefusal(checked);
    const unknown = refuseUnknownBank(checked);
    if (unknown !== undefined) return answerRefusal(unknown);
    const preference = readPreference(header('Prefer'), operation.path);
    if (preference?.kind === 'refusal') return answerRefusal(preference);
    const row = preference === undefined ? rowOf(checked) : preferredRow(checked, preference.example);
    const passedSeconds = row?.script === SLOW ? Math.max(...row.events.map((event) => event.afterSeconds)) : 0;
    // Closing the mock does not wait for it.
    if (passedSeconds > 0) await wait(passedSeconds * secondMs, undefined, closing).catch(() => undefined);
    const wanted = preference ?? { status: 200, mediaType: '*/*', example: row?.answer ?? '' };
    const example = await answerByExample(operation.path, wanted);
    const filled = fillAnswer(checked, example, { baseUrl: options.baseUrl(), now });
    if (row !== undefined) callbacks.schedule(checked, row, { numbers: filled.numbers, passedSeconds });
    const body = typeof filled.body === 'string' ? filled.body : JSON.stringify(filled.body);
    const { Link: _, ...declared } = filled.headers;
    const headers = {
      ...declared,
      ...(preference?.code !== undefined && preference.code !== SUCCESS && { Link: helpLink(preference.code) }),
      'Content-Type': filled.contentType,
      ...(preference && { 'Preference-Applied': preference.applied }),
    };
    return { status: wanted.status, headers, body, outcome: `${preference?.code ?? SUCCESS} ${wanted.example}` };
  }

  return {
    register: (app) => addMockRoutes(app, { answer, context: options, log: options.log }),
    async close() {
      closing.abort();
      await callbacks.close();
    },
  };
}

/** The sandbox row of a slow card. */
const SLOW = 'slow';

function rowOf({ operation, variantName, body }: CheckedRequest): SandboxRow {
  return findSandboxRow(operation.sandbox, variantName, body);
}

/**
 * A chosen response is followed by the same events as in the sandbox; a refusal by none. The example of a method stands for
 * what that method answers, and one that the request's own method never has is followed by the events of the method that has it.
 */
function preferredRow({ operation, variantName }: CheckedRequest, example: string): SandboxRow | undefined {
  if (Object.hasOwn(operation.variants, example)) return findSandboxRow(operation.sandbox, example, {});
  const rows = operation.sandbox.filter((row) => row.answer === example);
  return rows.find(({ variant }) => variant === undefined || variant === variantName) ?? rows[0];
}

/** Checks the bank as the gateway does with its operator's list. */
function refuseUnknownBank({ variant: { bank: field }, body }: CheckedRequest): Refusal | undefined {
  const bank = field === null ? undefined : body[field];
  if (bank === undefined || sandboxAccount.banks.some(({ bankId }) => bankId === bank)) return undefined;
  const detail = `${field}: the bank ${String(bank)} is not listed; send a listed bank, or omit the field.`;
  return refusals.refuse('recordNotFound', { detail });
}
