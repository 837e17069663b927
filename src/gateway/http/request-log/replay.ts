import { createsOrder, needsNewKey, ruleOf } from '../../operator/request-log/describe-checks.ts';
import { SIGN_FIELD, fillBody } from '../../operator/request-log/replay-body.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import { signMd5 } from '../../../protocol/signature.ts';
import { secretsOf } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../domain/ports.ts';
import type { LoggedRequest } from '../../domain/requests/request-log.ts';
import type { Replay, Replayed } from '../../operations/requests/requests.ts';
import type { MerchantAccounts } from '../../operations/operations.ts';

// The sandbox sends a merchant's request to itself again: with the values that are known, with a new order number, and signed
// correctly. If it is still refused, the signature was not the only mistake.

/** Answers a request without a connection. */
type SendToSelf = (request: {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string;
}) => Promise<{ readonly statusCode: number; readonly headers: Record<string, unknown>; readonly body: string }>;

export interface ReplayOptions {
  readonly accounts: Pick<MerchantAccounts, 'find'>;
  readonly clock: Clock;
  readonly newSecret: () => string;
  /** The contract's example of a request body. */
  readonly exampleOf: (path: string, variant: string) => JsonObject;
  readonly send: SendToSelf;
  /** Has the log show what was sent. */
  readonly settle: () => Promise<void>;
}

export function createReplay(options: ReplayOptions): Replay {
  return {
    exampleFor({ operation, record: { variant } }) {
      const rule = ruleOf(operation);
      return rule === undefined ? {} : options.exampleOf(rule.path, variant ?? '');
    },
    prepare: (request) => prepare(options, request),
  };
}

async function prepare(options: ReplayOptions, request: LoggedRequest): ReturnType<Replay['prepare']> {
  const rule = ruleOf(request.operation);
  const { body, variant, leftOut } = request.record;
  const chosen = variant === null ? undefined : rule?.variants[variant];
  if (rule === undefined || variant === null || chosen === undefined) return impossible(UNKNOWN_KIND);
  if (body === null) return impossible(leftOut === 'unreadable' ? UNREADABLE : TOO_LARGE);
  if (!chosen.forms.includes('md5')) return impossible(RSA_ONLY);
  const account = await options.accounts.find(request.merNo);
  const [key] = account === null ? [] : secretsOf(account, 'signingKey', options.clock.now());
  if (account === null || key === undefined) return impossible(NO_KEY);
  const example = options.exampleOf(rule.path, variant);
  const { filled, replaced } = fillBody(body, { rule, example });
  const isNew = createsOrder(rule);
  const fresh = options.newSecret().replaceAll(/[^A-Za-z0-9]/g, '');
  const merOrderNo = `REPLAY-${fresh.slice(0, 12)}`;
  const unsigned = { ...filled, merNo: request.merNo, ...(isNew && { merOrderNo }) };
  const signed = { ...unsigned, [SIGN_FIELD]: signMd5(rule.signature.fields, unsigned, key) };
  const headers = headersOf(request, account.merchant.websites[0]);
  if (rule.selector?.in === 'header' && chosen.value !== null) headers[rule.selector.name] = chosen.value;
  if (needsNewKey(rule)) headers['Idempotency-Key'] = `replay-${fresh}`;
  return {
    kind: 'ready',
    async send() {
      const payload = JSON.stringify(signed);
      const answer = await options.send({ method: 'POST', url: rule.path, headers, payload });
      await options.settle();
      return replayedOf(answer, isNew ? ['merOrderNo', ...replaced] : replaced);
    },
  };
}

function impossible(why: string) {
  return { kind: 'impossible', why } as const;
}

const UNKNOWN_KIND = 'It does not say which kind of request it is; correct that first.';
const UNREADABLE = 'Its body was not kept, because it is no JSON.';
const TOO_LARGE = 'Its body was not kept, because it is too large.';
const RSA_ONLY = 'It must be signed with your private key, which the gateway does not have.';
const NO_KEY = 'The merchant has no key that is valid now.';

function headersOf({ record }: LoggedRequest, website: string | undefined): Record<string, string> {
  const referer = record.headers.find(([name]) => name === 'Referer')?.[1] ?? website;
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'tollgate-replay/1',
    ...(referer !== undefined && { Referer: referer }),
  };
}

function replayedOf(
  { statusCode, headers, body }: Awaited<ReturnType<SendToSelf>>,
  replaced: readonly string[],
): Replayed {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const { code = null } = isJson ? (JSON.parse(body) as { readonly code?: string }) : {};
  const requestId = String(headers['x-request-id']);
  return { kind: 'replayed', requestId, status: statusCode, code, answer: isJson ? body : null, replaced };
}
