import type { Refusal } from '../../../protocol/refusal.ts';

/** What goes back to the caller; `code` is for logs and metrics. */
export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const SUCCESS_CODE = '00000';

/** The success envelope, with the gateway's signature where the operation has one. */
export function answerSuccess(data: object, sign?: string): Answer {
  const envelope = { code: SUCCESS_CODE, message: 'SUCCESS', data };
  const body = JSON.stringify(sign === undefined ? envelope : { ...envelope, sign });
  return { status: 200, code: SUCCESS_CODE, contentType: 'application/json', body };
}

export function answerPage(html: string, headers: Readonly<Record<string, string>>): Answer {
  return { status: 200, code: SUCCESS_CODE, contentType: 'text/html; charset=utf-8', body: html, headers };
}

export function answerRefusal({ status, code, message, headers }: Refusal): Answer {
  const answer = { status, code, contentType: 'application/json', body: JSON.stringify({ code, message }) };
  return headers === undefined ? answer : { ...answer, headers };
}
