import type { Contract, Json, JsonObject } from '../contract.ts';
import type { DescribedOperation } from '../describe-operations.ts';
import type { RequestExample } from '../request-examples.ts';
import type { Mistake } from './mistakes.ts';
import { md5Of, partsOf, rsaOf } from './sign.ts';
import type { Vector } from './vector.ts';

// Makes the vectors of one request example.

/** Fields to add to the example or to change in it; undefined takes one out. */
type Changes = Readonly<Record<string, Json | undefined>>;

export interface Bench {
  readonly operation: DescribedOperation;
  readonly example: RequestExample;
  readonly isRsa: boolean;
  right(about: string, changes?: Changes, options?: BenchOptions): Vector;
  /** One vector for each mistake that gives another signature than the right one. */
  wrong(mistakes: readonly Mistake[], changes?: Changes, options?: BenchOptions): Vector[];
}

interface BenchOptions {
  readonly key?: string;
  /** The name under which the body has its signature. */
  readonly signName?: string;
  /** Tells vectors with the same mistake apart. */
  readonly title?: string;
}

export function createBench(contract: Contract, operation: DescribedOperation, example: RequestExample): Bench {
  const account = contract['x-sandbox-account'];
  const { fields } = operation.post['x-signature'];
  const { sign: given, ...body } = example.body;
  const isRsa = !/^[0-9A-F]{32}$/.test(String(given));

  const make = (about: string, changes: Changes, options: BenchOptions, mistake?: Mistake): Vector => {
    const { key = String(account['key']), signName = 'sign', title = about } = options;
    const changed = JSON.parse(JSON.stringify({ ...body, ...changes })) as JsonObject;
    const signedText = partsOf(fields, changed).join('');
    const right = isRsa ? rsaOf(signedText, String(account['privateKey'])) : md5Of(signedText, key);
    const sign = mistake?.sign({ fields, body: changed, key }) ?? right;
    return {
      name: `${operation.operationId} ${example.name}: ${title}`,
      kind: 'request',
      operation: operation.operationId,
      variant: example.variant.name,
      about,
      form: isRsa ? 'rsa-sha256' : 'md5',
      ...(isRsa ? { rsa: 'merchant' } : { key }),
      fields: { ...changed, [signName]: sign },
      signedText,
      sign,
      valid: sign === right,
      ...(mistake && { mistake: mistake.mistake }),
    };
  };

  return {
    operation,
    example,
    isRsa,
    right: (about, changes = {}, options = {}) => make(about, changes, options),
    wrong: (mistakes, changes = {}, options = {}) =>
      mistakes
        .map((mistake) => make(mistake.mistake, changes, { ...options, title: titleOf(mistake, options) }, mistake))
        .filter(({ valid }) => !valid),
  };
}

function titleOf({ mistake }: Mistake, { title }: BenchOptions): string {
  return title === undefined ? mistake : `${title} ${mistake}`;
}
