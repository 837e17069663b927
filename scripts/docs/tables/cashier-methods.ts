import type { Contract } from '../../generate/contract.ts';
import { describePayMethods } from '../../generate/describe-operations.ts';
import { code, codeList, table } from '../markdown.ts';

/** What a payer can choose in the cashier, and in which currencies. */
export function cashierMethodsTable(contract: Contract): string {
  const names = contract.components.schemas['PaymentType']?.['x-enumDescriptions'] as Record<string, string>;
  const rows = describePayMethods(contract).map(({ name, currencies }) => [
    // The header of /payment names a card by saying nothing.
    String(names[name] ?? names['']).replace(/\.$/, ''),
    code(name),
    currencies === null ? 'all' : codeList(currencies),
  ]);
  return table(['Method', '`paymentMode`', 'Offered in'], rows);
}
