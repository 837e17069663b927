import { calls } from '../../generated/calls.ts';
import type { CallVariant } from '../../generated/calls.ts';
import type { OperationId } from '../../generated/operations.ts';
import { signMd5, signRsa } from '../protocol/signature.ts';
import type { Settings } from './options.ts';

export interface PreparedRequest {
  readonly operationId: OperationId;
  readonly path: string;
  readonly variantName: string;
  readonly variant: CallVariant;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}

interface RequestInput {
  readonly operationId: OperationId;
  readonly variant?: string | undefined;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Fills in the common fields and signs the request. The given body is not changed. */
export function prepareRequest(settings: Settings, { operationId, ...input }: RequestInput): PreparedRequest {
  const { path, fields, referer, defaults, byHeader, byField, variants } = calls[operationId];
  const { merNo, key, privateKey } = settings;
  const body: Record<string, unknown> = { ...defaults, ...input.body, merNo };
  // By name if given, otherwise by the body if it determines the variant, otherwise the only one.
  const variantName = input.variant ?? (byField ? String(body[byField]) : 'default');
  const variant = variants[variantName];
  if (!variant || !Object.hasOwn(variants, variantName)) {
    throw new TypeError(`${operationId}: ${variantName} is not one of ${Object.keys(variants).join(', ')}`);
  }
  body['sign'] = variant.rsa && privateKey ? signRsa(fields, body, privateKey) : signMd5(fields, body, key);
  const headers = {
    ...(referer && { Referer: settings.referer }),
    ...(byHeader && variant.value !== '' && { [byHeader]: variant.value ?? variantName }),
    ...input.headers,
  };
  return { operationId, path, variantName, variant, headers, body };
}
