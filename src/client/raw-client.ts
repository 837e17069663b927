import type { Client as FetchClientOf } from 'openapi-fetch';
import type { paths } from '../../generated/openapi.ts';
import { calls } from '../../generated/calls.ts';
import type { Call } from '../../generated/calls.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Fillable } from './body-types.ts';
import type { Settings } from './options.ts';
import { prepareRequest } from './prepare-request.ts';
import type { FetchClient } from './send.ts';

/** The contract's paths, without the fields that signing fills in. */
type FillablePaths = {
  [Path in keyof paths]: Omit<paths[Path], 'post'> & { post: FillablePost<paths[Path]['post']> };
};

type FillablePost<Post> = Post extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Omit<Post, 'requestBody' | 'parameters'> & {
      parameters: { header?: Partial<Record<string, string>> };
      requestBody: { content: { 'application/json': Body extends unknown ? Fillable<Body> : never } };
    }
  : Post;

/** openapi-fetch with the paths of the contract. It signs, and leaves everything else to you. */
export type RawClient = Pick<FetchClientOf<FillablePaths>, 'POST'>;

export function createRawClient(settings: Settings, transport: FetchClient): RawClient {
  const signed = (path: string, init: RawInit) => {
    const [operationId, call] = Object.entries(calls).find((entry) => entry[1].path === path) ?? [];
    if (call === undefined) throw new TypeError(`${path} is not in the contract`);
    const headers = { ...init.headers, ...init.params?.header };
    const { body, ...request } = prepareRequest(settings, {
      operationId: operationId as OperationId,
      variant: variantByHeader(call, headers),
      body: init.body,
      headers,
    });
    return transport.POST(path, { ...init, body, headers: request.headers });
  };
  return { POST: signed as RawClient['POST'] };
}

interface RawInit {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: { readonly header?: Readonly<Record<string, string>>; readonly query?: Record<string, unknown> };
}

/** An empty or missing value selects the variant with the empty value; any other value is a variant's name. */
function variantByHeader({ byHeader, variants }: Call, headers: Record<string, string>): string | undefined {
  if (byHeader === undefined) return undefined;
  return headers[byHeader] || Object.keys(variants).find((name) => variants[name]?.value === '');
}
