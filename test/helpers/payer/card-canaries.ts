import { operations, requestFields } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { findFieldErrors } from '../../../src/protocol/received.ts';
import type { ReceivedValidator } from '../../../src/protocol/received.ts';
import { exampleOf } from '../../contract/cases/contract.ts';
import type { Body } from '../gateway/caller.ts';
import { validatorNamed } from '../contract/validators.ts';

// A card number in every field of a request that takes one, found by asking the contract's own validators.

export const CANARY_CARD = '5555555555554444';

/** The number however it is spelt. Twelve of its digits are as good as all, since nothing else here looks like them. */
export const CANARY_SEEN = /5555[^\p{L}\p{Nd}]{0,3}5555[^\p{L}\p{Nd}]{0,3}5555/u;

const SPELLINGS = [
  `${CANARY_CARD} 857`,
  `my card ${CANARY_CARD} 12/30`,
  '5555 5555 5555 4444',
  `${CANARY_CARD}1230`,
  '5555-5555-5555-4444',
  CANARY_CARD,
  `${CANARY_CARD}@example.com`,
];

/** Kept as they come, or never kept: what becomes of a card number there is a story of its own. */
const NUMBERS = /^(merNo|merOrderNo|currencyCode|sourceAmount|amount|tradeNo|sign|version|card.*|.*Url)$/;

export interface CanaryRequest {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly body: Body;
  /** Where the number stands. */
  readonly fields: readonly string[];
}

/** The contract's example with the number wherever it fits. `own` replaces what must be the caller's. */
export function canaryRequest(operationId: OperationId, variant: string, own: Body): CanaryRequest {
  const variants: Readonly<Record<string, { readonly request: string } | undefined>> = operations[operationId].variants;
  const schema = variants[variant]?.request ?? '';
  const { names } = requestFields[schema as keyof typeof requestFields];
  const validate = validatorNamed(schema) as unknown as ReceivedValidator;
  let body: Body = { ...exampleOf(operationId, variant).body, ...own };
  const fields = names
    .flatMap((name) => withItems(body, name))
    .filter((name) => {
      if (NUMBERS.test(name)) return false;
      const taken = SPELLINGS.map((text) => planted(body, name, text)).filter(
        (tried) => findFieldErrors(validate, tried, {}).length === 0,
      );
      // Each field has another spelling, where it takes several.
      body = taken[name.length % taken.length] ?? body;
      return taken.length > 0;
    });
  return { operationId, variant, body, fields };
}

/** A list stands for the fields of its items. */
function withItems(body: Body, name: string): string[] {
  const value = body[name];
  return Array.isArray(value) ? Object.keys(value[0] as object).map((inner) => `${name}.${inner}`) : [name];
}

function planted(body: Body, name: string, text: string): Body {
  const [outer = '', inner] = name.split('.');
  const value = body[outer];
  if (inner === undefined) return { ...body, [outer]: text };
  if (!Array.isArray(value)) return { ...body, [outer]: { ...(value as Body), [inner]: text } };
  return { ...body, [outer]: value.map((item: object) => ({ ...item, [inner]: text })) };
}
