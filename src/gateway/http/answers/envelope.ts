import { helpLink } from '../../../edge/help-link.ts';
import type { EdgeAnswer } from '../../../edge/send-answer.ts';
import type { Refusal } from '../../../protocol/refusal.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';

/** What a merchant is answered; `code` is for logs and metrics. */
export interface Answer extends EdgeAnswer {
  readonly code: string;
  /** The order that it tells of, for logs. */
  readonly tradeNo?: string | undefined;
}

const SUCCESS_CODE = '00000';

/** The success envelope, with the gateway's signature where the operation has one. */
export function answerSuccess(data: object, sign?: string): Answer {
  const envelope = { code: SUCCESS_CODE, message: 'SUCCESS', data };
  const body = JSON.stringify(sign === undefined ? envelope : { ...envelope, sign });
  const tradeNo = 'tradeNo' in data && typeof data.tradeNo === 'string' ? data.tradeNo : undefined;
  return { status: 200, code: SUCCESS_CODE, contentType: 'application/json', body, tradeNo };
}

export function answerPage(html: string, headers: Readonly<Record<string, string>>, tradeNo: string): Answer {
  const contentType = 'text/html; charset=utf-8';
  return { status: 200, code: SUCCESS_CODE, contentType, body: html, headers, tradeNo };
}

/** I12: a message may name what came. Digits that only meet where two values were joined are no card number (S38). */
export function answerRefusal({ status, code, message, pieces = [message], headers }: Refusal): Answer {
  const body = JSON.stringify({ code, message: pieces.map((piece) => hideCardNumbers(piece)).join('') });
  return { status, code, contentType: 'application/json', body, headers: { ...headers, Link: helpLink(code) } };
}

/** A proxy may serve the gateway under a path of its own, which a link without a host would miss. */
export function withPublicLink(answer: Answer, publicUrl: string): Answer {
  if (answer.headers?.['Link'] === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, Link: helpLink(answer.code, publicUrl) } };
}
