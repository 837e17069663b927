import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { components, paths } from '../../generated/operator.ts';
import { command } from './command.ts';
import type { CommandInput, CommandRule, OptionRule, Run } from './command.ts';
import { tokenFor } from './sign-in/credentials.ts';
import { CommandError, UsageError, WaitsForApproval } from './errors.ts';
import { readWebAddress } from './read-options.ts';

// Commands that call a running gateway through the operator API.

export type OperatorClient = Client<paths>;

export const GATEWAY_OPTIONS = {
  url: {
    type: 'string',
    value: 'address',
    about: 'address of the gateway (default: TOLLGATE_URL, or http://localhost:8080)',
  },
  token: {
    type: 'string',
    value: 'token',
    about: 'token (default: TOLLGATE_TOKEN, OPERATOR_TOKEN, or "tollgate login")',
  },
} as const;

const ACTING_OPTIONS = {
  ...GATEWAY_OPTIONS,
  reason: { type: 'string', value: 'text', about: 'reason, for the audit log' },
} as const;

const REQUIRED_REASON = { ...ACTING_OPTIONS.reason, about: 'reason, for the audit log; required' } as const;

/** For what the gateway refuses without a reason. */
export function checkReason(reason: string | undefined): void {
  if (reason === undefined || reason.trim() === '') throw new UsageError('give the --reason, for the audit log');
}

export const JSON_OPTION = {
  json: { type: 'boolean', about: 'print the result as JSON' },
} as const;

type Options = Readonly<Record<string, OptionRule>>;
type Input<Own extends Options> = CommandInput<Own & typeof ACTING_OPTIONS & typeof JSON_OPTION>;

/** A command with a client for the operator API, and the options that configure it. */
export function operatorCommand<const Own extends Options>(
  { needsReason = false, ...rule }: CommandRule<Own> & { readonly needsReason?: boolean },
  run: (input: Input<Own> & { readonly client: OperatorClient }) => Promise<void>,
): Run {
  const acting = needsReason ? { ...ACTING_OPTIONS, reason: REQUIRED_REASON } : ACTING_OPTIONS;
  const options = { ...rule.options, ...acting, ...JSON_OPTION };
  return command({ ...rule, options }, async (input) => {
    // The compiler cannot see that the input was read by the spread of a generic type.
    const known = input as Input<Own>;
    const { url, token, reason } = input.options as Input<typeof ACTING_OPTIONS>['options'];
    if (needsReason) checkReason(reason);
    await run({ ...known, client: createOperatorClient({ url, token, reason }) });
  });
}

export interface Gateway {
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly reason?: string | undefined;
}

export function gatewayUrl(url: string | undefined): string {
  const text = url ?? process.env['TOLLGATE_URL'] ?? 'http://localhost:8080';
  return readWebAddress('--url', text).replace(/\/+$/, '');
}

export function createOperatorClient({ url, token, reason }: Gateway): OperatorClient {
  const baseUrl = gatewayUrl(url);
  return createClient<paths>({
    baseUrl,
    // Lists are separated by commas.
    querySerializer: { array: { style: 'form', explode: false } },
    headers: {
      Authorization: `Bearer ${tokenFor(baseUrl, token)}`,
      ...(reason && { 'X-Reason': reason }),
    },
  });
}

type Answer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response };

/** The data of the response. A refusal becomes a CommandError with the gateway's message. */
export async function take<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (data !== undefined && response.ok) return data;
  const { type, title, detail } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    components['schemas']['Problem']
  >;
  if (detail === undefined) {
    throw new CommandError(`${response.url} responded HTTP ${response.status} without a problem document; check --url`);
  }
  throw new CommandError([title, REMEDIES[type ?? ''] ?? detail].filter(Boolean).join(' '));
}

/** Instead of the gateway's detail, which speaks to programs: the command that helps. */
const REMEDIES: Readonly<Record<string, string>> = {
  'urn:tollgate:problem:stepUpRequired': 'Run "tollgate confirm", then this command again within 5 minutes.',
  'urn:tollgate:problem:unauthorized': 'Sign in with "tollgate login", or give another --token.',
};

/** The data of an operation that may need a second person. One that has to wait for approval is not done yet. */
export async function takeDone<Data>(call: Promise<Answer<Data>>): Promise<Exclude<Data, { approvalNo: string }>> {
  const answer = await call.catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const data = await take(Promise.resolve(answer));
  if (answer.response.status !== 202) return data as Exclude<Data, { approvalNo: string }>;
  const { approvalNo, summary, expiresAt } = data as components['schemas']['Approval'];
  throw new WaitsForApproval(
    `a second person has to approve ${approvalNo} by ${expiresAt}: ${summary}. See "tollgate approval show ${approvalNo}"`,
  );
}

export function unreachable(cause: unknown): CommandError {
  const remedy = 'start one with "tollgate serve", or set its address with --url';
  return new CommandError(`the gateway cannot be reached (${reasonOf(cause)}); ${remedy}`, { cause });
}

/** The innermost cause: the errors around it only say that a fetch failed. */
function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof cause === 'object' && cause !== null) return reasonOf(cause);
  return String(code ?? message);
}
