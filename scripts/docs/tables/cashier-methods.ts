import type { Contract } from '../../generate/contract.ts';
import { describePayMethods } from '../../generate/describe-operations.ts';
import { code, codeList, table } from '../markdown.ts';

/** The methods of the cashier, their currencies, and the time to pay. */
export function cashierMethodsTable(contract: Contract): string {
  const names = contract.components.schemas['PaymentType']?.['x-enumDescriptions'] as Record<string, string>;
  const rows = describePayMethods(contract).map(({ name, currencies, expirySeconds }) => [
    // The header of /payment is empty for a card.
    String(names[name] ?? names['']).replace(/\.$/, ''),
    code(name),
    currencies === null ? 'all' : codeList(currencies),
    timeText(expirySeconds),
  ]);
  return table(['Method', '`paymentMode`', 'Paid in', 'Time to pay'], rows);
}

const DAY_SECONDS = 86_400;

export function timeText(seconds: number): string {
  return seconds % DAY_SECONDS === 0 ? `${seconds / DAY_SECONDS} days` : `${seconds / 60} minutes`;
}
