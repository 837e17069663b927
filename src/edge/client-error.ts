import type { Socket } from 'node:net';
import { errors } from '../../generated/errors.ts';
import { createRefusals } from '../protocol/refusal.ts';
import { helpLink } from './help-link.ts';
import { HEADER_BYTES_MAX, LINGER_MS_MAX } from './limits.ts';
import { inKilobytes } from '../protocol/in-kilobytes.ts';

const refusals = createRefusals(errors);

/** Answers a connection on which no request could be read: malformed HTTP, headers without end, a caller too slow. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerProblem(PROBLEMS[error.code ?? ''] ?? MALFORMED, socket, requestId);
}

/** CONNECT asks for a tunnel, and Node hands over the bare connection for it: with nobody to read it or its errors. */
export function answerConnect(socket: Socket, requestId: string): void {
  socket.on('error', () => socket.destroy());
  socket.resume();
  const problem = 'has the method CONNECT, which is not supported here; send POST';
  answerProblem({ status: 405, reason: 'Method Not Allowed', problem, allow: 'POST' }, socket, requestId);
}

function answerProblem({ status, reason, problem, allow }: Problem, socket: Socket, requestId: string): void {
  const { code, message } = refusals.refuseFields([{ field: 'request', problem }], { status });
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Link: ${helpLink(code)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    ...(allow === undefined ? [] : [`Allow: ${allow}`]),
  ];
  // A caller that does not close its side would keep the connection for ever.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS_MAX).unref();
  socket.once('close', () => clearTimeout(linger));
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

interface Problem {
  readonly status: number;
  readonly reason: string;
  readonly problem: string;
  readonly allow?: string;
}

const MALFORMED: Problem = { status: 400, reason: 'Bad Request', problem: 'is not well-formed HTTP' };

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    problem: `has more than ${inKilobytes(HEADER_BYTES_MAX)} of headers`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', problem: 'did not arrive in time' },
};
