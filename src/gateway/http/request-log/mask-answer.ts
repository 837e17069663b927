import { answerSensitivity } from '../../../../generated/sensitivity.ts';
import type { SensitivityClass } from '../../../../generated/sensitivity.ts';
import type { RequestRecord } from '../../domain/requests/request-log.ts';
import type { Answer } from '../answers/envelope.ts';
import { HIDDEN } from '../../operator/request-log/hidden.ts';

const ANSWER_LENGTH_MAX = 4096;
const MESSAGE_LENGTH_MAX = 1500;

const SHOWN: readonly SensitivityClass[] = ['none', 'detail', 'masked'];

/** The names of fields inside an answer that somebody else has worded: they may tell of a payer. */
const hiddenNames: ReadonlySet<string> = new Set(
  Object.values(answerSensitivity)
    .flatMap((classes) => Object.entries(classes))
    .flatMap(([name, paths]) => (SHOWN.includes(name as SensitivityClass) ? [] : paths))
    .flatMap((path) => (path.includes('.') ? [path.slice(path.lastIndexOf('.') + 1)] : [])),
);

/** By the class of each field, and without the gateway's own signature. Card numbers in its message were hidden before it was sent. */
export function maskAnswer({ body, contentType }: Answer): Pick<RequestRecord, 'message' | 'answer' | 'answerBytes'> {
  const answerBytes = typeof body === 'string' ? Buffer.byteLength(body) : 0;
  if (typeof body !== 'string' || contentType !== 'application/json' || body.length > ANSWER_LENGTH_MAX * 4) {
    return { message: '', answer: null, answerBytes };
  }
  const { data, ...envelope } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const message = String(envelope['message'] ?? '').slice(0, MESSAGE_LENGTH_MAX);
  const sign = envelope['sign'] === undefined ? {} : { sign: HIDDEN };
  const shown = { ...envelope, message, ...sign, ...(data !== undefined && { data }) };
  const answer = JSON.stringify(shown, (name, value: unknown) =>
    hiddenNames.has(name) && value !== message && value !== '' && value !== null ? HIDDEN : value,
  );
  return { message, answer: answer.length > ANSWER_LENGTH_MAX ? null : answer, answerBytes };
}
