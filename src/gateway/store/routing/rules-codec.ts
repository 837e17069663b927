import type { RoutingRule } from '../../domain/routing/routing-rules.ts';
import { boundIn, boundText, jsonOf, textOf } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

/** Amounts are texts in JSON (S15). */
export const rulesCodec: Codec<readonly RoutingRule[]> = {
  type: 'text',
  encode: (rules) =>
    jsonOf(
      rules.map(({ when, ...rule }) => ({
        ...rule,
        when: { ...when, amount: when.amount && { ...when.amount, ...boundsOf(when.amount, boundText) } },
      })),
    ),
  decode: (stored) =>
    (JSON.parse(textOf(stored)) as StoredRule[]).map(({ when, ...rule }) => ({
      ...rule,
      when: { ...when, amount: when.amount && { ...when.amount, ...boundsOf(when.amount, boundIn) } },
    })),
};

interface StoredRule extends Omit<RoutingRule, 'when'> {
  readonly when: Omit<RoutingRule['when'], 'amount'> & {
    readonly amount: { readonly currency: string; readonly min: string | null; readonly max: string | null } | null;
  };
}

function boundsOf<From, To>(bounds: { readonly min: From; readonly max: From }, convert: (bound: From) => To) {
  return { min: convert(bounds.min), max: convert(bounds.max) };
}
