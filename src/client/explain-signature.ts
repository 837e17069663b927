import { calls } from '../../generated/calls.ts';
import type { OperationId } from '../../generated/operations.ts';
import { signMd5, signedParts } from '../protocol/signature.ts';
import type { SignedPart } from '../protocol/signature.ts';

/** How a signature is made. */
export interface SignatureExplanation {
  /** The signed text, with the key masked. */
  readonly text: string;
  /** Each signed field in order with its part of the text; an absent field has an empty part. */
  readonly parts: readonly SignedPart[];
  /** The signature. */
  readonly sign: string;
}

/** Explains the MD5 signature of a body. Nothing is filled in: the body must contain `merNo`. */
export function explainSignature(operationId: OperationId, body: object, key: string): SignatureExplanation {
  const { fields } = calls[operationId];
  const parts = signedParts(fields, body);
  return { text: `${parts.map((part) => part.text).join('')}<key>`, parts, sign: signMd5(fields, body, key) };
}
