import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createClient } from '../../client/create-client.ts';
import type { Client } from '../../client/create-client.ts';
import { GatewayError, TransportError } from '../../client/errors.ts';
import { requestExample } from '../../examples/contract-examples.ts';
import { CommandError } from '../errors.ts';
import { gatewayUrl, unreachable } from '../operator-command.ts';
import { readMerchantNumber } from '../read-options.ts';

/** The merchant whose API calls trigger the event. */
export interface TriggerMerchant {
  readonly merNo: number;
  readonly client: Client;
}

export function connectMerchant(given: {
  url: string | undefined;
  merchant: string | undefined;
  key: string | undefined;
}): TriggerMerchant {
  const merNo = given.merchant === undefined ? sandboxAccount.merNo : readMerchantNumber('--merchant', given.merchant);
  const key = given.key ?? process.env['MERCHANT_KEY'] ?? (merNo === sandboxAccount.merNo ? sandboxAccount.key : '');
  if (key === '') throw new CommandError(`the key of merchant ${merNo} is missing; set MERCHANT_KEY or --key`);
  const referer = `${sandboxAccount.websites[0]}/checkout`;
  return { merNo, client: createClient({ baseUrl: gatewayUrl(given.url), merNo, key, referer, resubmit: false }) };
}

/** The contract's example, which its tests check against the operation. */
export function exampleBody<Body extends object>(operationId: OperationId): Body {
  const { merNo: _merNo, sign: _sign, ...body } = requestExample(operations[operationId].path);
  return body as Body;
}

export function newOrderNo(): string {
  return `TRIGGER-${Date.now().toString(36).toUpperCase()}-${process.pid}`;
}

/** Turns a refusal into a CommandError with the gateway's message. */
export async function asMerchant<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayError) throw new CommandError(error.message, { cause: error });
    if (error instanceof TransportError) throw unreachable(error);
    throw error;
  }
}
