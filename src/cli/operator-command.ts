import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { components, paths } from '../../generated/operator.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../gateway/config.ts';
import { command } from './command.ts';
import type { CommandInput, CommandRule, OptionRule, Run } from './command.ts';
import { CommandError } from './errors.ts';
import { readWebAddress } from './read-options.ts';

// Commands that call a running gateway through the operator API.

export type OperatorClient = Client<paths>;

export const GATEWAY_OPTIONS = {
  url: {
    type: 'string',
    value: 'address',
    about: 'address of the gateway (default: TOLLGATE_URL, or http://localhost:8080)',
  },
  token: { type: 'string', value: 'token', about: "operator token (default: OPERATOR_TOKEN, or the sandbox's)" },
} as const;

const ACTING_OPTIONS = {
  ...GATEWAY_OPTIONS,
  as: { type: 'string', value: 'name', about: 'your name, for the audit log (default: your login name)' },
  reason: { type: 'string', value: 'text', about: 'reason, for the audit log' },
} as const;

export const JSON_OPTION = {
  json: { type: 'boolean', about: 'print the result as JSON' },
} as const;

type Options = Readonly<Record<string, OptionRule>>;
type Input<Own extends Options> = CommandInput<Own & typeof ACTING_OPTIONS & typeof JSON_OPTION>;

/** A command with a client for the operator API, and the options that configure it. */
export function operatorCommand<const Own extends Options>(
  rule: CommandRule<Own>,
  run: (input: Input<Own> & { readonly client: OperatorClient }) => Promise<void>,
): Run {
  const options = { ...rule.options, ...ACTING_OPTIONS, ...JSON_OPTION };
  return command({ ...rule, options }, async (input) => {
    // The compiler cannot see that the input was read by the spread of a generic type.
    const known = input as Input<Own>;
    const { url, token, as, reason } = input.options as Input<typeof ACTING_OPTIONS>['options'];
    await run({ ...known, client: createOperatorClient({ url, token, actor: as, reason }) });
  });
}

export interface Gateway {
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
}

export function gatewayUrl(url: string | undefined): string {
  const text = url ?? process.env['TOLLGATE_URL'] ?? 'http://localhost:8080';
  return readWebAddress('--url', text).replace(/\/+$/, '');
}

export function createOperatorClient({ url, token, actor, reason }: Gateway): OperatorClient {
  const who = actor ?? process.env['USER'];
  return createClient<paths>({
    baseUrl: gatewayUrl(url),
    headers: {
      Authorization: `Bearer ${token ?? process.env['OPERATOR_TOKEN'] ?? SANDBOX_OPERATOR_TOKEN}`,
      ...(who && { 'X-Operator': who }),
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
  const { title, detail } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    components['schemas']['Problem']
  >;
  if (detail === undefined) {
    throw new CommandError(`${response.url} responded HTTP ${response.status} without a problem document; check --url`);
  }
  throw new CommandError([title, detail].filter(Boolean).join(' '));
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
