import type { Contract } from '../../generate/contract.ts';
import { describeOperations } from '../../generate/describe-operations.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';
import { code, operationLink, table } from '../markdown.ts';

export function signaturesTable(contract: Contract): string {
  const rows = describeOperations(contract).map((operation) => [
    operationLink(code(operation.path), operation.operationId),
    `${signedFields(operation)} + key`,
  ]);
  return table(['Operation', 'Signed, in this order'], rows);
}

/** `merNo` + `merOrderNo` + … without the key. */
export function signedFields(operation: DescribedOperation): string {
  return operation.post['x-signature'].fields.map(code).join(' + ');
}
