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
    '\n/** The one whose account is a card number. */\n',
    `export type CardPayout = ${JSON.stringify(`PAYOUT_${cardTypeOf(contract)}`)};\n`,
  ].join('');
}

function valuesOf({ components }: Contract, schema: string): string[] {
  const values = components.schemas[schema]?.['enum'];
  if (!Array.isArray(values) || values.length === 0) throw new Error(`the schema ${schema} lists no values`);
  return values.map(String);
}

function cardTypeOf({ components }: Contract): string {
  const names = components.schemas['WithdrawType']?.['x-enumNames'] as Record<string, string> | undefined;
  const [type] = Object.entries(names ?? {}).find(([, name]) => name === 'Card') ?? [];
  if (type === undefined) throw new Error('no value of the schema WithdrawType is named Card');
  return type;
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');
}
