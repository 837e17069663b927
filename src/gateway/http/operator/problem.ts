import type { components } from '../../../../generated/operator.ts';
import { problems } from '../../../../generated/operator-operations.ts';
import type { ProblemName } from '../../../../generated/operator-operations.ts';
import type { EdgeAnswer } from '../../../edge/send-answer.ts';
import type { FieldError } from '../../../protocol/field-errors.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';

export interface ProblemDetail {
  readonly detail: string;
  readonly fields?: readonly FieldError[];
  readonly requestId: string;
}

/** A refusal as RFC 9457 has it. Titles and statuses are those of the contract. A detail may name what came (I12). */
export function problemAnswer(
  name: ProblemName,
  { detail, fields, requestId }: ProblemDetail,
  headers: Readonly<Record<string, string>> = {},
): EdgeAnswer {
  const { status, title } = problems[name];
  const body: components['schemas']['Problem'] = {
    type: `urn:tollgate:problem:${name}`,
    title,
    status,
    detail: hideCardNumbers(detail),
    ...(fields === undefined
      ? {}
      : { errors: fields.map(({ field, problem }) => ({ field, problem: hideCardNumbers(problem) })) }),
    requestId,
  };
  return { status, contentType: 'application/problem+json', headers, body: JSON.stringify(body) };
}
