import type { IncomingMessage } from 'node:http';
import { errors } from '../../generated/errors.ts';
import { createRefusals } from '../protocol/refusal.ts';
import type { Refusal } from '../protocol/refusal.ts';
import { isJsonContent } from '../protocol/request-checks.ts';
import type { HeaderReader } from '../protocol/request-checks.ts';
import { inKilobytes } from '../protocol/in-kilobytes.ts';

// What HTTP itself asks of a merchant's request. The mock and the gateway say it in the same words.

const refusals = createRefusals(errors);

/** Before the body is read. */
export function refuseHead(request: IncomingMessage, header: HeaderReader): Refusal | undefined {
  const refusal = refuseMissingHost(request);
  if (refusal !== undefined || isJsonContent(header)) return refusal;
  return refusals.refuseFields([{ field: 'Content-Type', problem: 'must be application/json' }], { status: 415 });
}

/** Refuses a request to an operation's address by another method than POST. */
export function refuseMethod(request: IncomingMessage): Refusal {
  const detail = `method: ${request.method ?? ''} is not supported here; send POST.`;
  const headers = { Allow: 'POST' };
  return refuseMissingHost(request) ?? refusals.refuse('invalidInput', { detail, status: 405, headers });
}

export function refuseSize(bodyBytesMax: number, body: 'tooLarge' | 'endless'): Refusal {
  const problem = `is larger than ${inKilobytes(bodyBytesMax)}`;
  const refusal = refusals.refuseFields([{ field: 'body', problem }], { status: 413 });
  return body === 'endless' ? { ...refusal, headers: { Connection: 'close' } } : refusal;
}

function refuseMissingHost({ headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host !== undefined || httpVersion === '1.0') return undefined;
  return refusals.refuseFields([{ field: 'Host', problem: 'is missing' }]);
}
