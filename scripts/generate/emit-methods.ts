import type { Contract } from './contract.ts';
import { HEADER } from './source-text.ts';

/** The pay-in and payout methods, as types only, so that the domain can name what the contract lists. */
export function emitMethods(contract: Contract): string {
  const payouts = valuesOf(contract, 'WithdrawType').map((type) => `PAYOUT_${type}`);
  return [
    HEADER,
    '\n/** What a payer can pay by. */\n',
    `export type PaymentMethod =${unionOf(valuesOf(contract, 'PaymentMode'))};\n`,
    '\n/** How money is paid out, by `withdrawType`. */\n',
    `export type PayoutMethod =${unionOf(payouts)};\n`,
  ].join('');
}

function valuesOf({ components }: Contract, schema: string): string[] {
  const values = components.schemas[schema]?.['enum'];
  if (!Array.isArray(values) || values.length === 0) throw new Error(`the schema ${schema} lists no values`);
  return values.map(String);
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');
}
