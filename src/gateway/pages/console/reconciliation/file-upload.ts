import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import type { Refused } from '../../../operator/refused.ts';
import { answerRefused, inWords, seeOther } from '../../desk/respond.ts';
import type { FormFile } from '../../frame/multipart.ts';
import { fieldOf } from '../../frame/form.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { problems } from '../../../../../generated/operator-operations.ts';
import { FILES, filePath } from './day-words.ts';

// The way of a file through the pages: the same parts that programs send, several at once, because each costs a request.

type File = OperatorAnswers['beginReconciliationFile'];

/** What the contract takes at once. */
const PART_BYTES_MAX = 184_320;
/** A part that is not the last one has at least this much. */
const PART_BYTES_MIN = 1024;
const PARTS_AT_ONCE = 10;
/** With the form around it. */
const BODY_BYTES_MAX = PART_BYTES_MAX * PARTS_AT_ONCE + 100_000;
const HEAD_BYTES = 1024;
/** What a browser without a script sends in one piece. */
export const PLAIN_BYTES_MAX = 8_000_000;

/** The script's steps: each answers how far the file has come, or what is wrong. */
export function uploadRoutes(context: DeskContext): DeskRoute[] {
  return [
    {
      path: '/files/begin',
      async submit(exchange, form) {
        const sha256 = fieldOf(form, 'sha256') || null;
        const body = { name: nameOf(fieldOf(form, 'name')), bytes: Number(fieldOf(form, 'bytes')), sha256 };
        // The script has looked at its first characters.
        const read = { ...chosenIn(form), format: fieldOf(form, 'csv') === '1' ? ('csv' as const) : null };
        return inJson(
          exchange,
          await context.call(exchange, 'beginReconciliationFile', { body: { ...body, ...read, source: 'upload' } }),
        );
      },
    },
    {
      path: '/files/:fileNo/parts',
      bodyBytesMax: BODY_BYTES_MAX,
      takesFiles: true,
      async submit(exchange, form, [part]) {
        const offset = Number(fieldOf(form, 'offset'));
        const content = part?.content ?? Buffer.alloc(0);
        return inJson(exchange, await sendParts(context, exchange, { fileNo: exchange.parameter, offset, content }));
      },
    },
    {
      path: '/files/:fileNo/complete',
      async submit(exchange) {
        const parameters = { fileNo: exchange.parameter };
        return inJson(exchange, await context.call(exchange, 'completeReconciliationFile', { parameters }));
      },
    },
    {
      path: '/files/:fileNo/withdraw',
      async submit(exchange) {
        const parameters = { fileNo: exchange.parameter };
        const called = await context.call(exchange, 'withdrawReconciliationFile', { parameters });
        if (called.kind === 'refused') return answerRefused(exchange, called);
        return seeOther(exchange, FILES, { done: 'withdrawn' });
      },
    },
  ];
}

/** What people say of a file: whose it is, and by which profile a CSV is read. Null: the file, or its owner, says it. */
export interface Chosen {
  readonly owner: string | null;
  readonly profile: string | null;
}

export function chosenIn(form: URLSearchParams): Chosen {
  return { owner: fieldOf(form, 'owner') || null, profile: fieldOf(form, 'profile') || null };
}

/** The names that the form has for the fields of the contract. */
export const FILE_FIELDS = { owner: 'Acquirer or bank account', profile: 'CSV profile' };

/** A whole file. `known`: it came before, so nothing was sent. */
export async function sendWhole(
  context: DeskContext,
  exchange: SignedInExchange,
  { file, ...chosen }: Chosen & { readonly file: FormFile },
): Promise<Answered<{ readonly file: File; readonly done: 'sent' | 'known' }>> {
  const { content } = file;
  const body = {
    name: nameOf(file.name),
    bytes: content.length,
    sha256: null,
    ...chosen,
    format: looksLikeCsv(content) ? ('csv' as const) : null,
    source: 'upload' as const,
  };
  const begun = await context.call(exchange, 'beginReconciliationFile', { body });
  if (begun.kind === 'refused') return begun;
  const { fileNo, received } = begun.value;
  const sent = await sendParts(context, exchange, { fileNo, offset: received, content: content.subarray(received) });
  if (sent.kind === 'refused') return sent;
  const ended = await context.call(exchange, 'completeReconciliationFile', { parameters: { fileNo } });
  if (ended.kind === 'refused') return ended;
  return { kind: 'done', value: { file: ended.value, done: ended.value.fileNo === fileNo ? 'sent' : 'known' } };
}

/** The gateway may leave the end of a part for the next one, so each begins where it says. */
async function sendParts(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { fileNo, offset, content }: { readonly fileNo: string; readonly offset: number; readonly content: Buffer },
): Promise<Answered<File>> {
  let at = offset;
  for (;;) {
    const part = content.subarray(at - offset, at - offset + PART_BYTES_MAX).toString('base64');
    const put = await call(exchange, 'putReconciliationFilePart', {
      parameters: { fileNo, offset: at },
      body: { content: part },
    });
    if (put.kind === 'refused') return put;
    const { received, bytes } = put.value;
    const left = offset + content.length - received;
    // What is left is too short for a part of its own, and comes with what follows.
    if (received <= at || left === 0 || (left < PART_BYTES_MIN && offset + content.length < bytes)) return put;
    at = received;
  }
}

/** Text that begins as none of the other formats does: whoever sends it has to name a profile. The script does the same. */
function looksLikeCsv(content: Buffer): boolean {
  const head = content.toString('latin1', 0, HEAD_BYTES).replace(/^\xEF\xBB\xBF/, '');
  return /^\s*[^\s{<:%]/.test(head) && !/^:20:|[^\t\n\f\r -\xFF]/m.test(head);
}

/** Browsers say a name without its folder; a name that is none gets one. */
function nameOf(name: string): string {
  return (
    name
      .replaceAll(/[\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 200) || 'file'
  );
}

/** As the notice of a form says it, in one line. */
function sentenceOf(refused: Refused): string {
  const { detail, fields = [] } = inWords(refused, FILE_FIELDS);
  return fields.length === 0 ? detail : fields.map(({ field, problem }) => `${field} ${problem}.`).join(' ');
}

function inJson(exchange: SignedInExchange, called: Answered<File>): PageAnswer {
  const [status, body] =
    called.kind === 'done'
      ? [
          200,
          {
            fileNo: called.value.fileNo,
            received: called.value.received,
            path: filePath(called.value.fileNo),
            state: called.value.state,
          },
        ]
      : [problems[called.name].status, { problem: sentenceOf(called) }];
  return {
    status,
    headers: { ...pageHeaders(), 'Content-Type': 'application/json; charset=utf-8' },
    cookies: exchange.newCookies,
    body: JSON.stringify(body),
  };
}
