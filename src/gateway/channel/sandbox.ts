import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CRYPTO_METHOD } from '../domain/payments/attempt.ts';
import { isPayoutMethod } from '../domain/method.ts';
import type { OrderMethod } from '../domain/method.ts';
import type { Script } from '../domain/orders/order.ts';
import type {
  AuthorizeRequest,
  Channel,
  ChannelAnswer,
  Clock,
  CompleteRequest,
  InquireRequest,
} from '../domain/ports.ts';
import { APPROVED, CANCELLED, DECLINED, WAITING_FOR_BANK, WAITING_FOR_PAYER } from './messages.ts';
import type { SubjectKind } from './messages.ts';
import { sandboxActionOf } from './sandbox-actions.ts';

export interface SandboxChannelOptions {
  readonly clock: Clock;
  /** How long `slow` may take before its response counts as lost. */
  readonly deadlineMs?: number;
}

interface Subject {
  readonly tradeNo: string;
  readonly script: Script | null;
  readonly createdAt: number;
}

const DEADLINE_MS = 10_000;
const SANDBOX_GAS_FEE = 110n;

const APPROVE: Script = { name: 'approve', laterSeconds: 0 };

const PAYMENT_SCRIPTS = [
  'approve',
  'approveLater',
  'approveThenChargeback',
  'challenge',
  'decline',
  'loseAnswer',
  'payerDecides',
  'slow',
  'stayPending',
];
const OTHER_SCRIPTS = ['approve', 'decline', 'stayPending'];

/**
 * The scripted channel of the sandbox. It is stateless: each response follows from the script stored with the order, the time
 * of the order and the clock, so that every node gives the same response, before and after a restart.
 */
export function createSandboxChannel({ clock, deadlineMs = DEADLINE_MS }: SandboxChannelOptions): Channel {
  const closing = new AbortController();

  const statusNow = (kind: SubjectKind, subject: Subject) =>
    statusOf(kind, readScript(kind, subject), clock.now() - subject.createdAt);

  return {
    async authorize(request) {
      const script = readScript('payment', request);
      if (script.name === 'slow') {
        return withChain(await answerSlowly(script, { deadlineMs, signal: closing.signal }), request);
      }
      return withChain(withAction(firstAnswer(script), request), request);
    },
    async complete(request) {
      readScript(kindOfMethod(request.method), request);
      return withChain(completed(request), request);
    },
    refund: async (request) => statusNow('refund', request),
    returnMoney: async (request) => statusNow('refund', request),
    payout: async (request) => statusNow('payout', request),
    inquire: async (request) => withChain(statusNow(request.kind, request), request),
    async cancel(request) {
      return withChain(cancelled(request, statusNow(request.kind, request)), request);
    },
    async close() {
      closing.abort();
    },
  };
}

/** A name that is not in the contract's tables is a bug of ours, not a case to handle. */
function readScript(kind: SubjectKind, { tradeNo, script }: Subject): Script {
  const known = kind === 'payment' ? PAYMENT_SCRIPTS : OTHER_SCRIPTS;
  const { name } = script ?? APPROVE;
  if (known.includes(name)) return script ?? APPROVE;
  throw new Error(
    `the sandbox has no script "${name}" for a ${kind} (${tradeNo}): use one of ${known.join(', ')}, or add it here`,
  );
}

/** The response to authorize. It is the same when repeated, however late. */
function firstAnswer(script: Script): ChannelAnswer {
  switch (script.name) {
    case 'challenge':
    case 'payerDecides':
      return { kind: 'challenged', message: WAITING_FOR_PAYER };
    case 'approveLater':
      return { kind: 'pending', message: WAITING_FOR_BANK };
    case 'loseAnswer':
      return lost();
    default:
      return statusOf('payment', script, 0);
  }
}

function withAction(answer: ChannelAnswer, request: AuthorizeRequest): ChannelAnswer {
  return answer.kind === 'challenged' ? { ...answer, action: sandboxActionOf(request) } : answer;
}

/** The sandbox's network charges everyone the same fee. A transaction has one hash, however often it is queried. */
function withChain(
  answer: ChannelAnswer,
  { method, tradeNo }: Pick<InquireRequest, 'method' | 'tradeNo'>,
): ChannelAnswer {
  if (answer.kind !== 'approved' || method !== CRYPTO_METHOD) return answer;
  const transactionHash = createHash('sha256').update(`chain ${tradeNo}`).digest('hex');
  return { ...answer, chain: { transactionHash, gasFee: SANDBOX_GAS_FEE } };
}

/** The sandbox acquirer's state of an order, this long after it was accepted. */
function statusOf(kind: SubjectKind, script: Script, ageMs: number): ChannelAnswer {
  const laterMs = script.laterSeconds * 1000;
  switch (script.name) {
    case 'decline':
      return { kind: 'declined', message: DECLINED[kind] };
    case 'approveThenChargeback':
      return { kind: 'approved', message: APPROVED[kind], disputedAfterMs: laterMs };
    case 'approveLater':
      return ageMs < laterMs ? { kind: 'pending', message: WAITING_FOR_BANK } : approved(kind);
    case 'loseAnswer':
      return ageMs < laterMs ? lost() : approved(kind);
    case 'challenge':
    case 'payerDecides':
      return { kind: 'pending', message: WAITING_FOR_PAYER };
    case 'stayPending':
      return { kind: 'pending', message: WAITING_FOR_BANK };
    default:
      return approved(kind);
  }
}

/** `slow` waits in real time, not by the clock: it simulates an acquirer that keeps its caller waiting. */
async function answerSlowly(
  script: Script,
  { deadlineMs, signal }: { deadlineMs: number; signal: AbortSignal },
): Promise<ChannelAnswer> {
  const laterMs = script.laterSeconds * 1000;
  const inTime = laterMs <= deadlineMs;
  try {
    await delay(inTime ? laterMs : deadlineMs, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { kind: 'unknown', message: 'The channel was closed before it responded.' };
  }
  return inTime ? approved('payment') : { kind: 'unknown', message: `No response within ${deadlineMs} ms.` };
}

/** The payer decides, or the operator on the payer's behalf. */
function completed({ method, script, decision }: CompleteRequest): ChannelAnswer {
  const kind = kindOfMethod(method);
  if (decision === 'success') return approved(kind);
  if (decision === null) return { kind: 'pending', message: WAITING_FOR_PAYER };
  if (script?.name === 'challenge') return { kind: 'declined', message: 'The card was declined: 3-D Secure failed.' };
  return { kind: 'declined', message: kind === 'payment' ? 'The payer did not pay.' : DECLINED[kind] };
}

/** An existing result is kept; everything else will never have one. */
function cancelled({ kind }: InquireRequest, status: ChannelAnswer): ChannelAnswer {
  if (status.kind === 'approved' || status.kind === 'declined') return status;
  return { kind: 'cancelled', message: CANCELLED[kind] };
}

function approved(kind: SubjectKind): ChannelAnswer {
  return { kind: 'approved', message: APPROVED[kind] };
}

function lost(): ChannelAnswer {
  return { kind: 'unknown', message: 'The response of the card network was lost.' };
}

function kindOfMethod(method: OrderMethod): SubjectKind {
  return isPayoutMethod(method) ? 'payout' : 'payment';
}
